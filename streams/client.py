"""Publish to sourcebind and read what it says, from one's own program."""

import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Self

from aiokafka import AIOKafkaConsumer, TopicPartition

from schemas import TOPICS, Message, Record, Removal, TopicNoun, Upload, encode_key
from streams.cloud_events import headers_for
from streams.connection import Connection
from streams.decode import UndecodableError, decode
from streams.effects import Send
from streams.event import Event
from streams.outgoing import Outgoing
from streams.partition import partition_of
from streams.producer import Producer

#: What a dead letter has besides the headers of the record that it was.
ADDED_HEADERS = ("__dlq.errors.", "sourcebind-")


class Client:
    """A publisher and reader, for the length of an ``async with`` block.

    Args:
        connection: to the cluster.
        prefix: of the topics' names.
    """

    def __init__(self, connection: Connection, prefix: str = "sourcebind") -> None:
        self._connection = connection
        self._prefix = prefix
        self._producer = Producer(connection)

    async def __aenter__(self) -> Self:
        """Connect."""
        await self._producer.start()
        return self

    async def __aexit__(self, *exc: object) -> None:
        """Disconnect; what was published is on the cluster."""
        await self._producer.stop()

    async def publish(self, *records: Message) -> None:
        """Publish uploads, removals or commands; return when the cluster has them."""
        await self._producer.publish([self._outgoing(record) for record in records])

    def _outgoing(self, record: Message) -> Outgoing:
        noun: TopicNoun = "uploads" if isinstance(record, Upload | Removal) else "bibliography"
        # uploads of one run are spread over the partitions, so that its cards are built side by side
        key = (record.run_id, record.source_id) if isinstance(record, Upload | Removal) else (record.run_id,)
        value = record.to_bytes()
        headers = headers_for(Send(noun, key, record), value, at=int(time.time() * 1000), stage="client")
        partition = None if noun == "uploads" else partition_of(record.run_id)
        return Outgoing(TOPICS[noun].name(self._prefix), partition, encode_key(*key), value, headers)

    async def replay(self, letters: Iterable[Event], nouns: Mapping[str, TopicNoun]) -> None:
        """Publish dead letters again where they came from, byte for byte.

        Args:
            letters: events of the dead-letters topic.
            nouns: the topics' nouns by their names.
        """
        await self._producer.publish([_again(letter, nouns) for letter in letters])

    async def latest(self, noun: TopicNoun, run_id: str | None = None) -> dict[bytes, Record]:
        """Return a compacted topic as it stands now, by key; of one run, or of all."""
        values = {event.key or b"": event.value async for event in self.events(noun, run_id)}
        found = {key: decode(noun, value) for key, value in values.items() if value is not None}
        return {key: record for key, record in found.items() if run_id in (None, getattr(record, "run_id", None))}

    async def events(self, noun: TopicNoun, run_id: str | None = None) -> AsyncIterator[Event]:
        """Yield a topic's records from its beginning to where it ends now."""
        async with self._reader() as reader:
            places = self._places(noun, run_id)
            reader.assign(places)
            await reader.seek_to_beginning(*places)
            ends = {place: end for place, end in (await reader.end_offsets(places)).items() if end}
            while await _unread(reader, ends):
                batches = await reader.getmany(timeout_ms=200)
                for place, records in batches.items():
                    for record in records:
                        if record.offset < ends.get(place, 0):
                            yield _event(noun, record)

    async def records(self, noun: TopicNoun, run_id: str) -> AsyncIterator[Record]:
        """Yield a run's records on a topic, from its beginning to where it ends now; what is none is left out."""
        async for event in self.events(noun, run_id):
            record = _record(noun, event.value)
            if record is not None and getattr(record, "run_id", None) == run_id:
                yield record

    async def follow(self, noun: TopicNoun, run_id: str) -> AsyncIterator[Record]:
        """Yield the records of a run on a topic, those to come too; what cannot be read is left out."""
        async with self._reader() as reader:
            places = self._places(noun, run_id)
            reader.assign(places)
            await reader.seek_to_beginning(*places)
            async for message in reader:
                record = _record(noun, message.value)
                if record is not None and getattr(record, "run_id", None) == run_id:
                    yield record

    def _places(self, noun: TopicNoun, run_id: str | None) -> list[TopicPartition]:
        topic = TOPICS[noun]
        partitions = range(topic.partitions) if run_id is None else [partition_of(run_id)]
        return [TopicPartition(topic.name(self._prefix), partition) for partition in partitions]

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[AIOKafkaConsumer]:
        reader = AIOKafkaConsumer(**self._connection.client_options(), enable_auto_commit=False)
        await reader.start()
        try:
            yield reader
        finally:
            await reader.stop()


async def _unread(reader: AIOKafkaConsumer, ends: dict[TopicPartition, int]) -> bool:
    return any([await reader.position(place) < end for place, end in ends.items()])


def _again(letter: Event, nouns: Mapping[str, TopicNoun]) -> Outgoing:
    added = {name: value.decode() for name, value in letter.headers if name.startswith(ADDED_HEADERS)}
    headers = tuple((name, value) for name, value in letter.headers if name not in added)
    topic = added.get("__dlq.errors.topic", "")
    if topic not in nouns:
        raise ValueError(f"the letter {letter.partition}/{letter.offset} does not say which topic it came from")
    return Outgoing(topic, int(added["__dlq.errors.partition"]), letter.key, letter.value, headers)


def _event(noun: TopicNoun, message: Any) -> Event:
    return Event(
        noun=noun,
        partition=message.partition,
        offset=message.offset,
        key=message.key,
        value=message.value,
        at=message.timestamp,
        headers=tuple(message.headers),
    )


def _record(noun: TopicNoun, value: bytes | None) -> Record | None:
    try:
        return decode(noun, value)
    except UndecodableError:
        return None
