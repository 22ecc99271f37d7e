"""What goes into a batch."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cards import view
from schemas import BibliographyRow, CardRow, Entry, Pending, Question
from streams.binder.parts import MAX_CHARACTERS, Part
from streams.binder.seats import Seat, batch_for
from streams.binder.settle import settle
from streams.binder.sources import next_ask
from streams.binder.spending import hold, may_spend, reserve
from streams.binder.trial import send_trial
from streams.binder.waiting import open_entries, waiting
from streams.binder.work import Work
from streams.providers.estimate import characters

#: A batch that is not full goes when no card has joined it for so long,
LINGER_MS = 1_000
#: or when its first card has waited so long, though others still come.
LONGEST_LINGER_MS = 10_000


@dataclass(frozen=True)
class Chunk:
    """The sources of one batch to be; a full one goes at once."""

    seats: tuple[Seat, ...]
    full: bool

    def late(self, now: int) -> bool:
        """Whether it has waited long enough for company."""
        waited = [now - seat.row.due for seat in self.seats]
        return min(waited) >= LINGER_MS or max(waited) >= LONGEST_LINGER_MS


def close_batches(work: Work, known: BibliographyRow) -> None:
    """Send the run's batches that are full or have waited long enough.

    Batches about one part follow each other, since they begin with the same entries: a provider has them in its cache.
    """
    rows = [row for row in waiting(work, known.run_id) if not row.batch_id and row.due <= work.now]
    seats = [seat for row in rows if (seat := _seat(work, known, row))]
    gone = {row.source_id for row in rows} - {seat.row.source_id for seat in seats}
    for source in sorted(gone):
        work.delete(Pending, known.run_id, source)
    settle(work, known.run_id, gone, may_ask=False)
    for part in work.parts(known.bibliography):
        entries = _shown(work, known, part)
        for chunk in _chunks([seat for seat in seats if seat.part == part], entries):
            if chunk.full or chunk.late(work.now):
                _close(work, known, entries, chunk.seats)


def _seat(work: Work, known: BibliographyRow, pending: Pending) -> Seat | None:
    """Return what to ask of the source; None if the cache holds the answer or there is nothing to ask about."""
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


def _chunks(seats: Iterable[Seat], entries: tuple[Entry, ...]) -> Iterator[Chunk]:
    """Cut the sources into batches by count and characters; those whose answers were cut off go by themselves."""
    base = characters(entries)
    chunk: list[Seat] = []
    size = base
    for seat in sorted(seats, key=lambda seat: (-seat.row.batch_limit, seat.row.source_id)):
        length = len(seat.question.view)
        other = bool(chunk) and chunk[0].row.batch_limit != seat.row.batch_limit
        full = bool(chunk) and (len(chunk) == chunk[0].row.batch_limit or size + length > MAX_CHARACTERS)
        if full or other:
            yield Chunk(tuple(chunk), full)
            chunk, size = [], base
        chunk.append(seat)
        size += length
    if chunk:
        yield Chunk(tuple(chunk), len(chunk) == chunk[0].row.batch_limit)


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
    reserve(work, batch)
    work.count("batches", kind="live")
    for seat in seats:
        asked = {"claim_key": seat.question.claim_key, "part": seat.part.number, "batch_id": batch.batch_id}
        work.put(seat.row.model_copy(update={**asked, "batched_at": work.now, "reason": "asked"}))
    send_trial(work, known, entries, seats)
