"""Records that were deleted before they were read: said, and not passed over."""

import asyncio

from aiokafka import TopicPartition
from aiokafka.admin import RecordsToDelete

from schemas import TOPICS
from streams.connection import Connection
from streams.partition import partition_of
from streams.topics import admin_client
from tests.broker.wire import counted, send, until_committed
from tests.broker.workers import Ends, Worker, working


class FirstEnd(Ends):
    """Lets a test wait for the first reason."""

    def __init__(self) -> None:
        super().__init__()
        self.came = asyncio.Event()

    def __call__(self, reason: str) -> None:
        super().__call__(reason)
        self.came.set()


async def test_a_worker_that_finds_a_gap_before_its_first_record_says_so_and_ends(bootstrap: str, prefix: str) -> None:
    place = TopicPartition(TOPICS["cards"].name(prefix), partition_of("run"))
    async with working(Worker(bootstrap, prefix)):
        await send(bootstrap, [counted(prefix, "cards", "run", f"read {number}") for number in range(3)])
        await until_committed(bootstrap, prefix)
    await send(bootstrap, [counted(prefix, "cards", "run", f"unread {number}") for number in range(5)])
    async with admin_client(Connection(bootstrap=bootstrap)) as admin:
        await admin.delete_records({place: RecordsToDelete(before_offset=6)})

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
