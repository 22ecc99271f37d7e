"""Does the byline look like the name of somebody who wrote the work?"""

import pytest

from gates.byline import others_sign
from gates.card_reading import read_card
from gates.entry_reading import read_entry
from schemas import Name
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import zone_card

PERSON = Name(family="Vega", given="Rosa")
OFFICE = Name(literal="Harbour Board")


def signed(*bylines: str, group: tuple[Name, ...] = (PERSON,), title: str = "Salt Tides of the North Coast") -> bool:
    card = zone_card(("title", "Marea"), *(("byline", text) for text in bylines))
    return others_sign(read_entry(make_entry("v", title, *group)), group, read_card(card))


@pytest.mark.parametrize(
    ("byline", "somebody"),
    [
        ("Lia Campos", True),
        ("L. Campos", True),
        ("Élodie Ångström", True),
        ("Campos", False),  # one word may be anything
        ("Campos and others of the coast", False),
        ("by the author of this text", False),
        ("Lia\nCampos", True),
        ("Campos\nand", False),
        ("2016", False),
        ("The With", True),  # of words that say nothing, yet written as a name
    ],
)
def test_a_person_has_two_words_with_a_capital(byline: str, somebody: bool) -> None:
    assert signed(byline) is somebody


def test_no_byline_names_nobody() -> None:
    assert signed() is False


def test_one_word_in_each_of_two_bylines_is_no_name() -> None:
    assert signed("Campos", "Osei") is False
    assert signed("Campos", "Kofi Osei") is True


@pytest.mark.parametrize(
    "line",
    [
        "With a foreword by Lia Campos",
        "Vorwort von Lia Campos",
        "Translated by Lia Campos",
        "Aus dem Spanischen übersetzt von Lia Campos",
        "dirigée par Lia Campos",
        "Relatore: Lia Campos",
        "dedicado a Lia Campos",
        "in memory of Lia Campos",
    ],
)
def test_who_did_something_else_did_not_write_it(line: str) -> None:
    assert signed(line) is False
    assert signed(f"Kofi Osei\n{line}") is True


@pytest.mark.parametrize(
    ("line", "somebody"),
    [
        ("Salt Tides", False),
        ("The North Coast of Salt Tides", False),
        ("Salt Tides Campos", True),
    ],
)
def test_a_line_of_the_title_names_nobody(line: str, somebody: bool) -> None:
    assert signed(line) is somebody


def test_a_line_of_an_alias_names_nobody_either() -> None:
    entry = read_entry(make_entry("v", "Salt Tides", PERSON, aliases=("North Coast",)))
    card = zone_card(("title", "Marea"), ("byline", "North Coast"))
    assert others_sign(entry, (PERSON,), read_card(card)) is False


@pytest.mark.parametrize(
    ("group", "byline", "somebody"),
    [
        ((OFFICE,), "federal office for roads", True),
        ((PERSON,), "federal office for roads", False),
        ((PERSON, OFFICE), "federal office for roads", True),
        ((OFFICE,), "roads and tunnels", False),
        ((OFFICE,), "", False),
    ],
)
def test_an_organisation_may_sign_for_the_work_of_an_organisation(
    group: tuple[Name, ...], byline: str, somebody: bool
) -> None:
    assert signed(byline, group=group) is somebody
