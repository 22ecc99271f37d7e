"""Time passes: batches close, and what got no answer is asked again."""

from schemas import BibliographyRow, Tick
from streams.binder.batches import close_batches
from streams.binder.index import Waiting
from streams.binder.lost import find_lost
from streams.binder.work import Work
from streams.partition import partition_of


def on_tick(work: Work, tick: Tick, partition: int) -> None:
    """Look at every source of the partition that waits."""
    work.now = tick.at
    for run in sorted({run for run, _ in work.members("pending runs")}):
        if partition_of(run) == partition:
            _sweep(work, run)


def _sweep(work: Work, run: str) -> None:
    places: list[Waiting] = sorted(work.members("pending", run))
    find_lost(work, run, places)
    known = work.row(BibliographyRow, run)
    if known and any(not place.batch_id and place.at <= work.now for place in work.members("pending", run)):
        close_batches(work, known)
