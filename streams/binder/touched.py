"""Which sources a command touches."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator

from gates import siblings
from gates.entry_reading import read_entry
from schemas import Bibliography, Entry
from streams.binder.work import Work

#: No gate reads these but for the marks of an edition or version in a note.
UNSEEN = frozenset(("note", "series", "url", "language"))


def touched(work: Work, run: str, before: Bibliography, after: Bibliography) -> set[str]:
    """Return the sources whose rulings may differ between two bibliographies.

    Those whose claims name an entry that is another now, or one of its siblings, those bound to one of them, and those
    that the fast path may bind to one of them. A source's other claims are ruled with it.
    """
    moved = set(_moved(before, after))
    found = [(entry, known) for known in (before, after) for entry in known.entries if entry.id in moved]
    entries = {one.id: one for entry, known in found for one in siblings(entry, known)}
    return set(_sources(work, run, [*entries.values(), *(entry for entry, _ in found)]))


def undecided(work: Work, run: str) -> set[str]:
    """Return the sources of which more than their entries decides what is told.

    Those that are not bound, since they may be asked about, or were ruled by other gates; and those with several
    answers, of which the bibliography decides which one is ruled.
    """
    answers = work.members("answers", run)
    count = Counter(answer.sha256 for answer in answers)
    several = {answer.sha256 for answer in answers if count[answer.sha256] > 1 or not answer.whole}
    return {*work.names("open", run), *(source for sha256 in several for source in work.names("bytes", run, sha256))}


def _moved(before: Bibliography, after: Bibliography) -> Iterator[str]:
    """Yield the entries that came, went, or are others to the gates, or whose siblings come in another order."""
    ids = [[entry.id for entry in known.entries] for known in (before, after)]
    in_order = [one for one in ids[0] if after.entry(one)] == [one for one in ids[1] if before.entry(one)]
    for one in dict.fromkeys([*ids[0], *ids[1]]):
        old, new = before.entry(one), after.entry(one)
        if old is None or new is None or (old != new and _seen(old) != _seen(new)):
            yield one
        elif not in_order and _names(siblings(old, before)) != _names(siblings(new, after)):
            yield one  # the first sibling that is shown is the one that a refusal names


def _seen(entry: Entry) -> Hashable:
    """Return all that the gates read in an entry; in a note they read which edition or version it is."""
    reading = read_entry(entry)
    marks = tuple(work.marks for work in (*reading.titles, *reading.volume_titles))
    return marks, tuple(value for name, value in entry if name not in UNSEEN)


def _names(entries: Iterable[Entry]) -> list[str]:
    return [entry.id for entry in entries]


def _sources(work: Work, run: str, entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        yield from (source for source, _ in work.members("named", run, entry.id))
        yield from (source for source, _ in work.members("bound", run, entry.id))
        yield from work.names("stamped", run, entry.id)
        for doi in read_entry(entry).identifiers:
            yield from work.names("doi", run, doi)
