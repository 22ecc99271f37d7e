"""Lines that repeat at the edges of pages."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from typing import Literal

from cards.layout import Layout, Line, Page, rows
from cards.page_numbers import numbers_beside, page_number, without_page_number
from cards.words import plain
from schemas.card import RunningLine

Edge = Literal["head", "foot"]

#: Heads and feet stand within this part of a page's height.
_EDGE = 0.15
#: Rows looked at on either edge.
_EDGE_ROWS = 3
#: In points: copies of one running line stand at the same height and have the same size.
_SAME_PLACE = 8.0
_SAME_SIZE = 0.6
#: Fewer copies prove nothing, unless the document is short or page numbers stand beside the line.
_COPIES = 3
_SHORT = 6
#: Running lines are often set smaller than the text.
_SMALLER = 0.95
#: In sizes of the text: the gap that parts a head from it.
_APART = 0.7
#: Part of a document's pages on which a line repeats, if not from page to page.
_PART = 0.3
#: Part of the pages whose printed numbers are in step with their count.
_IN_STEP = 0.25

#: What stands beside an entry, such as the kind of what a manual describes; it repeats and heads nothing.
_LABEL = re.compile(r"\s*\[[^\[\]]*\]\s*")


@dataclass(frozen=True)
class PageEdges:
    """The rows at either edge of a page, from the edge inwards, and the lines of them that are bare page numbers."""

    page: Page
    rows: list[tuple[Edge, tuple[Line, ...]]]
    bare: dict[Line, int]

    def in_step(self, offset: Set[int]) -> set[Line]:
        """The bare numbers that are in step with the count of pages."""
        return {line for line, number in self.bare.items() if number - self.page.number in offset}


@dataclass(frozen=True)
class Candidate:
    """A line at an edge; ``numbered`` says that a page number in step with the pages stands beside it.

    Beside it is in its row; or, for a first line in smaller type well above the text, anywhere at the page's edges.
    """

    line: Line
    edge: Edge
    numbered: bool


@dataclass(frozen=True)
class Running:
    """The running lines of a document, and which lines of the text are copies of one, or bare page numbers."""

    listed: tuple[RunningLine, ...]
    edges: dict[Line, Edge]


def find_running_lines(layout: Layout) -> Running:
    """Find heads and feet. Copies in the middle of a page are none; a title set larger is none either."""
    at_edges = [_page_edges(page) for page in layout.pages]
    counted = _page_offset(at_edges).items()
    short = len(layout.pages) <= _SHORT
    offset = {
        number for number, pages in counted if pages >= max(2, _IN_STEP * len(layout.pages)) or (short and number == 0)
    }
    candidates = [found for at_edge in at_edges for found in _candidates(at_edge, offset, layout.body_size)]
    edges: dict[Line, Edge] = {}
    listed: dict[tuple[Edge, str], list[Line]] = {}
    for key, copies in _copies(candidates).items():
        enough = _is_enough(sorted({found.line.page for found in copies}), len(layout.pages))
        numbered = [found for found in copies if found.numbered]
        if not enough and not numbered:
            continue
        edges |= {found.line: found.edge for found in (copies if enough else numbered)}
        if enough or short:
            listed.setdefault(key, []).extend(found.line for found in copies)
    for at_edge in at_edges:
        numbers = at_edge.in_step(offset)
        edges |= {line: edge for edge, row in at_edge.rows for line in row if line in numbers}
    return Running(tuple(_running_line(edge, lines) for (edge, _), lines in listed.items()), edges)


def _is_enough(pages: Sequence[int], of: int) -> bool:
    """Whether a line on these pages repeats: in a part of the document, or from page to page (to the next but one)."""
    if of <= _SHORT:
        return len(pages) >= 2
    streak = longest = 1
    for one, two in itertools.pairwise(pages):
        streak = streak + 1 if two - one <= 2 else 1
        longest = max(longest, streak)
    return longest >= _COPIES or len(pages) >= max(_COPIES, _PART * of)


def _running_line(edge: Edge, lines: list[Line]) -> RunningLine:
    texts = [line.text.strip() for line in lines]
    if len(set(texts)) > 1 or len(texts) == 1:
        texts = [without_page_number(texts[0])]
    return RunningLine(text=texts[0], zone=edge, pages=len({line.page for line in lines}))


def _page_edges(page: Page) -> PageEdges:
    heights = [(line.middle, line) for line in page.lines if line.upright]
    top, bottom = _EDGE * page.height, (1 - _EDGE) * page.height
    heads = list(rows(line for middle, line in heights if middle < top))[:_EDGE_ROWS]
    feet = list(rows(line for middle, line in heights if middle > bottom))[-_EDGE_ROWS:]
    bare = {line: number for row in (*heads, *feet) for line in row if (number := page_number(line.text)) is not None}
    return PageEdges(page, [*(("head", row) for row in heads), *(("foot", row) for row in feet)], bare)


def _page_offset(at_edges: Sequence[PageEdges]) -> Counter[int]:
    """How often each difference between printed and counted page number occurs, once a page."""
    return Counter(
        difference
        for at_edge in at_edges
        for difference in {
            number - at_edge.page.number
            for _, row in at_edge.rows
            for line in row
            for number in ([at_edge.bare[line]] if line in at_edge.bare else numbers_beside(line.text))
        }
    )


def _candidates(at_edge: PageEdges, offset: Set[int], body_size: float) -> Iterator[Candidate]:
    numbers = at_edge.in_step(offset)
    apart = set(_outermost(at_edge, body_size)) if numbers else set()
    for edge, row in at_edge.rows:
        beside = not numbers.isdisjoint(row)
        for line in row:
            letters = itertools.islice(filter(str.isalpha, line.text), 2, None)
            if any(letters) and line not in at_edge.bare and not _LABEL.fullmatch(line.text):
                yield Candidate(line, edge, beside or line in apart)


def _outermost(at_edge: PageEdges, body_size: float) -> tuple[Line, ...]:
    """The first row of a page, if it is set smaller than the text and well above it."""
    heads = (row for edge, row in at_edge.rows if edge == "head")
    first = next((row for row in heads if not at_edge.bare.keys() >= set(row)), ())
    if not first or any(line.size >= _SMALLER * body_size for line in first):
        return ()
    bottom = max(line.y1 for line in first)
    following = min((line.y0 for line in at_edge.page.lines if line.upright and line.middle > bottom), default=bottom)
    return first if following - bottom > _APART * body_size else ()


def _copies(candidates: list[Candidate]) -> dict[tuple[Edge, str], list[Candidate]]:
    """Candidates of the same words, size and height; numbers at the ends count where the words repeat with them."""
    exact = Counter((found.edge, plain(found.line.text)) for found in candidates)
    groups: dict[tuple[Edge, str], list[Candidate]] = {}
    for found in candidates:
        text = plain(found.line.text)
        if exact[found.edge, text] < 2:
            text = without_page_number(text)
        groups.setdefault((found.edge, text), []).append(found)
    return {key: _alike(copies) for key, copies in groups.items()}


def _alike(copies: list[Candidate]) -> list[Candidate]:
    """The copies that stand where most stand."""
    best: list[Candidate] = []
    for middle in copies:
        near = [found for found in copies if _same_place(found.line, middle.line)]
        best = max(best, near, key=len)
        if len(best) * 2 > len(copies):
            break
    return best


def _same_place(one: Line, other: Line) -> bool:
    return abs(one.middle - other.middle) <= _SAME_PLACE and abs(one.size - other.size) <= _SAME_SIZE
