"""A work is found under its other names: an alias, or the Latin spelling of a title in other letters."""

import pytest

from schemas import Reason
from tests.gates.gate_cases import bind, make_card, make_entry


def test_an_alias_is_a_title_of_the_work() -> None:
    card = make_card("Salzkreisläufe der Lagune\nR. Vega\n2014")
    named = make_entry("v", "Salt Cycles of the Lagoon", "Vega", year=2014, aliases=("Salzkreisläufe der Lagune",))
    assert bind(card, named, "Salzkreisläufe der Lagune").flags == ()
    assert bind(card, named, "Salzkreisläufe der Lagune").bound
    assert not bind(card, named.model_copy(update={"aliases": ()}), "Salzkreisläufe der Lagune").bound


@pytest.mark.parametrize(
    ("title", "reason"),
    [
        ("Solenye laguny severa", None),
        ("Solenye laguny", "title_not_shown"),
        ("Solenyye laguny severa", "title_not_shown"),  # another transliteration: near is not equal
        ("Solenye laguny yuga", "title_not_shown"),
    ],
)
def test_a_title_in_other_letters_is_found_by_its_latin_spelling_and_flagged(title: str, reason: Reason | None) -> None:
    card = make_card("Соленые лагуны севера\nИ. Петров\n2014")
    ruling = bind(card, make_entry("p", title, "Petrov", year=2014), "Соленые лагуны севера")
    assert (ruling.reason, ruling.flags) == (reason, () if reason else ("title_differs",))


def test_names_of_another_script_that_nothing_proves_have_a_reason_of_their_own() -> None:
    card = make_card("Соленые лагуны севера\nИ. Петров\n2014")
    ivanov = make_entry("i", "Solenye laguny severa", "Ivanov")
    assert bind(card, ivanov, "Соленые лагуны севера").reason == "name_script_differs"
