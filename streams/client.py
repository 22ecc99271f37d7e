"""Publish to sourcebind and read what it says, from one's own program."""

import time
from collections.abc import AsyncIterator, Collection, Iterable
from typing import Self

from aiokafka import TopicPartition

from schemas import TOPICS, Command, Record, Removal, Task, TopicNoun, Upload, decode_key, encode_key, topic_for
from streams.cloud_events import headers_for
from streams.connection import Connection
from streams.decode import UndecodableError, decode
from streams.effects import Send
from streams.event import Event
from streams.outgoing import Outgoing
from streams.partition import partition_of
from streams.producer import Producer
from streams.tail import Tail
from streams.tracing import headers_of

#: What a dead letter has besides the headers of the record that it was.
ADDED_HEADERS = ("__dlq.errors.", "sourcebind-")


class ReplayError(Exception):
    """A dead letter cannot be published again; the text names it."""


class Client:
    """A publisher and reader, for the length of an ``async with`` block.

    Args:
        connection: to the cluster.
        prefix: of the topics' names.

    Raises:
        KafkaError: no broker answers, or it refuses; so do all methods.
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

    async def publish(self, *records: Upload | Removal | Command, task: Task = "bind") -> None:
        """Publish uploads, removals or commands; return when the cluster has them.

        Args:
            records: what to publish.
            task: that they are meant for; some commands are there for several.
        """
        await self._producer.publish([self._outgoing(record, task) for record in records])

    def _outgoing(self, record: Upload | Removal | Command, task: Task) -> Outgoing:
        # uploads of one run are spread over the partitions, so that its cards are built side by side
        noun = topic_for(type(record), task).noun
        key = (record.run_id,) if isinstance(record, Command) else (record.run_id, record.source_id)
        value = record.to_bytes()
        named = headers_for(Send(noun, key, record), value, at=int(time.time() * 1000), stage="client")
        partition = None if noun == "uploads" else partition_of(record.run_id)
        # a caller who is in a trace stays in it
        headers = (*named, *headers_of())
        return Outgoing(TOPICS[noun].name(self._prefix), partition, encode_key(*key), value, headers)

    async def replay(self, *letters: Event) -> None:
        """Publish dead letters again where they came from, byte for byte.

        Raises:
            ReplayError: a letter does not say where it came from.
        """
        names = {topic.name(self._prefix) for topic in TOPICS.values()}
        await self._producer.publish([_again(letter, names) for letter in letters])

    async def latest(self, noun: TopicNoun, run_id: str | None = None) -> dict[bytes, Record]:
        """Return a compacted topic as it stands now, by key; of one run, or of all.

        Raises:
            UndecodableError: a record is not this topic's, or of a later version of the program.
        """
        values = {event.key or b"": event.value async for event in self.events(noun, run_id)}
        wanted = {key: value for key, value in values.items() if value is not None}
        return {key: decode(noun, value) for key, value in wanted.items() if run_id in (None, _run_of(noun, key))}

    async def events(self, noun: TopicNoun, run_id: str | None = None) -> AsyncIterator[Event]:
        """Yield a topic's records from its beginning to where it ends now; of one run's partition, or of all."""
        async with self.tail([noun], run_id) as tail:
            async for event in tail.read():
                yield event

    async def records(self, noun: TopicNoun, run_id: str) -> AsyncIterator[Record]:
        """Yield a run's records on a topic, from its beginning to where it ends now; what is none is left out."""
        async for event in self.events(noun, run_id):
            record = record_of(event)
            if record is not None and getattr(record, "run_id", None) == run_id:
                yield record

    async def follow(self, noun: TopicNoun, run_id: str) -> AsyncIterator[Record]:
        """Yield the records of a run on a topic, those to come too; what cannot be read is left out."""
        async with self.tail([noun], run_id) as tail:
            async for event in tail.follow():
                record = record_of(event)
                if record is not None and getattr(record, "run_id", None) == run_id:
                    yield record

    def tail(self, nouns: Iterable[TopicNoun], run_id: str | None = None) -> Tail:
        """Return a reader of these topics, in one run's partition or in all."""
        return Tail(self._connection, {place: noun for noun in nouns for place in self._places(noun, run_id)})

    def _places(self, noun: TopicNoun, run_id: str | None) -> list[TopicPartition]:
        topic = TOPICS[noun]
        home = None if run_id is None or noun == "uploads" else partition_of(run_id)
        partitions = range(topic.partitions) if home is None else [home]
        return [TopicPartition(topic.name(self._prefix), partition) for partition in partitions]


def _run_of(noun: TopicNoun, key: bytes) -> str | None:
    try:
        return decode_key(key, len(TOPICS[noun].key))[0]
    except ValueError:
        return None


def _again(letter: Event, names: Collection[str]) -> Outgoing:
    added = {name: value.decode(errors="replace") for name, value in letter.headers if name.startswith(ADDED_HEADERS)}
    headers = tuple((name, value) for name, value in letter.headers if name not in added)
    topic, partition = added.get("__dlq.errors.topic", ""), added.get("__dlq.errors.partition", "")
    if topic not in names or not partition.isdecimal():
        raise ReplayError(f"the letter {letter.partition}/{letter.offset} does not say which topic it came from")
    return Outgoing(topic, int(partition), letter.key, letter.value, headers)


def record_of(event: Event) -> Record | None:
    """Return what an event carries; None for a null, and for what is no record of its topic."""
    try:
        return decode(event.noun, event.value)
    except UndecodableError:
        return None
