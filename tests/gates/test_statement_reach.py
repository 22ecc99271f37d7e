"""Where a card says that it goes back to another work: how far the statement reaches and what is shown of it."""

import pytest

from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.statement import holds, stated_original
from schemas import SourceCard, Zone
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import Part, zone_card

TITLE = "Lagoon Salinity Cycles"


def stated(card: SourceCard, title: str = TITLE) -> str | None:
    sighting = stated_original(read_entry(make_entry("v", title, "Vega")), read_card(card))
    return sighting.text if sighting else None


@pytest.mark.parametrize("zone", ["title", "byline", "front"])
def test_a_statement_is_seen_with_its_page_and_place(zone: Zone) -> None:
    parts: tuple[Part, ...] = (
        ("body", "Of the sea.", 2),
        ("contents", "1 Sea", 3),
        (zone, f"Translated from {TITLE}", 3),
    )
    card = zone_card(("title", "Marea"), *parts)
    sighting = stated_original(read_entry(make_entry("v", TITLE, "Vega")), read_card(card))
    assert sighting is not None
    assert (sighting.text, sighting.zone, sighting.page) == (f"Translated from {TITLE}", zone, 3)
    assert card.text[sighting.start :] == sighting.text
    assert sighting.end == len(card.text)


def test_a_statement_in_the_midst_of_a_card_ends_where_its_text_does() -> None:
    card = zone_card(
        ("title", "Marea"), ("front", f"Based on {TITLE}"), ("body", "Of the sea."), ("front", "The Press")
    )
    sighting = stated_original(read_entry(make_entry("v", TITLE, "Vega")), read_card(card))
    assert sighting is not None
    assert card.text[sighting.start : sighting.end] == sighting.text


@pytest.mark.parametrize("zone", ["head", "foot", "body", "citation", "references"])
def test_a_statement_outside_the_front_matter_says_nothing_of_the_card(zone: Zone) -> None:
    assert stated(zone_card(("title", "Marea"), (zone, f"Translated from {TITLE}"))) is None


@pytest.mark.parametrize(
    ("title", "text", "found"),
    [
        (TITLE, f"based on {TITLE} by R. Vega", True),
        (TITLE, f"{TITLE}, now revised", False),  # no statement
        (TITLE, f"{TITLE} is what this is based on", False),  # the title stands in front of it
        (TITLE, "based on Lagoon and Salinity of Cycles", True),  # the same words that say something
        (TITLE, "based on Lagoon Water Salinity Cycles", False),
        (TITLE, "based on Lagoon Salinity", False),
        ("Lagoon Cycles", "based on Lagoon Cycles", True),
        ("Lagoons", "based on Lagoons", False),  # a single word is too little in a sentence
        (TITLE, "based on a talk. Later a version of Lagoon Salinity Cycles", True),  # the second statement
    ],
)
def test_all_words_of_the_title_follow_the_statement_in_one_run(title: str, text: str, found: bool) -> None:
    assert (stated(zone_card(("front", text)), title) is not None) is found


@pytest.mark.parametrize(("dots", "found"), [(300 - len(TITLE) - 1, True), (300 - len(TITLE), False)])
def test_the_title_ends_within_300_characters_behind_the_statement(dots: int, found: bool) -> None:
    said = "based on" + "." * dots + f" {TITLE} and more"
    assert stated(zone_card(("front", said))) == (said.removesuffix(" and more") if found else None)
    card = zone_card(("front", said), ("body", "Of the sea."), ("front", "The Press"))
    assert (stated(card) is not None) is found


def test_a_statement_ends_where_its_stretch_of_text_ends() -> None:
    """Between two stretches that do not belong together no title is read."""
    parted: tuple[Part, ...] = (("front", "This is based on a talk"), ("body", "of 2016"), ("front", TITLE))
    assert stated(zone_card(*parted)) is None
    assert stated(zone_card(*parted, ("body", "by R. Vega"), ("front", "Marea"))) is None


def test_a_barrier_in_front_of_a_statement_does_not_end_it() -> None:
    said = f"based on {TITLE}"
    assert stated(zone_card(("title", "Marea"), ("body", "of 2016"), ("front", said))) == said


def test_what_is_shown_ends_with_the_stretch() -> None:
    shown = stated(zone_card(("front", f"based on {TITLE}"), ("body", "of 2016"), ("front", "Marea")))
    assert shown is not None
    assert shown.strip() == f"based on {TITLE}"


@pytest.mark.parametrize(
    ("words", "wanted", "held"),
    [
        ("salt tides coast", "salt tides coast", True),
        ("salt tides coast", "salt tides", True),
        ("salt tides coast", "tides coast", True),
        ("salt tides coast", "coast", True),
        ("salt tides coast", "salt coast", False),
        ("salt tides coast", "tides salt", False),
        ("salt tides", "salt tides coast", False),
        ("", "salt", False),
    ],
)
def test_words_are_held_one_after_the_other(words: str, wanted: str, held: bool) -> None:
    assert holds(tuple(words.split()), tuple(wanted.split())) is held
