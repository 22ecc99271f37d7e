"""Layouts of books, chapters, excerpts, reports and theses: what stands where on their pages."""

from __future__ import annotations

from tests.eval.entries.layouts import journal_line
from tests.eval.entries.pages import BOLD, ITALIC
from tests.eval.entries.sheet import LEFT, Sheet, shortened
from tests.eval.entries.titles import Titles
from tests.eval.entries.works import first_page


def which(sheet: Sheet) -> list[str]:
    """Volume and edition, as the title page states them."""
    work = sheet.work
    volume = [sheet.label("volume", n=work.volume)] if work.volume else []
    return volume + ([sheet.label("edition", n=work.edition)] if work.edition else [])


def contents(sheet: Sheet, chapters: list[tuple[str, str, int]]) -> None:
    """A table of contents: author, title, page."""
    y = sheet.line(sheet.page(heads=False), sheet.label("contents"), 14, BOLD) + 10
    for who, title, page in chapters:
        y = sheet.line(y, who, 10, ITALIC) if who else y
        y = sheet.line(y, f"{title} {'. ' * 6}{page}", 10) + 4


def headings(sheet: Sheet) -> list[str]:
    """Titles of chapters that are no works of their own."""
    titles = Titles(sheet.rng, sheet.field)
    return [f"{n} {titles.noun(sheet.work.language)}" for n in range(1, 6)]


def book(sheet: Sheet) -> None:
    """Half title, title page, imprint, other works, contents, the first pages of the text."""
    work = sheet.work
    sheet.number = 1
    sheet.page(heads=False)
    sheet.line(200, work.title, 12, centred=True)
    title_page(sheet)
    imprint(sheet)
    if sheet.file.listed_head:
        y = sheet.line(sheet.page(heads=False) + 60, sheet.file.listed_head, 11, ITALIC) + 8
        for other in sheet.file.listed:
            names = "" if other.authors == work.authors else f"{other.by}: "
            y = sheet.line(y, f"{names}{other.whole_title} ({other.year})", 10) + 4
    chapters = [(part.by, part.whole_title, first_page(part)) for part in sheet.file.chapters]
    own = headings(sheet)
    contents(sheet, chapters or [("", text, 9 + 14 * n) for n, text in enumerate(own)])
    sheet.heads = (work.title, sheet.file.chapters[0].title if chapters else own[0])
    y = sheet.page(heads=False)
    y = sheet.line(y, chapters[0][1] if chapters else own[0], 15, BOLD)
    sheet.body(sheet.line(y, chapters[0][0] if chapters else "", 11) + 8)
    sheet.full_pages(sheet.style.pages)
    sheet.references(sheet.page())


def title_page(sheet: Sheet) -> None:
    """Author or editors, title, which volume and edition, house and year."""
    work = sheet.work
    y = sheet.page(heads=False) + 40
    if work.authors or work.corporate:
        y = sheet.line(y, sheet.byline, 14, centred=True) + 24
    y = sheet.title(y, 22, centred=True) + 6
    if work.editors and not work.authors:
        y = sheet.line(y, sheet.label("edited", names=sheet.byline), 13, centred=True) + 6
    for text in (*which(sheet), *sheet.file.statements):
        y = sheet.line(y + 6, text, 11, centred=True)
    sheet.line(680, f"{work.publisher}", 12, centred=True)
    sheet.line(698, f"{work.place} {work.year}", 11, centred=True)


def imprint(sheet: Sheet) -> None:
    """The page behind the title page."""
    work = sheet.work
    sheet.page(heads=False)
    y = sheet.line(600, "; ".join(which(sheet)), 8.5)
    y = sheet.line(y, f"\u00a9 {work.year} {work.publisher}, {work.place}", 8.5)
    y = sheet.line(y, f"ISBN {work.isbn}" if work.isbn else "", 8.5)
    sheet.line(y, sheet.label("copyright"), 8.5)


def volume_statement(sheet: Sheet) -> str:
    """Where a chapter stands: editors, volume, house, year, pages."""
    work = sheet.work
    people = work.editors or work.authors
    role = f" ({sheet.label('editor')})" if work.editors else ""
    names = ", ".join(person.full for person in people)
    pages = work.pages.replace("--", "\u2013")
    house = f"{work.place}: {work.publisher} {work.year}, {sheet.label('pages')} {pages}."
    return f"{sheet.label('in')}: {names}{role}, {work.container}. {house}".replace("?.", "?")


def chapter(sheet: Sheet, *, named: bool = True) -> None:
    """A chapter: the volume's title on the left pages, the chapter's on the right."""
    work = sheet.work
    sheet.heads = (work.container, work.title)
    y = sheet.page(heads=not named)
    y = sheet.line(y, volume_statement(sheet), 8.5) + 24 if named else y + 24
    y = sheet.title(y, 17)
    y = sheet.line(y, sheet.byline, 12) + 18
    for text in sheet.file.statements:
        y = sheet.line(y, text, 9)
    sheet.body(y)
    sheet.full_pages(max(3, sheet.style.pages))
    sheet.references(sheet.page())


def chapter_nameless(sheet: Sheet) -> None:
    """A chapter that names its volume in the running heads only."""
    chapter(sheet, named=False)


def excerpt(sheet: Sheet, *, named: bool = True) -> None:
    """Pages out of the middle of a book: no title page, the running heads say what it is."""
    names = sheet.short_names if named else ""
    apart = sheet.rng.random() < 0.5
    both = f"{names}: {sheet.work.title}" if names else sheet.work.title
    sheet.heads = (names or sheet.label("method_section"), sheet.work.title) if apart else (both, both)
    sheet.number = sheet.rng.randint(41, 180)
    for _ in range(max(4, sheet.style.pages + 2)):
        sheet.body(sheet.page())


def excerpt_nameless(sheet: Sheet) -> None:
    """The same without the author's name."""
    excerpt(sheet, named=False)


def report(sheet: Sheet) -> None:
    """A report of an office, a manual, a standard, a booklet: cover, imprint, contents, text."""
    work = sheet.work
    sheet.number = 1
    y = sheet.page(heads=False)
    y = sheet.line(y, sheet.byline, 13) + 110
    y = sheet.title(y, 24) + 10
    if work.kind == "techreport":
        y = sheet.line(y, f"{sheet.label('report')} {work.number}", 12) + 4
    for text in sheet.file.statements:
        y = sheet.line(y, text, 10)
    sheet.line(700, f"{work.place} {work.year}".strip(), 11)
    sheet.page(heads=False)
    sheet.line(620, f"\u00a9 {sheet.byline}, {work.year}", 9)
    own = headings(sheet)
    contents(sheet, [("", text, 5 + 6 * n) for n, text in enumerate(own)])
    sheet.heads = (sheet.short_names, shortened(work))
    sheet.full_pages(sheet.style.pages)
    sheet.references(sheet.page())


def thesis(sheet: Sheet) -> None:
    """A thesis: title page, contents, introduction, review of the literature, references."""
    work = sheet.work
    sheet.number = 1
    y = sheet.line(sheet.page(heads=False), work.school, 14, centred=True) + 80
    y = sheet.title(y, 20, centred=True) + 30
    kind = sheet.label("master" if work.kind == "mastersthesis" else "thesis")
    y = sheet.line(y, kind, 12, centred=True) + 8
    y = sheet.line(y, sheet.label("submitted", names=sheet.byline), 13, centred=True) + 20
    for text in sheet.file.statements:
        y = sheet.line(y, text, 11, centred=True)
    sheet.line(700, str(work.year), 12, centred=True)
    own = headings(sheet)
    contents(sheet, [("", text, 5 + 20 * n) for n, text in enumerate(own)])
    sheet.heads = (own[0], own[1])
    sheet.full_pages(1)
    sheet.review(sheet.page())
    sheet.full_pages(sheet.style.pages - 1)
    sheet.references(sheet.page())


def cover(sheet: Sheet) -> None:
    """The sheet that a library's repository puts before a file."""
    work = sheet.work
    y = sheet.page(heads=False)
    sheet.number -= 1
    y = sheet.line(y, sheet.label("cover"), 16, BOLD) + 20
    for text in (work.whole_title, sheet.byline, journal_line(work)):
        y = sheet.pages.block(LEFT, y, sheet.width, text, 11) + 4


#: Layouts by name.
LONG = {
    "book": book,
    "chapter": chapter,
    "chapter_nameless": chapter_nameless,
    "excerpt": excerpt,
    "excerpt_nameless": excerpt_nameless,
    "report": report,
    "thesis": thesis,
}
