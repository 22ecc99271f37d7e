"""Which blocks of a page may be its title."""

import re
from collections.abc import Iterable, Sequence

from cards.author_names import Likeness, is_corporate, likeness
from cards.cells import Block, Cell, blocks, size_of, text_of
from cards.furniture import (
    is_copyright,
    is_furniture,
    is_institution,
    is_journal_line,
    is_periodical,
    is_thesis_line,
)
from cards.headings import is_chapter_label, is_numbered, kind_of_heading, opens_keywords
from cards.layout import Layout, Page, row_text
from cards.words import plain, words

#: A title does not begin below this part of the page.
_LOWEST = 0.8
#: Characters.
LONGEST = 300
#: A title may begin with a number ("100 years of ...") if it is set larger than headings of sections are.
_NUMBERED = 1.45
#: Cells in which a title of the text's own size is looked for.
_OPENING_CELLS = 8
_NUMBER = re.compile(r"[0-9]{1,2}(?:\.[0-9]{1,2})*\.?")
_NUMBERS = {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}


def title_blocks(cells: Iterable[Cell], layout: Layout) -> list[Block]:
    """Blocks of cells; chapter numbers, and names under a title in its own type, are no part of them."""
    named = [cell for cell in cells if not (is_chapter_label(row_text(cell)) or plain(row_text(cell)) in _NUMBERS)]
    return [_without_names(block, layout) for block in blocks(named)]


def without_number(cell: Cell) -> Cell:
    """The heading with which an excerpt begins, without its number, where that is a piece of its own."""
    return cell[1:] if len(cell) > 1 and _NUMBER.fullmatch(cell[0].text.strip()) else cell


def _without_names(block: Block, layout: Layout) -> Block:
    end = len(block)
    while end > 1 and likeness(row_text(block[end - 1]), layout.common_words) == Likeness.STRONG:
        end -= 1
    return block[:end]


def may_be_title(block: Sequence[Cell], page: Page, layout: Layout) -> bool:
    """Whether a block is no date, heading, institution, imprint, masthead or name in the copyright line."""
    text, first = text_of(block), row_text(block[0])
    return (
        sum(map(str.isalpha, text)) >= 2
        and len(text) <= LONGEST
        and block[0][0].y0 < _LOWEST * page.height
        and not (is_furniture(text) and not is_periodical(text))
        and not (kind_of_heading(first) or opens_keywords(first))
        and not (is_numbered(first) and size_of(block[0]) < _NUMBERED * layout.body_size)
        and not is_institution(text)
        and not (is_copyright(text) or is_thesis_line(text) or _is_masthead(text, page))
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
    rows = map(plain, page.row_texts)
    return any(row.startswith(name) and len(row) > len(name) and is_journal_line(row) for row in rows)


def over_names(cells: Sequence[Cell], layout: Layout) -> Block | None:
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
    return opening[:end] if any(len(word) > 2 for word in words(text_of(opening[:end]))) else None


def _is_before_title(text: str) -> bool:
    return is_furniture(text) or is_chapter_label(text) or is_institution(text) or is_corporate(text)


def _is_prose(text: str) -> bool:
    return (
        text.rstrip().endswith((".", ";", ":"))
        or is_furniture(text)
        or kind_of_heading(text) not in ("", "introduction")
        or is_numbered(text)
    )
