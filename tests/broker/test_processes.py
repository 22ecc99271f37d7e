"""Cards worker, binder and proposer are processes of their own, and each may be killed or missing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import JsonValue

from schemas import CorrectEntry, Verdict, encode_key
from streams import topics
from streams.client import Client
from streams.connection import Connection
from streams.demo.samples import samples
from streams.settled import Settled
from tests.broker.processes import Processes, shares


@pytest.fixture
async def processes(bootstrap: str, prefix: str, tmp_path: Path) -> AsyncIterator[Processes]:
    connection = Connection(bootstrap=bootstrap)
    await topics.ensure(connection, prefix)
    processes = Processes(connection, prefix, tmp_path)
    yield processes
    await processes.stop()


async def first_outcome(client: Client, run_id: str) -> None:
    async for _ in client.follow("outcomes", run_id):
        return


async def test_a_binder_that_is_killed_in_the_middle_changes_no_verdict(processes: Processes) -> None:
    processes.start("cards", "binder", "proposer")
    async with Client(processes.connection, processes.prefix) as client:
        await processes.publish(client, "calm")
        calm = await processes.settle(client, "calm")
        await processes.publish(client, "stormy")
        await first_outcome(client, "stormy")
        processes.kill("binder")
        stormy = await processes.settle(client, "stormy")
    assert calm[0].keys() == samples().keys()
    assert calm[1]
    assert stormy == calm
    assert await processes.stop() == [0, 0, 0]


async def test_a_correction_needs_no_proposer(processes: Processes) -> None:
    processes.start("cards", "binder", "proposer")
    async with Client(processes.connection, processes.prefix) as client:
        await processes.publish(client, "thesis")
        await processes.settle(client, "thesis")
        await processes.stop("cards", "proposer")
        asked = len([batch async for batch in client.records("batches", "thesis")])
        states = []
        for number, title in enumerate(("Wanderung alpiner Vögel", "Wasserhaushalt alpiner Moore")):
            changes: dict[str, JsonValue] = {"title": title}
            await client.publish(
                CorrectEntry(run_id="thesis", event_id=str(number), entry_id="kindt2017a", changes=changes)
            )
            await Settled(client, processes.connection, processes.prefix, "thesis").ruled()
            verdict = (await client.latest("verdicts", "thesis"))[
                encode_key("thesis", "1-s2.0-moore.pdf", "kindt2017a")
            ]
            assert isinstance(verdict, Verdict)
            states.append(verdict.state)
        assert states == ["withdrawn", "bound"]
        assert len([batch async for batch in client.records("batches", "thesis")]) == asked


async def test_two_workers_share_several_runs(processes: Processes) -> None:
    # enough for some to lie in the partitions of each worker
    runs = [f"thesis-{number}" for number in range(6)]
    for _ in range(2):
        processes.start("cards", "binder", "proposer")
    async with asyncio.timeout(180):
        for group in ("cards", "binder", "proposer"):
            while await shares(processes.connection, f"{processes.prefix}.{group}") != [6, 6]:  # noqa: ASYNC110 - the broker calls nobody back
                await asyncio.sleep(0.5)
    async with Client(processes.connection, processes.prefix) as client:
        await asyncio.gather(*(processes.publish(client, run_id) for run_id in runs))
        results = [await processes.settle(client, run_id) for run_id in runs]
    assert results[0][1]
    assert results[1:] == results[:-1]
