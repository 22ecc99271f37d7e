"""The language of a page, as far as a label needs it."""

import re
from typing import Final, Literal

Language = Literal["de", "en", "fr", "it", "es", "other"]
LANGUAGES: Final = ("de", "en", "fr", "it", "es", "other")

#: Frequent words that the other four languages do not have.
_WORDS: dict[Language, frozenset[str]] = {
    "de": frozenset("das und ist nicht mit den dem ein eine zu auf für wird sich auch werden bei nach".split()),
    "en": frozenset("the of and to is that for with are this by be which from have it were has been".split()),
    "fr": frozenset("les est une dans du qui au pour par pas sont nous ce cette aux être ont ces leur".split()),
    "it": frozenset("di che della delle degli è gli nel nella sono dei alla anche più questo dal come".split()),
    "es": frozenset("el los las por para como más este esta sus fue también muy donde desde hasta".split()),
}

#: Of the text: a page or two tell.
CHARACTERS = 6_000

#: With fewer of its words a language is not told.
LEAST = 5

_WORD = re.compile(r"[^\W\d_]+")


def language_of(text: str) -> Language:
    """Return the language whose frequent words are the most in the beginning of a text."""
    words = _WORD.findall(text[:CHARACTERS].lower())
    counts = {language: sum(word in known for word in words) for language, known in _WORDS.items()}
    best = max(counts, key=lambda language: counts[language])
    return best if counts[best] >= LEAST else "other"
