"""What a run spends, and whether it may spend more."""

from math import fsum
from typing import Any

from schemas import Spending
from streams.job.asks import AnyAnswers, AnyBatch
from streams.job.work import JobWork


def may_spend(work: JobWork[Any], run: str) -> bool:
    """Whether the run's limit leaves room; batches that are on their way count with what they may come to cost.

    The last batch may exceed the limit, by itself and by what retries within its call cost.
    """
    limit = work.terms.usd_per_run
    return limit is None or fsum(one.usd for one in work.members("spent", run)) < limit


def reserve(work: JobWork[Any], batch: AnyBatch, usd: float) -> None:
    """Count what a batch may come to cost, until it is answered."""
    work.put(
        Spending(
            run_id=batch.run_id,
            batch_id=batch.batch_id,
            model=batch.model,
            prompt_version=batch.prompt_version,
            sources=len(batch.questions),
            reserved_usd=usd,
        )
    )


def spend(work: JobWork[Any], answers: AnyAnswers) -> bool:
    """Count what a batch cost; return whether these calls were counted before, since the record came again.

    A call that is repeated after a crash takes another time, so it has another usage: both were paid for.
    """
    run, batch, usage = answers.run_id, answers.batch_id, answers.usage
    row = work.row(Spending, run, batch) or Spending(
        run_id=run,
        batch_id=batch,
        sources=len(answers.answers) + len(answers.failures),
    )
    if usage in row.usages or (row.usages and not usage.calls):
        return True
    work.put(row.model_copy(update={"usages": (*row.usages, usage)}))
    return False
