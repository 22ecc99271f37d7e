"""What exists in the invented world: people and works."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody who writes; `native` is the name in its own script, or another transliteration of it."""

    family: str
    given: str
    native: str = ""

    @property
    def full(self) -> str:
        """Given name first."""
        return f"{self.given} {self.family}".strip()

    @property
    def initials(self) -> str:
        """The given names' initials, hyphens kept."""
        parts = self.given.replace("-", " -").split()
        return " ".join(f"{part[:2] if part.startswith('-') else part[:1]}." for part in parts).replace(" -", "-")

    @property
    def short(self) -> str:
        """Initials first."""
        return f"{self.initials} {self.family}".strip()

    @property
    def inverted(self) -> str:
        """Family name first."""
        return f"{self.family}, {self.given}"


@dataclass(frozen=True)
class Work:
    """One work, as a bibliography would describe it if it were careful; `kind` is the BibTeX type."""

    kind: str
    language: str
    title: str
    year: int
    subtitle: str = ""
    authors: tuple[Person, ...] = ()
    editors: tuple[Person, ...] = ()
    corporate: str = ""
    container: str = ""
    publisher: str = ""
    place: str = ""
    volume: str = ""
    number: str = ""
    pages: str = ""
    edition: int = 0
    series: str = ""
    school: str = ""
    doi: str = ""
    isbn: str = ""
    arxiv: str = ""
    note: str = ""
    key: str = ""

    @property
    def whole_title(self) -> str:
        """Title and subtitle."""
        if not self.subtitle:
            return self.title
        return f"{self.title}{' : ' if self.language == 'fr' else ': '}{self.subtitle}"

    @property
    def people(self) -> tuple[Person, ...]:
        """Authors, or the editors where nobody is the author."""
        return self.authors or self.editors

    @property
    def by(self) -> str:
        """Who is responsible, in one line."""
        return self.corporate or ", ".join(person.full for person in self.people)


def first_page(work: Work) -> int:
    """The first of the work's pages, 1 where it has none."""
    return int(work.pages.split("--", maxsplit=1)[0]) if work.pages else 1
