"""The words of a line as an office's name is looked for among them."""

import pytest

from gates.card_reading import read_card
from gates.corporate_words import Token, is_acronym, read_tokens
from tests.gates.zone_cards import zone_card


def words(text: str) -> list[str]:
    return [token.word for token in read_tokens(read_card(zone_card(("front", text))).lines[0])]


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Ufficio dell'ambiente", ["ufficio", "ambiente"]),
        ("Dirección de Tr´afico", ["direccion", "de", "trafico"]),
        ("Amt für Stras-\nsen", ["amt", "fur", "strassen"]),  # the end of the word is on a line of its own
        ("Amt für Stras- \nsen", ["amt", "fur", "strassen"]),
        ("Amt für Strassen -", ["amt", "fur", "strassen"]),
        ("Amt für Strassen, Zug", ["amt", "fur", "strassen", "zug"]),
    ],
)
def test_words(text: str, read: list[str]) -> None:
    assert words(text) == read


def test_a_token_says_where_it_stands() -> None:
    line = read_card(zone_card(("front", "l'Office de l'eau"))).lines[0]
    assert [line.text[token.start : token.end] for token in read_tokens(line)] == ["Office", "de", "eau"]


def test_a_word_that_goes_on_below_stands_where_it_begins() -> None:
    line = read_card(zone_card(("front", "Amt für Stras-\nsen"))).lines[0]
    assert [line.text[token.start : token.end] for token in read_tokens(line)] == ["Amt", "für", "Stras"]


@pytest.mark.parametrize(
    ("text", "acronym"),
    [("x EPA", True), ("EPA", False), ("Bern\nEPA", False), ("\nEPA", False), ("BERN\nUMWELT\nEPA x", True)],
)
def test_an_acronym_stands_in_a_line_that_is_not_all_capitals(text: str, acronym: bool) -> None:
    at = text.index("EPA")
    assert is_acronym(Token("epa", "EPA", at, at + 3), text) is acronym
