"""Writes a library as BibTeX, in the manner that its owner happens to have."""

from __future__ import annotations

import random
import unicodedata
from dataclasses import dataclass

from tests.eval.entries import seeds
from tests.eval.entries.labels import label
from tests.eval.entries.library import Library
from tests.eval.entries.works import Person, Work

MARKS = {
    "\u0300": "`",
    "\u0301": "'",
    "\u0302": "^",
    "\u0303": "~",
    "\u0304": "=",
    "\u0308": '"',
    "\u0327": "c ",
    "\u030a": "r ",
    "\u030c": "v ",
}
LETTERS = {
    "ß": r"{\ss}",
    "ø": r"{\o}",
    "ł": r"{\l}",
    "&": r"\&",
    "º": r"\textordmasculine{}",
    "ª": r"\textordfeminine{}",
}

#: Types that plain BibTeX lacks.
PLAIN_KINDS = {"collection": "book", "online": "misc", "standard": "misc"}


def latex(text: str, braces: str) -> str:
    """Text with its accents as LaTeX commands, in one of the two usual ways to set braces."""
    out: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        base, *marks = list(unicodedata.normalize("NFD", char))
        if len(marks) == 1 and marks[0] in MARKS:
            mark, letter = MARKS[marks[0]], r"\i" if base == "i" else base
            out.append(f"{{\\{mark}{letter}}}" if braces == "outer" else f"\\{mark.strip()}{{{letter}}}")
        else:
            out.append(LETTERS.get(char, char))
    return "".join(out)


@dataclass(frozen=True)
class Manner:
    """How one person keeps a .bib file."""

    biblatex: bool
    accents: str
    family_first: bool
    subtitle: str
    protect: str
    rng: random.Random

    def text(self, text: str) -> str:
        """A field's value, accents as this person writes them."""
        return text.replace("&", r"\&") if self.accents == "utf8" else latex(text, self.accents)

    def people(self, people: tuple[Person, ...]) -> str:
        """A list of names."""
        return " and ".join(self.text(p.inverted if self.family_first else p.full) for p in people)

    def title(self, text: str, language: str) -> str:
        """A title with the braces that keep its capitals."""
        value = self.text(text)
        if self.protect == "whole" or (self.protect == "foreign" and language == "de"):
            return f"{{{value}}}"
        words = value.split()
        if self.protect == "words" and language == "en" and len(words) > 3 and words[-1].isalpha():
            words[-1] = f"{{{words[-1]}}}"
        return " ".join(words)


def manner(lib: Library) -> Manner:
    """The habits of the owner of this library."""
    rng = seeds.generator("manner", lib.name)
    return Manner(
        biblatex=rng.random() < 0.5,
        accents=rng.choice(("utf8", "outer", "inner")),
        family_first=rng.random() < 0.7,
        subtitle=rng.choice(("joined", "joined", "field", "full stop")),
        protect=rng.choice(("none", "whole", "foreign", "words")),
        rng=rng,
    )


def titles(work: Work, how: Manner) -> dict[str, str]:
    """Title and subtitle: one field, two fields, or the title with a full stop in between."""
    title = how.title(work.title, work.language)
    if not work.subtitle:
        return {"title": title}
    if how.subtitle == "field" and how.biblatex:
        return {"title": title, "subtitle": how.title(work.subtitle, work.language)}
    joint = ". " if how.subtitle == "full stop" and not work.title.endswith("?") else ": "
    return {"title": how.title(f"{work.title}{joint}{work.subtitle}".replace("?:", "?"), work.language)}


def edition(work: Work, how: Manner) -> str:
    """The edition as a number or as it stands on the title page."""
    if not work.edition:
        return ""
    return str(work.edition) if how.rng.random() < 0.6 else how.text(label(work.language, "edition", n=work.edition))


def fields(work: Work, how: Manner) -> dict[str, str]:
    """The fields of one entry in their order; empty ones are left out later."""
    long = how.biblatex
    return {
        "author": f"{{{how.text(work.corporate)}}}" if work.corporate else how.people(work.authors),
        "editor": how.people(work.editors),
        **titles(work, how),
        ("journaltitle" if long else "journal") if work.kind == "article" else "booktitle": how.text(work.container),
        "edition": edition(work, how),
        "volume": work.volume,
        "number": work.number,
        "pages": work.pages,
        "publisher": how.text(work.publisher),
        "location" if long else "address": how.text(work.place),
        "institution" if long else "school": how.text(work.school),
        "organization" if work.kind == "standard" else "institution": issuer(work, how),
        "date" if long else "year": str(work.year),
        "isbn": work.isbn,
        "doi": f"https://doi.org/{work.doi}" if work.doi and how.rng.random() < 0.2 else work.doi,
        "eprint": work.arxiv,
        "archiveprefix": "arXiv" if work.arxiv else "",
        "url": f"https://www.example.org/{work.key}" if work.kind == "online" else "",
        "note": label(work.language, "talk") if work.kind == "unpublished" else "",
    }


def issuer(work: Work, how: Manner) -> str:
    """The body behind a report; some people give it twice, as author and as institution."""
    return how.text(work.corporate) if work.kind in {"techreport", "standard"} else ""


def entry(work: Work, how: Manner) -> str:
    """One entry."""
    kind = work.kind if how.biblatex else PLAIN_KINDS.get(work.kind, work.kind)
    quoted = how.rng.random() < 0.05
    lines = []
    for name, value in fields(work, how).items():
        if value:
            plain = quoted and '"' not in value
            lines.append(f'  {name} = "{value}"' if plain else f"  {name} = {{{value}}}")
    return f"@{kind}{{{work.key},\n" + ",\n".join(lines) + "\n}\n"


def write(lib: Library) -> str:
    """The whole .bib file."""
    how = manner(lib)
    head = "% Encoding: UTF-8\n\n" if how.accents == "utf8" else ""
    tail = "@Comment{jabref-meta: databaseType:bibtex;}\n" if how.rng.random() < 0.3 else ""
    return head + "\n".join(entry(work, how) for work in lib.entries) + "\n" + tail
