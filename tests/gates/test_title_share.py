"""How much of a title must be shown, both ways, and what may make up for the rest."""

from typing import Any

import pytest

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.name import rule_names
from gates.title import TitleFinding, rule_title
from schemas import Entry, Flag, Reason, Role, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import Part, zone_card

BYLINE: Part = ("byline", "R. Vega")


def find(entry: Entry, card: SourceCard, role: Role = "same_work") -> TitleFinding:
    reading, ours = CardReading(card), EntryReading(entry)
    return rule_title(ours, reading, role, rule_names(ours, reading, role))


def ruled(entry: Entry, card: SourceCard, role: Role = "same_work") -> tuple[Reason | None, tuple[Flag, ...]]:
    found = find(entry, card, role)
    return found.result.reason, found.flags


SHOWN, DIFFERS = (None, ()), (None, ("title_differs",))
NOT_SHOWN, GENERIC = ("title_not_shown", ()), ("generic_title", ())
FOUR, FIVE = "Salt Lagoon Tides Coast", "Salt Lagoon Tides Coast Harbour"
YEAR = {"years": (2008,)}


@pytest.mark.parametrize(
    ("wanted", "printed", "fields", "expected"),
    [
        (FOUR, FOUR, {}, SHOWN),
        (f"{FOUR}: Measured", FOUR, {}, SHOWN),
        ("Introduction to Salt Tides", "A Revised Introduction to Salt Tides", {}, DIFFERS),
        ("Introduction to Tides", "A New Revised Introduction to Tides", {}, DIFFERS),  # half of the words
        ("Tidetables", "A New Revised Tidetables", {}, NOT_SHOWN),  # a third
        ("Salt Lagoon Tides", FOUR, YEAR, NOT_SHOWN),  # three words are a phrase
        ("Salt Lagoon Tides", "Salt Lagoon", YEAR, NOT_SHOWN),
        (FOUR, "Salt Lagoon Tides", YEAR, DIFFERS),
        (FOUR, "Salt Lagoon", YEAR, DIFFERS),  # half
        (FIVE, "Salt Lagoon", YEAR, NOT_SHOWN),  # two fifths
        (FOUR, "Salt Lagoon Tides", {}, NOT_SHOWN),
        (FOUR, "Salt Lagoon Tides", {"years": (2007,)}, NOT_SHOWN),
        (FOUR, "Salt Lagoon Tides Port", YEAR, NOT_SHOWN),  # below four fifths only a shortened title
        (FIVE, f"{FIVE} Dredging Ports", YEAR, NOT_SHOWN),
        (FIVE, FOUR, {}, DIFFERS),  # four fifths, and nothing speaks against it
        (FIVE, FOUR, YEAR, DIFFERS),
        (FIVE, FOUR, {"years": (2007,)}, NOT_SHOWN),
        (FIVE, f"{FOUR} Port", YEAR, DIFFERS),
        (FIVE, f"{FOUR} Port", {}, DIFFERS),
        (FOUR, f"{FOUR} Harbour", {"years": (2007,)}, NOT_SHOWN),
        (FOUR, "Harbour Dredging Ports", YEAR, NOT_SHOWN),
    ],
)
def test_a_title_that_is_shown_in_part(
    wanted: str, printed: str, fields: dict[str, Any], expected: tuple[Reason | None, tuple[Flag, ...]]
) -> None:
    assert (
        ruled(make_entry("v", wanted, "Vega", year=2008), zone_card(("title", printed), BYLINE, **fields)) == expected
    )


@pytest.mark.parametrize(("wanted", "printed"), [(FIVE, FOUR), (FOUR, "Salt Lagoon Tides")])
@pytest.mark.parametrize(
    "shown", [{"container": "Coastal Notes"}, {"arxiv": "2401.01234"}]
)  # each bears out a title whose year differs
def test_journal_or_identifier_bear_out_a_shortened_title_of_another_year(
    wanted: str, printed: str, shown: dict[str, str]
) -> None:
    card = zone_card(("title", printed), BYLINE, ("front", "Coastal Notes"), years=(2007,), arxiv="2401.01234")
    assert ruled(make_entry("v", wanted, "Vega", year=2008, **shown), card) == DIFFERS
    assert ruled(make_entry("v", wanted, "Vega", year=2008), card) == NOT_SHOWN


def test_names_that_are_absent_leave_only_the_whole_title() -> None:
    def absent(wanted: str, printed: str) -> tuple[Reason | None, tuple[Flag, ...]]:
        return ruled(make_entry("v", wanted, "Vega", year=2008), zone_card(("title", printed), **YEAR))

    assert absent(FOUR, FOUR) == (None, ("names_absent",))
    assert absent(f"{FOUR}: Measured", FOUR) == (None, ("names_absent",))
    assert absent("Introduction to Salt Tides", "A Revised Introduction to Salt Tides") == NOT_SHOWN
    assert absent(FIVE, FOUR) == NOT_SHOWN


@pytest.mark.parametrize(
    ("role", "head", "title", "expected"),
    [
        ("excerpt_of_work", FIVE, "Introduction", SHOWN),
        ("excerpt_of_work", FOUR, "Introduction", SHOWN),  # a running line has little room: four fifths
        ("excerpt_of_work", "Salt Lagoon Tides", "Introduction", NOT_SHOWN),
        ("excerpt_of_work", f"{FIVE} Ports", "Introduction", NOT_SHOWN),  # longer than the entry's
        ("excerpt_of_work", "Ports", FOUR, NOT_SHOWN),  # the part's own title has room for all words
        ("chapter_in_this_volume", FOUR, "Introduction", SHOWN),
        ("same_work", FIVE, "", SHOWN),
        ("same_work", FOUR, "", NOT_SHOWN),
        ("other_edition", FOUR, "", NOT_SHOWN),
        ("same_work", FIVE, "Introduction", NOT_SHOWN),
        ("same_work", "Ports", FOUR, DIFFERS),
    ],
)
def test_a_running_line_shows_the_work_of_which_the_source_is_a_part(
    role: Role, head: str, title: str, expected: tuple[Reason | None, tuple[Flag, ...]]
) -> None:
    parts: list[Part] = [("head", head), *([("title", title)] if title else []), BYLINE]  # type: ignore[list-item]  # a tuple of literals
    card = zone_card(*parts, **YEAR)
    assert ruled(make_entry("v", FIVE, "Vega", year=2008, type="book"), card, role) == expected


SEA = {"container": "Seas"}


@pytest.mark.parametrize(
    ("title", "fields", "card", "expected"),
    [
        ("Tides", {}, YEAR, SHOWN),
        ("Tides", {}, {}, GENERIC),
        ("Tides", {}, {"years": (2007,)}, GENERIC),
        ("Tides", SEA, {}, SHOWN),
        ("Tides", SEA, {"years": (2007,)}, SHOWN),
        ("Tides", {"arxiv": "2401.01234"}, {"arxiv": "2401.01234"}, SHOWN),
        ("Harbour", {}, {}, GENERIC),  # seven letters
        ("Dredging", {}, {}, SHOWN),  # eight
        ("Salt Tides", {}, {}, SHOWN),
        ("Annual Report", {}, YEAR, SHOWN),
        ("Annual Report", {}, {}, GENERIC),
        ("Annual Report", SEA, {}, SHOWN),
        ("Annual Report", SEA, {"years": (2007,)}, GENERIC),  # the report of another year is another report
        ("Annual Report", {"arxiv": "2401.01234"}, {"arxiv": "2401.01234", "years": (2007,)}, SHOWN),
        ("Annual Report of Salt", {}, {}, SHOWN),
    ],
)
def test_a_title_that_many_works_have_needs_its_year_or_container(
    title: str, fields: dict[str, str], card: dict[str, Any], expected: tuple[Reason | None, tuple[Flag, ...]]
) -> None:
    entry = make_entry("v", title, "Vega", year=2008, **fields)
    assert ruled(entry, zone_card(("title", title), BYLINE, ("front", "Seas"), **card)) == expected


@pytest.mark.parametrize(
    ("wanted", "printed", "reason"),
    [
        ("Tides", "Tides", "generic_title"),
        ("Harbour", "Harbour", "generic_title"),
        ("Dredging", "Dredging", None),
        ("Dredging: Measured Coasts", "Dredging", "generic_title"),  # one word of a longer title
        ("Dredging Ports: Measured Coasts", "Dredging Ports", None),
        ("Annual Report", "Annual Report", "generic_title"),
        ("Salt Tides", "Salt Tides", None),
    ],
)
def test_without_names_a_lone_or_generic_title_names_nothing(wanted: str, printed: str, reason: Reason | None) -> None:
    entry = make_entry("v", wanted, "Vega", year=2008)
    assert ruled(entry, zone_card(("title", printed), **YEAR))[0] == reason
