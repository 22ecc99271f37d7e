"""An organisation on a line: how few of its words suffice, what may stand instead, and which line comes nearest."""

import pytest

from gates.card_reading import read_card
from gates.corporate import find_corporate, names_organisation
from tests.gates.zone_cards import Part, zone_card

OFFICE = "Federal Office for Roads"


def found(name: str, *parts: Part) -> tuple[str | None, str]:
    sighting, nearest = find_corporate(name, read_card(zone_card(*parts)))
    return (sighting.text if sighting else None), nearest


@pytest.mark.parametrize(
    ("name", "line", "shown"),
    [
        ("Alpha Beta Gamma Delta Salt", "Alpha Beta Gamma", True),  # 60 %
        ("Alpha Beta Gamma Delta Salt", "Alpha Beta", False),
        ("Alpha Beta Gamma Delta", "Alpha Beta", False),  # 50 %
        ("Alpha Beta Gamma Delta", "Alpha Beta Gamma", True),
        ("Alpha Beta", "Alpha", False),
        ("Alpha", "Alpha", True),
        ("Office", "Office", False),  # says nothing of its own
        ("Alpha Beta Gamma", "Alpha Beta Tunnels", False),  # something of its own instead
        ("Alpha Beta Gamma", "Alpha Beta 1990", True),
        ("Alpha Beta Gamma", "Alpha Beta for the", True),
        ("Alpha Beta Gamma", "Alpha Beta Gamma Tunnels", True),  # nothing is missing: the place, the town
        ("Salt Roads Office", "Salt Roads Agency", True),  # what says nothing instead of what says nothing
        ("Office Roads Salt", "Office Roads Agency", False),
        ("Office Roads Salt", "Tunnel Roads Salt", False),
        ("", "Office for Roads", False),
    ],
)
def test_how_many_words_of_a_name_suffice(name: str, line: str, shown: bool) -> None:
    assert found(name, ("front", line))[0] == (line if shown else None)


@pytest.mark.parametrize("parts", [(("front", f"the {OFFICE}"),), (("byline", f"the {OFFICE}"),)])
def test_the_line_of_the_name_is_what_comes_nearest_too(parts: tuple[Part, ...]) -> None:
    assert found(OFFICE, *parts) == (f"the {OFFICE}", f"the {OFFICE}")


def test_what_comes_nearest_may_have_a_single_word_of_the_name() -> None:
    assert found(OFFICE, ("title", "Salt Tides"), ("front", "Roads and rails\nRoads")) == (None, "Roads and rails")


def test_two_lines_come_nearer_than_each_alone() -> None:
    assert found("Federal Office for Coast Roads", ("front", "The Federal\nOffice")) == (None, "The Federal\nOffice")


@pytest.mark.parametrize(
    ("parts", "shown"),
    [
        ((("front", "Federal Office"), ("front", "for Roads")), True),
        ((("front", "Federal Office"), ("byline", "for Roads")), False),  # another zone
        ((("front", "Federal Office", 1), ("front", "for Roads", 2)), False),  # another page
        ((("front", "Federal Office"), ("front", "1990"), ("front", "for Roads")), False),
    ],
)
def test_a_name_stands_in_two_lines_that_follow_in_one_zone_of_a_page(parts: tuple[Part, ...], shown: bool) -> None:
    assert (found(OFFICE, *parts)[0] is not None) is shown


@pytest.mark.parametrize(
    ("text", "organisation"),
    [
        ("Harbour Board", True),
        ("The Board", False),
        ("Harbour", False),
        ("Federal Office Board", False),
        ("Federal Office of the Harbour", True),
        ("Salt Harbour Board", True),
    ],
)
def test_a_name_of_an_organisation_has_both_kinds_of_words(text: str, organisation: bool) -> None:
    assert names_organisation(text) is organisation
