"""The work's own title: the largest type of the first pages, or what stands over the names."""

from collections.abc import Sequence, Set
from dataclasses import dataclass

from cards.furniture import is_affiliation, is_date, is_furniture, is_imprint
from cards.headings import is_chapter_label, is_numbered, kind_of_heading, opens_keywords
from cards.layout import Layout, Line, Page, row_text
from cards.author_names import Likeness, likeness, names_another_role
from cards.words import plain, words

Row = tuple[Line, ...]

#: A title is set larger than the text by this factor; headings of sections are rarely smaller.
_LARGER = 1.12
#: Lines of one title differ in size by less than this part.
_SAME_SIZE = 0.08
#: In heights of a line: what stands farther below is not the same block.
_GAP = 1.3
_SUBTITLE_GAP = 4.0
#: A title does not begin below this part of the page.
_LOWEST = 0.8
#: Rows in which a title of the text's own size is looked for.
_OPENING_ROWS = 8
#: A page of fewer rows is a cover or title page.
COVER_ROWS = 16
_LONGEST = 300
_NUMBERS = {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}


@dataclass(frozen=True)
class TitleBlock:
    """A title's rows, and its subtitle's, which are set in another type."""

    rows: tuple[Row, ...]
    subtitle: tuple[Row, ...] = ()

    @property
    def lines(self) -> list[Line]:
        """Its lines, top to bottom."""
        return [line for row in (*self.rows, *self.subtitle) for line in row]

    @property
    def size(self) -> float:
        """Its type size."""
        return max(_size(row) for row in self.rows)

    @property
    def bottom(self) -> float:
        """The height at which it ends."""
        return max(line.y1 for line in self.lines)

    @property
    def text(self) -> str:
        """Title and subtitle."""
        return " ".join(row_text(row) for row in (*self.rows, *self.subtitle))


def find_title(page: Page, layout: Layout, apart: Set[Line]) -> TitleBlock | None:
    """Find the title on a page that may have one.

    Args:
        page: the page.
        layout: its document.
        apart: lines of heads, feet, contents and references, in which no title stands.
    """
    rows = [row for row in page.rows if apart.isdisjoint(row)]
    blocks = [block for block in _blocks(rows) if _may_be_title(block, page)]
    large = [block for block in blocks if _size(block[0]) >= layout.body_size * _LARGER or _is_cover(rows, layout)]
    best = max(large, key=lambda block: (round(_size(block[0]), 1), -block[0][0].y0), default=None)
    if best is None:
        best = _over_names(rows, layout)
    if best is None:
        return None
    return TitleBlock(tuple(best), tuple(_subtitle(best, rows, layout)))


def _is_cover(rows: Sequence[Row], layout: Layout) -> bool:
    return len(rows) < COVER_ROWS and len(layout.pages) > 1 and len({round(_size(row)) for row in rows}) > 1


def _size(row: Row) -> float:
    return max(row, key=lambda line: len(line.text)).size


def _bold(row: Row) -> bool:
    return max(row, key=lambda line: len(line.text)).bold


def _blocks(rows: Sequence[Row]) -> list[list[Row]]:
    """Rows of one type that follow one another closely."""
    blocks: list[list[Row]] = []
    for row in rows:
        if is_chapter_label(row_text(row)) or plain(row_text(row)) in _NUMBERS:
            blocks.append([])
        elif blocks and blocks[-1] and _goes_on(blocks[-1][-1], row):
            blocks[-1].append(row)
        else:
            blocks.append([row])
    return [block for block in blocks if block]


def _goes_on(last: Row, row: Row) -> bool:
    one, two = _size(last), _size(row)
    near = row[0].y0 - last[0].y1 <= _GAP * max(one, two)
    across = min(last[-1].x1, row[-1].x1) > max(last[0].x0, row[0].x0)
    return near and across and abs(one - two) <= _SAME_SIZE * max(one, two) and _bold(last) == _bold(row)


def _may_be_title(block: list[Row], page: Page) -> bool:
    text = " ".join(row_text(row) for row in block)
    first = row_text(block[0])
    return (
        sum(map(str.isalpha, text)) >= 2
        and len(text) <= _LONGEST
        and block[0][0].y0 < _LOWEST * page.height
        and not is_furniture(text)
        and not (kind_of_heading(first) or is_numbered(first) or opens_keywords(first))
        and not (is_affiliation(text) and len(words(text)) <= 7)
        and not is_imprint(text)
    )


def _over_names(rows: Sequence[Row], layout: Layout) -> list[Row] | None:
    """The rows above the names, where everything has one size."""
    opening = list(rows[:_OPENING_ROWS])
    while opening and (is_furniture(row_text(opening[0])) or is_chapter_label(row_text(opening[0]))):
        opening.pop(0)
    kinds = [likeness(row_text(row), layout.common_words) for row in opening]
    strong = next((index for index, kind in enumerate(kinds) if index and kind == Likeness.STRONG), None)
    weak = next((index for index, kind in enumerate(kinds) if index and kind == Likeness.WEAK), None)
    end = strong if strong is not None else weak
    if end is None or any(_is_prose(row_text(row)) for row in opening[:end]):
        return None
    return opening[:end]


def _is_prose(text: str) -> bool:
    return (
        text.rstrip().endswith((".", ";", ":"))
        or is_furniture(text)
        or bool(kind_of_heading(text))
        or is_numbered(text)
    )


def _subtitle(title: Sequence[Row], rows: Sequence[Row], layout: Layout) -> list[Row]:
    """The rows below a title, in smaller type than its own, that are no names, dates or text."""
    found: list[Row] = []
    cover = len(rows) < COVER_ROWS
    last = title[-1]
    for row in rows[rows.index(last) + 1 :]:
        text = row_text(row)
        close = row[0].y0 - last[0].y1 <= _SUBTITLE_GAP * _size(row)
        large = _size(row) >= layout.body_size * _LARGER and _size(row) < _size(title[0]) * 0.98
        if not (close and (large or (cover and _size(row) < _size(title[0]) * 0.98))) or _is_other(text, layout):
            break
        found.append(row)
        last = row
    return found


def _is_other(text: str, layout: Layout) -> bool:
    return (
        is_furniture(text)
        or is_date(text)
        or is_affiliation(text)
        or is_imprint(text)
        or names_another_role(text)
        or bool(kind_of_heading(text))
        or is_numbered(text)
        or likeness(text, layout.common_words) > Likeness.NONE
        or len(text) > _LONGEST / 2
    )
