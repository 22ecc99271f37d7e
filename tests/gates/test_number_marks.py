"""Parts, volumes, editions and versions must not contradict."""

import pytest

from gates.number import read_marks
from tests.gates.gate_cases import bind, make_card, make_entry


@pytest.mark.parametrize(
    ("text", "part", "edition", "version"),
    [
        ("Handbuch Teil III: Küsten", "3", "", ""),
        ("Part Two", "2", "", ""),
        ("Band 2", "2", "", ""),
        ("3. Band", "3", "", ""),
        ("Third edition", "", "3", ""),
        ("2nd ed.", "", "2", ""),
        ("zweite, überarbeitete Auflage", "", "2", ""),
        ("Quatrième édition", "", "4", ""),
        ("Version 1.50 vom 29. August 2010", "", "", "1.50"),
        ("Edition 4.2.0", "", "", "4.2.0"),
        ("R package version 0.1-1", "", "", "0.1.1"),
        ("under the GNU Free Documentation License, Version 1.3", "", "", ""),
        ("Part of the World, this edition", "", "", ""),
    ],
)
def test_marks_are_read_in_figures(text: str, part: str, edition: str, version: str) -> None:
    marks = read_marks(text)
    assert ["".join(kind) for kind in marks] == [part, edition, version]


def test_part_two_is_not_part_three() -> None:
    card = make_card("Handbuch der Küsten Teil 2\nR. Vega\n2012", filename="Teil-2.pdf")
    third = make_entry("h3", "Handbuch der Küsten Teil 3", "Vega", type="book", year=2012)
    second = make_entry("h2", "Handbuch der Küsten", "Vega", type="book", volume="2", year=2012)
    assert bind(card, third, "Handbuch der Küsten").reason == "number_contradicted"
    assert bind(card, second, "Handbuch der Küsten", third).bound


def test_another_edition_is_bound_as_such_only() -> None:
    card = make_card("Coastal Hydraulics\nR. Vega\nThird edition\n2009")
    first = make_entry("v1", "Coastal Hydraulics", "Vega", type="book", edition="1", year=1998)
    assert bind(card, first, "Coastal Hydraulics").reason == "version_contradicted"
    other = bind(card, first, "Coastal Hydraulics", role="other_edition")
    assert (other.bound, other.flags) == (True, ("year_differs",))


@pytest.mark.parametrize(
    ("text", "edition", "version"),
    [
        ("Chicago 2006\nEdition 6, revised and enlarged", "6", ""),
        ("Auflage 3", "3", ""),
        ("3.ª edición revisada", "3", ""),
        ("Third\nedition", "3", ""),
        ("1. Auflage 2006", "1", ""),
        ("Edition 2019", "", "2019"),
    ],
)
def test_the_number_of_an_edition_stands_before_or_after_the_word(text: str, edition: str, version: str) -> None:
    marks = read_marks(text)
    assert ("".join(marks.edition), "".join(marks.version)) == (edition, version)


def test_a_part_may_end_with_a_full_stop() -> None:
    assert read_marks("Border Making, Part 1. Ten Years On").part == {"1"}
    assert read_marks("See Part 1.2").part == frozenset()


@pytest.mark.parametrize(
    ("printed", "wanted", "bound"),
    [
        ("Tabula 5.0: User Manual", "Tabula 6.0: User Manual", True),
        ("Tabula 5.0: User Manual", "Tabula 6.0: Quick Start Guide", False),
        ("Tabula 5.0: User Manual", "Tabula: User Manual", False),
        ("EN 1234-1: Lighting of Work Places", "EN 1234-2: Lighting of Work Places", False),
        ("Statistical Tables 2011", "Statistical Tables 2012", False),
    ],
)
def test_another_version_is_another_edition_and_another_number_is_not(printed: str, wanted: str, bound: bool) -> None:
    card = make_card(f"{printed}\nR. Vega\nThe Press")
    other = make_entry("own", printed, "Vega", type="book")
    entry = make_entry("v", wanted, "Vega", type="book")
    assert bind(card, entry, printed, other, role="other_edition").bound is bound
    assert not bind(card, entry, printed, other).bound
