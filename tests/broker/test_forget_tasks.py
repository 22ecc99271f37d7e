"""`forget` for the jobs beside binding: at once on a broker of one's own, published on a given cluster."""

import asyncio

import pytest

from schemas import Command, Forget, Packet, PacketRow, ReportRow, SetPacket, Task
from streams import topics
from streams.client import Client
from streams.connection import Connection
from streams.forgetting import KEPT, check_known, forget_at_once
from streams.results import UnknownRunError
from streams.settings import Settings
from tests.streams.answerer.album import PACKET
from tests.streams.command_line import sourcebind
from tests.streams.reports import RUN, submit

BEGINS: dict[Task, Command] = {
    "verify": submit(),
    "answer": SetPacket(run_id=RUN, event_id="set-1", packet=PACKET),
}


@pytest.mark.parametrize("task", BEGINS)
async def test_nothing_of_it_is_left_and_it_is_known_no_more(bootstrap: str, prefix: str, task: Task) -> None:
    connection, settings, kept = Connection(bootstrap=bootstrap), Settings(prefix=prefix, provider="local"), KEPT[task]
    await topics.ensure(connection, prefix, [task])
    async with Client(connection, prefix) as client:
        await client.publish(BEGINS[task], task=task)
        await check_known(client, kept, RUN)
        await forget_at_once(settings, connection, kept, Forget(run_id=RUN, event_id="forget-1"))
        with pytest.raises(UnknownRunError, match=f"no {kept.what} is named '{RUN}'"):
            await check_known(client, kept, RUN)
        for table in kept.job.layout.tables:
            for row in (await client.latest(table, RUN)).values():
                assert isinstance(row, PacketRow | ReportRow)
                assert getattr(row, "document", "") == ""
                assert getattr(row, "packet", Packet()) == Packet()


def test_on_a_given_cluster_it_is_published(bootstrap: str, prefix: str) -> None:
    options = ("--bootstrap", bootstrap, "--prefix", prefix, "forget", "--task", "verify", "--yes")
    asyncio.run(submitted(Connection(bootstrap=bootstrap), prefix))
    assert sourcebind(*options, RUN).stderr == f"published for the workers: forget report {RUN}\n"
    refused = sourcebind(*options, RUN)
    assert (refused.exit_code, refused.stderr.startswith(f"error: no report is named '{RUN}'")) == (2, True)


async def submitted(connection: Connection, prefix: str) -> None:
    await topics.ensure(connection, prefix, ["verify"])
    async with Client(connection, prefix) as client:
        await client.publish(submit(), task="verify")
