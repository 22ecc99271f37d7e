"""A title that many works have names none without year or container."""

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
