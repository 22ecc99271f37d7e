"""Bring what was told of a question up to date."""

from collections.abc import Iterable

from schemas import MAX_BATCH, PacketRow, Pending, QuestionRow, Reply
from streams.answerer.tell import tell
from streams.answerer.work import Work
from streams.at_work import at_item
from streams.job.waits import wait_for_turn


def settle(work: Work, run: str, questions: Iterable[str], *, may_ask: bool) -> None:
    """Rule the stored replies to questions against today's packet, and tell what changed.

    Args:
        work: the step.
        run: their run; before it has a packet its questions wait.
        questions: which.
        may_ask: a question whose key the cache lacks begins to wait for a reply. One that has none at all always does.
    """
    known = work.known(run)
    for question_id in sorted(questions) if known else ():
        row = work.row(QuestionRow, run, question_id)
        if known and row:
            with at_item(question_id=question_id):
                _settle_one(work, known, row, may_ask=may_ask)


def _settle_one(work: Work, known: PacketRow, row: QuestionRow, *, may_ask: bool) -> None:
    key = work.key(known.packet, row.question)
    reply = _stored(work, row, key)
    if reply is not None:
        tell(work, known, row, reply)
    if reply is not None and reply.key == key:
        work.delete(Pending, row.run_id, row.question_id)
        if may_ask:
            work.count("cache_lookups", result="hit")
    elif may_ask or (reply is None and row.told is None):
        _begin_to_wait(work, row, key)


def _stored(work: Work, row: QuestionRow, key: str) -> Reply | None:
    """Return the reply to a question in these words: that to today's key, else the latest one over an older packet."""
    _share(work, row, key)
    keys = work.names("replies", row.run_id, row.question_id)
    held = [reply for each in keys if (reply := work.row(Reply, row.run_id, row.question_id, each))]
    same = [reply for reply in held if reply.question == row.question]
    return max(same, key=lambda reply: (reply.key == key, reply.stored_at, reply.key), default=None)


def _share(work: Work, row: QuestionRow, key: str) -> None:
    """A reply to the same question under another id of the run is a reply to this one."""
    others = work.names("replied", row.run_id, key)
    if others and row.question_id not in others:
        other = work.row(Reply, row.run_id, others[0], key)
        if other:
            work.put(other.model_copy(update={"question_id": row.question_id}))


def _begin_to_wait(work: Work, row: QuestionRow, key: str) -> None:
    """Write the row that waits for the reply; a question that waits already keeps its place."""
    pending = work.row(Pending, row.run_id, row.question_id)
    if pending is None or pending.claim_key != key:
        work.count("cache_lookups", result="miss")
    if pending and pending.reason == "provider_budget_spent":
        pending = wait_for_turn(pending, due=work.now)
    pending = pending or Pending(
        run_id=row.run_id,
        source_id=row.question_id,
        claim_key=key,
        since=work.now,
        due=work.now,
        batch_limit=MAX_BATCH,
        reason="waiting_for_batch",
    )
    work.put(pending.model_copy(update={"claim_key": key}))
