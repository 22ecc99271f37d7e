"""A title that many works have names none without year or container."""

import pytest

from schemas import Role
from tests.gates.gate_cases import bind, make_card, make_entry


def test_an_editorial_of_another_author_and_of_another_year() -> None:
    """TIT-01."""
    card = make_card("Editorial\nK. Osei\nCoastal Notes 2014")
    vega = make_entry("e14a", "Editorial", "Vega", year=2014, container="Coastal Notes", type="article-journal")
    osei = make_entry("e14b", "Editorial", "Osei", year=2013, container="Harbour Letters", type="article-journal")
    assert bind(card, vega, "Editorial", osei).reason == "name_contradicted"
    assert bind(card, osei, "Editorial", vega).reason == "generic_title"


def test_an_editorial_of_the_same_author_journal_and_year_is_bound() -> None:
    card = make_card("Editorial\nK. Osei\nCoastal Notes 2014")
    osei = make_entry("e", "Editorial", "Osei", year=2014, container="Coastal Notes", type="article-journal")
    assert bind(card, osei, "Editorial").bound


def test_a_lone_short_word_without_names_names_nothing() -> None:
    card = make_card("Tides\n2014\nWe measured water.")
    assert not bind(card, make_entry("v", "Tides", "Vega", year=2014), "We measured water").bound


@pytest.mark.parametrize("role", ["same_work", "other_edition"])
@pytest.mark.parametrize("title", ["Editorial", "Activity Report", "Tätigkeitsbericht"])
def test_the_editorial_of_another_year_is_another_work_and_no_edition(title: str, role: Role) -> None:
    card = make_card(f"{title}\nK. Osei\nCoastal Notes 2014")
    osei = make_entry("e13", title, "Osei", year=2013, container="Coastal Notes", type="article-journal")
    assert bind(card, osei, "K. Osei\nCoastal Notes", role=role).reason == "generic_title"


def test_a_line_of_names_that_is_set_like_a_title_is_none() -> None:
    card = make_card("Introduction\nK. Osei and Rosa Vega\nIn: Notes on the Coast and Harbours, 2014", larger=1)
    part = make_entry("i", "Introduction", "Osei, K.", "Vega, R.", year=2014, type="chapter", container="The Coast")
    assert bind(card, part, "K. Osei and Rosa Vega").bound
