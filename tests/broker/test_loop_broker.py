"""The loop on a real broker: every upload once, whoever joins or stops."""

import asyncio

from streams import topics
from streams.client import Client
from streams.connection import Connection
from streams.loop import SLOW
from streams.stage_worker import StageWorker
from tests.broker.loop_load import Held, Slow, behind, caught_up, removals, told

NAMES = [f"s{number}" for number in range(60)]


async def test_every_upload_is_worked_on_once_and_committed(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    await topics.ensure(connection, prefix)
    async with Client(connection, prefix) as client:
        await client.publish(*removals(NAMES))
        for _ in range(2):  # the second finds nothing left to do
            worker = StageWorker(connection, prefix, "echo", Slow(0.01), window=8)
            await worker.start()
            await caught_up(connection, prefix, "echo")
            await worker.stop()
        assert await told(client) == dict.fromkeys(NAMES, 1)


async def test_asked_to_stop_it_finishes_what_it_holds_and_leaves_the_rest(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    await topics.ensure(connection, prefix)
    stage = Held()
    async with Client(connection, prefix) as client:
        await client.publish(*removals(NAMES))
        worker = StageWorker(connection, prefix, "echo", stage, window=5)
        await worker.start()
        begun = {await stage.begun.get() for _ in range(5)}
        stopping = asyncio.create_task(worker.stop())
        await asyncio.sleep(0)
        stage.free.set()
        await stopping
        assert await told(client) == dict.fromkeys(begun, 1)
        assert await behind(connection, prefix, "echo") == len(NAMES) - 5


async def test_one_that_joins_waits_for_what_is_in_flight_and_repeats_none_of_it(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    await topics.ensure(connection, prefix)
    first, second = Held(), Held()
    second.free.set()
    async with Client(connection, prefix) as client:
        await client.publish(*removals(NAMES))
        workers = [StageWorker(connection, prefix, "echo", stage, window=5) for stage in (first, second)]
        await workers[0].start()
        for _ in range(5):
            await first.begun.get()
        joining = asyncio.create_task(workers[1].start())
        # longer than the session: the first one's heartbeat goes on, so that it keeps its partitions
        _, waiting = await asyncio.wait([joining], timeout=SLOW.session + 2)
        assert waiting
        first.free.set()
        await joining
        await caught_up(connection, prefix, "echo")
        for worker in workers:
            await worker.stop()
        assert await told(client) == dict.fromkeys(NAMES, 1)
        assert not second.begun.empty()
