"""An organisation in one line or two: what is returned, and at which share of its words."""

import pytest

from gates.card_reading import read_card
from gates.corporate import find_corporate, name_words, names_organisation
from tests.gates.gate_cases import make_card

OFFICE = "Federal Office for Roads"
FIVE = "Institute for Alpha, Beta, Gamma and Delta"


def shown(name: str, *lines: str) -> bool:
    sighting, _ = find_corporate(name, read_card(make_card("\n".join(("Dredging Code", *lines)))))
    return sighting is not None


@pytest.mark.parametrize(
    ("name", "line", "found"),
    [
        (FIVE, "Institute of Alpha and Beta", True),  # three of five words
        (FIVE, "Alpha and Beta", False),
        (OFFICE, "Federal Office", False),  # nothing of its own
        (OFFICE, "Office for Roads", True),
        (OFFICE, "Office for Roads 1990", True),
        (OFFICE, "Office for Roads of the", True),
        (OFFICE, "Agency for Roads", False),
        (OFFICE, "Federal Agency for Roads", True),  # the agency's name, changed in what says nothing
        (OFFICE, "Federal Office for Roads and bridges", True),
        (OFFICE, "Federal Office for Roads and Bridges", False),
        (OFFICE, "Federal Office for Roads, and Bridges", True),
        (OFFICE, "Federal Office for Roads and", True),
        (OFFICE, "Federal Office for Roads Zurich and Bern", True),
    ],
)
def test_one_line(name: str, line: str, found: bool) -> None:
    assert shown(name, line) is found


def test_a_name_over_two_lines_is_given_with_its_place() -> None:
    card = make_card("Dredging Code\n1990\nissued by the Federal Office\nfor Roads in May")
    sighting, line = find_corporate(OFFICE, read_card(card))
    assert sighting is not None
    assert line == sighting.text == "issued by the Federal Office\nfor Roads in May"
    assert card.text[sighting.start : sighting.end] == sighting.text
    assert (sighting.page, sighting.zone) == (1, "front")


def test_two_lines_of_different_pages_are_no_name() -> None:
    card = make_card("Dredging Code\nFederal Office", "for Roads\nof the coast")
    assert find_corporate(OFFICE, read_card(card))[0] is None


def test_what_comes_nearest_is_the_first_line_with_the_most_words() -> None:
    card = make_card("Dredging Code\nRoads and rails\nFederal Office\nOffice of the Federal Mint")
    assert find_corporate(OFFICE, read_card(card)) == (None, "Federal Office")
    assert find_corporate("Salt Board", read_card(card)) == (None, "")


@pytest.mark.parametrize(
    ("text", "organisation"),
    [
        (OFFICE, True),
        ("Office for Roads", True),
        ("Federal Office", False),
        ("Bundesamt", False),
        ("Rosa Vega", False),
        ("", False),
    ],
)
def test_an_organisation_has_a_word_for_what_it_is_and_one_of_its_own(text: str, organisation: bool) -> None:
    assert names_organisation(text) is organisation


def test_words_of_a_name_are_counted_once() -> None:
    assert name_words("Office for Roads and the Office of Roads") == ("office", "roads")
