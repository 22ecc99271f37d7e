"""The place of a quote takes in the marks of its first and its last letter, and nothing of what is beside it."""

import pytest

from gates.fold import fold
from gates.quote import find_folded, find_quote, is_long_enough


@pytest.mark.parametrize(
    ("text", "quote", "stands"),
    [
        ("Texte von ´Emile Zola und Camus", "Émile Zola und", "´Emile Zola und"),
        ("´Emile Zola und Camus", "Émile Zola und", "´Emile Zola und"),
        ("d´Emile Zola und Camus", "Emile Zola und", "Emile Zola und"),  # an apostrophe
        ("vu par d´Emile Zola und Camus", "Emile Zola und", "Emile Zola und"),
        ("Emile Zola und Camus´", "Emile Zola und", "Emile Zola und"),
        ("von Emile Zola und Camus", "Emile Zola und", "Emile Zola und"),
        ("von E´mile Zola und Camus", "Emile Zola und", "E´mile Zola und"),
        ("in the cafe\u0301\u0327 today", "in the cafe", "in the cafe\u0301\u0327"),
        ("met in the cafe\u0301", "in the cafe", "in the cafe\u0301"),
        ("met in the cafe today", "in the cafe", "in the cafe"),
    ],
)
def test_the_place(text: str, quote: str, stands: str) -> None:
    span = find_quote(quote, text)
    assert span is not None
    assert text[span.start : span.end] == stands


@pytest.mark.parametrize(
    ("quote", "enough"),
    [
        ("a of its", True),
        ("aa of it", True),
        ("a of it", False),
        ("salinity lagoon", False),
        (" (salinity lagoon)", False),  # what stands before and after it parts no words
        ("salt lagoon in", True),
        ("p = 5 salt", True),
        ("salinity = lagoon", False),  # a sign is no word
        ("low-salt lagoons", False),
        ("Schr ¨odinger = Heisenberg Bohr", True),
        ("", False),
    ],
)
def test_eight_characters_and_three_words(quote: str, enough: bool) -> None:
    assert is_long_enough(fold(quote)) is enough


@pytest.mark.parametrize(
    ("needle", "hay", "start", "found"),
    [
        ("salt", "salt and salt", 0, (0, 4)),
        ("salt", "salt and salt", 1, (7, 11)),
        ("salt", "salts and salt", 0, (8, 12)),
        ("salt", "salts, salt and salts", 0, (5, 9)),
        ("salt", "salt and pepper", 1, None),
        ("ana ana", "banana ana ana", 0, (6, 12)),
        ("aa", "aaa aa", 0, (3, 5)),
        ("", "salt", 0, None),
        ("low salt", "low-salt", 0, None),
        ("salt", "low-salt", 0, None),
        ("low", "low-salt", 0, None),
    ],
)
def test_whole_words_are_found_at_or_after_a_start(
    needle: str, hay: str, start: int, found: tuple[int, int] | None
) -> None:
    assert find_folded(fold(needle), fold(hay), start) == found
