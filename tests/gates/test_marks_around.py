"""Where on a card a number may stand that contradicts the entry's, and where it says nothing."""

from typing import Any

import pytest

from gates.card_reading import read_card
from gates.entry_reading import WorkTitle, read_entry
from gates.marks import contradiction, part_rank
from gates.own_title import own_titles
from schemas import Role, RunningLine, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import Part, zone_card


def work(title: str, **fields: Any) -> WorkTitle:
    return read_entry(make_entry("v", title, "Vega", type="book", **fields)).titles[0]


def said(title: str, card: SourceCard, at: int = 0, role: Role = "same_work") -> tuple[str, str] | None:
    reading = read_card(card)
    return contradiction(work(title), own_titles(reading)[at], reading, role)


NAMES_NONE = ("number_contradicted", "the card is part 3, the entry names none")
OTHER_PART = ("number_contradicted", "part 3 on the card, 2 in the entry")


@pytest.mark.parametrize(
    ("parts", "at", "none", "two"),
    [
        ((("title", "Salt Tides Part 3"),), 0, NAMES_NONE, OTHER_PART),
        ((("title", "Part 3"), ("title", "Salt Tides")), 2, NAMES_NONE, OTHER_PART),  # a title block above it
        ((("title", "Salt Tides"), ("title", "Part 3")), 1, NAMES_NONE, OTHER_PART),  # or below it
        ((("title", "Salt Tides Part 3", 5),), 0, NAMES_NONE, OTHER_PART),  # behind the front matter
        ((("title", "Salt Tides", 5), ("title", "Part 3", 5)), 1, NAMES_NONE, OTHER_PART),
        ((("title", "Salt Tides"), ("front", "Part 3")), 0, None, OTHER_PART),  # that of a series, it may be
        ((("title", "Salt Tides"), ("head", "Part 3")), 0, None, OTHER_PART),
        ((("title", "Salt Tides"), ("body", "Part 3")), 0, None, None),
    ],
)
def test_where_a_part_stands(
    parts: tuple[Part, ...], at: int, none: tuple[str, str] | None, two: tuple[str, str] | None
) -> None:
    card = zone_card(*parts)
    assert said("Salt Tides", card, at) == none
    assert said("Salt Tides Part 2", card, at) == two
    assert said("Salt Tides Part 3", card, at) is None


@pytest.mark.parametrize(
    ("parts", "at"),
    [
        ((("title", "Salt Tides, 2nd edition"),), 0),
        ((("title", "2nd edition"), ("title", "Salt Tides")), 2),
        ((("title", "Salt Tides"), ("title", "2nd edition")), 1),
        ((("title", "Salt Tides"), ("front", "2nd edition")), 0),
        ((("title", "Salt Tides"), ("foot", "2nd edition")), 0),
    ],
)
def test_where_an_edition_stands(parts: tuple[Part, ...], at: int) -> None:
    card = zone_card(*parts)
    other = ("version_contradicted", "edition 2 on the card, 3 in the entry")
    assert said("Salt Tides, 3rd edition", card, at) == other
    assert said("Salt Tides, 2nd edition", card, at) is None
    assert said("Salt Tides", card, at) is None


def test_of_several_numbers_one_in_common_is_enough_and_all_are_said() -> None:
    card = zone_card(("title", "Salt Tides Part 2 and Part 3, 1st edition, 2nd edition, version 1.1, version 1.2"))
    assert said("Salt Tides Part 3, Part 4, 2nd edition, 3rd edition, version 1.2, version 1.3", card) is None
    assert said("Salt Tides Part 5, Part 4", card) == (
        "number_contradicted",
        "part 2, 3 on the card, 4, 5 in the entry",
    )
    editions = said("Salt Tides, Part 2, 4th edition, 3rd edition", card)
    assert editions == ("version_contradicted", "edition 1, 2 on the card, 3, 4 in the entry")
    versions = said("Salt Tides, Part 2, version 1.4, version 1.3", card)
    assert versions == ("version_contradicted", "version 1.1, 1.2 on the card, 1.3, 1.4 in the entry")


@pytest.mark.parametrize("role", ["same_work", "other_edition", "volume_of_this_chapter"])
def test_a_part_is_not_the_work_that_names_none(role: Role) -> None:
    assert said("Salt Tides", zone_card(("title", "Salt Tides Part 3")), role=role) == NAMES_NONE


@pytest.mark.parametrize(
    ("filename", "detail"),
    [
        ("Teil-3.pdf", "part 3 in the file's name, 2 in the entry"),
        ("Teil_3.pdf", "part 3 in the file's name, 2 in the entry"),
        ("salt.tides_Teil_3.pdf", "part 3 in the file's name, 2 in the entry"),
        ("Teil 3", "part 3 in the file's name, 2 in the entry"),  # no file type
        ("Teil-2.pdf", ""),
        ("salt-tides.pdf", ""),
        ("upload.Teil 3", ""),  # the file's type
    ],
)
def test_a_files_name_counts_where_the_card_names_no_part(filename: str, detail: str) -> None:
    found = said("Salt Tides Part 2", zone_card(("title", "Salt Tides"), filename=filename))
    assert found == (("number_contradicted", detail) if detail else None)
    assert said("Salt Tides Part 2", zone_card(("title", "Salt Tides Part 2"), filename=filename)) is None
    assert said("Salt Tides", zone_card(("title", "Salt Tides"), filename=filename)) is None


@pytest.mark.parametrize(
    ("title", "parts", "with_title", "without"),
    [
        ("Salt Tides Part 2", (("title", "Salt Tides Part 2"),), 1, 1),
        ("Salt Tides Part 2", (("title", "Salt Tides Part 3"),), -1, -1),
        ("Salt Tides Part 2", (("title", "Salt Tides"), ("head", "Part 2")), 1, 1),
        ("Salt Tides Part 2", (("title", "Salt Tides"),), 0, 0),
        ("Salt Tides", (("title", "Salt Tides Part 2"),), 0, 0),
        # more than a short line may hold: only the title itself tells
        ("Salt Tides Part 2", (("title", "Salt Tides Part 2", 5),), 1, 0),
    ],
)
def test_the_rank_of_a_part_with_and_without_a_title(
    title: str, parts: tuple[Part, ...], with_title: int, without: int
) -> None:
    reading = read_card(zone_card(*parts))
    assert part_rank(work(title), own_titles(reading)[0], reading) == with_title
    assert part_rank(work(title), None, reading) == without


def test_running_lines_of_their_own_name_a_part() -> None:
    running = (RunningLine(text="Salt Tides, Part 3", zone="head", pages=4),)
    card = zone_card(("title", "Salt Tides"), running_lines=running)
    assert said("Salt Tides Part 2", card) == OTHER_PART
