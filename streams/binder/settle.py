"""Bring what downstream was told of a source up to date."""

from collections.abc import Iterable, Set

from schemas import BibliographyRow, CardRow, Standing, Verdict
from streams.at_work import at_item
from streams.binder.rule import Ruled, rule, same_work_sources
from streams.binder.sources import same_bytes
from streams.binder.tell import tell
from streams.binder.where import where
from streams.binder.work import Work


def settle(work: Work, run: str, sources: Iterable[str], *, may_ask: bool, batch: Set[str] = frozenset()) -> None:
    """Rule these sources, and the copies of their files, against today's bibliography and tell what changed.

    Args:
        work: the step.
        run: their run.
        sources: which; one whose card has not come yet is left for its card.
        may_ask: an unbound source whose question the cache lacks begins to wait for an answer.
        batch: sources that a model saw together just now; a quote may have been taken from another of them.
    """
    every = set(sources)
    if every != work.members("cards", run):  # all of a run have their copies among them: 10,000 rows less to read
        every |= {copy for source in every for copy in _copies(work, run, source)}
    rivals: set[str] = set()
    for source in sorted(every):
        with at_item(source_id=source):
            rivals |= _settle_one(work, run, source, may_ask=may_ask, batch=batch)
    # a source that was bound or withdrawn changes a flag of those that claim the same entry, and no more than that
    for source in sorted(rivals):
        with at_item(source_id=source):
            _settle_one(work, run, source, may_ask=False, batch=batch)


def _copies(work: Work, run: str, source: str) -> list[str]:
    row = work.row(CardRow, run, source)
    return same_bytes(work, run, row.sha256) if row else []


def _settle_one(work: Work, run: str, source: str, *, may_ask: bool, batch: Set[str]) -> set[str]:
    row = work.row(CardRow, run, source)
    if row is None:
        return set()
    known = work.row(BibliographyRow, run)
    known = None if known and known.forgotten else known
    standing = work.row(Standing, run, source)
    ruled = rule(work, row, known, batch) if known else Ruled()
    place = where(work, row, known, ruled, may_ask=may_ask)
    tell(work, row, place, ruled, known.bibliography if known else None)
    changed = _same_work(standing.verdicts if standing else ()) ^ _same_work(ruled.verdicts)
    return {other for entry in changed for other in same_work_sources(work, run, entry)} - {source}


def _same_work(verdicts: Iterable[Verdict]) -> set[str]:
    return {verdict.entry_id for verdict in verdicts if verdict.role == "same_work"}
