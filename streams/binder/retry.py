"""A source got no answer: how it waits for another try, and how it ends."""

from schemas import OutcomeReason, Pending, Standing
from streams.binder.settle import settle
from streams.binder.work import Work
from streams.job.waits import Waits


def _end(work: Work, pending: Pending, reason: OutcomeReason) -> None:
    """The source fails, and all that have its bytes with it; `recheck` opens it again."""
    run, source = pending.run_id, pending.source_id
    work.delete(Pending, run, source)
    standing = work.row(Standing, run, source)
    if standing is None:
        return
    outcome = standing.outcome.model_copy(update={"state": "failed", "reason": reason})
    work.tell(outcome)
    work.count("outcomes", state="failed", reason=reason)
    work.put(standing.model_copy(update={"outcome": outcome}))
    settle(work, run, [source], may_ask=False)


WAITS = Waits[Work](
    moved=lambda work, pending: settle(work, pending.run_id, [pending.source_id], may_ask=False), ended=_end
)
