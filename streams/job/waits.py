"""What was asked and got no answer: it is asked again, with growing waits, or given up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from schemas import MAX_BATCH, OutcomeReason, Pending, ProviderReason
from streams.job.work import JobWork

W = TypeVar("W", bound=JobWork[Any])

#: Twelve tries with waits that double from five seconds to an hour take some five hours.
MAX_TRIES = 12
FIRST_WAIT_MS = 5_000
LONGEST_WAIT_MS = 60 * 60 * 1000
GIVE_UP_MS = 24 * 60 * 60 * 1000

#: A run whose limit is reached waits so long before it is looked again whether there is room; `recheck` looks at once.
HOLD_MS = 5 * 60 * 1000

#: A spending limit for a day counts from midnight, UTC.
DAY_MS = 24 * 60 * 60 * 1000

#: What asking again does not change, if nothing else was in the batch.
FINAL: frozenset[ProviderReason] = frozenset({"provider_refused", "provider_too_long"})


def wait_for_turn(pending: Pending, **changes: object) -> Pending:
    """Return a row that is in no batch any more and waits for the next."""
    now = {"batch_id": "", "batched_at": 0, "overtaken_at": None, "reason": "waiting_for_batch"}
    return pending.model_copy(update=now | changes)


def waiting(work: JobWork[Any], run: str) -> list[Pending]:
    """Return the run's rows that wait, in the order of what they are about."""
    rows = (work.row(Pending, run, item) for item in sorted(place.source_id for place in work.members("pending", run)))
    return [row for row in rows if row]


def hold(work: JobWork[Any], pending: Pending) -> None:
    """It waits until its run may spend more."""
    later = work.now + HOLD_MS
    work.put(wait_for_turn(pending, due=later, held_until=later, reason="provider_budget_spent"))


@dataclass(frozen=True)
class Waits(Generic[W]):
    """How a job's questions wait.

    Attributes:
        moved: tells where what waits stands now.
        ended: nobody answered, and nobody is asked any more: deletes the row and tells it.
    """

    moved: Callable[[W, Pending], None]
    ended: Callable[[W, Pending, OutcomeReason], None]

    def no_answer(self, work: W, pending: Pending, reason: ProviderReason, items: int = MAX_BATCH) -> None:
        """Its batch, of so many items, brought nothing for it."""
        tries = pending.tries + 1
        if reason == "provider_budget_spent":
            self._wait_for_money(work, pending)
        elif reason in FINAL and items == 1:
            self.ended(work, pending, reason)
        elif tries >= MAX_TRIES:
            self.ended(work, pending, "gave_up_after_tries")
        elif work.now - max(pending.since, pending.held_until) >= GIVE_UP_MS:
            self.ended(work, pending, "gave_up_after_a_day")
        else:
            self._wait(work, pending, reason, tries, _batch_limit(pending, reason, items))

    def _wait(self, work: W, pending: Pending, reason: ProviderReason, tries: int, limit: int) -> None:
        wait = min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
        due = work.now + (wait if limit == pending.batch_limit else 0)
        work.put(wait_for_turn(pending, tries=tries, due=due, batch_limit=limit, reason="will_ask_again"))
        work.count("asked_again", reason=reason)
        self.moved(work, pending)

    def _wait_for_money(self, work: W, pending: Pending) -> None:
        """Wait for the next day or, since nobody says when there is money again, an hour; that is no try."""
        midnight = (work.now // DAY_MS + 1) * DAY_MS
        due = min(work.now + LONGEST_WAIT_MS, midnight)
        work.put(wait_for_turn(pending, due=due, held_until=due, reason="provider_budget_spent"))
        self.moved(work, pending)


def _batch_limit(pending: Pending, reason: ProviderReason, items: int) -> int:
    """What was too much is asked again with fewer; a refusal may be meant for another item of the batch."""
    if reason in ("provider_truncated", "provider_too_long"):
        return max(min(pending.batch_limit, items) // 2, 1)
    return 1 if reason == "provider_refused" else pending.batch_limit
