"""Time passes: batches close, and what got no answer is asked again."""

from schemas import BibliographyRow, Pending, Tick
from streams.binder.batches import close_batches
from streams.binder.index import Waiting
from streams.binder.retry import no_answer
from streams.binder.work import Work
from streams.partition import partition_of

#: The proposer publishes an outcome for every batch before it commits: after an hour without one there is a defect.
LOST_MS = 60 * 60 * 1000


def on_tick(work: Work, tick: Tick, partition: int) -> None:
    """Look at every source of the partition that waits."""
    work.now = tick.at
    for run in sorted({run for run, _ in work.members("pending runs")}):
        if partition_of(run) == partition:
            _sweep(work, run)


def _sweep(work: Work, run: str) -> None:
    places: list[Waiting] = sorted(work.members("pending", run))
    for place in places:
        if place.batch_id and work.now - place.at >= LOST_MS:
            _lost(work, run, place.source_id)
    known = work.row(BibliographyRow, run)
    if known and any(not place.batch_id and place.at <= work.now for place in work.members("pending", run)):
        close_batches(work, known)


def _lost(work: Work, run: str, source: str) -> None:
    work.count("batches_lost")
    pending = work.row(Pending, run, source)
    if pending:
        no_answer(work, pending, "provider_left_out")
