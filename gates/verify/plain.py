"""Text made ready for reading figures: one glyph for each sign, and nothing that only looks like a figure."""

import re
import unicodedata
from functools import lru_cache

from gates.characters import DASHES
from gates.number import roman_value

#: Addresses and identifiers: their digits are no figures.
_ADDRESS = re.compile(r"https?://\S+|www\.\S+|\b10\.\d{4,9}/\S+")
#: Citation marks such as [12] or [3, 5–7].
_CITATION = re.compile(r"\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]")
_DASH = re.compile(f"[{re.escape(DASHES)}]")
_RAISED = re.compile(r"[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u207a\u207b]+")
_FRACTION = re.compile(r"(?:(?<!\d)(\d{1,9})\s?)?([\u00bc-\u00be\u2150-\u215e])")
#: "42,- Euro" and "14.30 Uhr", as German writes them.
_NO_CENTS = re.compile(r"(?<=\d),--?(?!\d)")
_CLOCK = re.compile(r"(?<![\d.,])(\d{1,2})\.(\d\d)(?= Uhr\b)")
#: ".05", as statistics write it.
_LEADING_POINT = re.compile(r"(?<![\w.,])\.(?=\d)")
_HALVES = {
    word: number
    for number, words in enumerate(
        ("one ein ander", "two zwei", "three drei", "four vier", "five fünf", "six sechs", "seven sieben",
         "eight acht", "nine neun", "ten zehn"),
        start=1,
    )
    for word in words.split()
}  # fmt: skip
_AND_A_HALF = re.compile(
    rf"\b(?P<word>{'|'.join(_HALVES)})(?P<half> and a half|(?:und)?(?<!ander)einhalb|(?<=ander)thalb)\b", re.IGNORECASE
)
#: "Phase III" is phase 3; "I" may be the pronoun behind some words, "IV" alone a way to give a drug.
_ROMAN = re.compile(
    r"\b(?P<word>(?i:phase|stage|grade|stadium|stufe|klasse|stade|fase))[ -](?P<one>[IVX]+)\b"
    r"|\b(?P<other>(?i:type|level|class|part|chapter|typ|grad|teil|kapitel|classe|clase|tipo|niveau))[ -]"
    r"(?P<two>(?!I\b)[IVX]+)\b"
)


@lru_cache(maxsize=256)
def plain(text: str) -> str:
    """Return a text in which dashes, spaces and figures have one form.

    "10⁻³" is "10^-3", "1½" is "1.5", ".05" is "0.05" and "Phase III" is "Phase 3".
    """
    if not text.isascii():
        text = _RAISED.sub(lambda found: "^" + unicodedata.normalize("NFKC", found.group()), text)
        text = unicodedata.normalize("NFKC", _FRACTION.sub(_decimal, text))
        text = "".join(char for char in text if char.isascii() or unicodedata.category(char) != "Cf")
        text = _DASH.sub("-", text).replace("\u03bc", "µ").replace("’", "'")
    text = " ".join(_CITATION.sub(" ", _ADDRESS.sub(" ", text)).split())
    text = _CLOCK.sub(r"\1:\2", _NO_CENTS.sub("", _LEADING_POINT.sub("0.", text)))
    return _ROMAN.sub(_in_figures, _AND_A_HALF.sub(_and_a_half, text))


def _and_a_half(found: re.Match[str]) -> str:
    english = found["half"].startswith(" ")
    return f"{_HALVES[found['word'].lower()]}{'.' if english else ','}5"


def _in_figures(found: re.Match[str]) -> str:
    return f"{found['word'] or found['other']} {roman_value((found['one'] or found['two']).lower())}"


def _decimal(found: re.Match[str]) -> str:
    return f"{int(found[1] or 0) + unicodedata.numeric(found[2]):g}"


def blank(text: str, spans: list[tuple[int, int]]) -> str:
    """Return the text with bars in place of what was read already, so that every offset stays."""
    parts, at = [], 0
    for start, end in sorted(spans):
        parts += [text[at:start], "|" * (end - max(at, start))]
        at = max(at, end)
    return "".join((*parts, text[at:]))
