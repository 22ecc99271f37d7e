"""Year, version and pages as numbers and plain forms."""

import re

_YEAR = re.compile(r"(?<![0-9])(?:1[0-9]{3}|20[0-9]{2})(?![0-9])")
_ORIGINAL = re.compile(r"\[[^\]]*\]|\([^)]*\)")
_VERSION = re.compile(
    r"\b(?:version|release|revision|fassung|versión|versione|v\.?)\s*([0-9][\w.+~-]*)|\bedition\s+([0-9]+\.[\w.-]*)",
    re.IGNORECASE,
)
_PAGES_WORD = re.compile(r"^(?:pages?|pp?\.|S\.|seiten?)\s*(?=[0-9ivxlc])", re.IGNORECASE)
_DASH = re.compile(r"\s*[-\u2010-\u2015\u2212]+\s*")


def year_of(text: str) -> int | None:
    """Return the year of a date in any form; an original year in brackets counts only if there is no other."""
    match = _YEAR.search(_ORIGINAL.sub(" ", text)) or _YEAR.search(text)
    return int(match.group()) if match else None


def version_of(note: str) -> str:
    """Return the version that a note states: "R package version 0.30.0", "Release 4.6.2", "Edition 4.2.0"."""
    match = _VERSION.search(note)
    return (match[1] or match[2]).rstrip(".-") if match else ""


def page_range(text: str) -> str:
    """Return pages with a plain hyphen and without a word before them: ``1323-1333``."""
    return _DASH.sub("-", _PAGES_WORD.sub("", text))
