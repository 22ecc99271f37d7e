"""A source got no answer: ask again, with growing waits, or end it."""

from schemas import MAX_BATCH, OutcomeReason, Pending, ProviderReason, Standing
from streams.binder.settle import settle
from streams.binder.waiting import wait_for_turn
from streams.binder.work import Work

#: Twelve tries with waits that double from five seconds to an hour take some five hours.
MAX_TRIES = 12
FIRST_WAIT_MS = 5_000
LONGEST_WAIT_MS = 60 * 60 * 1000
GIVE_UP_MS = 24 * 60 * 60 * 1000

#: A spending limit for a day counts from midnight, UTC.
DAY_MS = 24 * 60 * 60 * 1000


#: What asking again does not change, if no other source was in the batch.
FINAL: frozenset[ProviderReason] = frozenset({"provider_refused", "provider_too_long"})


def no_answer(work: Work, pending: Pending, reason: ProviderReason, sources: int = MAX_BATCH) -> None:
    """The batch that the source was in, of so many sources, brought nothing for it."""
    tries = pending.tries + 1
    if reason == "provider_budget_spent":
        _wait_for_money(work, pending)
    elif reason in FINAL and sources == 1:
        end(work, pending, reason)
    elif tries >= MAX_TRIES:
        end(work, pending, "gave_up_after_tries")
    elif work.now - pending.since >= GIVE_UP_MS:
        end(work, pending, "gave_up_after_a_day")
    else:
        _wait(work, pending, reason, tries, _batch_limit(pending, reason, sources))


def end(work: Work, pending: Pending, reason: OutcomeReason) -> None:
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


def _wait(work: Work, pending: Pending, reason: ProviderReason, tries: int, limit: int) -> None:
    wait = min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
    due = work.now + (wait if limit == pending.batch_limit else 0)
    again = {"tries": tries, "due": due, "batch_limit": limit, "reason": "will_ask_again"}
    work.put(wait_for_turn(pending).model_copy(update=again))
    work.count("asked_again", reason=reason)
    settle(work, pending.run_id, [pending.source_id], may_ask=False)


def _wait_for_money(work: Work, pending: Pending) -> None:
    """Wait for the next day or, since nobody says when there is money again, an hour; that is no try and never ends."""
    midnight = (work.now // DAY_MS + 1) * DAY_MS
    due = min(work.now + LONGEST_WAIT_MS, midnight)
    again = {"due": due, "since": due, "reason": "provider_budget_spent"}
    work.put(wait_for_turn(pending).model_copy(update=again))
    settle(work, pending.run_id, [pending.source_id], may_ask=False)


def _batch_limit(pending: Pending, reason: ProviderReason, sources: int) -> int:
    """What was too much is asked again with fewer sources; a refusal may be meant for another source of the batch."""
    if reason in ("provider_truncated", "provider_too_long"):
        return max(min(pending.batch_limit, sources) // 2, 1)
    return 1 if reason == "provider_refused" else pending.batch_limit
