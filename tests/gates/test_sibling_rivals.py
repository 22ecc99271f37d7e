"""Who may be meant in place of an entry: not its duplicate, its edition or its part; and whom a statement names."""

import pytest

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.name import rule_names
from gates.sibling import _no_rival, rule_siblings
from gates.title import rule_title
from schemas import Bibliography, Entry, GateResult, Role, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import zone_card

ROLES: tuple[Role, ...] = ("same_work", "other_edition", "excerpt_of_work", "chapter_in_this_volume")
PARTS: tuple[Role, ...] = ("excerpt_of_work", "chapter_in_this_volume")
BOOK = make_entry("v", "Introduction to Salt Lagoons", "Vega", type="book", year=2008)


def harmless(other: Entry, entry: Entry = BOOK) -> set[Role]:
    return {role for role in ROLES if _no_rival(EntryReading(entry), EntryReading(other), role)}


def test_the_same_work_entered_twice_is_no_rival_under_any_role() -> None:
    assert harmless(BOOK.model_copy(update={"id": "twice"})) == set(ROLES)


@pytest.mark.parametrize(
    ("title", "edition"),
    [
        ("Introduction to Salt Lagoons", True),
        ("Introduction to Salt Lagoons: Measured Coasts", True),
        ("A Revised Introduction to Salt Lagoons", True),
        ("Salt Lagoons", False),
        ("Introduction to Salt Lagoons Redux", False),
        ("Port Dredging", False),
    ],
)
def test_another_edition_of_the_work_is_no_rival_as_another_edition(title: str, edition: bool) -> None:
    other = make_entry("o", title, "Vega", type="book", year=2001)
    assert harmless(other) == ({"other_edition"} if edition else set())


def test_versions_of_software_are_editions_of_one_another() -> None:
    five, six = (make_entry(n, f"Tabula {n}.0", "Vega", type="software", year=2000 + int(n)) for n in "56")
    assert harmless(six, five) == {"other_edition"}


def test_any_name_of_a_work_may_tell_its_edition() -> None:
    other = make_entry("o", "Salzlagunen", "Vega", type="book", year=2001, aliases=("Introduction to Salt Lagoons",))
    assert harmless(other) == {"other_edition"}


@pytest.mark.parametrize(
    ("volume", "part"),
    [
        ("Introduction to Salt Lagoons", True),
        ("Introduction to Salt Lagoons: Measured Coasts", True),
        ("A Revised Introduction to Salt Lagoons", False),
        ("Port Dredging", False),
    ],
)
def test_a_chapter_of_the_volume_is_no_rival_where_a_part_of_it_is_shown(volume: str, part: bool) -> None:
    chapter = make_entry("o", "Tidal Flats", "Vega", type="chapter", year=2008, container=volume)
    assert harmless(chapter) == (set(PARTS) if part else set())


SHORT = make_entry("short", "Salt Lagoons", "Vega", type="book", year=1997)
LONG = make_entry("long", "Introduction to Salt Lagoons", "Vega", type="book", year=1998)
NAMED = "named as the work that this is a version of"


def stated(entry: Entry, card: SourceCard, *others: Entry) -> GateResult:
    reading, ours = CardReading(card), EntryReading(entry)
    title = rule_title(ours, reading, "other_edition", rule_names(ours, reading, "other_edition"))
    assert title.stated
    return rule_siblings(ours, reading, "other_edition", Bibliography(entries=(entry, *others)), title)


def version_of(named: str, title: str = "The Coast Anew") -> SourceCard:
    return zone_card(("title", title), ("byline", "R. Vega"), ("front", f"A modified version of {named}."))


def test_a_statement_that_names_a_longer_title_names_that_work() -> None:
    card = version_of("Introduction to Salt Lagoons")
    result = stated(SHORT, card, LONG)
    assert (result.gate, result.passed, result.reason) == ("sibling", False, "sibling_shown")
    assert (result.detail, result.nearest) == ("the title named is that of long", "Introduction to Salt Lagoons")


def test_the_work_that_is_named_whole_has_no_rival() -> None:
    result = stated(LONG, version_of("Introduction to Salt Lagoons"), SHORT)
    assert (result.gate, result.passed, result.reason, result.detail) == ("sibling", True, None, NAMED)


def test_a_longer_title_that_the_card_neither_names_nor_shows_is_no_rival() -> None:
    assert stated(SHORT, version_of("Salt Lagoons"), LONG).passed


def test_two_works_of_the_named_title_are_no_longer_one() -> None:
    assert stated(SHORT, version_of("Salt Lagoons"), SHORT.model_copy(update={"id": "twin", "year": 1998})).passed


def test_every_sibling_of_a_stated_work_is_asked() -> None:
    port = make_entry("port", "Port Dredging", "Vega", type="book", year=1997)
    assert not stated(SHORT, version_of("Introduction to Salt Lagoons"), port, LONG).passed


def test_any_name_of_the_sibling_may_be_the_longer_one() -> None:
    other = make_entry("o", "Port", "Vega", type="book", year=1997, aliases=("Introduction to Salt Lagoons", "Sea"))
    assert not stated(SHORT, version_of("Introduction to Salt Lagoons"), other).passed


def test_of_an_entry_s_own_names_the_longest_counts() -> None:
    entry = SHORT.model_copy(update={"title": "Dredging", "aliases": ("Salt Lagoons", "Sea")})
    other = make_entry("o", "Dredging of Salt", "Vega", type="book", year=1997)
    assert stated(entry, version_of("Salt Lagoons and Dredging of Salt"), other).passed
    assert not stated(entry, version_of("Introduction to Salt Lagoons"), LONG).passed


@pytest.mark.parametrize(
    ("printed", "sibling", "passed"),
    [
        ("Measured Salt Lagoons Redux", "Measured Salt Lagoons Redux", False),
        ("Measured Salt Lagoons Redux", "Measured Salt Lagoons Redux: Six Coasts", False),
        ("Measured Salt Lagoons", "Measured Salt Lagoons Redux", True),  # not shown as this work's own
        ("The Coast Anew", "Measured Salt Lagoons Redux", True),
    ],
)
def test_a_longer_work_that_the_card_is_itself(printed: str, sibling: str, passed: bool) -> None:
    other = make_entry("o", sibling, "Vega", type="book", year=2001)
    card = zone_card(("title", printed), ("byline", "R. Vega"), ("front", "Based on Vega: Salt Lagoons."))
    assert stated(SHORT, card, other).passed is passed


def test_the_revision_that_names_its_first_edition_is_no_rival_of_that() -> None:
    first = make_entry("first", "Salt Lagoons", "Vega", "Osei", type="book", year=1997)
    revised = make_entry("o", "Revised Salt Lagoons", "Vega", type="book", year=2001)
    card = zone_card(("title", "Revised Salt Lagoons"), ("byline", "R. Vega"), ("front", "Based on Salt Lagoons."))
    assert stated(first, card, revised).passed
