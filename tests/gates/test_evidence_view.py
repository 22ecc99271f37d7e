"""What was seen on the card must stand in the view that was sent: letter for letter, or folded."""

import pytest

from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.evidence import _stands_so, rule_evidence
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import zone_card


@pytest.mark.parametrize(
    ("view", "stands"),
    [
        ("Lagoon Salt", True),
        ("the Lagoon Salt", True),
        ("the Lagoon Salt in May", True),
        ("\nLagoon Salt\n", True),
        ("[title] Lagoon Salt [byline]", True),
        ("Lagoon Salts", False),
        ("ALagoon Salt", False),
        ("(Lagoon Salt", False),
        ("(Lagoon Salt in May", False),
        ("the Lagoon Salt, in May", False),
        ("in 2016 Lagoon Salt", False),  # a figure may hang together with what follows: to be folded
        ("Lagoon Salt in Lagoon Salts", True),
        ("Lagoon Salts and Lagoon Salt", True),
        ("Lagoon Salts, Lagoon Salts and Lagoon Salt in Lagoon Salts", True),
        ("lagoon salt", False),
        ("", False),
    ],
)
def test_a_text_stands_between_letters_and_white_space(view: str, stands: bool) -> None:
    assert _stands_so("Lagoon Salt", view) is stands


@pytest.mark.parametrize("text", ["A lagoon", "vitamin D"])
def test_the_first_and_the_last_character_count_and_no_other(text: str) -> None:
    assert _stands_so(text, f"see {text} in May")


def test_a_quote_from_the_middle_of_a_broken_word_stands_in_the_view_as_on_the_card() -> None:
    card = zone_card(("title", "Das Ver-\nzeichnis aller Dateien"))
    entry = read_entry(make_entry("v", "Das Verzeichnis aller Dateien", "Vega"))
    assert rule_evidence("zeichnis aller Dateien", entry, read_card(card), card.text).passed


@pytest.mark.parametrize(
    ("view", "passed"),
    [
        ("Lagoon Salinity Cycles\nRosa Vega", True),
        ("LAGOON  SALINITY – Cycles, by Rosa Vega", False),  # a dash is text
        ("LAGOON  SALINITY Cycles; Rosa Vega", True),
        ("Lagoon Salinity Cycles", False),  # each piece must stand there
        ("Rosa Vega", False),
        ("", False),
    ],
)
def test_each_piece_of_a_stitched_quote_stands_in_the_view(view: str, passed: bool) -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), ("front", "A report"), ("byline", "Rosa Vega"))
    entry = read_entry(make_entry("v", "Lagoon Salinity Cycles", "Vega"))
    ruled = rule_evidence("Lagoon Salinity Cycles Rosa Vega", entry, read_card(card), view)
    assert (ruled.passed, ruled.reason) == (passed, None if passed else "quote_not_in_view")
