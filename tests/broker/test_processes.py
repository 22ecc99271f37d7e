"""Cards worker, binder and proposer are processes of their own, and each may be killed or missing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiokafka.admin import AIOKafkaAdminClient

from schemas import CorrectEntry, Verdict
from streams import topics
from streams.client import Client
from streams.connection import Connection
from streams.demo.samples import samples
from streams.settled import Settled
from tests.broker.processes import Processes


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
        title = "Handbuch der Gewässerkunde, Teil 2: Fließende Gewässer"
        await client.publish(
            CorrectEntry(run_id="thesis", event_id="part-2", entry_id="handbuch", changes={"title": title})
        )
        await Settled(client, processes.connection, processes.prefix, "thesis").ruled()
        verdicts = [v for v in (await client.latest("verdicts", "thesis")).values() if isinstance(v, Verdict)]
        batches = [batch async for batch in client.records("batches", "thesis")]
        answers = [answer async for answer in client.records("proposals", "thesis")]
    states = {verdict.source_id: verdict.state for verdict in verdicts if verdict.entry_id == "handbuch"}
    assert states == {"Teil-2.pdf": "bound", "Teil-3.pdf": "withdrawn"}
    assert len(batches) == len(answers)


async def test_two_workers_share_several_runs(processes: Processes) -> None:
    runs = [f"thesis-{number}" for number in range(6)]
    processes.start("cards", "binder", "proposer")
    processes.start("cards", "binder", "proposer")
    async with Client(processes.connection, processes.prefix) as client:
        await asyncio.gather(*(processes.publish(client, run_id) for run_id in runs))
        results = [await processes.settle(client, run_id) for run_id in runs]
    assert results[1:] == results[:-1]
    for group in ("cards", "binder", "proposer"):
        assert [bool(held) for held in await members(processes, group)] == [True, True]


async def members(processes: Processes, group: str) -> list[bytes]:
    """What each member of a group holds."""
    async with AIOKafkaAdminClient(**processes.connection.client_options()) as admin:
        (response,) = await admin.describe_consumer_groups([f"{processes.prefix}.{group}"])
    ((*_, found),) = response.groups
    print(found)
    return [member[-1] for member in found]
