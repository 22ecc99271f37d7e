"""Lag and age of commits, as the cluster says them, of a worker whose work does not end."""

import asyncio

from streams import topics
from streams.client import Client
from streams.connection import Connection
from streams.stage_worker import StageWorker
from tests.broker.loop_load import Held, removals


def measured(worker: StageWorker, what: str) -> float:
    return sum(measure.value for measure in worker.measures() if measure.what == what)


async def until(worker: StageWorker, what: str, value: float) -> None:
    async with asyncio.timeout(60):
        while measured(worker, what) != value:  # noqa: ASYNC110 - the cluster is asked every few seconds
            await asyncio.sleep(0.1)


async def test_what_is_held_lags_and_what_is_done_does_not(bootstrap: str, prefix: str) -> None:
    connection, stage = Connection(bootstrap=bootstrap), Held()
    await topics.ensure(connection, prefix)
    worker = StageWorker(connection, prefix, "echo", stage, window=5)
    assert list(worker.troubles())
    async with Client(connection, prefix) as client:
        await client.publish(*removals([f"s{number}" for number in range(40)]))
        await worker.start()
        await until(worker, "ready", 1)
        await until(worker, "lag_records", 40)
        assert measured(worker, "partitions") == 12
        assert measured(worker, "commit_age_seconds") > 0
        stage.free.set()
        await until(worker, "lag_records", 0)
        assert measured(worker, "commit_age_seconds") == 0
        await worker.stop()
