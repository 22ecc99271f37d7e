"""What a run spends, and whether it may spend more."""

from math import fsum

from schemas import Batch, Pending, Proposals, Spending
from streams.binder.waiting import wait_for_turn
from streams.binder.work import Work
from streams.providers.estimate import expected_usd

#: Sources wait so long before it is looked again whether there is room; `recheck` looks at once.
HOLD_MS = 5 * 60 * 1000


def may_spend(work: Work, run: str) -> bool:
    """Whether the run's limit leaves room; batches that are on their way count with what they may come to cost.

    The last batch may exceed the limit, by itself and by what retries within its call cost.
    """
    limit = work.terms.usd_per_run
    return limit is None or fsum(one.usd for one in work.members("spent", run)) < limit


def reserve(work: Work, batch: Batch) -> None:
    """Count what a batch may come to cost, until it is answered."""
    work.put(
        Spending(
            run_id=batch.run_id,
            batch_id=batch.batch_id,
            model=batch.model,
            prompt_version=batch.prompt_version,
            sources=len(batch.questions),
            reserved_usd=expected_usd(batch),
        )
    )


def spend(work: Work, proposals: Proposals) -> bool:
    """Count what a batch cost; return whether these calls were counted before, since the record came again.

    A call that is repeated after a crash takes another time, so it has another usage: both were paid for.
    """
    run, batch, usage = proposals.run_id, proposals.batch_id, proposals.usage
    row = work.row(Spending, run, batch) or Spending(
        run_id=run,
        batch_id=batch,
        sources=len(proposals.claims) + len(proposals.failures),
    )
    if usage in row.usages or (row.usages and not usage.calls):
        return True
    work.put(row.model_copy(update={"usages": (*row.usages, usage)}))
    return False


def hold(work: Work, pending: Pending) -> None:
    """The source waits until its run may spend more."""
    later = {"due": work.now + HOLD_MS, "since": work.now + HOLD_MS, "reason": "provider_budget_spent"}
    work.put(wait_for_turn(pending).model_copy(update=later))
