"""Workers and the broker are killed under load: every upload is told of all the same."""

import asyncio
import random
from pathlib import Path

from streams import topics
from streams.broker import EmbeddedBroker
from streams.client import Client
from tests.broker.chaos.supervisor import Supervisor
from tests.broker.loop_load import behind, caught_up, removals, told

ROUNDS = 3
EVENTS = 1000


async def test_nothing_is_lost(tmp_path: Path) -> None:
    chance = random.Random(7)  # noqa: S311 - repeatable on purpose
    broker = EmbeddedBroker(tmp_path / "broker")
    await asyncio.to_thread(broker.start)
    workers = Supervisor((broker.bootstrap, "kills"), tmp_path, "tests.broker.loop_worker")
    try:
        await topics.ensure(broker.connection, "kills")
        workers.start("worker-1")
        workers.start("worker-2")
        names = []
        for round_ in range(ROUNDS):
            names += [f"{round_}-{number}" for number in range(EVENTS)]
            async with Client(broker.connection, "kills") as client:
                await client.publish(*removals(names[-EVENTS:]))
            while await behind(broker.connection, "kills", "echo") == EVENTS:  # noqa: ASYNC110 - nobody calls back
                await asyncio.sleep(0.1)
            await asyncio.sleep(chance.uniform(0, 1))
            workers.kill(chance.choice(workers.names))
            await asyncio.sleep(chance.uniform(0, 2))
            await asyncio.to_thread(broker.kill)
            await asyncio.sleep(chance.uniform(0, 2))
            await asyncio.to_thread(broker.start)
            async with asyncio.timeout(120):
                await caught_up(broker.connection, "kills", "echo")
        async with Client(broker.connection, "kills") as client:
            found = await told(client)
        print(f"{sum(found.values()) - len(found)} repeats, exits {dict(workers.exits)}")
        assert found.keys() == set(names)
        assert {await workers.retire(name) for name in workers.names} == {0}
    finally:
        await workers.stop()
        await asyncio.to_thread(broker.stop)
