"""What the loop works with, without a broker: a topic in memory, and work that ends when a test says so."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

from aiokafka import TopicPartition

from schemas import TopicNoun
from streams.effects import Effect
from streams.event import Event
from streams.loop import Loop
from streams.timing import Timing

FIRST, SECOND = TopicPartition("t.uploads.v1", 0), TopicPartition("t.uploads.v1", 1)

#: So that a test of what takes too long need not.
SHORT = Timing(heartbeat=0.01, session=0.02, work=0.05, rebalance=1.0, stop=2.0)


class Topic:
    """A consumer: gives out the records of each partition from its position on.

    Attributes:
        logs: the offsets that each partition has.
        offsets: what the group has committed.
        jump: where a partition is read on once, instead of at its position.
        refuses: what the next commits raise.
    """

    def __init__(self) -> None:
        self.logs: dict[TopicPartition, list[int]] = {FIRST: [], SECOND: []}
        self.offsets: dict[TopicPartition, int] = {}
        self.commits: asyncio.Queue[dict[TopicPartition, int]] = asyncio.Queue()
        self.jump: dict[TopicPartition, int] = {}
        self.refuses: Exception | None = None
        self.sought: list[tuple[TopicPartition, int]] = []
        self._position = {FIRST: 0, SECOND: 0}
        self._changed = asyncio.Event()

    def add(self, place: TopicPartition, *offsets: int) -> None:
        self.logs[place] += offsets
        self._changed.set()

    def lose(self, place: TopicPartition, *offsets: int) -> None:
        """A replica that lagged behind became the leader."""
        self.logs[place] = [offset for offset in self.logs[place] if offset not in offsets]
        self._changed.set()

    async def getone(self) -> Any:
        while (place := next(filter(self._has_more, self.logs), None)) is None:
            self._changed.clear()
            await self._changed.wait()
        start = self.jump.pop(place, self._position[place])
        if start > max(self.logs[place]) + 1:
            start = 0  # out of range: begin at the first that is there
        offset = min(offset for offset in self.logs[place] if offset >= start)
        self._position[place] = offset + 1
        return SimpleNamespace(
            topic=place.topic, partition=place.partition, offset=offset, key=b"k", value=b"v", timestamp=1, headers=()
        )

    def _has_more(self, place: TopicPartition) -> bool:
        return bool(self.logs[place]) and self._position[place] != max(self.logs[place]) + 1

    async def start_of(self, place: TopicPartition) -> int:
        return self.offsets.get(place, min(self.logs[place], default=0))

    async def commit(self, offsets: Mapping[TopicPartition, int]) -> None:
        await self.commits.put(dict(offsets))
        if self.refuses:
            raise self.refuses
        self.offsets.update(offsets)

    def seek(self, partition: TopicPartition, offset: int) -> None:
        self.sought.append((partition, offset))
        self._position[partition] = offset
        self._changed.set()


class Work:
    """A stage whose events are finished when the test says so.

    Attributes:
        begun: the offsets, as work on them begins.
        in_flight: how many are worked on.
        most: how many there were at most.
        fails: what the work on an offset raises at its end.
    """

    noun: TopicNoun = "uploads"

    def __init__(self) -> None:
        self.begun: asyncio.Queue[int] = asyncio.Queue()
        self.in_flight = self.most = 0
        self.fails: dict[int, BaseException] = {}
        self._finish: dict[int, asyncio.Event] = defaultdict(asyncio.Event)

    def finish(self, *offsets: int) -> None:
        for offset in offsets:
            self._finish[offset].set()

    async def handle(self, event: Event) -> tuple[Effect, ...]:
        self.in_flight += 1
        self.most = max(self.most, self.in_flight)
        await self.begun.put(event.offset)
        try:
            await self._finish[event.offset].wait()
        finally:
            self.in_flight -= 1
        if error := self.fails.get(event.offset):
            raise error
        return ()

    async def has_begun(self, count: int) -> set[int]:
        return {await self.begun.get() for _ in range(count)}


class Running:
    """A loop at work on a topic, and what became of it."""

    def __init__(self, timing: Timing, window: int) -> None:
        self.topic = Topic()
        self.work = Work()
        self.carried: list[Event] = []
        self.carry_fails: Exception | None = None
        self.ended: list[str] = []
        self.has_ended = asyncio.Event()
        self.stop = asyncio.Event()
        self.loop = Loop(
            self.work, self.topic, self.topic.start_of, self._carry, window=window, timing=timing, ends=self._ends
        )
        self.loop.on_partitions_assigned({FIRST, SECOND})

    async def _carry(self, event: Event, effects: tuple[Effect, ...]) -> None:
        if self.carry_fails:
            raise self.carry_fails
        self.carried.append(event)

    def _ends(self, reason: str) -> None:
        self.ended.append(reason)
        self.has_ended.set()


@asynccontextmanager
async def running(timing: Timing | None = None, window: int = 3) -> AsyncIterator[Running]:
    """Run a loop for a block. It raises only what it ended for."""
    it = Running(timing or Timing(work=30.0), window)
    task = asyncio.create_task(it.loop.run(it.stop))
    try:
        yield it
    finally:
        task.cancel()
        raised = (await asyncio.gather(task, return_exceptions=True))[0]
    assert it.ended or isinstance(raised, asyncio.CancelledError | None)
