"""A plain form of words for the detectors; what gates compare is folded elsewhere."""

import re
import unicodedata
from functools import lru_cache

_WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_COMBINING = re.compile("[\u0300-\u036f]+")


@lru_cache(maxsize=8192)
def plain(text: str) -> str:
    """Lower case, without accents and ligatures, white space as single blanks."""
    if not text.isascii():
        text = _COMBINING.sub("", unicodedata.normalize("NFKD", text))
    return " ".join(text.casefold().split())


def words(text: str) -> list[str]:
    """The words of a text as they stand: letters, inner hyphens and apostrophes."""
    return _WORD.findall(text)
