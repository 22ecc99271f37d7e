"""A plain form of words for the detectors; what gates compare is folded elsewhere."""

import re
import unicodedata

_WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")


def plain(text: str) -> str:
    """Lower case, without accents and ligatures, white space as single blanks."""
    if not text.isascii():
        text = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return " ".join(text.casefold().split())


def words(text: str) -> list[str]:
    """The words of a text as they stand: letters, inner hyphens and apostrophes."""
    return _WORD.findall(text)
