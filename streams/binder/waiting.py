"""Sources that wait for an answer."""

from schemas import MAX_BATCH, BibliographyRow, Entry, Pending
from streams.binder.work import Work


def open_entries(work: Work, known: BibliographyRow) -> tuple[Entry, ...]:
    """Return the entries that the fast path has not bound, in the order of the bibliography."""
    bound = {entry for entry, _ in work.members("fast", known.run_id)}
    return tuple(entry for entry in known.bibliography.entries if entry.id not in bound)


def begin_to_wait(work: Work, run: str, source: str, key: str) -> None:
    """Write the row that waits for the answer under ``key``; a source that waits already keeps its place."""
    pending = work.row(Pending, run, source) or Pending(
        run_id=run,
        source_id=source,
        claim_key=key,
        since=work.now,
        due=work.now,
        batch_limit=MAX_BATCH,
        reason="waiting_for_batch",
    )
    work.put(pending.model_copy(update={"claim_key": key}))


def waiting(work: Work, run: str) -> list[Pending]:
    """Return the run's rows that wait, in the order of their sources."""
    rows = (work.row(Pending, run, source) for source in sorted(w.source_id for w in work.members("pending", run)))
    return [row for row in rows if row]
