"""Lines of a page with size, weight and place."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from cards.common_words import CommonWords
from cards.repository import speaks_of_repository
from cards.words import plain, unspaced

#: Two pieces stand in one row if they share this part of the lower one's height.
_SAME_ROW = 0.5
#: In type sizes: a wider gap parts columns, names side by side, or a number from its heading.
_WIDE_GAP = 1.6
#: A page of so many rows is one of text: nothing that says what the work is follows.
TEXT_ROWS = 24
#: Pages on which an imprint stands.
_FIRST_PAGES = 6
_COPYRIGHT = ("©", "(c)", "copyright")


@dataclass(slots=True, eq=False)
class Line:
    """A line as the extractor gives it; coordinates in points from the upper left corner, as a reader sees the page.

    Lines are themselves only: two of the same text and place are two.

    ``page`` counts from 1, ``start`` is the offset of its text in the card's text.
    """

    text: str
    x0: float
    y0: float
    x1: float
    y1: float
    size: float
    bold: bool = False
    upright: bool = True
    block: int = 0
    page: int = 1
    start: int = 0
    #: Raised characters at its end: a reference to a note, unless it is a formula.
    mark: int = 0

    @property
    def end(self) -> int:
        """Offset behind the line's last character in the card's text."""
        return self.start + len(self.text)

    @property
    def middle(self) -> float:
        """Height of its middle."""
        return (self.y0 + self.y1) / 2


@dataclass(frozen=True)
class Page:
    """The visible lines of a page in reading order."""

    number: int
    width: float
    height: float
    lines: tuple[Line, ...] = ()
    #: Part of the page that images cover, 0 to 1.
    images: float = 0.0

    @cached_property
    def rows(self) -> tuple[tuple[Line, ...], ...]:
        """The upright lines, top to bottom, with what stands side by side together."""
        return tuple(rows(line for line in self.lines if line.upright))

    @cached_property
    def row_texts(self) -> tuple[str, ...]:
        """The texts of the rows."""
        return tuple(map(row_text, self.rows))

    @cached_property
    def cells(self) -> tuple[tuple[Line, ...], ...]:
        """The rows, parted where a gap is so wide that columns or names stand side by side."""
        return tuple(cell for row in self.rows for cell in _cells(row))

    @cached_property
    def alone(self) -> frozenset[Line]:
        """The lines that share their cell with nothing but their own number."""
        return frozenset(
            cell[-1] for cell in self.cells if len(cell) == 1 or not any(map(str.isalpha, row_text(cell[:-1])))
        )

    @cached_property
    def text(self) -> str:
        """The text of the page."""
        return "\n".join([line.text for line in self.lines])

    @cached_property
    def plain(self) -> str:
        """The text of the page in the form of `cards.words.plain`."""
        return plain(self.text)

    @cached_property
    def speaks_of_repository(self) -> bool:
        """Whether it says what covers of repositories say."""
        return speaks_of_repository(self.plain)

    @property
    def is_text(self) -> bool:
        """Whether it is full of text and surely no cover."""
        return len(self.rows) >= TEXT_ROWS and not self.speaks_of_repository


def _says_copyright(text: str) -> bool:
    return any(sign in text for sign in _COPYRIGHT)


def rows(lines: Iterable[Line]) -> Iterator[tuple[Line, ...]]:
    """Group lines that stand side by side, top to bottom, each row from left to right."""
    row: list[Line] = []
    for line in sorted(lines, key=lambda line: (line.middle, line.x0)):
        if row and not _same_row(row[-1], line):
            yield _from_left(row)
            row = []
        row.append(line)
    if row:
        yield _from_left(row)


def _from_left(row: list[Line]) -> tuple[Line, ...]:
    return tuple(sorted(row, key=lambda line: line.x0)) if len(row) > 1 else (row[0],)


def _cells(row: tuple[Line, ...]) -> Iterator[tuple[Line, ...]]:
    start = 0
    for index in range(1, len(row)):
        if row[index].x0 - row[index - 1].x1 > _WIDE_GAP * row[index].size:
            yield row[start:index]
            start = index
    yield row[start:]


def _same_row(one: Line, other: Line) -> bool:
    shared = min(one.y1, other.y1) - max(one.y0, other.y0)
    return shared >= _SAME_ROW * min(one.y1 - one.y0, other.y1 - other.y0)


def row_text(row: Sequence[Line]) -> str:
    """The text of a row, letter-spacing undone."""
    return unspaced(row[0].text.strip()) if len(row) == 1 else " ".join(unspaced(line.text.strip()) for line in row)


@dataclass(frozen=True)
class Layout:
    """What was read of a document: the opening pages, and the text that their lines make up."""

    pages: tuple[Page, ...]
    text: str = ""
    #: The document is longer than the text.
    cut: bool = False

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All lines in the order of the text."""
        return tuple(line for page in self.pages for line in page.lines)

    @cached_property
    def common_words(self) -> CommonWords:
        """Words that occur in lower case, without accents: no names."""
        return CommonWords(self.text)

    @cached_property
    def copyright(self) -> str:
        """The lines of the first pages that say whose the copyright is, plain."""
        pages = (page for page in self.pages[:_FIRST_PAGES] if _says_copyright(page.plain))
        lines = (plain(line.text) for page in pages for line in page.lines)
        return "\n".join(filter(_says_copyright, lines))

    @cached_property
    def body_size(self) -> float:
        """The type size, in points, in which most characters are set."""
        weight: dict[float, int] = {}
        for line in self.lines:
            size = round(line.size * 2) / 2
            weight[size] = weight.get(size, 0) + len(line.text)
        return max(weight, key=lambda size: (weight[size], size), default=0.0)
