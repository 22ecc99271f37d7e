"""Names as a card prints them: affiliation marks behind them, umlauts in several spellings."""

import re
from functools import lru_cache

#: A mark, or figures behind a letter; what it may start with comes first, which is fast.
_AFFILIATION = re.compile(r"[\d¹²³⁰-⁹*†‡§¶∗](?:(?<=[*†‡§¶∗])|(?<=[^\W\d_].)[\d¹²³⁰-⁹]*(?:,[\d¹²³⁰-⁹]+)*(?!\w))")
#: As each of them begins, whatever stands behind it.
_AFFILIATION_BEGINS = re.compile(r"[\d¹²³⁰-⁹*†‡§¶∗](?:(?<=[*†‡§¶∗])|(?<=[^\W\d_].))")
#: What affiliation marks and umlauts that are written out may change in a folded text.
_CHANGEABLE = re.compile(r"[\W\d_ae]+")
_UMLAUT = re.compile("[äöüÄÖÜøØåÅ]|[aouAOU]\u0308|[aA]\u030a|¨ ?[aouAOU]|[aouAOU]¨")
_WRITTEN_OUT = {"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"}


def unmarked(text: str) -> str:
    """Return a text with spaces in place of affiliation marks."""
    return _AFFILIATION.sub(lambda match: " " * len(match[0]), text)


def may_be_marked(text: str) -> bool:
    """Say whether a text may have affiliation marks; if not, none of its parts has one, wherever it is parted."""
    return _AFFILIATION_BEGINS.search(text) is not None


def has_umlauts(text: str) -> bool:
    """Say whether there is anything to write out."""
    return _UMLAUT.search(text) is not None


def written_out(text: str) -> str:
    """Return a text without affiliation marks, its umlauts in two letters."""
    return _UMLAUT.sub(_write_out, _AFFILIATION.sub(" ", text))


def _write_out(match: re.Match[str]) -> str:
    letter = next(char for char in match.group() if char.isalpha())
    marked = letter.lower() if letter.lower() in _WRITTEN_OUT else {"a": "ä", "o": "ö", "u": "ü"}[letter.lower()]
    if "\u030a" in match.group():
        marked = "å"
    written = _WRITTEN_OUT[marked]
    return written.capitalize() if letter.isupper() else written


def unchangeable(folded: str) -> str:
    """Return those of a text's folded letters that stay the same, however marks and umlauts are printed."""
    return _CHANGEABLE.sub("", folded)


#: Names are looked for on card after card.
unchangeable_in_name = lru_cache(maxsize=20_000)(unchangeable)
