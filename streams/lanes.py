"""Work side by side where that changes nothing, and in order where it does."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")

#: Records at work or waiting in their lane: enough for every partition to have its next one at hand, and few enough
#: to be finished in the moment that the group waits before a rebalance.
MAX_AT_WORK = 96


class Lanes(Generic[T]):
    """One lane a partition: its records in their order, beside those of the other lanes.

    Most of an event's time is spent waiting for the cluster, and what several lanes wait for travels in one request.
    A run lies in one partition, so no two lanes touch the same rows.

    Args:
        work: does one record; it raises nothing that is not meant to end the process.
    """

    def __init__(self, work: Callable[[T], Awaitable[None]]) -> None:
        self._work = work
        self._room = asyncio.Semaphore(MAX_AT_WORK)
        self._turn: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._at_work: set[asyncio.Task[None]] = set()

    async def put(self, partition: int, record: T) -> None:
        """Return when there is room for the record, which may be long before it is done."""
        await self._room.acquire()
        task = asyncio.create_task(self._do(partition, record))
        self._at_work.add(task)  # the loop itself keeps no hold on it
        task.add_done_callback(self._at_work.discard)

    async def _do(self, partition: int, record: T) -> None:
        try:
            async with self._turn[partition]:  # fair: those who wait get it in the order in which they came
                await self._work(record)
        finally:
            self._room.release()
