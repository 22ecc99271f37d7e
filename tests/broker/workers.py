"""Workers of the counting step inside the test's own event loop."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from schemas import decode_key
from streams.binder.job import BINDING
from streams.connection import Connection
from streams.effects import Effect
from streams.event import Event
from streams.job.state import Tables
from streams.partition import partition_of
from streams.worker import TableWorker
from tests.broker.chaos.step import Seen, count


class Ends:
    """Notes why the process would have ended."""

    def __init__(self) -> None:
        self.reasons: list[str] = []

    def __call__(self, reason: str) -> None:
        self.reasons.append(reason)


class Worker(TableWorker[Seen]):
    """A worker whose table can be looked into."""

    def __init__(
        self,
        bootstrap: str,
        prefix: str,
        step: Callable[[Seen, Event], Iterable[Effect]] = count,
        ends: Ends | None = None,
    ) -> None:
        self.ends = ends or Ends()
        super().__init__(Connection(bootstrap=bootstrap), prefix, BINDING, step, self._look, ends=self.ends)

    def _look(self, tables: Tables) -> Seen:
        self.rows = tables["bibliography-table"]
        return Seen(tables)

    @property
    def runs(self) -> set[str]:
        return {decode_key(key, 1)[0] for key in self.rows}

    @property
    def partitions_of_rows(self) -> set[int]:
        return {partition_of(run) for run in self.runs}


@asynccontextmanager
async def working(worker: Worker) -> AsyncIterator[Worker]:
    """A worker for a block."""
    await worker.start()
    try:
        yield worker
    finally:
        await worker.stop()
