"""Rows go with their partitions."""

import asyncio
from collections.abc import Callable

from schemas import PARTITIONS
from tests.broker.wire import counted, forgotten, send, until_committed
from tests.broker.workers import Worker, working

RUNS = [f"run-{number}" for number in range(60)]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 - a rebalance calls nobody back
            await asyncio.sleep(0.1)


async def test_a_worker_holds_the_rows_of_its_partitions_and_no_others(bootstrap: str, prefix: str) -> None:
    first, second = Worker(bootstrap, prefix), Worker(bootstrap, prefix)
    async with working(first):
        await send(bootstrap, [counted(prefix, "cards", run, f"{run} event") for run in RUNS])
        await until_committed(bootstrap, prefix)
        assert first.runs == set(RUNS)
        async with working(second):
            await until(lambda: first.ready and second.ready and bool(second.runs))
            assert first.partitions_of_rows.isdisjoint(second.partitions_of_rows)
            assert first.runs | second.runs == set(RUNS)
        await until(lambda: first.ready and len(first.runs) == len(RUNS))
    assert first.ends.reasons == second.ends.reasons == []


async def test_a_run_that_was_deleted_meanwhile_does_not_come_back(bootstrap: str, prefix: str) -> None:
    first, second = Worker(bootstrap, prefix), Worker(bootstrap, prefix)
    async with working(first):
        await send(bootstrap, [counted(prefix, "cards", run, f"{run} event") for run in RUNS])
        await until_committed(bootstrap, prefix)
        async with working(second):
            await until(lambda: first.ready and second.ready and bool(second.runs))
            gone = sorted(second.runs)
            await send(bootstrap, [forgotten(prefix, run) for run in gone])
            await until_committed(bootstrap, prefix)
            assert second.runs == set()
        await until(lambda: first.ready and len(first.partitions) == PARTITIONS)
        assert first.runs == set(RUNS) - set(gone)
