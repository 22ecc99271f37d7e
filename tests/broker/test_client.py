"""What a program of one's own can publish and read."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiokafka import AIOKafkaProducer

from schemas import TOPICS, Outcome, Record, SetEntries, TopicNoun, Upload, encode_key
from streams import topics
from streams.client import Client, ReplayError
from streams.connection import Connection
from streams.event import Event
from streams.partition import partition_of
from streams.results import UnknownRunError, results

RUN = "thesis"
#: Another run of the same partition.
NEIGHBOUR = next(f"run-{n}" for n in range(1000) if partition_of(f"run-{n}") == partition_of(RUN))


@pytest.fixture
async def client(bootstrap: str, prefix: str) -> AsyncIterator[Client]:
    connection = Connection(bootstrap=bootstrap)
    await topics.ensure(connection, prefix)
    async with Client(connection, prefix) as client:
        yield client


@pytest.fixture
async def wire(bootstrap: str) -> AsyncIterator[AIOKafkaProducer]:
    async with AIOKafkaProducer(bootstrap_servers=bootstrap) as producer:
        yield producer


class Wire:
    """Puts bytes where a stage would."""

    def __init__(self, producer: AIOKafkaProducer, prefix: str) -> None:
        self._producer = producer
        self._prefix = prefix

    async def put(self, noun: TopicNoun, run: str, key: bytes, value: bytes | None) -> None:
        topic = TOPICS[noun].name(self._prefix)
        await self._producer.send_and_wait(topic, value, key=key, partition=partition_of(run))

    async def outcome(self, run: str, source: str, reason: str = "no_text") -> None:
        values = {"run_id": run, "source_id": source, "upload_revision": 1, "state": "unreadable", "reason": reason}
        record = Outcome.model_validate(values)
        await self.put("outcomes", run, encode_key(run, source), record.to_bytes())


@pytest.fixture
def told(wire: AIOKafkaProducer, prefix: str) -> Wire:
    return Wire(wire, prefix)


def upload(source: str) -> Upload:
    return Upload(run_id=RUN, source_id=source, revision=1, uri=f"file:///{source}", sha256="0" * 64, filename=source)


async def all_of(records: AsyncIterator[Record]) -> list[Record]:
    return [record async for record in records]


async def test_what_is_published_is_read_in_its_order(client: Client) -> None:
    commands = [SetEntries(run_id=RUN, event_id=str(number), entries=()) for number in range(3)]
    await client.publish(*commands)
    assert await all_of(client.records("bibliography", RUN)) == commands


async def test_uploads_are_found_in_every_partition(client: Client) -> None:
    uploads = [upload(f"{number}.pdf") for number in range(20)]
    await client.publish(*uploads)
    events = [event async for event in client.events("uploads")]
    assert len({event.partition for event in events}) > 1
    found = await all_of(client.records("uploads", RUN))
    assert {record.to_bytes() for record in found} == {record.to_bytes() for record in uploads}


async def test_latest_is_the_last_of_each_key_and_of_one_run(client: Client, told: Wire) -> None:
    await told.outcome(RUN, "a.pdf", "damaged")
    await told.outcome(RUN, "a.pdf")
    await told.outcome(RUN, "b.pdf")
    await told.put("outcomes", RUN, encode_key(RUN, "b.pdf"), None)
    await told.put("outcomes", NEIGHBOUR, encode_key(NEIGHBOUR, "c.pdf"), b"of a later version")
    (found,) = (await client.latest("outcomes", RUN)).values()
    assert isinstance(found, Outcome)
    assert (found.source_id, found.reason) == ("a.pdf", "no_text")


async def test_a_tail_reads_what_came_since(client: Client, told: Wire) -> None:
    async with client.tail(["outcomes"], RUN) as tail:
        assert [event async for event in tail.read()] == []
        await told.outcome(RUN, "a.pdf")
        assert len([event async for event in tail.read()]) == 1
        assert [event async for event in tail.read()] == []


async def test_follow_yields_what_is_there_and_what_comes(client: Client, told: Wire) -> None:
    await told.outcome(RUN, "a.pdf")
    await told.put("outcomes", RUN, b"poison", b"{")
    followed = client.follow("outcomes", RUN)
    async with asyncio.timeout(60):
        first = await anext(followed)
        await told.outcome(NEIGHBOUR, "b.pdf")
        await told.outcome(RUN, "c.pdf")
        second = await anext(followed)
    assert isinstance(first, Outcome)
    assert isinstance(second, Outcome)
    assert (first.source_id, second.source_id) == ("a.pdf", "c.pdf")


async def test_a_dead_letter_goes_back_byte_for_byte(client: Client, prefix: str) -> None:
    origin = TOPICS["outcomes"].name(prefix).encode()
    added = (("__dlq.errors.topic", origin), ("__dlq.errors.partition", b"7"), ("sourcebind-stage", b"binder"))
    own = (("ce_id", b"1"),)
    await client.replay(Event("dead-letters", 0, 0, b"key", b"\x00\xff", 0, (*own, *added)))
    (event,) = [event async for event in client.events("outcomes")]
    assert (event.partition, event.key, event.value, event.headers) == (7, b"key", b"\x00\xff", own)


async def test_a_letter_without_an_origin_is_refused(client: Client) -> None:
    with pytest.raises(ReplayError, match="3/17"):
        await client.replay(Event("dead-letters", 3, 17, b"key", b"{}", 0, (("__dlq.errors.topic", b"mine"),)))


async def test_a_run_that_was_just_published_is_known(client: Client) -> None:
    with pytest.raises(UnknownRunError, match="no run is named 'thesis'"):
        await results(client, RUN)
    await client.publish(SetEntries(run_id=RUN, event_id="1", entries=()))
    said = await results(client, RUN)
    assert (said.outcomes, said.verdicts) == ({}, ())
