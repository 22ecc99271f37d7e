"""Which way the text of a page runs: the page may be turned, or its text written sideways or upside down."""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pymupdf

from cards.html_lines import TextLine
from cards.paint import Box
from cards.visible import Block
from cards.words import FIRST_CJK

#: A line is upright if it runs as flat as this (cosine).
_UPRIGHT = 0.9
#: Of a page's characters: more of a table's rows, or of a figure, than most have.
_LEVEL = 0.7
#: Of a page's characters.
_NEARLY_ALL = 0.9

Line = dict[str, Any]
Direction = tuple[float, float]


class Turn:
    """From a page's own coordinates to those in which nearly all its text runs from left to right.

    Attributes:
        width, height: of the page, turned, in points.
    """

    def __init__(self, page: pymupdf.Page, blocks: Sequence[Block]) -> None:
        """Turn a page by its own mark, and then by where nearly all characters of it go."""
        marked = page.rotation_matrix if page.rotation else pymupdf.Identity
        further, sideways = _further(_most(blocks, marked), page.rect)
        self._matrix = marked * further
        self._turns = self._matrix != pymupdf.Identity
        self.width, self.height = page.rect.br if not sideways else reversed(page.rect.br)

    def box(self, box: Box) -> Box:
        """Where a box lies."""
        x0, y0, x1, y1 = pymupdf.Rect(box) * self._matrix if self._turns else box
        return x0, y0, x1, y1

    def is_upright(self, direction: Direction) -> bool:
        """Whether a line of that direction runs from left to right."""
        x, _ = _turned(direction, self._matrix) if self._turns else direction
        return x > _UPRIGHT


def may_be_turned(lines: Sequence[TextLine]) -> bool:
    """The cheap look: whether most text begins no lower than the line before, or is in lines of one Asian character."""
    total = sum([len(line.pieces[0].text) for line in lines])
    level = [len(other.pieces[0].text) for one, other in itertools.pairwise(lines) if other.box[1] <= one.box[1]]
    asian = [line for line in lines if len(line.pieces[0].text) == 1 and line.pieces[0].text >= FIRST_CJK]
    return sum(level) > _LEVEL * total or len(asian) * 2 > len(lines)


def columns(lines: Iterable[Line]) -> Iterator[Line]:
    """Join text that is set from top to bottom, of which MuPDF makes a line for each character, to lines."""
    last: Line | None = None
    for line in lines:
        if last and last["wmode"] and line["wmode"] and _is_below(line["bbox"], last["bbox"]):
            last["spans"] += line["spans"]
            last["bbox"] = tuple(pymupdf.Rect(last["bbox"]) | pymupdf.Rect(line["bbox"]))
            continue
        if last:
            yield last
        last = line
    if last:
        yield last


def _is_below(box: Box, above: Box) -> bool:
    width = box[2] - box[0]
    return abs(box[0] - above[0]) < width / 2 and 0 <= box[1] - above[3] + width / 2 < width


def _turned(direction: Direction, matrix: pymupdf.Matrix) -> Direction:
    x, y = pymupdf.Point(direction) * pymupdf.Matrix(matrix.a, matrix.b, matrix.c, matrix.d, 0, 0)
    return x, y


def _most(blocks: Sequence[Block], matrix: pymupdf.Matrix) -> tuple[int, int]:
    """The direction of nearly all text; upright if there is none: a figure's labels may outweigh a page's head."""
    weight: Counter[Direction] = Counter()
    for line in (line for block in blocks for line in block.get("lines", ())):
        weight[line["dir"]] += sum(len(span["text"]) for span in line["spans"])
    most = max(weight, key=weight.__getitem__, default=(1.0, 0.0))
    x, y = _turned(most, matrix) if weight[most] >= _NEARLY_ALL * weight.total() else (1.0, 0.0)
    return round(x), round(y)


def _further(direction: tuple[int, int], page: pymupdf.Rect) -> tuple[pymupdf.Matrix, bool]:
    """How a page is turned so that a direction becomes upright, and whether it lies on its side then."""
    turns = {
        (0, -1): (pymupdf.Matrix(0, 1, -1, 0, page.height, 0), True),
        (0, 1): (pymupdf.Matrix(0, -1, 1, 0, 0, page.width), True),
        (-1, 0): (pymupdf.Matrix(-1, 0, 0, -1, page.width, page.height), False),
    }
    return turns.get(direction, (pymupdf.Identity, False))
