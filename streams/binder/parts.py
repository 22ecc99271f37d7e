"""The parts of a bibliography that is too long for one call."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from schemas import Bibliography, Entry
from streams.job.chunks import MAX_CHARACTERS
from streams.providers.estimate import characters

#: Characters of entries in one batch. So many parts times so many batches a part are fewest when entries and views
#: share the room evenly.
MAX_ENTRY_CHARACTERS = MAX_CHARACTERS // 2


@dataclass(frozen=True)
class Part:
    """The entries that one question shows; ``number`` is counted from 1.

    ``fingerprint`` is that of the part's entries, open or not, so an answer is kept as long as its part stays as it is.
    """

    number: int
    of: int
    fingerprint: str
    entry_ids: frozenset[str]


def parts_of(bibliography: Bibliography) -> tuple[Part, ...]:
    """Cut a bibliography into parts, by the entries' ids, so that their order in the file makes no difference.

    Nearly every bibliography is one part; some five hundred entries begin a second one.
    """
    groups = list(_groups(sorted(bibliography.entries, key=lambda entry: entry.id))) or [[]]
    return tuple(
        Part(
            number=number,
            of=len(groups),
            fingerprint=Bibliography(entries=tuple(group)).fingerprint,
            entry_ids=frozenset(entry.id for entry in group),
        )
        for number, group in enumerate(groups, 1)
    )


def _groups(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    group: list[Entry] = []
    room = MAX_ENTRY_CHARACTERS
    for entry in entries:
        length = characters([entry])
        if group and length > room:
            yield group
            group, room = [], MAX_ENTRY_CHARACTERS
        group.append(entry)
        room -= length
    if group:
        yield group
