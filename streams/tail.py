"""Reads topics from their beginning, and later what came since."""

import time
from collections.abc import AsyncIterator, Collection
from types import TracebackType
from typing import Self

from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.errors import KafkaTimeoutError

from schemas import TopicNoun
from streams.connection import Connection
from streams.event import Event

#: A broker that restarts answers again sooner; a reader that got nothing for so many seconds gives up.
SILENCE = 60.0

#: Milliseconds that the broker holds a question for records; a question for a log's end waits behind it.
HOLD_MS = 100


class Tail:
    """A reader without a group, for the length of an ``async with`` block.

    Args:
        connection: to the cluster.
        nouns: of the topics' partitions that are read.

    Raises:
        KafkaError: no broker answers.
    """

    def __init__(self, connection: Connection, nouns: dict[TopicPartition, TopicNoun]) -> None:
        self._nouns = nouns
        options = {**connection.client_options(), "enable_auto_commit": False, "fetch_max_wait_ms": HOLD_MS}
        self._reader = AIOKafkaConsumer(**options)

    async def __aenter__(self) -> Self:
        """Connect."""
        await self._reader.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Disconnect."""
        await self._reader.stop()

    async def read(self) -> AsyncIterator[Event]:
        """Yield what came since the last call, and return where the topics end now; partitions keep their order.

        Raises:
            KafkaError: the cluster does not answer.
        """
        ends = await self._reader.end_offsets(list(self._nouns))
        if not self._reader.assignment():
            await self._begin(self._nouns)
        heard = time.monotonic()
        while any([await self._reader.position(place) < end for place, end in ends.items()]):
            for place, records in (await self._reader.getmany(timeout_ms=HOLD_MS)).items():
                heard = time.monotonic()
                for record in records:
                    yield Event.of(self._nouns[place], record)
            if time.monotonic() - heard > SILENCE:
                raise KafkaTimeoutError(f"topics could not be read to their end: no answer for {SILENCE:.0f} s")

    async def _begin(self, places: Collection[TopicPartition]) -> None:
        self._reader.assign(list(places))
        await self._reader.seek_to_beginning(*places)

    async def follow(self) -> AsyncIterator[Event]:
        """Yield every record, those to come too."""
        if not self._reader.assignment():
            await self._begin(self._nouns)
        async for record in self._reader:
            yield Event.of(self._nouns[TopicPartition(record.topic, record.partition)], record)
