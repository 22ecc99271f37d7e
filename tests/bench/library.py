"""An invented library: works, the entries that name them, and cards of their PDFs.

A few cards are built from PDFs. Every other one is one of these with names, title, year, DOI and hash of its own, each
as long as the one that it replaces: ten thousand cards need no ten thousand PDFs. The same seed gives the same library.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Any

import pymupdf

from cards import build_card
from schemas import BuiltCard, Entry, Name, SourceCard
from tests.eval.entries.seeds import generator
from tests.eval.quotes.prose import document
from tests.eval.quotes.prose_en import ENGLISH

#: Typed in name only.
mupdf: Any = pymupdf

#: PDFs that are built.
BASES = 4
#: Letters of each word of a title, and of a family name.
TITLE = (8, 10, 6, 8)
FAMILY = 8
#: Lines in front of the introduction.
ABSTRACT = 14
#: Lines of a page below the title.
LINES = 42
#: The first works have no siblings.
ALONE = 10
#: Milliseconds since 1970.
NOW = 1_700_000_000_000


@dataclass(frozen=True)
class Work:
    """What a card and an entry are about; all works have texts of the same lengths."""

    number: int
    title: str
    family: str
    year: int
    doi: str

    @property
    def id(self) -> str:
        return f"entry-{self.number:05}"

    def entry(self, **changes: Any) -> Entry:
        """The entry that names it."""
        values: dict[str, Any] = {
            "id": self.id,
            "type": "article-journal",
            "title": self.title,
            "authors": (Name(family=self.family, given="Rosa"),),
            "year": self.year,
            "container": "Coastal Notes",
            "doi": self.doi,
        }
        return Entry(**{**values, **changes})


def works(seed: int, count: int) -> list[Work]:
    """Invent works: authors wrote two each, but for the first in one year; no two titles share a word."""
    random = generator("bench", "works", seed)
    word = _words(random)
    families = [word(FAMILY).title() for _ in range((count + 1) // 2)]
    return [
        Work(
            number=number,
            title=" ".join(word(length).title() for length in TITLE),
            family=families[number // 2],
            year=1990 + (number if number < ALONE else number // 2) % 30,
            doi=f"10.5555/bench.{seed:02}.{number:06}",
        )
        for number in range(count)
    ]


def _words(random: Random) -> Callable[[int], str]:
    """Make what invents words of so many letters, never the same twice."""
    known: set[str] = set()

    def word(length: int) -> str:
        while True:
            found = "".join(random.choice(("bdfgklmnprstvz", "aeiou")[at % 2]) for at in range(length))
            if found not in known:
                known.add(found)
                return found

    return word


@dataclass(frozen=True)
class Source:
    """A PDF of a work; each copy is of other bytes, as is another print of the same article."""

    work: Work
    copy: int = 0

    @property
    def id(self) -> str:
        return f"source-{self.work.number:05}-{self.copy:04}.pdf"

    @cached_property
    def sha256(self) -> str:
        return hashlib.sha256(f"{self.work.doi}/{self.copy}".encode()).hexdigest()

    def card(self) -> SourceCard:
        """Its card, made anew."""
        base, drawn = _base(self.work.number % BASES)
        text = base.to_bytes().decode()
        for old, new in (
            (base.sha256, self.sha256),
            *zip(drawn.title.split(), self.work.title.split(), strict=True),
            (drawn.family, self.work.family),
            (str(drawn.year), str(self.work.year)),
            (drawn.doi, self.work.doi),
        ):
            text = text.replace(old, new)
        return SourceCard.from_bytes(text.encode())

    def built(self, run: str) -> BuiltCard:
        """What the cards worker says of it."""
        return BuiltCard(
            run_id=run, source_id=self.id, revision=1, uploaded_at=NOW, sha256=self.sha256, card=self.card()
        )


@cache
def _base(number: int) -> tuple[SourceCard, Work]:
    (work,) = works(90 + number, 1)
    return build_card(_pdf(work, document(ENGLISH, number)), "download.pdf"), work


def _pdf(work: Work, text: str) -> bytes:
    # identity zones as long as those of articles are on the average: some 1,050 characters
    lines = [*text.split("\n")[:ABSTRACT], "1 Introduction", *text.split("\n")[ABSTRACT:]]
    with mupdf.open() as pdf:
        for first in range(0, len(lines), LINES):
            page = pdf.new_page()
            writer = mupdf.TextWriter(page.rect)
            if not first:
                writer.append((72, 40), f"Coastal Notes 12 ({work.year}) 1-9, doi:{work.doi}", fontsize=9)
                writer.append((72, 75), " ".join(work.title.split()[:2]), fontsize=20)
                writer.append((72, 100), " ".join(work.title.split()[2:]), fontsize=20)
                writer.append((72, 120), f"Rosa {work.family}", fontsize=11)
            for row, line in enumerate(lines[first : first + LINES]):
                writer.append((72, 140 + 15 * row), line, fontsize=10)
            writer.write_text(page)
        return bytes(pdf.tobytes(garbage=3, deflate=True, no_new_id=True))
