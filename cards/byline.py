"""Who wrote it, as the title page says."""

import itertools
from collections.abc import Iterator, Sequence, Set

from cards.author_names import Likeness, are_several, is_corporate, is_labelled, is_prose, likeness, names_another_role
from cards.furniture import is_address, is_imprint
from cards.headings import is_numbered, kind_of_heading, opens_keywords
from cards.layout import Layout, Line, Page, row_text
from cards.subtitle import COVER_ROWS
from cards.title_block import TitleBlock

#: Words; a longer row is text.
_MOST_WORDS = 25
#: In points: names are set in one type.
_SAME_SIZE = 0.7
#: So many rows of sentences one after another are the text: whoever is named below them did not write it.
_PROSE_ROWS = 8
#: Rows above a title in which names are looked for.
_ABOVE = 4
#: An organisation stands directly below a title, or anywhere on a cover.
_BELOW = 2
#: Part of a cover's height below which a publisher may stand where others put the author.
_PUBLISHER = 0.7


def find_byline(page: Page, title: TitleBlock, layout: Layout, apart: Set[Line]) -> list[Line]:
    """Find the lines of names around a title: below it, else above it, else an organisation's."""
    own = set(title.lines)
    rows = [row for row in page.rows if apart.isdisjoint(row) and own.isdisjoint(row)]
    cover = len(page.rows) < COVER_ROWS
    below = list(_until_text([row for row in rows if row[0].middle > title.bottom], cover))
    above = [row for row in rows if row[0].middle < title.top][-_ABOVE:]
    near = [row for row in below if not cover or row[0].middle < _PUBLISHER * page.height]
    over = _names(above, layout, Likeness.WEAK if cover else Likeness.STRONG)
    return (
        _surer(_names(near, layout), over if cover else [], layout)
        or over
        or _names(below, layout)
        or _organisation(below if cover else below[:_BELOW])
        or _organisation(above if cover else [])
    )


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
    prose = 0
    for row in rows:
        text = row_text(row)
        prose = prose + 1 if is_prose(text) else 0
        if not cover and prose > _PROSE_ROWS:
            return
        if kind_of_heading(text) or is_numbered(text) or opens_keywords(text):
            return
        if not cover and len(text.split()) > _MOST_WORDS:
            return
        yield row


def _names(rows: Sequence[tuple[Line, ...]], layout: Layout, least: Likeness = Likeness.WEAK) -> list[Line]:
    """The lines that read like names, in the type of the first that surely does."""
    lines = [line for row in rows for line in row]
    others: list[Line] = []
    found: dict[Line, Likeness] = {}
    for line, following in itertools.zip_longest(lines, lines[1:]):
        if names_another_role(line.text):
            others.append(line)
        if line in found or any(_under(other, line) for other in others):
            continue
        if is_prose(line.text):
            continue
        kind = likeness(line.text, layout.common_words)
        if kind == Likeness.NONE and following and _goes_on(line, following):
            kind = likeness(f"{line.text} {following.text}", layout.common_words)
            found |= {following: kind} if kind else {}
        if kind >= least:
            found[line] = kind
    surest = max(found.values(), default=Likeness.NONE)
    first = next((line for line, kind in found.items() if kind == surest), None)
    return [line for line in lines if first and line in found and _same_type(first, line)]


def _surer(one: list[Line], other: list[Line], layout: Layout) -> list[Line]:
    """The lines that are names more surely, the first ones if both are: a subtitle in capitals looks like one name."""

    def sureness(lines: list[Line]) -> tuple[int, bool]:
        return max(
            ((likeness(line.text, layout.common_words), are_several(line.text)) for line in lines), default=(0, False)
        )

    return other if other and sureness(other) > sureness(one) else one


def _goes_on(line: Line, following: Line) -> bool:
    """Whether names may be broken between two lines."""
    return _same_type(line, following) and 0 < following.middle - line.middle < 2 * line.size


def _organisation(rows: Sequence[tuple[Line, ...]]) -> list[Line]:
    lines = [line for row in rows for line in row]
    return [line for line in lines if is_corporate(line.text) and not (is_imprint(line.text) or is_address(line.text))][
        :1
    ]


def _under(other: Line, line: Line) -> bool:
    """Whether a line belongs to the label over it or before it."""
    beside = other.y0 <= line.middle <= other.y1 and other.x0 < line.x0
    below = 0 < line.middle - other.middle < 3 * other.size and line.x0 < other.x1 and line.x1 > other.x0
    return beside or below


def _same_type(one: Line, other: Line) -> bool:
    return abs(one.size - other.size) <= _SAME_SIZE and one.bold == other.bold
