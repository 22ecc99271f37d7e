"""Tables come back from changelogs that were really cleaned, and rows that were deleted do not."""

import asyncio

import pytest
from aiokafka.admin.config_resource import ConfigResource, ConfigResourceType

from schemas import TOPICS
from streams import topics
from streams.connection import Connection
from streams.partition import partition_of
from streams.topics import admin_client
from tests.broker.wire import counted, forgotten, read, send, until_committed
from tests.broker.workers import Worker, working

TABLE = TOPICS["bibliography-table"]

#: Closes a segment at every record, cleans as soon as there is something to clean, and keeps no tombstone.
CLEAN_SOON = {"segment.ms": "100", "min.cleanable.dirty.ratio": "0.01", "delete.retention.ms": "0"}

#: In one partition, since a later record closes the segments of its own partition only.
KEPT, GONE, CLOSES = [f"run-{n}" for n in range(200) if partition_of(f"run-{n}") == partition_of("run-0")][:3]


@pytest.fixture
async def cleaned_soon(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    await topics.ensure(connection, prefix)
    settings = {**TABLE.config(), **CLEAN_SOON}
    async with admin_client(connection) as admin:
        await admin.alter_configs([ConfigResource(ConfigResourceType.TOPIC, TABLE.name(prefix), settings)])


async def keys(bootstrap: str, prefix: str) -> list[bytes]:
    return [record.key for record in await read(bootstrap, prefix, "bibliography-table")]


async def publish(bootstrap: str, prefix: str, run: str, *events: str) -> None:
    await send(bootstrap, [counted(prefix, "cards", run, event) for event in events])
    await until_committed(bootstrap, prefix)


@pytest.mark.usefixtures("cleaned_soon")
async def test_rows_and_deletions_survive_a_compaction(bootstrap: str, prefix: str) -> None:
    async with working(Worker(bootstrap, prefix)), asyncio.timeout(90):
        await publish(bootstrap, prefix, KEPT, "one", "two", "three")
        await publish(bootstrap, prefix, GONE, "one")
        await send(bootstrap, [forgotten(prefix, GONE)])
        found = [GONE.encode()]
        while GONE.encode() in found or found.count(KEPT.encode()) > 1:
            await publish(bootstrap, prefix, CLOSES, "same event")
            found = await keys(bootstrap, prefix)
    async with working(Worker(bootstrap, prefix)) as worker:
        assert worker.runs == {KEPT, CLOSES}
        assert b'["one","two","three"]' in worker.rows[KEPT.encode()]


async def test_a_changelog_of_nothing_but_deletions_is_an_empty_table(bootstrap: str, prefix: str) -> None:
    async with working(Worker(bootstrap, prefix)):
        await send(bootstrap, [counted(prefix, "cards", KEPT, "one"), counted(prefix, "cards", GONE, "one")])
        await until_committed(bootstrap, prefix)
        await send(bootstrap, [forgotten(prefix, KEPT), forgotten(prefix, GONE)])
        await until_committed(bootstrap, prefix)
    async with working(Worker(bootstrap, prefix)) as worker:
        assert worker.runs == set()
        await publish(bootstrap, prefix, GONE, "two")
        assert worker.runs == {GONE}
