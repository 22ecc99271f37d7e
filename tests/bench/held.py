"""A worker that holds a large run and a small one; both were left at rest by the one before it."""

import asyncio
import time
import uuid
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import psutil
from aiokafka import AIOKafkaConsumer, TopicPartition

from schemas import TOPICS, Command, CorrectEntry, SetEntries
from streams import topics
from streams.client import Client
from streams.outgoing import Outgoing
from streams.partition import partition_of
from tests.bench.ground import Ground, binder, new_prefix, publish
from tests.bench.library import works
from tests.bench.sizes import Sizes
from tests.bench.stored import NAMED, Run, rows

#: Seconds after which nobody waits for a verdict any longer: a worker reads its tables back in half of that.
LONGEST = 600


@dataclass(frozen=True)
class Held:
    """The worker, and its runs."""

    ground: Ground
    prefix: str
    worker: psutil.Process
    large: Run
    small: Run

    def rename(self, run: Run, number: int, verdicts: int) -> tuple[float, float]:
        """Give an entry another title, and its own back; return seconds until so many verdicts were told, of each."""
        other = works(run.seed + 1, 1)[0].title
        return (
            self._seconds(self._correction(run, number, other), verdicts),
            self._seconds(self._correction(run, number, run.works[number].title), verdicts),
        )

    def _correction(self, run: Run, number: int, title: str) -> Command:
        return CorrectEntry(
            run_id=run.name, event_id=uuid.uuid4().hex, entry_id=run.works[number].id, changes={"title": title}
        )

    def replace(self, run: Run, note: str, moved: Container[int], years: int) -> float:
        """Set all entries, with a note each and some so many years later; return seconds until it is told.

        The verdicts of those must change with it.
        """
        entries = tuple(
            work.entry(doi="", note=note, year=work.year + (years if work.number in moved else 0)) for work in run.works
        )
        changed = sum(source.work.number in moved for source in run.each())
        return self._seconds(SetEntries(run_id=run.name, event_id=uuid.uuid4().hex, entries=entries), changed)

    def _seconds(self, command: Command, verdicts: int) -> float:
        return asyncio.run(self._told(command, verdicts))

    async def _told(self, command: Command, verdicts: int) -> float:
        async with (
            Client(self.ground.connection, self.prefix) as client,
            client.tail(["verdicts"], command.run_id) as tail,
        ):
            async for _ in tail.read():
                pass
            began = time.monotonic()
            await client.publish(command)
            async with asyncio.timeout(LONGEST):
                async for _ in tail.follow():
                    verdicts -= 1
                    if not verdicts:
                        break
            return time.monotonic() - began

    def read_bare(self, run: Run) -> float:
        """Read the run's stored claims with a consumer that does nothing else; return seconds."""
        return asyncio.run(self._read_bare(run))

    async def _read_bare(self, run: Run) -> float:
        place = TopicPartition(TOPICS["claims"].name(self.prefix), partition_of(run.name))
        async with AIOKafkaConsumer(**self.ground.connection.client_options()) as consumer:
            consumer.assign([place])
            await consumer.seek_to_beginning(place)
            began, left = time.monotonic(), run.sources
            async with asyncio.timeout(LONGEST):
                while left > 0:
                    left -= sum(map(len, (await consumer.getmany(timeout_ms=1000)).values()))
            return time.monotonic() - began


@lru_cache(maxsize=1)
def held(ground: Ground, sizes: Sizes) -> Held:
    """Write the rows of both runs and start a worker on them; it has read them back when this returns."""
    prefix = new_prefix()
    large = Run("large", sizes.sources, sizes.entries, sizes.seed)
    small = Run("small", max(sizes.sources // 10, 2 * sum(NAMED.values())), sizes.entries, sizes.seed)
    asyncio.run(_write(ground, prefix, (large, small)))
    found = Held(ground, prefix, ground.open.enter_context(binder(ground, prefix)), large, small)
    found.rename(small, 0, 1)
    return found


async def _write(ground: Ground, prefix: str, runs: Iterable[Run]) -> None:
    await topics.ensure(ground.connection, prefix)
    for run in runs:
        await publish(ground.connection, _changelog(prefix, run))


def _changelog(prefix: str, run: Run) -> Iterator[Outgoing]:
    for noun, table in rows(run).items():
        for key, value in table.items():
            yield Outgoing(TOPICS[noun].name(prefix), partition_of(run.name), key, value, ())
