"""The language and the letters of a text: told only where the text tells them."""

import pytest

from gates.language import Language, language_of
from gates.script import is_latin


@pytest.mark.parametrize(
    ("text", "least", "language"),
    [
        ("The tide of the coast", 1, "en"),
        ("Das Meer und die Küste", 1, "de"),
        ("«Les marées», dit-il.", 1, "fr"),  # signs beside a word are no part of it
        ("THE TIDE", 1, "en"),
        ("Lagoon Salinity 2016", 1, None),  # no word of any
        ("", 1, None),
        ("The tide und", 1, None),  # as many of one as of another
        ("The tide of und", 1, "en"),
        ("The tide of salt", 2, "en"),
        ("The tide of salt", 3, None),
    ],
)
def test_a_language_has_more_words_than_any_other_and_enough(text: str, least: int, language: Language | None) -> None:
    assert language_of(text, least) == language


@pytest.mark.parametrize(
    ("text", "latin"),
    [
        ("Tides", True),
        ("Küste œuvre Łódź", True),
        ("", True),
        ("2016 – 1½", True),  # no letters at all
        ("Лагуна", False),
        ("Tides Лагуна", False),
        ("Küste 海", False),
    ],
)
def test_a_text_is_latin_if_all_its_letters_are(text: str, latin: bool) -> None:
    assert is_latin(text) is latin
