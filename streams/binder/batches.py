"""What goes into a batch."""

from cards import view
from schemas import BibliographyRow, CardRow, Entry, Pending, Question
from streams.at_work import at_item
from streams.binder.parts import Part
from streams.binder.seats import Seat, batch_for
from streams.binder.settle import settle
from streams.binder.sources import next_ask
from streams.binder.trial import send_trial
from streams.binder.waiting import open_entries
from streams.binder.work import Work
from streams.job.chunks import chunks
from streams.job.spending import may_spend, reserve
from streams.job.waits import hold, waiting
from streams.providers.estimate import characters, expected_usd


def close_batches(work: Work, run: str) -> None:
    """Send the run's batches that are full or have waited long enough.

    Batches about one part follow each other, since they begin with the same entries: a provider has them in its cache.
    """
    known = work.row(BibliographyRow, run)
    if known is None:
        return
    rows = [row for row in waiting(work, run) if not row.batch_id and row.due <= work.now]
    seats = [seat for row in rows if (seat := _seat(work, known, row))]
    gone = {row.source_id for row in rows} - {seat.row.source_id for seat in seats}
    for source in sorted(gone):
        work.delete(Pending, run, source)
    settle(work, run, gone, may_ask=False)
    for part in work.parts(known.bibliography):
        entries = _shown(work, known, part)
        there = sorted((seat for seat in seats if seat.part == part), key=lambda seat: seat.row.source_id)
        for chunk in chunks(there, characters(entries)):
            if chunk.full or chunk.late(work.now):
                _close(work, known, entries, chunk.seats)


def _seat(work: Work, known: BibliographyRow, pending: Pending) -> Seat | None:
    """Return what to ask of the source; None if the cache holds the answer or there is nothing to ask about."""
    with at_item(source_id=pending.source_id):
        row = work.row(CardRow, pending.run_id, pending.source_id)
        card = work.card(pending.run_id, pending.source_id)
        if row is None or card is None or not open_entries(work, known):
            return None
        ask = next_ask(work, known, row, pending.part)
        if ask is None:
            return None
        question = Question(source_id=row.source_id, sha256=card.sha256, claim_key=ask.key, view=view(card))
        return Seat(pending, ask.part, question)


def _shown(work: Work, known: BibliographyRow, part: Part) -> tuple[Entry, ...]:
    """Return the open entries; of a bibliography in parts, all entries of the part.

    There an entry that the fast path binds meanwhile would change a long prefix that is cached, which costs more than
    the entry does.
    """
    if part.of == 1:
        return open_entries(work, known)
    return tuple(entry for entry in known.bibliography.entries if entry.id in part.entry_ids)


def _close(work: Work, known: BibliographyRow, entries: tuple[Entry, ...], seats: tuple[Seat, ...]) -> None:
    if may_spend(work, known.run_id):
        _send(work, known, entries, seats)
    else:
        work.count("budget_stops", limit="run")
        for seat in seats:
            hold(work, seat.row)
    settle(work, known.run_id, [seat.row.source_id for seat in seats], may_ask=False)


def _send(work: Work, known: BibliographyRow, entries: tuple[Entry, ...], seats: tuple[Seat, ...]) -> None:
    batch = batch_for(work, known, entries, seats, work.asked)
    work.tell(batch)
    reserve(work, batch, expected_usd(batch))
    work.count("batches", kind="live")
    for seat in seats:
        asked = {"claim_key": seat.question.claim_key, "part": seat.part.number, "batch_id": batch.batch_id}
        work.put(seat.row.model_copy(update={**asked, "batched_at": work.now, "reason": "asked"}))
    send_trial(work, known, entries, seats)
