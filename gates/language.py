"""The language of a text, by frequent words."""

from collections import Counter
from functools import lru_cache
from typing import Final, Literal

Language = Literal["de", "en", "fr", "it", "es"]

#: Frequent words of each language that the others do not have, nor names or abbreviations.
WORDS: Final[dict[Language, str]] = {
    "de": "das und ist nicht mit den dem ein eine zu auf für wird sich auch werden bei nach der um im wurde wurden von "
    "kein keine sind oder aus zwischen stieg sank beträgt mehr als über durch nur bis ohne haben seit "
    "waren gibt sie zum zur vom jahr jahren",
    "en": "the of and to is that for with are this by be which from have it were has been was not between than had "
    "at on into without rose fell their its who only over does did about "
    "it they there she we",
    "fr": "les est une dans du qui au pour par pas sont nous ce cette aux être ont ces leur et sans entre ou mais "
    "était été chez ne elle elles",
    "it": "di che della delle degli è gli nel nella sono dei alla anche più questo dal come non senza tra era",
    "es": "el los las por para como más este esta sus fue también muy donde desde hasta según pero cuando hay fueron",
}
_LANGUAGE = {word: language for language, words in WORDS.items() for word in words.split()}


@lru_cache(maxsize=4096)
def language_of(text: str, least: int = 1) -> Language | None:
    """Return the language that more of the text's words belong to than to any other, or None.

    Args:
        text: a sentence or a page.
        least: with fewer words of it a language is not told.
    """
    words = (word.strip(".,;:!?()\"'„“”«»") for word in text.lower().split())
    counts = Counter(_LANGUAGE[word] for word in words if word in _LANGUAGE).most_common(2)
    if not counts or counts[0][1] < least or (len(counts) > 1 and counts[0][1] == counts[1][1]):
        return None
    return counts[0][0]
