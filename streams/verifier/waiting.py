"""Pairs that wait for an answer."""

from schemas import MAX_BATCH, OutcomeReason, Pending, ReportRow
from streams.job.waits import Waits, wait_for_turn
from streams.verifier.work import Work


def _moved(work: Work, pending: Pending) -> None:
    work.touched.add(pending.run_id)


def _ended(work: Work, pending: Pending, reason: OutcomeReason) -> None:
    """Nobody is asked any more until a recheck; the report's quality says why there is no answer."""
    run, key = pending.run_id, pending.source_id
    work.delete(Pending, run, key)
    row = work.row(ReportRow, run)
    if row is not None:
        work.put(row.model_copy(update={"given_up": {**row.given_up, key: reason}}))
        work.touched.add(run)


WAITS = Waits[Work](moved=_moved, ended=_ended)


def wait(work: Work, row: ReportRow, *, again: bool) -> ReportRow:
    """Let every pair wait that has no answer, and none that the report no longer names; return the row.

    Args:
        work: the step.
        row: the report.
        again: ask as if for the first time: of those that were given up or wait for a later try, and of those that
            only another model or prompt has answered.
    """
    run = row.run_id
    keys = {pair.key for pair in work.pairs(row)}
    given_up = {} if again else {key: reason for key, reason in row.given_up.items() if key in keys}
    for key in {place.source_id for place in work.members("pending", run)} - keys:
        work.delete(Pending, run, key)  # an answer that comes all the same is kept in the cache
    known = work.members("assessed", run)
    for pair in work.pairs(row):
        answered = pair.key in known if again else work.answer(run, pair) is not None
        if not answered and pair.key not in given_up:
            _begin(work, run, pair.key, again=again)
    return row.model_copy(update={"given_up": given_up})


def _begin(work: Work, run: str, key: str, *, again: bool) -> None:
    pending = work.row(Pending, run, key)
    if pending is None:
        work.count("cache_lookups", result="miss")
        pending = Pending(
            run_id=run,
            source_id=key,
            claim_key=key,
            since=work.now,
            due=work.now,
            batch_limit=MAX_BATCH,
            reason="waiting_for_batch",
        )
    elif again and not pending.batch_id:
        pending = wait_for_turn(pending, due=work.now, since=work.now, tries=0)
    work.put(pending)


def blocks(pending: Pending, now: int) -> bool:
    """Say whether a report's quality waits for this answer: the first try, and parts of a batch that was too much.

    What waits for a later try, or for money, does not hold a report up.
    """
    if pending.reason == "provider_budget_spent":
        return False
    at_work = bool(pending.batch_id) or pending.due <= now
    return not pending.tries or (at_work and pending.batch_limit < MAX_BATCH)
