"""What all layouts share: titles, bylines, running text, running heads, lists of references."""

from __future__ import annotations

from functools import cached_property
from itertools import chain

from tests.eval.entries import seeds
from tests.eval.entries.labels import label
from tests.eval.entries.library import File
from tests.eval.entries.pages import A4, BOLD, ITALIC, Pages
from tests.eval.entries.references import mention, reference
from tests.eval.entries.style import Style, byline
from tests.eval.entries.titles import sentence
from tests.eval.entries.works import Work, first_page

LEFT = 74


class Sheet:
    """One file on its way to paper: the pages, the words that fill them, and the style they are set in."""

    def __init__(self, file: File, field: str, style: Style, size: tuple[int, int] = A4) -> None:
        self.file, self.work, self.style, self.field = file, file.shown, style, field
        self.pages = Pages(size, style.family, style.layer)
        self.rng = seeds.generator("sheet", style.seed)
        self.number = first_page(file.shown)
        self.heads = ("", "")
        self.foot = ""
        self._loose = list(file.loose)

    @property
    def width(self) -> float:
        """The width of the text."""
        return self.pages.width - 2 * LEFT

    def label(self, name: str, **values: object) -> str:
        """A wording in the work's language."""
        return label(self.work.language, name, **values)

    @cached_property
    def byline(self) -> str:
        """Who wrote it, as the title page says."""
        return self.work.corporate or byline(self.work.people, self.style.byline, self.label("and"))

    @cached_property
    def short_names(self) -> str:
        """Who wrote it, for a running head."""
        if self.work.corporate:
            return self.work.corporate
        return ", ".join(person.native or person.short for person in self.work.people)

    def page(self, *, heads: bool = True) -> float:
        """Begin a page, with its running head and number; returns where text may start."""
        self.pages.page()
        if heads:
            head, right = self.heads[self.number % 2], self.number % 2
            at = LEFT + self.width - self.pages.length(head, 9, ITALIC) if right else LEFT
            self.pages.text(max(at, LEFT / 2), 46, head, 9, ITALIC) if head else None
            self.pages.text(self.pages.width / 2, self.pages.height - 40, str(self.number), 9)
            self.pages.text(LEFT, self.pages.height - 54, self.foot, 7.5) if self.foot else None
        self.number += 1
        return 80

    def line(self, y: float, text: str, size: float = 10, face: int = 0, *, centred: bool = False) -> float:
        """A paragraph over the width of the text."""
        return self.pages.block(LEFT, y, self.width, text, size, face=face, centred=centred)

    def title(self, y: float, size: float, *, centred: bool = False) -> float:
        """The title and subtitle, set as the style has it."""
        self.pages.to_the_end = self.style.title == "last"
        below = self._title(y, size, centred=centred)
        self.pages.to_the_end = False
        return below

    def _title(self, y: float, size: float, *, centred: bool) -> float:
        work, how = self.work, self.style.title
        match how:
            case "capitals":
                y = self.line(y, work.title.upper(), size, BOLD, centred=centred)
            case "small capitals":
                y = self.pages.small_capitals(LEFT, y, self.width, work.title, size)
            case "spaced":
                for line in self.pages.wrap(work.title.upper(), self.width * 0.8, size * 0.8, BOLD, size * 0.3):
                    self.pages.text(LEFT, y, line.replace(" ", "   "), size * 0.8, BOLD, gap=size * 0.3)
                    y += size * 1.1
            case "body bold" | "body":
                y = self.line(y, work.title, 10, BOLD if how == "body bold" else 0, centred=centred)
                return self.line(y, work.subtitle, 10, centred=centred) + 6
            case _:
                y = self.line(y, work.title, size, BOLD, centred=centred)
        return self.line(y + 2, work.subtitle, size * 0.75, centred=centred) + 6

    def sentences(self, count: int, *, citing: bool = True) -> str:
        """Running text; some sentences name a work that is cited, and each paragraph takes one of the file's own."""
        said = [self._loose.pop()] if citing and self._loose else []
        for _ in range(count):
            said.append(sentence(self.rng, self.work.language, self.field))
            if citing and self.file.cites and self.rng.random() < 0.15:
                said[-1] = f"{said[-1][:-1]} ({mention(self.rng.choice(self.file.cites))})."
        return " ".join(said)

    def body(self, y: float, *, until: float = 0, columns: int = 1) -> None:
        """Fill the page from y on with paragraphs."""
        bottom = until or self.pages.height - 76
        wide = (self.width - 18 * (columns - 1)) / columns
        for column in range(columns):
            at = y
            while at < bottom - 40:
                lines = self.pages.wrap(self.sentences(4), wide, 10)
                for line in lines[: max(1, int((bottom - at) / 13))]:
                    self.pages.text(LEFT + column * (wide + 18), at, line, 10)
                    at += 13
                at += 5

    def full_pages(self, count: int, columns: int = 1) -> None:
        """Pages of running text, a heading on some."""
        for section in ("intro_section", "method_section", "end_section", "method_section")[:count]:
            y = self.page()
            self.body(self.line(y, self.label(section), 12, BOLD) + 4, columns=columns)

    def references(self, y: float) -> None:
        """The list of references, over as many pages as it takes."""
        style = self.rng.randint(0, 2)
        y = self.line(y, self.label("references"), 12, BOLD) + 4
        for work in self.file.cites:
            if y > self.pages.height - 100:
                y = self.page()
            y = self.line(y, reference(work, style), 9) + 3

    def review(self, y: float) -> None:
        """A review of the literature that names works with their titles, over two pages."""
        y = self.line(y, self.label("review_section"), 12, BOLD) + 4
        named = [f"{mention(work)}, \u201c{work.whole_title}\u201d." for work in self.file.cites[:24]]
        for text in chain.from_iterable((name, self.sentences(2)) for name in named):
            if y > self.pages.height - 110:
                y = self.page()
            y = self.line(y, text, 10) + 3


def shortened(work: Work, most: int = 64) -> str:
    """The title cut after a word, for running heads."""
    if len(work.title) <= most:
        return work.title
    return work.title[:most].rsplit(" ", 1)[0] + " \u2026"
