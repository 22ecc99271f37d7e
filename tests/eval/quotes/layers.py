"""The text layers of one document: as it is read, and as TeX often leaves it."""

from __future__ import annotations

import re
import unicodedata
from array import array
from dataclasses import dataclass
from random import Random

LIGATURES = {"ffi": "ﬃ", "ffl": "ﬄ", "ff": "ﬀ", "fi": "ﬁ", "fl": "ﬂ", "st": "ﬆ"}

#: TeX's old fonts draw these accents as characters of their own, in front of the letter.
_ACCENTS = {
    "\u0308": "\u00a8", "\u0301": "\u00b4", "\u0300": "\u0060", "\u0302": "\u02c6", "\u0303": "\u02dc",
    "\u0327": "\u00b8", "\u030a": "\u02da", "\u030c": "\u02c7", "\u0306": "\u02d8",
}  # fmt: skip
_LOOSE = frozenset(_ACCENTS.values())
_PIECE = re.compile(r"ffi|ffl|ff|fi|fl|(?<=[^\W\d_])-\n(?=[a-zäöüßàâçéèêëîïôùûœæ])|.", re.DOTALL)
_SOFT_END = "\u00ad\n"
_BEFORE_SYLLABLE = re.compile(r"(?<=[a-zäöüßé]{3})(?=[bdfgklmnprst][aeiouäöüé][a-zäöüßé])")


@dataclass(frozen=True, slots=True)
class Layer:
    """A text layer, and for each character of the text as it is read where it lies in the layer."""

    name: str
    text: str
    #: The text as it is read, but with soft hyphens at line ends where the layer has them.
    lines: str
    starts: array[int]
    ends: array[int]

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Return where characters of the text as it is read lie in the layer."""
        return self.starts[start], self.ends[end - 1]


def clean(text: str) -> Layer:
    """Return the layer that has the text as it is."""
    return Layer("clean", text, text, array("I", range(len(text))), array("I", range(1, len(text) + 1)))


def hostile(text: str, random: Random) -> Layer:
    """Return the text with ligature glyphs, soft hyphens, loose accents and no-break spaces where they may be."""
    parts: list[str] = []
    lines: list[str] = []
    starts, ends = array("I"), array("I")
    length = 0
    for piece in _PIECE.finditer(text):
        if random.random() < 0.04 and _BEFORE_SYLLABLE.match(text, piece.start()):
            parts.append("\u00ad")
            length += 1
        set_as = _set(piece.group(), random)
        if set_as[0] in _LOOSE and random.random() < 0.1 and text[piece.start() - 1 : piece.start()].isalpha():
            parts.append(" ")
            length += 1
        parts.append(set_as)
        lines.append(set_as if set_as == _SOFT_END else piece.group())
        for _ in piece.group():
            starts.append(length)
            ends.append(length + len(set_as))
        length += len(set_as)
    return Layer("hostile", "".join(parts), "".join(lines), starts, ends)


def _set(piece: str, random: Random) -> str:
    """Return what stands in the text layer for a letter, a ligature, a space or a broken line."""
    if piece == "-\n":
        return random.choice(("-\n", _SOFT_END))
    if piece in LIGATURES:
        return LIGATURES[piece] if random.random() < 0.9 else piece
    if piece == " ":
        return "\u00a0" if random.random() < 0.15 else " "
    if piece.isascii():
        return piece
    decomposed = unicodedata.normalize("NFD", piece)
    if decomposed[1:] not in _ACCENTS or random.random() < 0.1:
        return piece
    return _ACCENTS[decomposed[1:]] + decomposed[0].replace("i", "ı")
