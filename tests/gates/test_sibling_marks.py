"""What tells entries of one title apart, and how well a card shows it."""

from typing import Any

import pytest

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.sibling import _marks_of, _year_rank  # the comparison of two entries shows only which is the greater
from gates.title import best_match
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import zone_card


def marks(fields: dict[str, Any], front: str = "", **card: Any) -> tuple[int, ...]:
    reading = CardReading(zone_card(("title", "Salt Tides"), ("byline", "R. Vega"), ("front", front or "Sea"), **card))
    entry = EntryReading(make_entry("v", "Salt Tides", "Vega", **{"type": "book", **fields}))
    match = best_match(entry, reading, "same_work")
    assert match is not None
    return _marks_of(entry, reading, match)


@pytest.mark.parametrize(
    ("fields", "front", "card", "expected"),
    [
        ({}, "", {}, (0, 0, 0, 0, 0)),
        ({"arxiv": "2401.01234"}, "", {"arxiv": "2401.01234"}, (1, 0, 0, 0, 0)),
        ({"arxiv": "2401.01234"}, "", {"arxiv": "2401.99999"}, (0, 0, 0, 0, 0)),
        ({"volume": "2"}, "Volume 2", {}, (0, 1, 0, 0, 0)),
        ({"volume": "2"}, "Volume 3", {}, (0, -1, 0, 0, 0)),
        ({"volume": "2"}, "", {}, (0, 0, 0, 0, 0)),
        ({"edition": "3"}, "Third edition", {}, (0, 0, 1, 0, 0)),
        ({"edition": "3"}, "Second edition", {}, (0, 0, -1, 0, 0)),
        ({"edition": "3"}, "", {}, (0, 0, 0, 0, 0)),
        ({}, "Third edition", {}, (0, 0, 0, 0, 0)),
        ({"edition": "3"}, "Second edition\nThird edition", {}, (0, 0, 1, 0, 0)),
        ({"version": "2.1"}, "Version 2.1", {}, (0, 0, 1, 0, 0)),
        ({"version": "2.1"}, "Version 2.1.7", {}, (0, 0, 1, 0, 0)),
        ({"version": "2.1"}, "Version 2.2", {}, (0, 0, -1, 0, 0)),
        ({"version": "2.1"}, "", {}, (0, 0, 0, 0, 0)),
        ({}, "Version 2.1", {}, (0, 0, 0, 0, 0)),
        ({"version": "2.1", "edition": "3"}, "Version 2.1\nThird edition", {}, (0, 0, 2, 0, 0)),
        ({"version": "2.1", "edition": "3"}, "Version 2.2\nSecond edition", {}, (0, 0, -2, 0, 0)),
        ({"version": "2.1", "edition": "3"}, "Version 2.1\nSecond edition", {}, (0, 0, 0, 0, 0)),
        ({"year": 2009}, "", {"years": (2009,)}, (0, 0, 0, 2, 0)),
        ({"isbn": ("9783161484100",)}, "", {"isbn": ("9783161484100",)}, (0, 0, 0, 0, 1)),
        ({"container": "Coastal Notes"}, "Coastal Notes", {}, (0, 0, 0, 0, 1)),
        ({"pages": "338-366"}, "338-366", {}, (0, 0, 0, 0, 1)),
        ({"container": "Coastal Notes", "pages": "338-366"}, "Coastal Notes 338-366", {}, (0, 0, 0, 0, 2)),
        (
            {"isbn": ("9783161484100",), "container": "Coastal Notes", "pages": "338-366"},
            "Coastal Notes 338-366", {"isbn": ("9783161484100",)}, (0, 0, 0, 0, 3),
        ),
    ],
)  # fmt: skip
def test_what_is_shown_counts_for_what_is_contradicted_against(
    fields: dict[str, Any], front: str, card: dict[str, Any], expected: tuple[int, ...]
) -> None:
    assert marks(fields, front, **card) == expected


@pytest.mark.parametrize(
    ("year", "years", "rank"),
    [
        (2009, (2009, 1998), 2),
        (1998, (2009, 1998), 1),
        (1997, (2009, 1998), -1),
        (2009, (), 0),
        (None, (2009, 1998), 0),
        (None, (), 0),
    ],
)
def test_the_likeliest_year_counts_more_than_the_others(year: int | None, years: tuple[int, ...], rank: int) -> None:
    reading = CardReading(zone_card(("title", "Salt Tides"), years=years))
    assert _year_rank(EntryReading(make_entry("v", "Salt Tides", "Vega", year=year)), reading) == rank


def test_the_part_may_stand_in_a_long_title_line_of_a_page_without_a_title_block() -> None:
    title = "Salt Tides of the Northern Coast and of All Its Harbours, Teil 2"
    reading = CardReading(zone_card(("front", title)))
    ranks = []
    for part in "23":
        entry = EntryReading(make_entry("v", title[:-1] + part, "Vega", type="book"))
        match = best_match(entry, reading, "same_work")
        assert match is not None
        ranks.append(_marks_of(entry, reading, match)[1])
    assert ranks == [1, -1]
