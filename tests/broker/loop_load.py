"""Uploads for a loop to work on, and what became of them."""

import asyncio
from collections import Counter
from collections.abc import Iterable

from aiokafka import TopicPartition

from schemas import PARTITIONS, TOPICS, BuiltCard, Removal, TopicNoun
from streams.client import Client
from streams.connection import Connection
from streams.effects import Effect, Send
from streams.event import Event
from streams.offsets import Offsets


class Slow:
    """A stage that takes its time, and passes removals on as cards do."""

    noun: TopicNoun = "uploads"

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    async def handle(self, event: Event) -> tuple[Effect, ...]:
        await asyncio.sleep(self._seconds)
        return passed_on(event)


class Held:
    """A stage whose work ends when a test says so; it tells what it begins."""

    noun: TopicNoun = "uploads"

    def __init__(self) -> None:
        self.begun: asyncio.Queue[str] = asyncio.Queue()
        self.free = asyncio.Event()

    async def handle(self, event: Event) -> tuple[Effect, ...]:
        await self.begun.put(Removal.from_bytes(event.value or b"").source_id)
        await self.free.wait()
        return passed_on(event)


def passed_on(event: Event) -> tuple[Effect, ...]:
    removal = Removal.from_bytes(event.value or b"")
    built = BuiltCard(
        run_id=removal.run_id,
        source_id=removal.source_id,
        revision=removal.revision,
        uploaded_at=event.at,
        removed=True,
    )
    return (Send("cards", (removal.run_id,), built),)


def removals(names: Iterable[str]) -> list[Removal]:
    return [Removal(run_id="thesis", source_id=name, revision=1) for name in names]


async def told(client: Client) -> Counter[str]:
    """How often each source was told of."""
    found: Counter[str] = Counter()
    async for event in client.events("cards", "thesis"):
        found[BuiltCard.from_bytes(event.value or b"").source_id] += 1
    return found


async def behind(connection: Connection, prefix: str, group: str) -> int:
    """How many uploads the group has not committed."""
    offsets = Offsets(connection, f"{prefix}.{group}")
    await offsets.start()
    try:
        topic = TOPICS["uploads"].name(prefix)
        positions = await offsets.read([TopicPartition(topic, partition) for partition in range(PARTITIONS)])
    finally:
        await offsets.stop()
    return sum(position.end - max(position.committed, 0) for position in positions.values())


async def caught_up(connection: Connection, prefix: str, group: str) -> None:
    """Return when the group has committed every upload."""
    while await behind(connection, prefix, group):  # noqa: ASYNC110 - the broker calls nobody back
        await asyncio.sleep(0.2)
