"""A bibliography: its entries, and what of its file could not be taken."""

import hashlib
from functools import cached_property
from typing import Literal, Self

from pydantic import Field, model_validator

from schemas.record import Id, Record

#: What an entry is, in the words of the Citation Style Language.
EntryType = Literal[
    "article", "article-journal", "article-magazine", "article-newspaper", "book", "chapter", "dataset",
    "document", "entry-encyclopedia", "manuscript", "paper-conference", "patent", "report", "review", "software",
    "speech", "standard", "thesis", "webpage",
]  # fmt: skip


class Name(Record):
    """A person (family, given, particle, suffix) or an organisation (literal, never split)."""

    family: str = ""
    given: str = ""
    particle: str = ""
    suffix: str = ""
    literal: str = ""


class Entry(Record):
    """One bibliography item; text is plain Unicode without markup.

    An entry of type ``chapter`` or ``paper-conference`` is the part: ``title`` is the part's own title,
    ``container`` the title of the volume, ``editors`` the volume's editors.
    """

    id: Id
    type: EntryType = "document"
    title: str = ""
    subtitle: str = ""
    authors: tuple[Name, ...] = ()
    #: The list of authors ends in "and others": more authors than named are no contradiction.
    more_authors: bool = False
    editors: tuple[Name, ...] = ()
    year: int | None = None
    container: str = ""
    series: str = ""
    volume: str = ""
    number: str = ""
    pages: str = ""
    chapter: str = ""
    edition: str = ""
    version: str = ""
    publisher: str = ""
    doi: str = ""
    arxiv: str = ""
    isbn: tuple[str, ...] = ()
    url: str = ""
    note: str = ""
    language: str = ""
    #: Other titles or names under which the same work is known, as the person who keeps the list gave them.
    aliases: tuple[str, ...] = ()


class Problem(Record):
    """A record of a bibliography file that was not taken, or not whole."""

    line: int = Field(ge=1)
    #: The record's key, or as much of it as could be read.
    record: str = ""
    reason: str
    #: False: the entry is in the bibliography all the same, and this is a warning about it.
    lost: bool = True


class Bibliography(Record):
    """The entries of a run at one revision, in the order of their file."""

    entries: tuple[Entry, ...] = ()
    revision: int = Field(default=0, ge=0)
    problems: tuple[Problem, ...] = ()

    @model_validator(mode="after")
    def _ids_are_unique(self) -> Self:
        if len(self._by_id) != len(self.entries):
            raise ValueError("two entries have the same id")
        return self

    @cached_property
    def _by_id(self) -> dict[str, Entry]:
        return {entry.id: entry for entry in self.entries}

    def entry(self, entry_id: str) -> Entry | None:
        """Return the entry of that id, or None."""
        return self._by_id.get(entry_id)

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 over all entries, whatever their order."""
        digests = sorted(hashlib.sha256(entry.to_bytes()).digest() for entry in self.entries)
        return hashlib.sha256(b"".join(digests)).hexdigest()
