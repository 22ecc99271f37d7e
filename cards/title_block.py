"""The work's own title: the largest type of the first pages, or what stands over the names."""

from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import cached_property

from cards.author_names import likeness
from cards.cells import Block, Cell, size_of, text_of
from cards.furniture import is_periodical
from cards.layout import Layout, Line, Page, row_text
from cards.subtitle import COVER_ROWS, LARGER, LONGEST_SUBTITLE, subtitle_of
from cards.title_candidate import may_be_title, over_names, title_blocks, without_number
from cards.words import plain, unspaced, words

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


@dataclass(frozen=True)
class TitleBlock:
    """A title's cells, and its subtitle's, which are set in another type."""

    cells: tuple[Cell, ...]
    subtitle: tuple[Cell, ...] = ()

    @cached_property
    def lines(self) -> list[Line]:
        """Its lines, top to bottom."""
        return [line for cell in (*self.cells, *self.subtitle) for line in cell]

    @cached_property
    def size(self) -> float:
        """Its type size."""
        return max(size_of(cell) for cell in self.cells)

    @cached_property
    def top(self) -> float:
        """The height at which it begins."""
        return min(line.y0 for line in self.cells[0])

    @cached_property
    def bottom(self) -> float:
        """The height at which it ends."""
        return max(line.y1 for line in self.lines)

    @cached_property
    def main(self) -> str:
        """The title without its subtitle."""
        return text_of(self.cells)

    @cached_property
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
    cells[:1] = map(without_number, cells[:1])
    again = _again(title_blocks(cells, layout), known, page, layout) if known else None
    if again:
        return TitleBlock(again.cells, (*again.subtitle, *subtitle_of(again.cells, cells, layout, again.subtitle)))
    cover = _is_cover(cells, layout)
    large = [cell for cell in cells if cover or size_of(cell) >= layout.body_size * LARGER]
    blocks = [block for block in title_blocks(large, layout) if may_be_title(block, page, layout)]
    own = [block for block in blocks if not is_periodical(text_of(block))]
    best = _largest(own or blocks)
    if best is None or _are_names(best, cells, layout):
        best = over_names(cells, layout) or best
    return TitleBlock(tuple(best), tuple(subtitle_of(best, cells, layout))) if best else None


def _are_names(block: Sequence[Cell], cells: Sequence[Cell], layout: Layout) -> bool:
    """Whether a block reads like names, and no other names follow it."""
    if not likeness(text_of(block), layout.common_words):
        return False
    after = cells.index(block[-1]) + 1
    return not any(likeness(row_text(cell), layout.common_words) for cell in cells[after : after + _NEXT])


def _again(blocks: Sequence[Block], known: TitleBlock, page: Page, layout: Layout) -> TitleBlock | None:
    """The title found before, where it is printed again; what follows it in the same type is its subtitle."""
    for block in sorted(blocks, key=lambda block: -size_of(block[0])):
        for end in range(1, len(block) + 1):
            text = text_of(block[:end])
            rest = len(text_of(block)) - len(text)
            whole = len(text) >= _WHOLE * len(known.text) or end == len(block)
            if len(text) > _LONGER * len(known.text):
                break
            if (
                whole
                and rest <= LONGEST_SUBTITLE
                and _same(text, known.text)
                and may_be_title(block[:end], page, layout)
            ):
                return TitleBlock(tuple(block[:end]), tuple(block[end:]))
    return None


def _same(one: str, other: str) -> bool:
    """Whether two texts share most words of the longer one."""
    left, right = ({plain(word) for word in words(unspaced(title)) if len(word) > 2} for title in (one, other))
    return len(left & right) >= _SAME_TITLE * max(1, len(left), len(right))


def shares(one: str, other: str) -> bool:
    """Whether two titles share most words of the shorter one: those of a title page and a half title or cover do."""
    left, right = ({plain(word) for word in words(unspaced(title)) if len(word) > 2} for title in (one, other))
    fewer = min(len(left), len(right))
    return len(left & right) >= _SAME_TITLE * max(1, fewer) and (fewer > 1 or left == right)


def _largest(blocks: Sequence[Block]) -> Block | None:
    ranked = sorted(blocks, key=lambda block: (-round(size_of(block[0]), 1), block[0][0].y0))
    if len(ranked) > 1 and _is_logo(*ranked[:2]):
        return ranked[1]
    return ranked[0] if ranked else None


def _is_logo(block: Sequence[Cell], title: Sequence[Cell]) -> bool:
    single = len(words(text_of(block))) == 1 < len(words(text_of(title)))
    return single and title[0][0].y0 < block[0][0].y0 and size_of(title[0]) >= _LOGO * size_of(block[0])


def _is_cover(cells: Sequence[Cell], layout: Layout) -> bool:
    return len(cells) < COVER_ROWS and len(layout.pages) > 1 and len({round(size_of(cell)) for cell in cells}) > 1
