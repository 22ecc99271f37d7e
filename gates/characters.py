"""What a single character becomes when text is folded."""

import re
import unicodedata
from functools import cache
from typing import Literal, NamedTuple

#: Letter, digit, sign that stands between spaces or not ("5 %"), sign that belongs to what is before it ("10²"),
#: gap (punctuation, space, dash, accent), nothing (zero width, combining mark).
Kind = Literal["letter", "digit", "sign", "tight", "gap", "nothing"]

#: Every glyph that is printed for a hyphen, a dash or a minus: a reader, and a model, takes one for the other.
DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
#: Accents that TeX draws as characters of their own beside the letter; NFKD would turn them into a space.
ACCENTS = "\u00a8\u00b4\u0060\u02c6\u02dc\u00b8\u02da\u02c7\u02d8\u02d9\u02dd\u00af\u02db"
#: Letters that Unicode does not decompose.
_LETTERS = {
    "ø": "o", "æ": "ae", "œ": "oe", "ı": "i", "ł": "l", "đ": "d", "þ": "th", "ð": "d", "ħ": "h", "ŋ": "n", "ŧ": "t",
    "ĸ": "k", "ſ": "s", "ß": "ss",
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz", strict=True)),
}  # fmt: skip
#: Signs that change what a sentence says; all other punctuation is a gap.
_SIGNS = frozenset("%‰=+<>^$#§°")
#: Footnote marks of TeX, bars between fields and the like: printed beside words, no part of them.
_NO_SIGNS = frozenset("|~∗⋆")
#: Marks that are dropped from the letter under them. U+0338 is none of them: it makes "≠" of "=".
_MARKS = re.compile("[\u0300-\u0337\u0339-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20dc\u20e1\ufe20-\ufe2f]")
_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
#: How Unicode says that several characters are drawn as one.
_PICTURES = ("<square>", "<compat>")
#: Modifier letters that are printed as apostrophes.
_APOSTROPHES = frozenset("\u02b9\u02ba\u02bb\u02bc\u02bd\u02be\u02bf\u02c8")
#: The breve makes another letter of it, also when it is a character of its own.
_CYRILLIC_SHORT = dict.fromkeys(("й", "Й", "\u0438\u0306", "\u0418\u0306"), "й")


class Folded1(NamedTuple):
    """What one character (or one base with its mark) becomes."""

    text: str
    kind: Kind


@cache
def fold_character(char: str) -> Folded1:
    """Return what a character becomes; what differs for a reader stays different.

    Superscript digits keep their height ("10²" is not "102"), fractions stay whole ("1½" is not "11/2"), letters of
    other scripts stay what they are, marks that are letters (Indic vowels) stay.
    """
    if char in _CYRILLIC_SHORT:
        return Folded1(_CYRILLIC_SHORT[char], "letter")
    if _is_nothing(char):
        return Folded1("", "nothing")
    if unicodedata.category(char) == "So" and unicodedata.decomposition(char).startswith(_PICTURES):
        return _pictured(char)
    return _special(char) or _plain(char)


def _is_nothing(char: str) -> bool:
    if _MARKS.match(char) or _SELECTORS.match(char):
        return True
    return unicodedata.category(char) == "Cf"


def _special(char: str) -> Folded1 | None:
    """Signs, gaps, and digits that are not of the line's height."""
    category = unicodedata.category(char)
    if char in _SIGNS or char == "\ufffd":
        return Folded1(char, "tight" if char == "^" else "sign")
    if char in DASHES or char in ACCENTS or char in _NO_SIGNS or char in _APOSTROPHES or category[0] in "PZ":
        return Folded1("", "gap")
    if category in ("Sm", "Sc"):  # "≠" becomes the sign and its stroke, as when they are printed one after the other
        return Folded1(unicodedata.normalize("NFD", char), "sign")
    if category[0] in "SC" or category == "Me":
        return Folded1("", "gap")
    if category == "No" or char == "\u0338":
        return _raised_digit(char)
    return None


def _pictured(char: str) -> Folded1:
    """A unit or a word that is drawn as one character ("㎏", "℃", "№") is what it shows."""
    drawn = map(fold_character, (chr(int(code, 16)) for code in unicodedata.decomposition(char).split()[1:]))
    said = [part for part in drawn if part.text]
    return Folded1("".join(part.text for part in said), said[0].kind if said else "gap")


def _raised_digit(char: str) -> Folded1:
    form, _, _ = unicodedata.decomposition(char).partition(" ")
    digits = unicodedata.normalize("NFKD", char)
    if form == "<super>" and digits.isdigit():
        return Folded1("^" + digits, "tight")
    if form == "<sub>" and digits.isdigit():
        return Folded1(digits, "digit")
    return Folded1(char, "tight")


def _plain(char: str) -> Folded1:
    """Letters and digits: without case, marks, ligatures and typographic forms."""
    text = char
    for _ in range(4):
        spread = unicodedata.normalize("NFKD", "".join(_LETTERS.get(part, part) for part in text.casefold()))
        if spread == text:
            break
        text = _MARKS.sub("", spread)
    text = "".join(part for part in text if _is_letter(part))
    if not text:
        return Folded1("", "gap")
    return Folded1(text, "digit" if text[0].isdigit() else "letter")


def _is_letter(char: str) -> bool:
    if char in _APOSTROPHES or char in ACCENTS:
        return False
    return char.isalnum() or unicodedata.category(char)[0] == "M"
