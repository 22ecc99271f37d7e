"""Topics on a real cluster: created, checked, and refused when they differ."""

import asyncio

import pytest
from aiokafka.admin import NewTopic
from aiokafka.admin.config_resource import ConfigResource, ConfigResourceType

from schemas import PARTITIONS, TASKS, TOPICS
from streams import topics
from streams.connection import Connection
from streams.outgoing import Outgoing
from streams.topics import TopicMismatch, admin_client
from tests.broker.wire import read, send


@pytest.fixture
def connection(bootstrap: str) -> Connection:
    return Connection(bootstrap=bootstrap)


async def test_every_topic_that_is_missing_is_named(connection: Connection, prefix: str) -> None:
    found = await topics.check(connection, prefix, TASKS)
    assert [mismatch.topic for mismatch in found] == [topic.name(prefix) for topic in TOPICS.values()]
    assert {mismatch.mend for mismatch in found} == {"sourcebind topics create"}


async def test_what_was_created_passes_and_is_created_once(connection: Connection, prefix: str) -> None:
    await topics.ensure(connection, prefix)
    await topics.ensure(connection, prefix)
    assert await topics.check(connection, prefix) == []


async def test_a_task_makes_its_own_topics_and_no_others(connection: Connection, prefix: str) -> None:
    await topics.create(connection, prefix, ["verify"])
    assert await topics.check(connection, prefix, ["verify"]) == []
    missing = {mismatch.topic for mismatch in await topics.check(connection, prefix, TASKS)}
    assert missing == {topic.name(prefix) for topic in TOPICS.values() if "verify" not in topic.tasks}


async def test_every_partition_takes_records_at_once(connection: Connection, prefix: str) -> None:
    await topics.create(connection, prefix)
    name = TOPICS["cards"].name(prefix)
    await send(connection.bootstrap, [Outgoing(name, number, b"k", b"v", ()) for number in range(PARTITIONS)])
    assert len(await read(connection.bootstrap, prefix, "cards")) == PARTITIONS


async def test_a_setting_that_was_changed_refuses_to_start(connection: Connection, prefix: str) -> None:
    await topics.create(connection, prefix)
    name = TOPICS["claims"].name(prefix)
    async with admin_client(connection) as admin:
        await admin.alter_configs([ConfigResource(ConfigResourceType.TOPIC, name, {"cleanup.policy": "delete"})])
    async with asyncio.timeout(30):
        while not await topics.check(connection, prefix):  # noqa: ASYNC110 - the cluster takes it over by and by
            await asyncio.sleep(0.1)
    with pytest.raises(TopicMismatch, match=f"{name}: cleanup.policy is delete, expected compact; .*kafka-configs.sh"):
        await topics.ensure(connection, prefix)


async def test_another_number_of_partitions_refuses_to_start(connection: Connection, prefix: str) -> None:
    name = TOPICS["cards"].name(prefix)
    async with admin_client(connection) as admin:
        topic = NewTopic(name, 3, -1, replica_assignments={}, topic_configs=TOPICS["cards"].config())
        await admin.create_topics([topic])
    with pytest.raises(TopicMismatch, match=f"{name}: partitions is 3, expected {PARTITIONS}"):
        await topics.ensure(connection, prefix)
