"""Lines that repeat at the edges of pages."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from typing import Literal

from cards.layout import Layout, Line, Page, rows
from cards.words import plain
from schemas.card import RunningLine

Edge = Literal["head", "foot"]
EdgeRows = list[tuple[Edge, tuple[Line, ...]]]

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

_NUMBER = r"(?:[0-9]{1,4}|[ivxlc]{1,7}|[IVXLC]{1,7}|[0-9A-Z]{1,2}[-.][0-9]{1,3})"
_PAGE_NUMBER = re.compile(
    rf"[-–—|\[( ]*(?:(?:page|seite|p\.|s\.|pag\.|página|pagina) *)?({_NUMBER})(?: *(?:/|of|von|de|di|"
    rf"sur) *[0-9]+)?[-–—|\]) .]*",
    re.IGNORECASE,
)
#: What stands beside an entry, such as the kind of what a manual describes; it repeats and heads nothing.
_LABEL = re.compile(r"\s*\[[^\[\]]*\]\s*")
#: Beside other words a single I, V or M is no number.
_BESIDE = r"(?:[0-9]{1,4}|[ivxlc]{2,7}|[0-9A-Z]{1,2}[-.][0-9]{1,3})"
_FIRST_NUMBER = re.compile(rf"^{_BESIDE}[ |–—]+(?=\S)")
_LAST_NUMBER = re.compile(rf"[ |–—,]+(?:(?:[Pp]age|[Ss]eite|[Pp]ágina|[Pp]agina) *)?{_BESIDE}$")


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
    at_edges = [(page, _edge_rows(page)) for page in layout.pages]
    counted = _page_offset(at_edges).items()
    short = len(layout.pages) <= _SHORT
    offset = {
        number for number, pages in counted if pages >= max(2, _IN_STEP * len(layout.pages)) or (short and number == 0)
    }
    candidates = [
        found for page, edge_rows in at_edges for found in _candidates(page, edge_rows, offset, layout.body_size)
    ]
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
    for page, edge_rows in at_edges:
        edges |= {line: edge for edge, row in edge_rows for line in row if _is_page_number(line, page, offset)}
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


def without_page_number(text: str) -> str:
    """A running line without the page number at its beginning or end."""
    return _LAST_NUMBER.sub("", _FIRST_NUMBER.sub("", text.strip())).strip()


def _edge_rows(page: Page) -> list[tuple[Edge, tuple[Line, ...]]]:
    """The rows at either edge of a page, from the edge inwards."""
    upright = [line for line in page.lines if line.upright]
    top, bottom = _EDGE * page.height, (1 - _EDGE) * page.height
    heads = list(rows(line for line in upright if line.middle < top))[:_EDGE_ROWS]
    feet = list(rows(line for line in upright if line.middle > bottom))[-_EDGE_ROWS:]
    return [*(("head", row) for row in heads), *(("foot", row) for row in feet)]


def _number(text: str) -> int | None:
    match = _PAGE_NUMBER.fullmatch(text.strip())
    return _value(match[1]) if match else None


def _value(number: str) -> int | None:
    if number.isdecimal():
        return int(number)
    values = [dict(i=1, v=5, x=10, l=50, c=100).get(char) for char in number.lower()]
    if None in values:
        return None
    total = 0
    numbers = [value for value in values if value]
    for value, following in zip(numbers, [*numbers[1:], 0], strict=True):
        total += -value if value < following else value
    return total


def _page_offset(at_edges: Sequence[tuple[Page, EdgeRows]]) -> Counter[int]:
    """How often each difference between printed and counted page number occurs, once a page."""
    return Counter(
        difference
        for page, edge_rows in at_edges
        for difference in {
            number - page.number for _, row in edge_rows for line in row for number in _numbers(line.text)
        }
    )


def _numbers(text: str) -> Iterator[int]:
    bare = _number(text)
    if bare is not None:
        yield bare
        return
    for match in (_FIRST_NUMBER.search(text), _LAST_NUMBER.search(text)):
        value = match and _value(match.group().strip(" |–—,").rsplit(" ", 1)[-1])
        if value:
            yield value


def _in_step(number: int, page: Page, offset: Set[int]) -> bool:
    return number - page.number in offset


def _is_page_number(line: Line, page: Page, offset: Set[int]) -> bool:
    number = _number(line.text)
    return number is not None and _in_step(number, page, offset)


def _candidates(page: Page, edge_rows: EdgeRows, offset: Set[int], body_size: float) -> Iterator[Candidate]:
    numbers = {line for _, row in edge_rows for line in row if _is_page_number(line, page, offset)}
    apart = set(_outermost(page, edge_rows, body_size)) if numbers else set()
    for edge, row in edge_rows:
        beside = not numbers.isdisjoint(row)
        for line in row:
            letters = itertools.islice(filter(str.isalpha, line.text), 2, None)
            if any(letters) and _number(line.text) is None and not _LABEL.fullmatch(line.text):
                yield Candidate(line, edge, beside or line in apart)


def _outermost(page: Page, edge_rows: EdgeRows, body_size: float) -> tuple[Line, ...]:
    """The first row of a page, if it is set smaller than the text and well above it."""
    heads = (row for edge, row in edge_rows if edge == "head")
    first = next((row for row in heads if any(_number(line.text) is None for line in row)), ())
    if not first or any(line.size >= _SMALLER * body_size for line in first):
        return ()
    bottom = max(line.y1 for line in first)
    following = min((line.y0 for line in page.lines if line.upright and line.middle > bottom), default=bottom)
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
