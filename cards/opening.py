"""The pages before the text: covers, title pages, imprints; and the titles and names on them."""

import re
from collections.abc import Set
from dataclasses import dataclass

from cards.byline import find_byline, find_labelled
from cards.furniture import is_imprint
from cards.headings import is_numbered, kind_of_heading
from cards.layout import Layout, Line, Page, row_text
from cards.other_works import find_other_works
from cards.title_block import COVER_ROWS, TitleBlock, find_title
from cards.words import plain, words

#: Pages on which titles are looked for.
_PAGES = 6
#: Title pages, half titles and covers of one work share this part of the shorter one's words.
_SAME_TITLE = 0.6
#: Footnotes are set smaller than the text by this factor.
_NOTE = 0.95
#: Headings that are not bold are larger than the text by this factor.
_HEADING = 1.05
#: Characters.
_LONGEST_HEADING = 80
_REPOSITORY = re.compile(
    r"\bhal (?:id|is a multi)|hal open science|this is (?:the|an) (?:author|accepted|preprint|postprint)|author manuscript|see discussions, stats|researchgate|"
    r"jstor|downloaded from|terms (?:of use|and conditions)|econstor|munich personal repec|citation for published version|document version|"
    r"link to publication|digital ?commons|suggested citation|zora\b|zurich open repository|this version is available|persistent (?:link|url)|provided in cooperation|"
    r"take ?down policy|to cite this version|archive ouverte|deposited (?:on|in)|open access repository|general rights|publisher's pdf|version of record|nutzungsbedingungen"
)


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
    pages = _front_pages(layout, apart)
    other_works = {line for page in pages for line in find_other_works(page)}
    apart = apart | other_works
    found = [
        (page, title)
        for page in pages
        if not _is_repository(page, layout) and (title := find_title(page, layout, apart))
    ]
    titles = _own_titles(found, layout, apart)
    byline: list[Line] = []
    for page, title in titles:
        byline += find_byline(page, title, layout, apart) if page is titles[-1][0] or not byline else []
    if not byline:
        byline = [line for page in pages for line in find_labelled(page, apart)]
    front = _front(pages, titles, layout, apart)
    return Opening(tuple(title for _, title in titles), tuple(byline), frozenset(front), frozenset(other_works))


def _front_pages(layout: Layout, apart: Set[Line]) -> list[Page]:
    pages: list[Page] = []
    for page in layout.pages[:_PAGES]:
        rows = [row for row in page.rows if apart.isdisjoint(row)]
        if pages and not _is_front(rows, page) and not _only_covers(pages, layout, apart):
            break
        pages.append(page)
    return pages


def _only_covers(pages: list[Page], layout: Layout, apart: Set[Line]) -> bool:
    return all(_is_repository(page, layout) or not page.lines for page in pages) or (
        len(pages) == 1 and len([row for row in pages[0].rows if apart.isdisjoint(row)]) < COVER_ROWS
    )


def _is_front(rows: list[tuple[Line, ...]], page: Page) -> bool:
    if any(is_numbered(row_text(row)) or kind_of_heading(row_text(row)) == "introduction" for row in rows):
        return False
    return len(rows) < COVER_ROWS or is_imprint(page.text)


def _is_repository(page: Page, layout: Layout) -> bool:
    return page.number == 1 and len(layout.pages) > 1 and bool(_REPOSITORY.search(plain(page.text)))


def _own_titles(
    found: list[tuple[Page, TitleBlock]], layout: Layout, apart: Set[Line]
) -> list[tuple[Page, TitleBlock]]:
    """Leave out headings on later pages that are no title, and a first page that is a sample of something else."""
    if not found:
        return []
    first, *later = found
    same = [title for title in later if _shares(first[1], title[1])]
    if same or not later:
        return [first, *same]
    page, title = later[0]
    if page.number <= first[0].number + 1 and len(page.rows) >= COVER_ROWS and title.size >= layout.body_size * 1.3:
        names = {plain(line.text) for line in find_byline(page, title, layout, apart)}
        if names and any(name in plain(first[0].text) for name in names):
            return [later[0]]
    return [first]


def _shares(one: TitleBlock, other: TitleBlock) -> bool:
    left, right = ({plain(word) for word in words(title.text) if len(word) > 2} for title in (one, other))
    return len(left & right) >= _SAME_TITLE * max(1, min(len(left), len(right)))


def _front(pages: list[Page], titles: list[tuple[Page, TitleBlock]], layout: Layout, apart: Set[Line]) -> set[Line]:
    front: set[Line] = set()
    for page in pages:
        title = next((title for where, title in titles if where is page), None)
        top = title.top if title else 0.0
        body = _body_start(page, title, layout)
        notes = _top_of_notes(page, layout, apart)
        tail = _is_tail([line for line in page.lines if line.y1 < top], layout)
        for line in page.lines:
            above = line.y1 <= top and tail
            text = body is not None and line.start >= body.start and line.y0 < notes
            if line not in apart and not above and not text:
                front.add(line)
    return front


def _body_start(page: Page, title: TitleBlock | None, layout: Layout) -> Line | None:
    """The first heading of a section below the title."""
    if title is None:
        return None
    below = [row for row in page.rows if row[0].middle > title.bottom]
    return next((min(row, key=lambda line: line.start) for row in below if _is_section(row, title, layout)), None)


def _is_section(row: tuple[Line, ...], title: TitleBlock, layout: Layout) -> bool:
    text = row_text(row)
    stands_out = row[-1].bold or row[-1].size > layout.body_size * _HEADING
    numbered = is_numbered(text) and stands_out and row[0].size < title.size and len(text) < _LONGEST_HEADING
    return numbered or kind_of_heading(text) == "introduction"


def _is_tail(lines: list[Line], layout: Layout) -> bool:
    """Whether what stands above a title is the end of another text."""
    return sum(len(line.text) for line in lines if abs(line.size - layout.body_size) < 0.6) > 400


def _top_of_notes(page: Page, layout: Layout, apart: Set[Line]) -> float:
    """Where the notes at the foot of a page begin: below the last line in the text's own size."""
    text = [line.y1 for line in page.lines if line not in apart and line.size >= layout.body_size * _NOTE]
    return max(text, default=0.0) - 1.0
