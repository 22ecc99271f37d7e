"""A login that the broker asks for: every kind of client gets in with it, and none without."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import faust
import pytest
from aiokafka.admin import AIOKafkaAdminClient, NewTopic
from aiokafka.errors import KafkaError
from pydantic import SecretStr

from streams.broker import EmbeddedBroker
from streams.connection import Connection

LOGIN = Connection(
    bootstrap="localhost:1", security_protocol="SASL_PLAINTEXT", sasl_username="ada", sasl_password=SecretStr("pear")
)
ASKS = {
    "listener.security.protocol.map": "CLIENT:SASL_PLAINTEXT,CONTROLLER:PLAINTEXT",
    "sasl.enabled.mechanisms": "PLAIN",
    "sasl.mechanism.inter.broker.protocol": "PLAIN",
    "listener.name.client.plain.sasl.jaas.config": (
        "org.apache.kafka.common.security.plain.PlainLoginModule required "
        'username="ada" password="pear" user_ada="pear";'
    ),
}


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedBroker]:
    with EmbeddedBroker(tmp_path_factory.mktemp("login"), properties=ASKS, client=LOGIN) as broker:
        yield broker


async def nodes(connection: Connection) -> int:
    admin = AIOKafkaAdminClient(**connection.client_options(), request_timeout_ms=2000)
    try:
        await admin.start()
        return len((await admin.describe_cluster())["brokers"])
    finally:
        await admin.close()


async def create(connection: Connection, topic: str) -> None:
    admin = AIOKafkaAdminClient(**connection.client_options())
    await admin.start()
    try:
        await admin.create_topics([NewTopic(topic, num_partitions=1, replication_factor=1)])
    finally:
        await admin.close()


async def test_a_plain_client_gets_in(broker: EmbeddedBroker) -> None:
    assert await nodes(broker.connection) == 1


async def test_the_wrong_password_does_not(broker: EmbeddedBroker) -> None:
    wrong = broker.connection.model_copy(update={"sasl_password": SecretStr("apple")})
    with pytest.raises(KafkaError):
        await nodes(wrong)


async def test_no_password_does_not(broker: EmbeddedBroker) -> None:
    with pytest.raises(KafkaError):
        await nodes(Connection(bootstrap=broker.bootstrap))


async def test_faust_gets_in(broker: EmbeddedBroker, tmp_path: Path) -> None:
    async with asyncio.timeout(60):
        await create(broker.connection, "faust")
        app = faust.App("login", **broker.connection.faust_options(), datadir=str(tmp_path))
        app.finalize()
        await app.producer.start()
        try:
            sent = await app.producer.send_and_wait("faust", b"key", b"value", None, None, None)
        finally:
            await app.producer.stop()
    assert (sent.topic, sent.offset) == ("faust", 0)
