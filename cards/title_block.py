"""The work's own title: the largest type of the first pages, or what stands over the names."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass

from cards.author_names import Likeness, is_corporate, likeness, names_another_role
from cards.furniture import (
    is_affiliation,
    is_furniture,
    is_imprint,
    is_institution,
    is_journal_line,
    is_periodical,
    is_thesis_line,
)
from cards.headings import is_chapter_label, is_numbered, kind_of_heading, opens_keywords
from cards.layout import Layout, Line, Page, row_text
from cards.words import plain, unspaced, words

Cell = tuple[Line, ...]

#: A title is set larger than the text by this factor; headings of sections are rarely smaller.
_LARGER = 1.12
#: Lines of one title differ in size by less than this part.
_SAME_SIZE = 0.12
#: In heights of a line: what stands farther below is not the same block.
_GAP = 1.3
_SUBTITLE_GAP = 4.0
#: A title does not begin below this part of the page.
_LOWEST = 0.8
#: Cells in which a title of the text's own size is looked for.
_OPENING_CELLS = 8
#: A page of fewer rows is a cover or title page.
COVER_ROWS = 16
_LONGEST = 300
#: A title may begin with a number ("100 years of ...") if it is set larger than headings of sections are.
_NUMBERED = 1.45
#: A single word under a title of several words is a logo if the title's size is at least this part of its own.
_LOGO = 0.75
#: Part of the shorter title's words.
_SAME_TITLE = 0.6
#: A title that is printed again is no longer than this many times the one found before.
_LONGER = 1.5
#: Of its length, what is printed again at least, if more follows in the same type.
_WHOLE = 0.85
#: Cells below a block in which names are looked for.
_NEXT = 4
_NUMBERS = {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}


@dataclass(frozen=True)
class TitleBlock:
    """A title's cells, and its subtitle's, which are set in another type."""

    cells: tuple[Cell, ...]
    subtitle: tuple[Cell, ...] = ()

    @property
    def lines(self) -> list[Line]:
        """Its lines, top to bottom."""
        return [line for cell in (*self.cells, *self.subtitle) for line in cell]

    @property
    def size(self) -> float:
        """Its type size."""
        return max(size_of(cell) for cell in self.cells)

    @property
    def top(self) -> float:
        """The height at which it begins."""
        return min(line.y0 for line in self.cells[0])

    @property
    def bottom(self) -> float:
        """The height at which it ends."""
        return max(line.y1 for line in self.lines)

    @property
    def text(self) -> str:
        """Title and subtitle."""
        return " ".join(row_text(cell) for cell in (*self.cells, *self.subtitle))


def find_title(page: Page, layout: Layout, apart: Set[Line], known: TitleBlock | None = None) -> TitleBlock | None:
    """Find the title on a page that may have one.

    Args:
        page: the page.
        layout: its document.
        apart: lines of heads, feet, contents and references, in which no title stands.
        known: the title found on an earlier page; its words are a title again, whatever their size.
    """
    cells = [cell for cell in page.cells if apart.isdisjoint(cell)]
    again = _again(_blocks(cells, layout), known, page, layout) if known else None
    if again:
        return TitleBlock(again.cells, (*again.subtitle, *_subtitle(again.cells, cells, layout, again.subtitle)))
    cover = _is_cover(cells, layout)
    large = [cell for cell in cells if cover or size_of(cell) >= layout.body_size * _LARGER]
    blocks = [block for block in _blocks(large, layout) if _may_be_title(block, page, layout)]
    own = [block for block in blocks if not is_periodical(_text(block))]
    best = _largest(own or blocks)
    if best is None or _are_names(best, cells, layout):
        best = _over_names(cells, layout) or best
    return TitleBlock(tuple(best), tuple(_subtitle(best, cells, layout))) if best else None


def _are_names(block: Sequence[Cell], cells: Sequence[Cell], layout: Layout) -> bool:
    """Whether a block reads like names, and no other names follow it."""
    if not likeness(_text(block), layout.common_words):
        return False
    after = cells.index(block[-1]) + 1
    return not any(likeness(row_text(cell), layout.common_words) for cell in cells[after : after + _NEXT])


def _again(blocks: Sequence[list[Cell]], known: TitleBlock, page: Page, layout: Layout) -> TitleBlock | None:
    """The title found before, where it is printed again; what follows it in the same type is its subtitle."""
    for block in sorted(blocks, key=lambda block: -size_of(block[0])):
        for end in range(1, len(block) + 1):
            text = _text(block[:end])
            whole = len(text) >= _WHOLE * len(known.text) or end == len(block)
            if len(text) > _LONGER * len(known.text):
                break
            if whole and shares(text, known.text) and _may_be_title(block[:end], page, layout):
                return TitleBlock(tuple(block[:end]), tuple(block[end:]))
    return None


def shares(one: str, other: str) -> bool:
    """Whether two titles share most words of the shorter one: those of a title page and a half title or cover do."""
    left, right = ({plain(word) for word in words(unspaced(title)) if len(word) > 2} for title in (one, other))
    fewer = min(len(left), len(right))
    return len(left & right) >= _SAME_TITLE * max(1, fewer) and (fewer > 1 or left == right)


def _largest(blocks: Sequence[list[Cell]]) -> list[Cell] | None:
    ranked = sorted(blocks, key=lambda block: (-round(size_of(block[0]), 1), block[0][0].y0))
    if len(ranked) > 1 and _is_logo(*ranked[:2]):
        return ranked[1]
    return ranked[0] if ranked else None


def _is_logo(block: Sequence[Cell], title: Sequence[Cell]) -> bool:
    single = len(words(_text(block))) == 1 < len(words(_text(title)))
    return single and title[0][0].y0 < block[0][0].y0 and size_of(title[0]) >= _LOGO * size_of(block[0])


def _text(block: Sequence[Cell]) -> str:
    return " ".join(row_text(cell) for cell in block)


def _is_cover(cells: Sequence[Cell], layout: Layout) -> bool:
    return len(cells) < COVER_ROWS and len(layout.pages) > 1 and len({round(size_of(cell)) for cell in cells}) > 1


def size_of(cell: Cell) -> float:
    """The type size of most of a cell."""
    return max(cell, key=lambda line: len(line.text)).size


def _bold(cell: Cell) -> bool:
    return max(cell, key=lambda line: len(line.text)).bold


def _blocks(cells: Sequence[Cell], layout: Layout) -> list[list[Cell]]:
    """Cells of one type that follow one another closely; names under a title in its own type are no part of it."""
    blocks: list[list[Cell]] = []
    for cell in cells:
        if is_chapter_label(row_text(cell)) or plain(row_text(cell)) in _NUMBERS:
            continue
        open_block = next((block for block in reversed(blocks) if _goes_on(block[-1], cell)), None)
        if open_block is None:
            blocks.append([cell])
        else:
            open_block.append(cell)
    return [_without_names(block, layout) for block in blocks]


def _goes_on(last: Cell, cell: Cell) -> bool:
    one, two = size_of(last), size_of(cell)
    gap = cell[0].y0 - last[0].y1
    across = min(last[-1].x1, cell[-1].x1) > max(last[0].x0, cell[0].x0)
    near = -0.5 * one <= gap <= _GAP * max(one, two)
    return near and across and abs(one - two) <= _SAME_SIZE * max(one, two) and _bold(last) == _bold(cell)


def _without_names(block: list[Cell], layout: Layout) -> list[Cell]:
    end = len(block)
    while end > 1 and likeness(row_text(block[end - 1]), layout.common_words) == Likeness.STRONG:
        end -= 1
    return block[:end]


def _may_be_title(block: list[Cell], page: Page, layout: Layout) -> bool:
    text, first = _text(block), row_text(block[0])
    return (
        sum(map(str.isalpha, text)) >= 2
        and len(text) <= _LONGEST
        and block[0][0].y0 < _LOWEST * page.height
        and not (is_furniture(text) and not is_periodical(text))
        and not (kind_of_heading(first) or opens_keywords(first))
        and not (is_numbered(first) and size_of(block[0]) < _NUMBERED * layout.body_size)
        and not is_institution(text)
        and not (is_imprint(text) or is_thesis_line(text) or _is_masthead(text, page))
        and not _is_holder(text, layout)
    )


def _is_holder(text: str, layout: Layout) -> bool:
    """Whether a line names those who hold the copyright."""
    return plain(text) in layout.copyright and (
        is_corporate(text) or likeness(text, layout.common_words) > Likeness.NONE
    )


def _is_masthead(text: str, page: Page) -> bool:
    """Whether a longer line of the page begins with the same words and goes on with volume or pages."""
    name = plain(text)
    rows = (plain(row_text(row)) for row in page.rows)
    return any(row.startswith(name) and len(row) > len(name) and is_journal_line(row) for row in rows)


def _over_names(cells: Sequence[Cell], layout: Layout) -> list[Cell] | None:
    """The cells above the names, where everything has one size."""
    opening = list(cells[:_OPENING_CELLS])
    while opening and _is_before_title(row_text(opening[0])):
        opening.pop(0)
    kinds = [likeness(row_text(cell), layout.common_words) for cell in opening]
    strong = next((index for index, kind in enumerate(kinds) if index and kind == Likeness.STRONG), None)
    weak = next((index for index, kind in enumerate(kinds) if index and kind == Likeness.WEAK), None)
    end = strong if strong is not None else weak
    if not end or any(_is_prose(row_text(cell)) for cell in opening[:end]):
        return None
    return opening[:end] if any(len(word) > 2 for word in words(_text(opening[:end]))) else None


def _is_before_title(text: str) -> bool:
    return is_furniture(text) or is_chapter_label(text) or is_institution(text) or is_corporate(text)


def _is_prose(text: str) -> bool:
    return (
        text.rstrip().endswith((".", ";", ":"))
        or is_furniture(text)
        or kind_of_heading(text) not in ("", "introduction")
        or is_numbered(text)
    )


def _subtitle(
    title: Sequence[Cell], cells: Sequence[Cell], layout: Layout, begun: Sequence[Cell] = ()
) -> Iterator[Cell]:
    """The cells below a title, in smaller type than its own, that are no names, dates or text."""
    cover = len(cells) < COVER_ROWS
    last = [*title, *begun][-1]
    for cell in cells[cells.index(last) + 1 :]:
        close = cell[0].y0 - last[0].y1 <= _SUBTITLE_GAP * size_of(cell)
        smaller = size_of(cell) < size_of(title[0]) * 0.98
        larger = size_of(cell) >= layout.body_size * _LARGER
        if not (close and smaller and (larger or cover)) or _is_other(row_text(cell), layout):
            return
        yield cell
        last = cell


def _is_other(text: str, layout: Layout) -> bool:
    return (
        is_furniture(text)
        or is_affiliation(text)
        or is_imprint(text)
        or is_corporate(text)
        or names_another_role(text)
        or bool(kind_of_heading(text))
        or is_numbered(text)
        or likeness(text, layout.common_words) > Likeness.NONE
        or is_thesis_line(text)
        or len(text) > _LONGEST / 2
    )
