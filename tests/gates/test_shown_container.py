"""Journal or volume of an entry on a card: in one piece, at the start of a line, or as the card's own title."""

import pytest

from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.shown import container_shown
from schemas import EntryType, RunningLine, SourceCard, Zone
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import zone_card


def shown(container: str, card: SourceCard, kind: EntryType = "article-journal", *editors: str) -> bool:
    names = tuple(make_entry("n", "n", editor).authors[0] for editor in editors)
    entry = make_entry("v", "Lagoon Salinity Cycles", "Vega, R.", type=kind, container=container, editors=names)
    return container_shown(read_entry(entry), read_card(card))


@pytest.mark.parametrize(
    ("container", "zone", "line", "found"),
    [
        ("Sea Notes", "front", "Published in Sea Notes 12", True),  # eight letters
        ("Sea News", "front", "Published in Sea News 12", False),  # seven: a word of any text
        ("Sea News", "front", "Sea News 12", True),
        ("Sea News", "front", "Sea news", True),
        ("Sea News", "front", "Sea Birds", False),
        ("Sea News", "body", "Sea News 12", False),
        ("Sea Notes", "front", "Published in Sea and Notes", False),
        ("Sea Notes", "body", "Published in Sea Notes 12", False),
        ("", "front", "Sea Notes", False),
    ],
)
def test_a_short_name_must_start_a_line_and_a_long_one_stand_in_one_piece(
    container: str, zone: Zone, line: str, found: bool
) -> None:
    assert shown(container, zone_card(("title", "Lagoon Salinity Cycles"), (zone, line))) is found


TITLED = (
    ("Handbook of the Tides", "Handbook of Tides", True),  # the same words that say something
    ("Handbook of Tides: A Guide", "Handbook of Tides", True),  # without its subtitle
    ("Handbook of Tides: A Guide", "Osei: Handbook of Tides", True),  # its editor beside it
    ("Handbook of Tides: A Guide", "Vega: Handbook of Tides", True),  # the chapter's author
    ("Handbook of Tides: A Guide", "Campos: Handbook of Tides", False),
    ("Handbook of Tides: A Guide", "Handbook of Salt Tides", False),
    ("Handbook of the Tides", "New Handbook of Tides", False),
    ("Handbook of the Tides", "Handbook", False),
)


@pytest.mark.parametrize(("container", "line", "found"), TITLED)
def test_a_chapters_volume_may_be_shown_by_a_running_line(container: str, line: str, found: bool) -> None:
    running = (RunningLine(text=line, zone="head", pages=5),)
    card = zone_card(("title", "Lagoon Salinity Cycles"), running_lines=running)
    assert shown(container, card, "chapter", "Osei, K.") is found


@pytest.mark.parametrize(("container", "line", "found"), TITLED)
def test_a_chapters_volume_may_be_shown_by_the_cards_own_title(container: str, line: str, found: bool) -> None:
    assert shown(container, zone_card(("title", line)), "chapter", "Osei, K.") is found


def test_a_journal_is_not_shown_by_the_same_words_in_another_form() -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), ("front", "Handbook of Tides"))
    assert shown("Handbook of Tides: A Guide", card) is False
    assert shown("Handbook of Tides: A Guide", zone_card(("title", "Handbook of Tides"))) is False


def test_a_chapters_volume_may_be_named_in_one_piece_in_the_imprint() -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), ("front", "In: Handbook of Tides, The Press 2016"))
    assert shown("Handbook of Tides", card, "chapter") is True
    assert shown("Handbook of Rivers", card, "chapter") is False
