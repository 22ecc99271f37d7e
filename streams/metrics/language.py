"""The language of a page, as far as a label needs it."""

from collections import Counter
from functools import lru_cache
from typing import Final

#: Frequent words of each language that the others do not have, nor names or abbreviations.
WORDS: Final = {
    "de": "das und ist nicht mit den dem ein eine zu auf für wird sich auch werden bei nach",
    "en": "the of and to is that for with are this by be which from have it were has been",
    "fr": "les est une dans du qui au pour par pas sont nous ce cette aux être ont ces leur",
    "it": "di che della delle degli è gli nel nella sono dei alla anche più questo dal come",
    "es": "el los las por para como más este esta sus fue también muy donde desde hasta",
}
OTHER_LANGUAGE: Final = "other"
LANGUAGES: Final = (*WORDS, OTHER_LANGUAGE)

#: Of the text: a page tells.
CHARACTERS = 3_000

#: With fewer of its words a language is not told.
LEAST = 5

_LANGUAGE = {word: language for language, words in WORDS.items() for word in words.split()}


def language_of(text: str) -> str:
    """Return the language whose frequent words are the most in the beginning of a text."""
    return _language(text[:CHARACTERS])


@lru_cache(maxsize=256)
def _language(text: str) -> str:
    counts = Counter(language for word in text.lower().split() if (language := _LANGUAGE.get(word)))
    found = [language for language, count in counts.most_common(1) if count >= LEAST]
    return found[0] if found else OTHER_LANGUAGE
