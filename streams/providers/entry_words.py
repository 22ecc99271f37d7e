"""An entry as the local proposer looks for it."""

import re
from dataclasses import dataclass
from typing import Self

from schemas import Entry
from streams.providers.sighting import fold

#: Where a main title ends.
_SUBTITLE = re.compile(r"[:;,.?!–—]\s")
_PARTS_OF_VOLUMES = {"chapter", "paper-conference", "entry-encyclopedia"}


@dataclass(frozen=True)
class EntryWords:
    """Titles and names of an entry as folded words; ``container`` only if the entry is a part of a volume."""

    entry: Entry
    titles: tuple[tuple[str, ...], ...]
    container: tuple[str, ...]
    names: frozenset[str]

    @classmethod
    def of(cls, entry: Entry) -> Self:
        """Fold an entry."""
        main = _SUBTITLE.split(entry.title, maxsplit=1)[0]
        texts = [f"{entry.title} {entry.subtitle}", entry.title, *entry.aliases]
        texts += [main] if len(fold(main)) > 1 else []
        people = (name.family or name.literal for name in (*entry.authors, *entry.editors))
        return cls(
            entry=entry,
            titles=tuple(dict.fromkeys(tuple(words) for text in texts if (words := fold(text)))),
            container=tuple(fold(entry.container)) if entry.type in _PARTS_OF_VOLUMES else (),
            names=frozenset(word for name in people for word in fold(name) if len(word) > 2),
        )
