"""Delete what the jobs beside binding keep of a report or of a packet."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from schemas import Command, Forget, Task, TopicNoun
from streams import compose
from streams.answerer.job import ANSWERING
from streams.answerer.workers import answerer
from streams.client import Client, record_of
from streams.connection import Connection
from streams.job.job import Job
from streams.partition import partition_of
from streams.results import UnknownRunError
from streams.settings import Settings
from streams.settled import Settled
from streams.suggest import unknown
from streams.verifier.job import VERIFYING
from streams.working import working


class Kept(NamedTuple):
    """Where a job keeps what can be forgotten."""

    #: What people call it.
    what: str
    job: Job[Any]
    owner: compose.Maker
    commands: TopicNoun


KEPT: Mapping[Task, Kept] = {
    "verify": Kept("report", VERIFYING, compose.verifier, "reports"),
    "answer": Kept("packet", ANSWERING, answerer, "questions"),
}


async def check_known(client: Client, kept: Kept, run: str) -> None:
    """See that there is something to forget, worked off or on its way.

    Raises:
        UnknownRunError: there is nothing; the text names what there is.
    """
    if run not in await _there(client, kept, run):
        raise UnknownRunError(unknown(kept.what, run, sorted(await _there(client, kept))))


async def _there(client: Client, kept: Kept, run: str | None = None) -> set[str]:
    """Return the runs, of one run's partition or of all, whose last command does not forget them."""
    last: dict[str, Command] = {}
    async for event in client.events(kept.commands, run):
        record = record_of(event)
        if isinstance(record, Command):
            last[record.run_id] = record
    return {run_id for run_id, command in last.items() if not isinstance(command, Forget)}


async def forget_at_once(settings: Settings, connection: Connection, kept: Kept, command: Forget) -> None:
    """Publish the command and work it off, with a worker of one's own."""
    async with working((kept.owner,), settings, connection), Client(connection, settings.prefix) as client:
        await client.publish(command, task=kept.job.task)
        settled = Settled(client, connection, settings.prefix, command.run_id)
        await settled.worked_off(kept.job.group, [(kept.commands, partition_of(command.run_id))])
