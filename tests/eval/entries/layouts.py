"""Layouts of articles and of short texts: what stands where on their pages."""

from __future__ import annotations

from tests.eval.entries.pages import BOLD, ITALIC, SLIDE
from tests.eval.entries.sheet import LEFT, Sheet, shortened
from tests.eval.entries.titles import capital
from tests.eval.entries.works import Work


def journal_line(work: Work) -> str:
    """Journal, volume, year and pages, as they stand above an article."""
    pages = work.pages.replace("--", "\u2013")
    if work.kind == "article":
        return f"{work.container} {work.volume} ({work.number}), {work.year}, {pages}"
    if work.container:
        return f"{work.container}, {work.year}, {pages}"
    return str(work.year)


def own_doi(sheet: Sheet) -> str:
    """The DOI that the file prints as its own, if it does."""
    return f"https://doi.org/{sheet.work.doi}" if sheet.work.doi and sheet.style.doi else ""


def head(sheet: Sheet, y: float) -> float:
    """Journal line, kicker, title, byline, statements and abstract."""
    work = sheet.work
    if sheet.style.title == "below journal" and work.container:
        y = sheet.line(y, work.container, 24, BOLD) + 6
    y = sheet.line(y, journal_line(work), 9, ITALIC)
    y = sheet.line(y, own_doi(sheet), 8.5) + 18
    y = sheet.line(y, sheet.file.kicker, 11, ITALIC) + 4
    y = sheet.title(y, 17)
    y = sheet.line(y, sheet.byline, 11) + 4
    for text in sheet.file.statements:
        y = sheet.line(y, text, 9)
    return sheet.line(y, sheet.label("received", year=work.year), 8) + 10


def article(sheet: Sheet, columns: int = 1) -> None:
    """An article with running heads: names on the left page, the title on the right."""
    sheet.heads = (sheet.short_names, shortened(sheet.work))
    y = head(sheet, sheet.page(heads=False))
    y = sheet.line(y, sheet.label("abstract"), 10, BOLD)
    y = sheet.line(y, sheet.sentences(4, citing=False), 9) + 6
    words = ", ".join(sheet.work.title.replace(",", "").split()[-2:])
    y = sheet.line(y, f"{sheet.label('keywords')}: {capital(words)}", 9, ITALIC) + 10
    sheet.body(y, columns=columns)
    sheet.full_pages(sheet.style.pages - 1, columns)
    sheet.references(sheet.page())


def two_column(sheet: Sheet) -> None:
    """A conference paper or a densely set article."""
    article(sheet, columns=2)


def preprint(sheet: Sheet) -> None:
    """A paper without a publisher: arXiv's stamp up the margin, a date or an address."""
    work = sheet.work
    y = sheet.page(heads=False) + 30
    if work.arxiv:
        stamp = f"arXiv:{work.arxiv}v1 [stat.AP] 3 May {work.year}"
        sheet.pages.text(34, 600, stamp, 15, upright=True)
    y = sheet.title(y, 16, centred=True) + 6
    y = sheet.line(y, sheet.byline, 11, centred=True)
    if work.kind == "online":
        y = sheet.line(y, f"https://www.example.org/{work.key}", 9, centred=True)
    y = sheet.line(y, str(work.year), 10, centred=True) + 14
    for text in sheet.file.statements:
        y = sheet.line(y, text, 9)
    y = sheet.line(y, sheet.sentences(4, citing=False), 9) + 10
    sheet.body(y)
    sheet.full_pages(sheet.style.pages - 1)
    sheet.references(sheet.page())


def notice(sheet: Sheet) -> None:
    """A page or two about another work: a comment, a correction, a reply, a supplement."""
    sheet.heads = (sheet.short_names, shortened(sheet.work))
    y = head(sheet, sheet.page(heads=False))
    for about in sheet.file.listed:
        names = ", ".join(person.full for person in about.people)
        said = f"{names}: {about.whole_title}. {journal_line(about)}."
        y = sheet.line(y, said.replace("?.", "?"), 9.5) + 6
    sheet.body(y)
    sheet.references(sheet.page())


def review(sheet: Sheet) -> None:
    """A book review, headed by the book; the reviewer's name stands below it."""
    sheet.heads = (sheet.short_names, sheet.file.kicker)
    y = sheet.page(heads=False)
    y = sheet.line(y, journal_line(sheet.work), 9, ITALIC) + 14
    y = sheet.line(y, sheet.file.kicker, 12, ITALIC) + 6
    for about in sheet.file.listed:
        y = sheet.line(y, ", ".join(person.full for person in about.people), 11)
        y = sheet.line(y, about.whole_title, 14, BOLD)
        facts = f"{about.place}: {about.publisher}, {about.year}. ISBN {about.isbn}"
        y = sheet.line(y, facts, 9) + 8
    y = sheet.line(y, sheet.label("reviewed", names=sheet.byline), 10, ITALIC) + 8
    sheet.body(y)
    sheet.full_pages(1)


def slides(sheet: Sheet) -> None:
    """Slides: a title slide, then points, with author and title at the foot."""
    sheet.foot = f"{sheet.short_names}  |  {shortened(sheet.work, 80)}"
    y = sheet.page(heads=False) + 60
    y = sheet.title(y, 26, centred=True) + 10
    y = sheet.line(y, sheet.byline, 15, centred=True) + 8
    sheet.line(y, f"{sheet.label('talk')}, {journal_line(sheet.work)}", 11, centred=True)
    for section in ("intro_section", "review_section", "method_section", "end_section"):
        y = sheet.page()
        y = sheet.line(y, sheet.label(section), 20, BOLD) + 10
        for _ in range(3):
            y = sheet.pages.block(LEFT, y, sheet.width, f"\u2022 {sheet.sentences(1)}", 13) + 6


#: Layouts by name, with the size of their pages where it is not A4.
SHORT = {
    "article": article,
    "two_column": two_column,
    "preprint": preprint,
    "notice": notice,
    "review": review,
    "slides": slides,
}
SIZES = {"slides": SLIDE}
