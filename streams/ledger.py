"""What all proposers together have spent today."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from math import fsum
from typing import Any

from aiokafka import AIOKafkaConsumer, TopicPartition

from schemas import MAX_BYTES, PARTITIONS, TOPICS, Assessments, Proposals, Replies, TopicNoun
from streams.connection import Connection
from streams.decode import UndecodableError, decode
from streams.job.asks import AnyBatch
from streams.metrics.measure import Measure
from streams.providers.estimate import expected_usd

DAY_MS = 24 * 60 * 60 * 1000

#: The topics whose records say what was spent, of every job.
BOOKS: tuple[TopicNoun, ...] = ("proposals", "assessments", "replies")


class Ledger:
    """Keeps the spending limit of a day, which begins at midnight, UTC.

    The answers of all jobs are the books: every worker reads them before it asks, so the limit holds across jobs,
    workers and restarts; a job that began only after a worker had opened the books is seen when that one starts anew.
    Batches that this worker has at work count with what they may come to cost; those of other
    workers are not seen before they are answered, so together they may exceed the limit by what they have at work.

    Args:
        connection: to the cluster.
        prefix: of the topics' names.
        usd_per_day: the limit, in US dollars.
        own: the topic of the job's own answers.
        expected: what a batch may come to cost.
        now: seconds since 1970.
    """

    def __init__(  # noqa: PLR0913 - all but three have defaults
        self,
        connection: Connection,
        prefix: str,
        usd_per_day: float,
        now: Callable[[], float] = time.time,
        *,
        own: TopicNoun = "proposals",
        expected: Callable[[Any], float] = expected_usd,
    ) -> None:
        self._own = TOPICS[own].name(prefix)
        self._topics = {TOPICS[noun].name(prefix): noun for noun in BOOKS}
        self._expected = expected
        self._connection = connection
        self._limit = usd_per_day
        self._now = now
        self._reading = asyncio.Lock()
        self._opened = AsyncExitStack()
        self._reader: AIOKafkaConsumer | None = None
        self._at_work: dict[tuple[str, str], float] = {}
        self._day = 0
        self._spent = 0.0

    async def stop(self) -> None:
        """Disconnect."""
        await self._opened.aclose()

    def measures(self) -> Iterable[Measure]:
        """Yield the limit, and what the books say was spent today."""
        today = int(self._now() * 1000) // DAY_MS
        yield Measure("day_limit_usd", self._limit)
        yield Measure("day_spent_usd", self._spent if today == self._day else 0.0)

    @asynccontextmanager
    async def spending(self, batch: AnyBatch) -> AsyncIterator[bool]:
        """Say whether there is room for the batch, and count it for the block if there is.

        Raises:
            KafkaError: the cluster does not answer.
        """
        place = batch.run_id, batch.batch_id
        async with self._reading:
            await self._read()
            room = self._spent + fsum(self._at_work.values()) < self._limit
            if room:
                self._at_work[place] = self._expected(batch)
        try:
            yield room
        finally:
            self._at_work.pop(place, None)

    async def _read(self) -> None:
        """Read the books to where they end now."""
        today = int(self._now() * 1000) // DAY_MS
        if today != self._day:
            self._day, self._spent = today, 0.0
        reader = self._reader = self._reader or await self._open()
        ends = await reader.end_offsets(reader.assignment())
        while any([await reader.position(place) < end for place, end in ends.items()]):
            for place, records in (await reader.getmany(timeout_ms=100)).items():
                values = (record.value for record in records if record.timestamp // DAY_MS == today)
                self._spent += fsum(_usd(self._topics[place.topic], value) for value in values)

    async def _open(self) -> AIOKafkaConsumer:
        """Begin to read at midnight; not before the first batch, since there are topics by then."""
        options = {**self._connection.client_options(), "enable_auto_commit": False}
        reader = AIOKafkaConsumer(**options, fetch_max_wait_ms=100, max_partition_fetch_bytes=MAX_BYTES)
        await reader.start()
        self._opened.push_async_callback(reader.stop)
        # what the cluster says of topics that were just made may be in parts; the job's own stands in any case
        standing = {self._own, *(self._topics.keys() & await reader.topics())}
        places = [TopicPartition(topic, partition) for topic in standing for partition in range(PARTITIONS)]
        reader.assign(places)
        await reader.seek_to_end(*places)
        for place, found in (await reader.offsets_for_times(dict.fromkeys(places, self._day * DAY_MS))).items():
            if found is not None:
                reader.seek(place, found.offset)
        return reader


def _usd(noun: TopicNoun, value: bytes | None) -> float:
    try:
        record = decode(noun, value)
    except UndecodableError:
        return 0.0
    return record.usage.usd if isinstance(record, Proposals | Assessments | Replies) else 0.0
