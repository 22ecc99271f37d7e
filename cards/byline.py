"""Who wrote it, as the title page says."""

from collections.abc import Iterator, Set

from cards.furniture import is_imprint
from cards.headings import is_numbered, kind_of_heading, opens_keywords
from cards.layout import Layout, Line, Page, row_text
from cards.author_names import Likeness, is_corporate, is_labelled, likeness, names_another_role
from cards.title_block import COVER_ROWS, TitleBlock

#: Words; a longer row is text.
_MOST_WORDS = 25
#: In points: names are set in one type.
_SAME_SIZE = 0.7


def find_byline(page: Page, title: TitleBlock, layout: Layout, apart: Set[Line]) -> list[Line]:
    """Find the lines of names around a title: below it, else above it, else an organisation's on a cover."""
    rows = [row for row in page.rows if apart.isdisjoint(row) and set(title.lines).isdisjoint(row)]
    below = [row for row in rows if row[0].middle > title.bottom]
    above = [row for row in rows if row[0].middle < title.rows[0][0].y0]
    cover = len(page.rows) < COVER_ROWS
    if names := _names(list(_until_text(below, cover)), layout):
        return names
    if names := _names(above[-4:], layout):
        return names
    if cover:
        return [line for row in below for line in row if is_corporate(line.text) and not is_imprint(line.text)][:2]
    return []


def find_labelled(page: Page, apart: Set[Line]) -> list[Line]:
    """Find the lines of a page that say "Author:" and the like."""
    return [
        line
        for line in page.lines
        if line not in apart
        and is_labelled(line.text)
        and likeness(line.text.rstrip("."), frozenset()) == Likeness.STRONG
    ]


def _until_text(rows: list[tuple[Line, ...]], cover: bool) -> Iterator[tuple[Line, ...]]:
    for row in rows:
        text = row_text(row)
        if kind_of_heading(text) or is_numbered(text) or opens_keywords(text):
            return
        if not cover and len(text.split()) > _MOST_WORDS:
            return
        yield row


def _names(rows: list[tuple[Line, ...]], layout: Layout) -> list[Line]:
    found: list[Line] = []
    others: list[Line] = []
    for row in rows:
        for line in row:
            if names_another_role(line.text):
                others.append(line)
                continue
            kind = likeness(line.text, layout.common_words)
            if kind == Likeness.NONE or any(_under(other, line) for other in others):
                continue
            if not found or _same_type(found[0], line):
                found.append(line)
    return found


def _under(other: Line, line: Line) -> bool:
    """Whether a line belongs to the label over it or before it."""
    beside = other.y0 <= line.middle <= other.y1 and other.x0 < line.x0
    below = 0 < line.middle - other.middle < 3 * other.size and line.x0 < other.x1 and line.x1 > other.x0
    return beside or below


def _same_type(one: Line, other: Line) -> bool:
    return abs(one.size - other.size) <= _SAME_SIZE and one.bold == other.bold
