"""What a gap needs to know of the words beside it."""

import pytest

from gates.gap import hint


@pytest.mark.parametrize(
    ("before", "gap", "after", "said"),
    [
        ("seriali", "-\n", "zation", ""),
        ("Vor", "- ", "und Nachteile", "open"),
        ("PRE", "- ", "AND POSTWAR", "open"),
        ("Vor", "- ", "undurchsichtig", ""),  # it only starts like a conjunction
        ("Müller", "-\n", "Lüdenscheid", "capital"),
        ("SERIALI", "-\n", "ZATION", "capitals"),
        ("Seriali", "-\n", "ZATION", "capital"),
        ("SERIALI", "-\n", "Zation", "capital"),
        ("DeS", "-\n", "ANtis", "capitals"),  # only the letters beside the gap count
        ("VITAMIN", "- ", "D", "capital"),
        ("the end", ".)", "", ""),
        ("", "- ", "Salt", "capital"),
        ("volume", ", ", "12", ""),
    ],
)
def test_of_the_word_after_it(before: str, gap: str, after: str, said: str) -> None:
    assert hint(before + gap + after, len(before), len(before + gap)) == said


@pytest.mark.parametrize(
    ("before", "gap", "after", "said"),
    [
        ("Schr", " ¨", "odinger", "fragment"),
        ("Herr Schr", " ¨", "odinger", "fragment"),
        ("Schr", " ¨", "odinger\nKatzen", "fragment"),  # the line ends later
        ("SCHR", " ¨", "odinger", "fragment"),
        ("der", " ¨", "uber", ""),  # a vowel: it is a word
        ("er", " ¨", "uber", ""),
        ("DER", " ¨", "uber", ""),
        ("im", " ¨", "ubrigen", ""),
        ("Schr", " ¨", "Odinger", ""),  # a capital starts a word
        ("f", " ¨", "uR", "fragment"),
        ("Schr", "\n¨", "odinger", ""),  # no word goes on behind a line end without a hyphen
        ("", " ¨", "uber", ""),
        ("5", " ¨", "uber", ""),
        ("Schr. ", "¨", "odinger", ""),  # what ends with a full stop is no start of a word
        ("Schr", " ¨", "", ""),
        ("peut", "-ˆ", "etre", ""),
        ("Peut", "-ˆ", "Etre", "capital"),  # a dash: the accent is the letter's
        ("Vor", "- ", "ou", "open"),
    ],
)
def test_of_the_letters_around_a_loose_accent(before: str, gap: str, after: str, said: str) -> None:
    assert hint(before + gap + after, len(before), len(before + gap)) == said
