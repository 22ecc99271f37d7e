"""The embedded broker over its life: it starts, answers, stops, dies, and comes back with its data."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer
from aiokafka.admin import AIOKafkaAdminClient, NewTopic
from aiokafka.errors import KafkaError

from streams.broker import EmbeddedBroker
from streams.broker.error import BrokerError

TOPIC = "kept"


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[EmbeddedBroker]:
    with EmbeddedBroker(tmp_path / "data") as broker:
        yield broker


async def cluster_id(broker: EmbeddedBroker) -> str:
    admin = AIOKafkaAdminClient(**broker.connection.client_options())
    await admin.start()
    try:
        return str((await admin.describe_cluster())["cluster_id"])
    finally:
        await admin.close()


async def create(broker: EmbeddedBroker) -> None:
    admin = AIOKafkaAdminClient(**broker.connection.client_options())
    await admin.start()
    try:
        await admin.create_topics([NewTopic(TOPIC, num_partitions=1, replication_factor=1)])
    finally:
        await admin.close()


async def send(broker: EmbeddedBroker, value: bytes) -> None:
    async with AIOKafkaProducer(**broker.connection.client_options(), acks="all") as producer:
        await producer.send_and_wait(TOPIC, value)


async def read(broker: EmbeddedBroker, count: int) -> list[bytes]:
    options = broker.connection.client_options()
    async with AIOKafkaConsumer(TOPIC, **options, auto_offset_reset="earliest") as consumer:
        return [(await consumer.getone()).value for _ in range(count)]


async def test_a_stop_and_a_new_start_keep_records_and_cluster(broker: EmbeddedBroker, tmp_path: Path) -> None:
    await create(broker)
    await send(broker, b"before")
    before = await cluster_id(broker)
    await asyncio.to_thread(broker.stop)

    again = EmbeddedBroker(tmp_path / "data")
    await asyncio.to_thread(again.start)
    try:
        assert await cluster_id(again) == before
        assert await read(again, 1) == [b"before"]
    finally:
        await asyncio.to_thread(again.stop)


async def test_a_kill_and_a_restart_keep_records_and_address(broker: EmbeddedBroker) -> None:
    await create(broker)
    await send(broker, b"before")
    address = broker.bootstrap
    await asyncio.to_thread(broker.kill)
    await asyncio.to_thread(broker.start)
    await send(broker, b"after")
    assert broker.bootstrap == address
    assert await read(broker, 2) == [b"before", b"after"]


async def test_no_topic_comes_into_being_by_a_typing_error(broker: EmbeddedBroker) -> None:
    producer = AIOKafkaProducer(**broker.connection.client_options(), request_timeout_ms=500)
    await producer.start()
    try:
        with pytest.raises(KafkaError):
            await producer.send_and_wait("mistyped", b"value")
    finally:
        await producer.stop()
    admin = AIOKafkaAdminClient(**broker.connection.client_options())
    await admin.start()
    try:
        assert "mistyped" not in await admin.list_topics()
    finally:
        await admin.close()


async def test_a_second_start_of_a_running_one_is_refused(broker: EmbeddedBroker) -> None:
    with pytest.raises(BrokerError, match="running already"):
        await asyncio.to_thread(broker.start)


def test_stopping_what_never_ran_is_fine(tmp_path: Path) -> None:
    EmbeddedBroker(tmp_path).stop()


def test_what_never_ran_has_no_address(tmp_path: Path) -> None:
    with pytest.raises(BrokerError, match="no address"):
        _ = EmbeddedBroker(tmp_path).bootstrap
