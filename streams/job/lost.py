"""Batches that the proposer passed over: none should be, so each is an alarm.

A proposer takes the batches of a partition in their order, publishes an outcome for each and commits after that. So a
batch without one waits behind others, or is at work, or is lost; time alone does not tell these apart, since a slow
provider may leave an hour's batches waiting. It is lost only if one that was sent after it was answered and another
hour has passed: it was taken before the other was, and no work takes as long as a minute and a half.

What this asks again wrongly: what a proposer had at work when it died, if none takes its place for an hour.
What it cannot see: a lost batch after which none of the partition was answered; what was in it ends after a day.
"""

from typing import Any

from schemas import Pending
from streams.job.asks import AnyAnswers
from streams.job.index import InFlight, Waiting
from streams.job.waits import GIVE_UP_MS, W, Waits
from streams.job.work import JobWork
from streams.partition import partition_of

#: Long beside the longest work, and beside a worker that catches up on answers that came while it was down.
LOST_MS = 60 * 60 * 1000


def overtake(work: JobWork[Any], answers: AnyAnswers) -> None:
    """Mark the items of the partition whose batches were sent before this one, and have no answer yet."""
    flying: list[InFlight] = sorted(work.members("in flight", str(partition_of(answers.run_id))))
    sent = max((one.sent_at for one in flying if one.batch_id == answers.batch_id), default=0)
    for one in flying:
        pending = work.row(Pending, one.run_id, one.source_id)
        if pending and one.sent_at < sent and pending.overtaken_at is None:
            work.put(pending.model_copy(update={"overtaken_at": 0}))


def find_lost(work: W, run: str, places: list[Waiting], waits: Waits[W]) -> None:
    """Look at a run's items that were asked about: the hour of one that was overtaken begins at the first tick."""
    for place in places:
        pending = work.row(Pending, run, place.source_id) if _is_due(work, place) else None
        if pending is None:
            continue
        if pending.overtaken_at == 0:
            work.put(pending.model_copy(update={"overtaken_at": work.now}))
        elif pending.overtaken_at:
            work.count("batches_lost", found="overtaken")
            waits.no_answer(work, pending, "provider_left_out")
        else:
            work.count("batches_lost", found="after_a_day")
            waits.ended(work, pending, "gave_up_after_a_day")


def _is_due(work: JobWork[Any], place: Waiting) -> bool:
    """Whether there is anything to do about it, as far as can be told without reading its row."""
    if not place.batch_id:
        return False
    if place.overtaken_at is None:
        return work.now - place.at >= GIVE_UP_MS
    return place.overtaken_at == 0 or work.now - place.overtaken_at >= LOST_MS
