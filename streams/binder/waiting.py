"""Sources that wait for an answer."""

from schemas import MAX_BATCH, BibliographyRow, Entry, Pending
from streams.binder.sources import Ask
from streams.binder.work import Work
from streams.job.waits import wait_for_turn


def open_entries(work: Work, known: BibliographyRow) -> tuple[Entry, ...]:
    """Return the entries that the fast path has not bound, in the order of the bibliography."""
    bound = {entry for entry, _ in work.members("fast", known.run_id)}
    return tuple(entry for entry in known.bibliography.entries if entry.id not in bound)


def begin_to_wait(work: Work, run: str, source: str, ask: Ask) -> None:
    """Write the row that waits for the answer; a source that waits already keeps its place.

    One that was held back by a spending limit tries its luck at once.
    """
    pending = work.row(Pending, run, source)
    if pending is None or pending.claim_key != ask.key:
        work.count("cache_lookups", result="miss")
    if pending and pending.reason == "provider_budget_spent":
        pending = wait_for_turn(pending, due=work.now)
    pending = pending or Pending(
        run_id=run,
        source_id=source,
        claim_key=ask.key,
        since=work.now,
        due=work.now,
        batch_limit=MAX_BATCH,
        reason="waiting_for_batch",
    )
    work.put(pending.model_copy(update={"claim_key": ask.key, "part": ask.part.number}))
