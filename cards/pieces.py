"""The pieces of a line, each set in one type, and what they make of it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

#: Small capitals are set at 70 to 85 % of the capitals.
_SMALL_CAPITALS = 0.65
_MARK = re.compile(r"[a-j](?:, ?[a-j])*,?\s*")


class Piece(NamedTuple):
    """A stretch of a line in one type; sizes in points, raised as exponents and note marks are."""

    text: str
    size: float
    bold: bool
    raised: bool


def text_of(pieces: Sequence[Piece]) -> str:
    """The text of a line; a raised letter that refers from a name to an affiliation is no part of the name."""
    if not any([piece.raised for piece in pieces]):
        return "".join([piece.text for piece in pieces])
    text = ""
    for piece in pieces:
        refers = piece.raised and _MARK.fullmatch(piece.text) and text[-1:].isalpha()
        text += " " + piece.text if refers else piece.text
    return text


def type_of(pieces: Sequence[Piece]) -> tuple[float, bool]:
    """Size and weight of most letters of a line; of small capitals, the size of the capitals."""
    _, size, bold, _ = pieces[0]
    if all([piece.size == size and piece.bold == bold for piece in pieces]):
        return size, bold
    weight: dict[tuple[float, bool], int] = {}
    for piece in pieces:
        kind = piece.size, piece.bold
        weight[kind] = weight.get(kind, 0) + sum(map(str.isalnum, piece.text))
    size, bold = max(weight, key=lambda kind: (weight[kind], kind))
    larger = max(size for size, _ in weight)
    capitals = larger * _SMALL_CAPITALS <= size and "".join(piece.text for piece in pieces).isupper()
    return (larger if capitals else size), bold


def mark_of(pieces: Sequence[Piece]) -> int:
    """How many raised characters stand at the end of a line."""
    last = next((piece for piece in reversed(pieces) if not piece.text.isspace()), pieces[-1])
    return len(last.text.rstrip()) if last.raised else 0
