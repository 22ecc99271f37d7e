"""A batch to be."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from schemas import Batch, BibliographyRow, Entry, Pending, Question
from streams.binder.parts import Part
from streams.binder.state import Asked
from streams.binder.work import Work


@dataclass(frozen=True)
class Seat:
    """A source in a batch to be."""

    row: Pending
    part: Part
    question: Question


def batch_for(
    work: Work, known: BibliographyRow, entries: tuple[Entry, ...], seats: Sequence[Seat], asked: Asked
) -> Batch:
    """Return the batch that asks somebody about these sources, which wait for answers about the same part.

    It has the same id when a tick is repeated, and another when the same sources are asked about again, or for
    another run: two runs may hold the same files and the same bibliography, and one answer names one run.
    """
    part = seats[0].part
    seed = "\n".join((known.run_id, str(work.now), *(seat.question.claim_key for seat in seats)))
    return Batch(
        run_id=known.run_id,
        batch_id=hashlib.sha256(seed.encode()).hexdigest()[:32],
        prompt_version=asked.prompt_version,
        model=asked.model,
        fingerprint=part.fingerprint,
        part=part.number,
        parts=part.of,
        trial=asked != work.asked,
        entries=entries,
        questions=tuple(seat.question for seat in seats),
    )
