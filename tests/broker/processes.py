"""The sample thesis, bound by cards worker, binder and proposer as processes of their own."""

import asyncio
from pathlib import Path

from aiokafka.coordinator.protocol import ConsumerProtocol
from aiokafka.errors import GroupCoordinatorNotAvailableError

from cards import read_bibliography
from schemas import Message, SetEntries, Verdict
from streams import topics
from streams.client import Client
from streams.connection import Connection
from streams.demo.samples import STAMPS, library, samples
from streams.folder import STAMP, changes, pdfs
from streams.run_watch import RunWatch
from streams.settled import Settled
from tests.broker.chaos.supervisor import Supervisor

#: What a run says in the end: of each source its state and reason, and what is bound.
Result = tuple[dict[str, tuple[str, str]], set[Message]]


class Processes:
    """Supervised processes, and a thesis to bind.

    Args:
        connection: to the cluster.
        prefix: of topics and groups.
        folder: for PDFs and logs.
    """

    def __init__(self, connection: Connection, prefix: str, folder: Path) -> None:
        self.connection = connection
        self.prefix = prefix
        self._sources = folder / "sources"
        self._library = folder / "library.bib"
        self._write()
        self._kinds = {
            kind: Supervisor(
                (kind, connection.bootstrap, prefix, str(self._sources)), folder, program="tests.broker.service"
            )
            for kind in ("cards", "binder", "proposer")
        }

    def _write(self) -> None:
        self._sources.mkdir()
        self._library.write_bytes(library())
        for name, data in samples().items():
            (self._sources / name).write_bytes(data)
        for name, doi in STAMPS.items():
            (self._sources / (name + STAMP)).write_text(f'{{"doi": "{doi}"}}', encoding="ascii")

    def start(self, *kinds: str) -> None:
        """Start one more process of each kind."""
        for kind in kinds:
            self._kinds[kind].start(f"{kind}-{len(self._kinds[kind].names)}")

    def kill(self, kind: str) -> None:
        """End a process as a power cut would; it is started again."""
        self._kinds[kind].kill(self._kinds[kind].names[0])

    async def stop(self, *kinds: str) -> list[int]:
        """Ask processes to end; return their exit codes."""
        named = [(self._kinds[kind], name) for kind in kinds or self._kinds for name in self._kinds[kind].names]
        return await asyncio.gather(*(supervisor.retire(name) for supervisor, name in named))

    async def publish(self, client: Client, run_id: str) -> None:
        """Publish the thesis."""
        files = {file.source_id: file for file in pdfs(self._sources)}
        entries = read_bibliography(self._library).entries
        set_all = SetEntries(run_id=run_id, event_id="set", entries=entries)
        await client.publish(set_all, *changes(run_id, files, {}))

    async def settle(self, client: Client, run_id: str) -> Result:
        """Wait until the run is at rest; return what it says, in words that do not name the run."""
        settled = Settled(client, self.connection, self.prefix, run_id)
        async with asyncio.timeout(180):
            async with RunWatch(client, run_id) as watch:
                await settled.wait(watch)
        verdicts = [v for v in (await client.latest("verdicts", run_id)).values() if isinstance(v, Verdict)]
        return (
            {outcome.source_id: (outcome.state, outcome.reason) for outcome in watch.outcomes.values()},
            {v.model_copy(update={"run_id": "thesis"}) for v in verdicts if v.state == "bound"},
        )


async def shares(connection: Connection, group: str) -> list[int]:
    """How many partitions of its first topic each member of a group holds."""
    async with topics.admin_client(connection) as admin:
        try:
            (response,) = await admin.describe_consumer_groups([group])
        except GroupCoordinatorNotAvailableError:  # nobody has asked this broker for a group yet
            return []
    held = [ConsumerProtocol.ASSIGNMENT.decode(member[-1]) for member in response.groups[0][5] if member[-1]]
    return sorted(len(assignment.assignment[0][1]) for assignment in held if assignment.assignment)
