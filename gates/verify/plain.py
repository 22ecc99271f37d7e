"""Text made ready for reading figures: one glyph for each sign, and nothing that only looks like a figure."""

import re
import unicodedata
from functools import lru_cache

from gates.characters import DASHES

#: Addresses and identifiers: their digits are no figures.
_ADDRESS = re.compile(r"https?://\S+|www\.\S+|\b10\.\d{4,9}/\S+")
#: Citation marks such as [12] or [3, 5–7].
_CITATION = re.compile(r"\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]")
_DASH = re.compile(f"[{re.escape(DASHES)}]")
_RAISED = re.compile(r"[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u207a\u207b]+")
_FRACTION = re.compile(r"(?:(?<!\d)(\d{1,9})\s?)?([\u00bc-\u00be\u2150-\u215e])")


@lru_cache(maxsize=256)
def plain(text: str) -> str:
    """Return a text in which dashes, spaces and typographic digits have one form ("10⁻³" is "10^-3", "1½" is "1.5")."""
    if not text.isascii():
        text = _RAISED.sub(lambda found: "^" + unicodedata.normalize("NFKC", found.group()), text)
        text = unicodedata.normalize("NFKC", _FRACTION.sub(_decimal, text))
        text = "".join(char for char in text if char.isascii() or unicodedata.category(char) != "Cf")
        text = _DASH.sub("-", text).replace("\u03bc", "µ").replace("’", "'")
    return " ".join(_CITATION.sub(" ", _ADDRESS.sub(" ", text)).split())


def _decimal(found: re.Match[str]) -> str:
    return f"{int(found[1] or 0) + unicodedata.numeric(found[2]):g}"


def blank(text: str, spans: list[tuple[int, int]]) -> str:
    """Return the text with bars in place of what was read already, so that every offset stays."""
    parts, at = [], 0
    for start, end in sorted(spans):
        parts += [text[at:start], "|" * (end - max(at, start))]
        at = max(at, end)
    return "".join((*parts, text[at:]))
