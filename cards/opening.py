"""The pages before the text: covers, title pages, imprints; and the titles and names on them."""

from collections.abc import Iterator, Set
from dataclasses import dataclass

from cards.byline import find_byline, find_labelled
from cards.furniture import is_imprint
from cards.headings import is_numbered, kind_of_heading
from cards.layout import TEXT_ROWS, Layout, Line, Page, row_text
from cards.other_works import find_other_works
from cards.subtitle import COVER_ROWS
from cards.title_block import TitleBlock, find_title, shares
from cards.words import plain, words

#: Pages on which titles are looked for.
_PAGES = 6
#: Words of a title that are surely its own where they stand in a text.
_NAMED_WORDS = 3
#: Footnotes are set smaller than the text by this factor.
_NOTE = 0.95
#: Headings that are not bold are larger than the text by this factor.
_HEADING = 1.05
#: Characters.
_LONGEST_HEADING = 80

Titled = tuple[Page, TitleBlock]


@dataclass(frozen=True)
class Opening:
    """What the first pages say of the work."""

    titles: tuple[TitleBlock, ...] = ()
    byline: tuple[Line, ...] = ()
    #: Lines of the front matter, titles and names among them.
    front: frozenset[Line] = frozenset()
    #: Lines that list other works of the author or the series.
    other_works: frozenset[Line] = frozenset()


def read_opening(layout: Layout, apart: Set[Line]) -> Opening:
    """Read titles, names and front matter off the first pages.

    Args:
        layout: the document.
        apart: lines of heads, feet, contents and references.
    """
    first = _first_pages(layout)
    other_works = {line for page in first for line in find_other_works(page)}
    apart = apart | other_works
    found: list[Titled] = []
    pages: list[Page] = []
    for page in first:
        cover = _is_cover(page, layout, apart)
        known = found[0][1] if found else None
        title = None if cover else find_title(page, layout, apart, known)
        if not _is_front(page, title, found, pages, apart):
            break
        pages.append(page)
        found += [(page, title)] if title else []
        if len(page.rows) >= TEXT_ROWS and not cover:
            break
    if pages and not found and (title := find_title(pages[0], layout, apart)):  # a cover, and no title behind it
        found = [(pages[0], title)]
    titles = _own_titles(found, layout, apart)
    byline = _byline(pages, titles, layout, apart)
    front = {line for page in pages for line in _front(page, titles, layout, apart)}
    return Opening(tuple(title for _, title in titles), tuple(byline), frozenset(front), frozenset(other_works))


def _first_pages(layout: Layout) -> list[Page]:
    """The pages up to the first that is full of text."""
    first = layout.pages[:_PAGES]
    text = next((number for number, page in enumerate(first) if page.is_text), len(first))
    return list(first[: text + 1])


def _byline(pages: list[Page], titles: list[Titled], layout: Layout, apart: Set[Line]) -> list[Line]:
    for page, title in reversed(titles):
        if names := find_byline(page, title, layout, apart):
            return names
    return [line for page in pages for line in find_labelled(page, apart)]


def _is_front(page: Page, title: TitleBlock | None, found: list[Titled], pages: list[Page], apart: Set[Line]) -> bool:
    """Whether a page belongs to the front matter, by what was found before it."""
    if not pages or (title and _is_title_page(page, title, found, pages)):
        return True
    if title and not is_imprint(page.text):
        return False
    texts = [row_text(row) for row in page.rows if apart.isdisjoint(row)]
    if any(map(_begins_text, texts)):
        return False
    if not found:
        return not any(text.rstrip().endswith(".") for text in texts)
    return len(texts) < COVER_ROWS or is_imprint(page.text)


def _is_title_page(page: Page, title: TitleBlock, found: list[Titled], pages: list[Page]) -> bool:
    """Whether a page behind covers has a title of the document: the first, one found before, or one behind a cover."""
    if not found or (not is_numbered(title.text) and any(_same(title, other) for _, other in found)):
        return True
    return len(found) == len(pages) == 1 and len(pages[0].rows) < COVER_ROWS <= len(page.rows)


def _same(one: TitleBlock, other: TitleBlock) -> bool:
    return shares(one.text, other.text) or shares(one.main, other.main)


def _begins_text(text: str) -> bool:
    return is_numbered(text) or kind_of_heading(text) == "introduction"


def _is_cover(page: Page, layout: Layout, apart: Set[Line]) -> bool:
    """Whether a page is a repository's cover; one that is full of text, if it names the title that follows."""
    if page.number > 1 or len(layout.pages) == 1 or not page.speaks_of_repository:
        return False
    following = None if len(page.rows) < TEXT_ROWS else find_title(layout.pages[1], layout, apart)
    return len(page.rows) < TEXT_ROWS or (following is not None and _names(page, following))


def _names(page: Page, title: TitleBlock) -> bool:
    return len(words(title.main)) >= _NAMED_WORDS and plain(title.main) in page.plain


def _own_titles(found: list[Titled], layout: Layout, apart: Set[Line]) -> list[Titled]:
    """Leave out headings on later pages that are no title, and a first page that is a sample of something else."""
    if not found:
        return []
    first, *later = found
    same = [title for title in later if _same(first[1], title[1])]
    if same or not later:
        return [first, *same]
    page, title = later[0]
    if page.number <= first[0].number + 1 and len(page.rows) >= COVER_ROWS and title.size >= layout.body_size * 1.3:
        names = {plain(line.text) for line in find_byline(page, title, layout, apart)}
        if names and any(name in plain(first[0].text) for name in names):
            return [later[0]]
    return [first]


def _front(page: Page, titles: list[Titled], layout: Layout, apart: Set[Line]) -> Iterator[Line]:
    """The lines of a page that stand neither above its title, as the end of another text, nor in its first section."""
    title = next((title for where, title in titles if where is page), None)
    body = _body_start(page, title, layout)
    notes = _top_of_notes(page, layout, apart)
    tail = title.top if title and _is_tail([line for line in page.lines if line.y1 < title.top], layout) else 0.0
    for line in page.lines:
        in_text = body is not None and line.start >= body.start and line.y0 < notes
        if line not in apart and line.y1 > tail and not in_text:
            yield line


def _body_start(page: Page, title: TitleBlock | None, layout: Layout) -> Line | None:
    """The first heading of a section below the title."""
    if title is None:
        return None
    for row, text in zip(page.rows, page.row_texts, strict=True):
        if row[0].middle > title.bottom and _is_section(row, text, title, layout):
            return min(row, key=lambda line: line.start)
    return None


def _is_section(row: tuple[Line, ...], text: str, title: TitleBlock, layout: Layout) -> bool:
    stands_out = row[-1].bold or row[-1].size > layout.body_size * _HEADING
    numbered = stands_out and row[0].size < title.size and len(text) < _LONGEST_HEADING and is_numbered(text)
    return numbered or kind_of_heading(text) == "introduction"


def _is_tail(lines: list[Line], layout: Layout) -> bool:
    """Whether what stands above a title is the end of another text."""
    return sum(len(line.text) for line in lines if abs(line.size - layout.body_size) < 0.6) > 400


def _top_of_notes(page: Page, layout: Layout, apart: Set[Line]) -> float:
    """Where the notes at the foot of a page begin: below the last line in the text's own size."""
    text = [line.y1 for line in page.lines if line not in apart and line.size >= layout.body_size * _NOTE]
    return max(text, default=0.0) - 1.0
