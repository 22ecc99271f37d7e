"""Records that were deleted before they were read: said, and not passed over."""

import asyncio

import orjson
import pytest
from aiokafka import TopicPartition
from aiokafka.admin import RecordsToDelete
from typer.testing import Result

from schemas import TOPICS
from streams.cli.exits import Exit
from streams.connection import Connection
from streams.offsets import skip_lost
from streams.partition import partition_of
from streams.topics import admin_client
from tests.broker.wire import counted, send, until_committed
from tests.broker.workers import Ends, Worker, working
from tests.streams.command_line import sourcebind


class FirstEnd(Ends):
    """Lets a test wait for the first reason."""

    def __init__(self) -> None:
        super().__init__()
        self.came = asyncio.Event()

    def __call__(self, reason: str) -> None:
        super().__call__(reason)
        self.came.set()


@pytest.fixture
def place(prefix: str) -> TopicPartition:
    return TopicPartition(TOPICS["cards"].name(prefix), partition_of("run"))


@pytest.fixture
async def gap(bootstrap: str, prefix: str, place: TopicPartition) -> None:
    """Three records that were read, three that were deleted before that, and two that are left."""
    async with working(Worker(bootstrap, prefix)):
        await send(bootstrap, [counted(prefix, "cards", "run", f"read {number}") for number in range(3)])
        await until_committed(bootstrap, prefix)
    await send(bootstrap, [counted(prefix, "cards", "run", f"unread {number}") for number in range(5)])
    async with admin_client(Connection(bootstrap=bootstrap)) as admin:
        await admin.delete_records({place: RecordsToDelete(before_offset=6)})


@pytest.mark.usefixtures("gap")
async def test_a_worker_says_so_and_ends(bootstrap: str, prefix: str, place: TopicPartition) -> None:
    """STR-07: a stored offset that is older than the log's start."""
    ends = FirstEnd()
    worker = Worker(bootstrap, prefix, ends=ends)
    starting = asyncio.create_task(worker.start())
    async with asyncio.timeout(60):
        await ends.came.wait()
    starting.cancel()
    await worker.stop()
    assert (
        f"{place.topic}[{place.partition}]: offset 3 is committed, but records 3 to 5 were deleted" in ends.reasons[0]
    )


@pytest.mark.usefixtures("gap")
async def test_the_rest_is_read_when_a_person_says_so(bootstrap: str, prefix: str, place: TopicPartition) -> None:
    skipped = await skip_lost(Connection(bootstrap=bootstrap), f"{prefix}.binder")
    assert {at: (position.committed, position.first) for at, position in skipped.items()} == {place: (3, 6)}
    async with working(Worker(bootstrap, prefix)) as worker:
        await until_committed(bootstrap, prefix)
        assert b'"read 2","unread 3","unread 4"]' in worker.rows[b"run"]


@pytest.mark.usefixtures("gap")
async def test_the_command_line_shows_the_gap_and_closes_it(bootstrap: str, prefix: str, place: TopicPartition) -> None:
    def asked(*args: str) -> Result:
        return sourcebind("--bootstrap", bootstrap, "--prefix", prefix, "offsets", *args)

    shown = await asyncio.to_thread(asked, "list", "--json")
    lost = [row for row in orjson.loads(shown.stdout)["offsets"] if row["lost"]]
    at = {"group": "binder", "topic": place.topic, "partition": place.partition}
    assert lost == [{**at, "next": 3, "end": 8, "behind": 2, "lost": True}]
    assert shown.exit_code == Exit.FINDINGS
    skipped = await asyncio.to_thread(asked, "skip-lost", "binder")
    assert f"{place.topic}[{place.partition}]: goes on at 6 instead of 3" in skipped.stderr
    after = await asyncio.to_thread(asked, "list")
    assert after.exit_code == Exit.WELL
    assert place.topic in after.stdout
    again = await asyncio.to_thread(asked, "skip-lost", "binder")
    assert "group binder misses nothing" in again.stderr
