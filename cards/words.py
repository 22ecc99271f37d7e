"""A plain form of words for the detectors; what gates compare is folded elsewhere."""

import re
import unicodedata
from functools import lru_cache

#: Kana, Han and Hangul begin here; what is before them is written with letters.
FIRST_CJK = "\u3040"
_SPACED = re.compile(r"\S(?: {1,3}\S){3,}")
_WIDE_GAP = re.compile(" {2,}")
_GAP = re.compile(" ")
_WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
#: TeX draws accents as characters of their own, before or behind the letter.
_SPACING = re.compile("[\u00a8\u00af\u00b4\u00b8\u02c6\u02c7\u02d8-\u02dd]")
_COMBINING = re.compile("[\u0300-\u036f]+")


@lru_cache(maxsize=8192)
def plain(text: str) -> str:
    """Lower case, without accents and ligatures, white space as single blanks."""
    if not text.isascii():
        text = _COMBINING.sub("", unicodedata.normalize("NFKD", _SPACING.sub("", text)))
    return " ".join(text.casefold().split())


def unspaced(text: str) -> str:
    """A letter-spaced text in words: ``R o s a  V e g a`` is ``Rosa Vega``; any other text as it is."""
    stripped = text.strip()
    if stripped[1:2] != " " or not _SPACED.fullmatch(stripped):
        return text
    return " ".join(_GAP.sub("", word) for word in _WIDE_GAP.split(stripped))


def without_spacing_accents(text: str) -> str:
    """A text without the accents that TeX draws as characters of their own."""
    return text if text.isascii() else _SPACING.sub("", text)


def words(text: str) -> list[str]:
    """The words of a text as they stand: letters, inner hyphens and apostrophes."""
    return _WORD.findall(text)
