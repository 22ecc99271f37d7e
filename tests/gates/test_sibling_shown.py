"""Of two works that are easily mistaken for one another, the card shows one better, or tells neither from the other."""

from typing import Any

import pytest

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.name import rule_names
from gates.sibling import rule_siblings
from gates.title import rule_title
from schemas import Bibliography, Entry, GateResult, Name, Role, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import Part, zone_card

BYLINE: Part = ("byline", "R. Vega")
FREE = "no sibling is shown as well"


def ruled(entry: Entry, card: SourceCard, *others: Entry, role: Role = "same_work") -> GateResult:
    reading, ours = CardReading(card), EntryReading(entry)
    title = rule_title(ours, reading, role, rule_names(ours, reading, role))
    return rule_siblings(ours, reading, role, Bibliography(entries=(entry, *others)), title)


NORTH = make_entry("north", "Salt Tides of the Northern Coast", "Vega", year=2017)
SOUTH = make_entry("south", "Salt Tides of the Southern Coast", "Vega", year=2017)
NORTH_CARD = zone_card(("title", "Salt Tides of the Northern Coast"), BYLINE)


def test_the_title_of_a_sibling_is_the_sibling_s() -> None:
    result = ruled(SOUTH, NORTH_CARD, NORTH)
    assert (result.gate, result.passed, result.reason) == ("sibling", False, "sibling_shown")
    assert result.detail == "the title is rather that of north"
    assert result.nearest == "Salt Tides of the Northern Coast"


def test_a_sibling_of_a_worse_title_is_no_rival() -> None:
    result = ruled(NORTH, NORTH_CARD, SOUTH)
    assert (result.gate, result.passed, result.reason, result.detail) == ("sibling", True, None, FREE)
    assert result.nearest == ""


def test_a_sibling_whose_names_are_not_shown_is_no_rival() -> None:
    north = make_entry("north", "Salt Tides of the Northern Coast", "Vega", "Osei", year=2017)
    assert ruled(SOUTH, NORTH_CARD, north).passed
    named = zone_card(("title", "Salt Tides of the Northern Coast"), ("byline", "R. Vega and K. Osei"))
    assert not ruled(SOUTH, named, north).passed


@pytest.mark.parametrize("role", ["excerpt_of_work", "chapter_in_this_volume"])
def test_of_a_part_the_running_head_shows_the_sibling(role: Role) -> None:
    card = zone_card(("head", "Salt Tides of the Northern Coast"), ("title", "Introduction"), BYLINE)
    assert not ruled(SOUTH, card, NORTH, role=role).passed
    assert ruled(NORTH, card, SOUTH, role=role).passed


def test_the_editors_of_a_volume_may_stand_for_its_authors() -> None:
    north = make_entry("north", "Salt Tides of the Northern Coast", "Vega", year=2017, editors=(Name(family="Osei"),))
    card = zone_card(("head", "Salt Tides of the Northern Coast"), ("title", "Tidal Flats"), ("byline", "K. Osei"))
    assert not ruled(SOUTH, card, north, role="chapter_in_this_volume").passed
    assert ruled(SOUTH, card, north, role="excerpt_of_work").passed  # an excerpt is by the author


@pytest.mark.parametrize(
    "harmless",
    [
        make_entry("a", "", "Vega", year=2017),
        make_entry("b", "Port Dredging", "Vega", year=2017),
        make_entry("c", "Salt Tides of the Southern Coast", "Vega", year=2017),  # entered twice
        make_entry("d", "Salt Tides of the Northern Coast", "Vega", "Osei", year=2017),
    ],
)
def test_every_sibling_is_asked(harmless: Entry) -> None:
    assert ruled(SOUTH, NORTH_CARD, harmless, NORTH).detail == "the title is rather that of north"
    assert ruled(SOUTH, NORTH_CARD, harmless).passed


def test_a_sibling_that_is_shown_less_does_not_hide_the_next() -> None:
    card = zone_card(("title", "Salt Tides"), BYLINE, ("front", "2008"), years=(2008,))
    old, entry, third = (make_entry(f"v{year}", "Salt Tides", "Vega", year=year) for year in (1998, 2008, 2018))
    twin = make_entry("twin", "Salt Tides", "Vega", year=2008, type="report")
    assert ruled(entry, card, old, third).passed
    assert ruled(entry, card, old, third, twin).detail == "nothing on the card tells it from twin"


def test_the_chapters_of_a_volume_share_it() -> None:
    card = zone_card(("title", "Coastal Handbook"), BYLINE)
    one, other = (
        make_entry(name, name, "Vega", type="chapter", container="Coastal Handbook") for name in ("Salt", "Tides")
    )
    result = ruled(one, card, other, role="volume_of_this_chapter")
    assert (result.gate, result.passed, result.detail) == ("sibling", True, "the chapters of a volume share it")


def test_without_any_title_there_is_nothing_to_mistake() -> None:
    card = zone_card(BYLINE, ("body", "Salt Tides of the Northern Coast"))
    assert ruled(SOUTH, card, NORTH).passed


FIRST = {"edition": "1", "year": 1998}
THIRD = {"edition": "3", "year": 2009}


def two(title: str, ours: dict[str, Any], theirs: dict[str, Any]) -> tuple[Entry, Entry]:
    return make_entry("ours", title, "Vega", type="book", **ours), make_entry(
        "other", title, "Vega", type="book", **theirs
    )


@pytest.mark.parametrize("role", ["same_work", "excerpt_of_work", "chapter_in_this_volume"])
def test_of_two_editions_the_card_is_the_one_that_it_names(role: Role) -> None:
    card = zone_card(("title", "Salt Tides"), BYLINE, ("front", "Third edition\n2009"), years=(2009,))
    first, third = two("Salt Tides", FIRST, THIRD)
    result = ruled(first, card, third, role=role)
    assert (result.reason, result.nearest) == ("sibling_shown", "Salt Tides")
    assert result.detail == "year, edition or container are those of other"
    assert ruled(third, card, first, role=role).passed


def test_any_edition_may_be_the_other_edition() -> None:
    card = zone_card(("title", "Salt Tides"), BYLINE, ("front", "Third edition\n2009"), years=(2009,))
    first, third = two("Salt Tides", FIRST, THIRD)
    assert ruled(first, card, third, role="other_edition").passed


@pytest.mark.parametrize(
    ("ours", "theirs", "reason"),
    [
        (FIRST, THIRD, "edition_not_shown"),
        ({"edition": "1", "year": 1998}, {"year": 2001}, "edition_not_shown"),
        ({"year": 1998}, {"year": 2009}, "ambiguous"),
        ({"edition": "1", "year": 1998}, {"edition": "1", "year": 2009}, "ambiguous"),
    ],
)
def test_a_card_that_tells_neither_from_the_other_binds_neither(
    ours: dict[str, Any], theirs: dict[str, Any], reason: str
) -> None:
    card = zone_card(("title", "Salt Tides"), BYLINE)
    one, other = two("Salt Tides", ours, theirs)
    for entry, sibling in ((one, other), (other, one)):
        result = ruled(entry, card, sibling)
        assert (result.passed, result.reason) == (False, reason)
        assert result.detail == f"nothing on the card tells it from {sibling.id}"


@pytest.mark.parametrize("role", ["excerpt_of_work", "chapter_in_this_volume", "other_edition"])
def test_a_part_may_be_of_any_edition_that_the_card_does_not_tell_apart(role: Role) -> None:
    one, other = two("Salt Tides", FIRST, THIRD)
    assert ruled(one, zone_card(("title", "Salt Tides"), BYLINE), other, role=role).passed


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ({"year": 2001, "doi": "10.48550/arxiv.2401.01234"}, {"year": 2009}),
        ({"year": 2001, "doi": "10.48550/arxiv.2401.01234"}, {"year": 2009, "volume": "2", "edition": "3"}),
        ({"year": 2001, "volume": "2"}, {"year": 2009, "edition": "3"}),
        ({"year": 2001, "edition": "3"}, {"year": 2009, "container": "Coastal Notes"}),
        ({"year": 2009}, {"year": 2001, "container": "Coastal Notes", "pages": "338-366"}),
        ({"year": 2009, "container": "Coastal Notes"}, {"year": 2009, "container": "Harbour Letters"}),
    ],
)
def test_identifier_part_edition_year_and_place_decide_in_this_order(
    stronger: dict[str, Any], weaker: dict[str, Any]
) -> None:
    card = zone_card(
        ("title", "Salt Tides"), BYLINE, ("front", "Volume 2\nThird edition\nCoastal Notes, 338-366"),
        years=(2009,), arxiv="2401.01234",
    )  # fmt: skip
    one, other = two("Salt Tides", stronger, weaker)
    assert ruled(one, card, other).passed
    assert ruled(other, card, one).reason == "sibling_shown"
