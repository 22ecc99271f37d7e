"""Which sources a command touches."""

from collections.abc import Iterable

from gates import siblings
from schemas import Bibliography, Command, CorrectEntry, Entry, RemoveEntry
from streams.binder.work import Work


def touched(work: Work, bibliography: Bibliography, command: Command) -> set[str]:
    """Return the sources whose rulings may change with the command's entry, as it stands in this bibliography.

    Those whose claims name the entry or one of its siblings, those bound to one of them, and those that the fast path
    may bind to one of them. A source's other claims are ruled with it.
    """
    if not isinstance(command, CorrectEntry | RemoveEntry):
        return set()
    entry = bibliography.entry(command.entry_id)
    if entry is None:
        return set()
    return set(_sources(work, command.run_id, [entry, *siblings(entry, bibliography)]))


def _sources(work: Work, run: str, entries: Iterable[Entry]) -> Iterable[str]:
    for entry in entries:
        yield from (source for source, _ in work.members("named", run, entry.id))
        yield from (source for source, _ in work.members("bound", run, entry.id))
        yield from work.names("stamped", run, entry.id)
        for doi in (entry.doi, f"10.48550/arxiv.{entry.arxiv}" if entry.arxiv else ""):
            yield from work.names("doi", run, doi) if doi else ()
