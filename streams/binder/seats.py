"""A batch to be."""

from collections.abc import Sequence
from dataclasses import dataclass

from schemas import Batch, BibliographyRow, Entry, Pending, Question
from streams.binder.parts import Part
from streams.binder.work import Work
from streams.job.chunks import batch_id
from streams.job.terms import Asked


@dataclass(frozen=True)
class Seat:
    """A source in a batch to be."""

    row: Pending
    part: Part
    question: Question

    @property
    def size(self) -> int:
        """Characters of its view."""
        return len(self.question.view)


def batch_for(
    work: Work, known: BibliographyRow, entries: tuple[Entry, ...], seats: Sequence[Seat], asked: Asked
) -> Batch:
    """Return the batch that asks somebody about these sources, which wait for answers about the same part."""
    part = seats[0].part
    return Batch(
        run_id=known.run_id,
        batch_id=batch_id(known.run_id, work.now, [seat.question.key for seat in seats]),
        prompt_version=asked.prompt_version,
        model=asked.model,
        fingerprint=part.fingerprint,
        part=part.number,
        parts=part.of,
        trial=asked != work.asked,
        entries=entries,
        questions=tuple(seat.question for seat in seats),
    )
