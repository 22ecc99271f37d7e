"""What the gates read in an entry: everything that depends on the entry alone, made once."""

import re
from dataclasses import dataclass
from functools import cached_property

from gates.fold import Folded, fold
from gates.identifier import field_identifiers
from gates.kept import Kept
from gates.number import Marks, edition_value, read_marks
from gates.vocabulary import GENERIC_TITLE_WORDS, PARTICLES
from gates.words import Title, read_title, significant_words
from schemas import Entry, Name

#: Entries of a few large bibliographies.
_KEPT_ENTRIES = 20_000
#: Types whose volume is a part of the work, not of a journal.
_BOOKS = frozenset(("book", "report", "document", "thesis", "manuscript", "standard", "software", "chapter"))
#: Types that are a part of something; their container is that.
_PARTS = frozenset(("chapter", "paper-conference", "entry-encyclopedia"))
_GIVEN_PARTS = re.compile(r"[\s.‐-]+")
_LETTERS = re.compile(r"[^\W\d_]{3}")


@dataclass(frozen=True, slots=True)
class WorkTitle:
    """One of the names under which a work goes: its title or an alias."""

    title: Title
    marks: Marks


class EntryReading:
    """One entry, read. All that costs time is made when it is first asked for."""

    def __init__(self, entry: Entry) -> None:
        """Read nothing yet."""
        self.entry = entry

    @property
    def is_part(self) -> bool:
        """Say whether the entry is a part of a volume."""
        return self.entry.type in _PARTS and bool(self.volume_text)

    @property
    def volume_text(self) -> str:
        """The title of the volume that the entry is a part of. Some write it as title and name the part elsewhere."""
        entry = self.entry
        return entry.container or (entry.title if _LETTERS.search(entry.chapter) else "")

    @cached_property
    def titles(self) -> tuple[WorkTitle, ...]:
        """The work's own title, then its aliases."""
        entry = self.entry
        named_elsewhere = entry.type in _PARTS and not entry.container and _LETTERS.search(entry.chapter)
        own = read_title(entry.chapter) if named_elsewhere else read_title(entry.title, entry.subtitle)
        titles = [own, *(read_title(alias) for alias in entry.aliases)]
        return tuple(WorkTitle(title, self._marks(title)) for title in titles if title.words)

    @cached_property
    def volume_titles(self) -> tuple[WorkTitle, ...]:
        """The title of the volume that the entry is a part of."""
        title = read_title(self.volume_text)
        return (WorkTitle(title, self._marks(title)),) if self.is_part and title.words else ()

    def _marks(self, title: Title) -> Marks:
        entry = self.entry
        noted = read_marks(f"{entry.note}\n{entry.edition}")
        part = read_marks(f"volume {entry.volume}").part if entry.volume and entry.type in _BOOKS else frozenset()
        edition = {edition_value(entry.edition)} if entry.edition and "." not in entry.edition.strip(" .") else set()
        version = {entry.version.replace("-", ".").lower()} if entry.version else set()
        return Marks(
            title.marks.part | part,
            title.marks.edition | frozenset(filter(None, edition)) | noted.edition,
            title.marks.version | version | noted.version,
        )

    @cached_property
    def is_generic(self) -> bool:
        """Say whether many works have this title ("Editorial", "Annual report")."""
        words = self.titles[0].title.words if self.titles else ()
        return bool(words) and all(word in GENERIC_TITLE_WORDS or word.isdigit() for word in words)

    @cached_property
    def container(self) -> Folded:
        """The journal or volume, folded."""
        return fold(self.entry.container)

    @cached_property
    def identifiers(self) -> frozenset[str]:
        """DOI in normal form; an arXiv id as the DOI that it equals."""
        return field_identifiers(self.entry.doi, self.entry.arxiv)

    @property
    def creators(self) -> tuple[Name, ...]:
        """Who made it: authors, else editors, else (for what offices publish) the publisher."""
        entry = self.entry
        if entry.authors or entry.editors:
            return entry.authors or entry.editors
        return (Name(literal=entry.publisher),) if entry.publisher and entry.type in ("report", "standard") else ()

    @cached_property
    def families(self) -> frozenset[str]:
        """The words of the family names, particles left out."""
        people = (*self.entry.authors, *self.entry.editors)
        return frozenset(fold(" ".join(name.family for name in people)).words) - PARTICLES

    @cached_property
    def explained(self) -> frozenset[str]:
        """Words that stand beside the title on a card and are not in it: people, their initials, publisher, year."""
        entry = self.entry
        people = (*entry.authors, *entry.editors)
        texts = [f"{name.given} {name.particle} {name.family} {name.literal}" for name in people]
        words = fold(" ".join([*texts, entry.publisher, str(entry.year or "")])).words
        initials = (fold(part).text[:1] for name in people for part in _GIVEN_PARTS.split(name.given))
        return frozenset((*words, *initials)) - {""}

    @cached_property
    def telling_words(self) -> frozenset[str]:
        """Words that make a short quote evidence for this entry: of its titles, its container, its people."""
        entry = self.entry
        titles = [word for work in (*self.titles, *self.volume_titles) for word in work.title.words]
        people = fold(" ".join(f"{name.family} {name.literal}" for name in (*entry.authors, *entry.editors))).words
        return frozenset([*titles, *people, *significant_words(entry.container)])

    @cached_property
    def first_author(self) -> str:
        """Key under which siblings are found."""
        creators = self.creators
        return fold(creators[0].literal or creators[0].family).text if creators else ""


#: The reading of an entry, kept while it is in use.
read_entry: Kept[Entry, EntryReading] = Kept(EntryReading, _KEPT_ENTRIES)
