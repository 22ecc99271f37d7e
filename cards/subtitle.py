"""The subtitle under a title, in another type."""

from collections.abc import Iterator, Sequence

from cards.author_names import Likeness, is_corporate, likeness, names_another_role
from cards.cells import Cell, size_of, text_of
from cards.citations import is_statement
from cards.furniture import is_affiliation, is_furniture, is_imprint, is_thesis_line
from cards.headings import is_numbered, kind_of_heading
from cards.layout import Layout, row_text

#: Type larger than the text's by this factor is a title's or a heading's.
LARGER = 1.12
#: A page of fewer rows is a cover or title page.
COVER_ROWS = 16
#: In heights of a line.
_GAP = 4.0
#: A subtitle is set smaller than its title by this factor at least.
_SMALLER = 0.98
#: Characters.
LONGEST_SUBTITLE = 150
#: Characters of all its lines.
_LONGEST_ALL = 300


def subtitle_of(
    title: Sequence[Cell], cells: Sequence[Cell], layout: Layout, begun: Sequence[Cell] = ()
) -> Sequence[Cell]:
    """The cells below a title, in smaller type than its own, that are no names, dates or text; a paragraph is none."""
    found = list(_below(title, cells, layout, begun))
    return found if len(text_of(found)) <= _LONGEST_ALL else ()


def _below(title: Sequence[Cell], cells: Sequence[Cell], layout: Layout, begun: Sequence[Cell]) -> Iterator[Cell]:
    cover = len(cells) < COVER_ROWS
    last = [*title, *begun][-1]
    for cell in cells[cells.index(last) + 1 :]:
        close = cell[0].y0 - last[0].y1 <= _GAP * size_of(cell)
        smaller = size_of(cell) < size_of(title[0]) * _SMALLER
        larger = size_of(cell) >= layout.body_size * LARGER
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
        or is_statement(text)
        or " based on " in text
        or len(text) > LONGEST_SUBTITLE
    )
