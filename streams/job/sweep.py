"""Time passes: batches close, and what got no answer is asked again."""

from collections.abc import Callable

from schemas import Tick
from streams.at_work import at_item
from streams.job.index import Waiting
from streams.job.lost import find_lost
from streams.job.waits import W, Waits
from streams.partition import partition_of


def sweep(work: W, tick: Tick, partition: int, waits: Waits[W], close: Callable[[W, str], None]) -> None:
    """Look at everything in the partition that waits.

    Args:
        work: the step.
        tick: says what time it is.
        partition: where the tick stands.
        waits: how the job's questions wait.
        close: sends a run's batches that are full or have waited long enough.
    """
    work.now = tick.at
    for run in sorted({run for run, _ in work.members("pending runs")}):
        if partition_of(run) == partition:
            with at_item(run_id=run):
                _sweep(work, run, waits, close)


def _sweep(work: W, run: str, waits: Waits[W], close: Callable[[W, str], None]) -> None:
    places: list[Waiting] = sorted(work.members("pending", run))
    find_lost(work, run, places, waits)
    if any(not place.batch_id and place.at <= work.now for place in work.members("pending", run)):
        close(work, run)
