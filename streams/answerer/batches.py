"""What goes into a batch of questions, what it brought, and how what got no reply ends."""

from dataclasses import dataclass

from schemas import OutcomeReason, PacketQuestion, PacketRow, Pending, QuestionBatch, QuestionRow, Replies, Reply
from streams.answerer.prompt import expected_usd, packet_characters
from streams.answerer.settle import settle
from streams.answerer.tell import tell_failed
from streams.answerer.work import Work
from streams.job.answers import count_repeated, take_failures
from streams.job.chunks import batch_id, chunks
from streams.job.lost import overtake
from streams.job.spending import may_spend, reserve, spend
from streams.job.waits import Waits, hold, wait_for_turn, waiting


@dataclass(frozen=True)
class Seat:
    """One question in a batch to be."""

    row: Pending
    question: PacketQuestion

    @property
    def size(self) -> int:
        """Characters that it takes."""
        return len(self.question.question)


def close_batches(work: Work, run: str) -> None:
    """Send the run's batches that are full or have waited long enough."""
    known = work.known(run)
    if known is None:
        return
    rows = [row for row in waiting(work, run) if not row.batch_id and row.due <= work.now]
    seats = [seat for row in rows if (seat := _seat(work, known, row))]
    for chunk in chunks(seats, packet_characters(known.packet)) if seats else ():
        if not (chunk.full or chunk.late(work.now)):
            continue
        if may_spend(work, run):
            _send(work, known, chunk.seats)
        else:
            work.count("budget_stops", limit="run")
            for seat in chunk.seats:
                hold(work, seat.row)


def _seat(work: Work, known: PacketRow, pending: Pending) -> Seat | None:
    row = work.row(QuestionRow, known.run_id, pending.source_id)
    if row is None:
        work.delete(Pending, known.run_id, pending.source_id)
        return None
    key = work.key(known.packet, row.question)
    return Seat(pending, PacketQuestion(question_id=row.question_id, question=row.question, key=key))


def _send(work: Work, known: PacketRow, seats: tuple[Seat, ...]) -> None:
    questions = tuple(seat.question for seat in seats)
    batch = QuestionBatch(
        run_id=known.run_id,
        batch_id=batch_id(known.run_id, work.now, (question.key for question in questions)),
        prompt_version=work.asked.prompt_version,
        model=work.asked.model,
        packet=known.packet,
        questions=questions,
    )
    work.tell(batch)
    reserve(work, batch, expected_usd(batch))
    work.count("batches", kind="live")
    for seat in seats:
        asked = {"claim_key": seat.question.key, "batch_id": batch.batch_id, "batched_at": work.now}
        work.put(seat.row.model_copy(update={**asked, "reason": "asked"}))


def on_replies(work: Work, replies: Replies) -> None:
    """Keep the replies, rule them, and ask again for the rest; the first reply under a key is the one that counts."""
    run = replies.run_id
    again = spend(work, replies)
    overtake(work, replies)
    for reply in replies.replies:
        _keep(work, reply, record_came_again=again)
    settle(work, run, {reply.question_id for reply in replies.replies}, may_ask=False)
    take_failures(work, replies, WAITS)


def _keep(work: Work, reply: Reply, *, record_came_again: bool) -> None:
    run, question_id = reply.run_id, reply.question_id
    row, pending = work.row(QuestionRow, run, question_id), work.row(Pending, run, question_id)
    if row is None:
        work.count("forgotten_proposals")
        return
    held = work.row(Reply, run, question_id, reply.key)
    if held is not None:
        count_repeated(work, held, reply, record_came_again=record_came_again)
    else:
        work.count("claims", model=reply.model)
        work.put(reply.model_copy(update={"stored_at": work.now}))
    if pending and pending.batch_id == reply.batch_id:
        _end_waiting(work, pending, same_words=reply.question == row.question)


def _end_waiting(work: Work, pending: Pending, *, same_words: bool) -> None:
    """A packet that was corrected meanwhile rules the reply, without another call; other words are another question."""
    if same_words:
        work.measure("answer_wait_seconds", max(work.now - pending.since, 0) / 1000)
        work.delete(Pending, pending.run_id, pending.source_id)
    else:
        work.put(wait_for_turn(pending))


def _moved(work: Work, pending: Pending) -> None:
    """Nobody is told where a question stands before it is answered."""


def _ended(work: Work, pending: Pending, reason: OutcomeReason) -> None:
    run, question_id = pending.run_id, pending.source_id
    work.delete(Pending, run, question_id)
    known, row = work.known(run), work.row(QuestionRow, run, question_id)
    if known and row:
        tell_failed(work, known, row, reason)


WAITS = Waits[Work](moved=_moved, ended=_ended)
