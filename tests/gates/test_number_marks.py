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
