"""What goes into a batch of pairs."""

from dataclasses import dataclass

from schemas import PairBatch, PairQuestion, Pending, ReportRow
from streams.job.chunks import batch_id, chunks
from streams.job.spending import may_spend, reserve
from streams.job.waits import hold, waiting
from streams.verifier.prompt import expected_usd
from streams.verifier.waiting import wait
from streams.verifier.work import Work


@dataclass(frozen=True)
class Seat:
    """A pair in a batch to be."""

    row: Pending
    question: PairQuestion

    @property
    def size(self) -> int:
        """Characters of its texts."""
        return len(self.question.claim) + len(self.question.excerpt)


def close_batches(work: Work, run: str) -> None:
    """Send the report's batches that are full or have waited long enough, pairs in the report's order."""
    row = work.row(ReportRow, run)
    if row is None:
        return
    work.put(wait(work, row, again=False))  # another model may be asked by now than when they began to wait
    due = {one.source_id: one for one in waiting(work, run) if not one.batch_id and one.due <= work.now}
    pairs = {pair.key: pair for pair in reversed(work.pairs(row)) if pair.key in due}
    seats = [Seat(due[key], pair.question()) for key, pair in reversed(pairs.items())]
    for chunk in chunks(seats, 0):
        if chunk.full or chunk.late(work.now):
            _close(work, run, chunk.seats)


def _close(work: Work, run: str, seats: tuple[Seat, ...]) -> None:
    if not may_spend(work, run):
        work.count("budget_stops", limit="run")
        for seat in seats:
            hold(work, seat.row)
        work.touched.add(run)
        return
    batch = PairBatch(
        run_id=run,
        batch_id=batch_id(run, work.now, [seat.question.key for seat in seats]),
        prompt_version=work.asked.prompt_version,
        model=work.asked.model,
        questions=tuple(seat.question for seat in seats),
    )
    work.tell(batch)
    reserve(work, batch, expected_usd(batch))
    work.count("batches", kind="live")
    for seat in seats:
        sent = {"batch_id": batch.batch_id, "batched_at": work.now, "reason": "asked"}
        work.put(seat.row.model_copy(update=sent))
