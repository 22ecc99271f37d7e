"""One bibliography with its files: works are drawn and entered, files bound to entries, traps noted."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field, replace
from typing import TypedDict, Unpack

from tests.eval.entries import bodies, names, seeds
from tests.eval.entries.titles import Titles
from tests.eval.entries.works import Person, Work


@dataclass(frozen=True)
class Bind:
    """A true pair: what the file is to the entry; `optional` = leaving it unbound is fine as well."""

    key: str
    role: str
    note: str = ""
    also_ok: tuple[str, ...] = ()
    optional: bool = False


@dataclass(frozen=True)
class File:
    """One PDF: whose pages it shows, in which layout, and what stands on them beside the work itself.

    `kicker` stands above the title, `statements` in the imprint or below the byline, `listed` in the front
    matter under `listed_head`, `chapters` in the contents, `loose` are sentences of the text; `also_ok` holds
    binds beyond the true ones that are defensible.
    """

    name: str
    layout: str
    shown: Work
    binds: tuple[Bind, ...] = ()
    kicker: str = ""
    statements: tuple[str, ...] = ()
    listed_head: str = ""
    listed: tuple[Work, ...] = ()
    chapters: tuple[Work, ...] = ()
    loose: tuple[str, ...] = ()
    also_ok: tuple[str, ...] = ()
    note: str = ""
    same_bytes_as: str = ""
    cites: tuple[Work, ...] = ()


class Parts(TypedDict, total=False):
    """The fields of a `File` that most files leave empty."""

    kicker: str
    statements: tuple[str, ...]
    listed_head: str
    listed: tuple[Work, ...]
    chapters: tuple[Work, ...]
    loose: tuple[str, ...]
    also_ok: tuple[str, ...]
    note: str
    same_bytes_as: str


@dataclass(frozen=True)
class Member:
    """One member of a trap: this file must not bind to this entry as the same work."""

    file: str
    key: str
    trap: str


def ascii_letters(text: str) -> str:
    """The letters of a text without their marks."""
    for mark, plain in (("ß", "ss"), ("ø", "o"), ("ı", "i")):
        text = text.replace(mark, plain)
    return "".join(c for c in unicodedata.normalize("NFKD", text) if c.isascii() and c.isalnum())


@dataclass
class Library:
    """A bibliography under construction."""

    name: str
    language: str
    field_name: str
    share: str
    form: str
    size: int
    entries: list[Work] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = seeds.generator("library", self.name)
        self.titles = Titles(self.rng, self.field_name)
        self._keys: set[str] = set()
        self._names: dict[str, list[str]] = {}
        self._key_style = self.rng.choice(("joined", "short", "worded", "colon"))

    # -- people

    def person(self, language: str) -> Person:
        """Somebody new: every family name comes once before any comes again."""
        if self.rng.random() < 0.04:
            return Person(*self.rng.choice(names.ROMANISED))
        left = self._names.setdefault(language, [])
        if not left:
            left.extend(names.FAMILIES[language].split(";"))
            self.rng.shuffle(left)
        return Person(left.pop(), self.given(language))

    def given(self, language: str) -> str:
        """A given name."""
        return self.rng.choice(names.GIVEN[language].split(";"))

    def people(self, language: str, most: int = 4) -> tuple[Person, ...]:
        """One to `most` people, few more often than many."""
        count = min(self.rng.choice((1, 1, 1, 2, 2, 3, 4, 5)), most)
        return tuple(self.person(language) for _ in range(count))

    def office(self, language: str) -> list[str]:
        """A family of offices with nearly the same name, shuffled."""
        family = self.rng.choice(bodies.OFFICES[language].split("|")).split(";")
        return self.rng.sample(family, len(family))

    def a_language(self) -> str:
        """The bibliography's own language most often, English often, another at times."""
        draw = self.rng.random()
        if draw < 0.6:
            return self.language
        return "en" if draw < 0.85 else self.rng.choice(("de", "fr", "it", "es"))

    # -- entries

    def enter(self, work: Work) -> Work:
        """Put a work into the bibliography; the one with its key comes back."""
        keyed = replace(work, key=self._key(work))
        self._keys.add(keyed.key)
        self.titles.claim(work.title)
        self.entries.append(keyed)
        return keyed

    def _key(self, work: Work) -> str:
        who = ascii_letters(work.corporate.split()[-1] if work.corporate else work.people[0].family).lower()
        word = max(work.title.split(), key=len)
        styles = {
            "joined": f"{who}{work.year}",
            "short": f"{who[:4]}{work.year % 100:02}",
            "worded": f"{who}_{ascii_letters(word).lower()}_{work.year}",
            "colon": f"{who.capitalize()}:{work.year}",
        }
        key = styles[self._key_style] or "x"
        return next(k for k in (key, *(key + c for c in "bcdefghijklmnopqrstuvwxyz")) if k not in self._keys)

    # -- files

    def file(self, shown: Work, layout: str, *binds: Bind, name: str = "", **parts: Unpack[Parts]) -> File:
        """Add a PDF."""
        taken = {file.name for file in self.files}
        wanted = name or self._file_name(shown)
        free = (wanted, *(f"{wanted.removesuffix('.pdf')} ({n}).pdf" for n in range(1, 99)))
        made = File(next(n for n in free if n not in taken), layout, shown, binds, **parts)
        self.files.append(made)
        return made

    def _file_name(self, shown: Work) -> str:
        n = self.rng.randint(2, 9999)
        who = shown.corporate.split()[0] if shown.corporate else shown.people[0].family
        title = " ".join(shown.title.replace("/", " ").replace(":", "").replace("?", "").split()[:6])
        styles = (
            f"{who} {shown.year} - {title}.pdf",
            f"{who}_{shown.year}.pdf",
            f"{title}.pdf",
            f"download-{n}.pdf",
            f"{n:06}.pdf",
            f"s{n:05}-0{n % 10}-{n % 997:04}.pdf",
            f"Scan_{n}.pdf",
            f"{ascii_letters(title).lower()[:18]}_final.pdf",
        )
        return self.rng.choice(styles).replace("'", "").replace('"', "").replace("«", "").replace("»", "")

    def trap(self, trap: str, file: File, *works: Work) -> None:
        """Note that the file must not bind to these entries as the same work."""
        self.members.extend(Member(file.name, work.key, trap) for work in works)
