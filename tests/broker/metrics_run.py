"""Three files of the sample thesis, bound by the commands `worker` and `proposer`, watched from outside."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
from aiohttp import ClientSession, web
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import TracerProvider

from cards import read_bibliography
from schemas import SetEntries
from streams.client import Client
from streams.connection import Connection
from streams.folder import changes, pdfs
from streams.outgoing import Outgoing
from streams.partition import partition_of
from streams.run_watch import RunWatch
from streams.settled import Settled
from tests.broker.theses import ThesisOnDisk
from tests.broker.wire import send
from tests.streams.metrics.scrape import Series, scraped

ROOT = Path(__file__).parents[2]
RUN = "thesis"
#: One by its DOI, one by a proposal, one that cannot be read.
FILES = ("ponds.pdf", "Teil-3.pdf", "broken.pdf")


@dataclass
class Seen:
    """What was to be seen from outside."""

    #: Before there was a proposer, and in the end; by process.
    waiting: dict[Series, float] = field(default_factory=dict)
    metrics: dict[str, dict[Series, float]] = field(default_factory=dict)
    ready: dict[str, tuple[int, str]] = field(default_factory=dict)
    logs: dict[str, list[str]] = field(default_factory=dict)
    exits: dict[str, int] = field(default_factory=dict)
    #: Bound verdicts and refusals on their topics, and the traces that verdicts name.
    verdicts: int = 0
    refusals: int = 0
    traces: set[str] = field(default_factory=set)
    #: The publisher's trace, and the names of the spans of that trace that were exported.
    trace: str = ""
    spans: set[str] = field(default_factory=set)


class Process:
    """A command in a process of its own."""

    def __init__(self, command: str, settings: Mapping[str, str], log: Path) -> None:
        self._command = command
        self._log = log
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("SOURCEBIND_", "OTEL_"))}
        self._environment = {**clean, **settings}

    async def start(self) -> None:
        with self._log.open("wb") as log:
            code = "from streams.cli import main; main()"
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", code, self._command, stderr=log, cwd=ROOT, env=self._environment
            )

    @property
    def lines(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").splitlines()

    async def address(self) -> str:
        """Where it says that it can be watched."""
        said: list[str] = []
        while not said:
            await asyncio.sleep(0.1)
            said = [orjson.loads(line)["message"] for line in self.lines if '"metrics, ' in line]
        return said[0].rpartition(" ")[2]

    async def get(self, path: str) -> tuple[int, str]:
        async with ClientSession() as session, session.get(f"{await self.address()}{path}") as response:
            return response.status, await response.text()

    async def metrics(self) -> dict[Series, float]:
        return scraped((await self.get("metrics"))[1])

    async def until(self, come: Callable[[dict[Series, float]], bool]) -> dict[Series, float]:
        """Scrape until it has come to that; gauges of the cluster are some seconds behind."""
        while not come(found := await self.metrics()):  # noqa: ASYNC110 - a scrape is all there is
            await asyncio.sleep(0.2)
        return found

    async def stop(self) -> int:
        self._process.send_signal(signal.SIGTERM)
        return await self._process.wait()

    def kill(self) -> None:
        if self._process.returncode is None:
            self._process.kill()


@asynccontextmanager
async def collector() -> AsyncIterator[tuple[str, list[tuple[str, str]]]]:
    """Where spans are exported to: its address, and the trace and name of each span that came."""
    came: list[tuple[str, str]] = []

    async def take(request: web.Request) -> web.Response:
        sent = ExportTraceServiceRequest.FromString(await request.read())
        scopes = (scope for resource in sent.resource_spans for scope in resource.scope_spans)
        came.extend((span.trace_id.hex(), span.name) for scope in scopes for span in scope.spans)
        return web.Response()

    app = web.Application()
    app.router.add_post("/v1/traces", take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield "http://{}:{}".format(*runner.addresses[0][:2]), came
    finally:
        await runner.cleanup()


async def watched(bootstrap: str, prefix: str, folder: Path) -> Seen:
    """Bind, and look at it."""
    seen, thesis = Seen(), ThesisOnDisk(folder, Connection(bootstrap=bootstrap), prefix)
    thesis.write_samples(*FILES)
    async with collector() as (endpoint, spans), asyncio.timeout(120):
        settings = {
            "SOURCEBIND_BOOTSTRAP": bootstrap,
            "SOURCEBIND_PREFIX": prefix,
            "SOURCEBIND_PROVIDER": "local",
            "SOURCEBIND_URI_PREFIXES": thesis.sources.as_uri() + "/",
            "SOURCEBIND_LOG_FORMAT": "json",
            "SOURCEBIND_TRACING": "true",
            "OTEL_EXPORTER_OTLP_ENDPOINT": endpoint,
        }
        processes = {name: Process(name, settings, folder / f"{name}.log") for name in ("worker", "proposer")}
        try:
            await _bind(seen, thesis, processes)
            seen.exits = {name: await process.stop() for name, process in processes.items()}
        finally:
            for process in processes.values():
                process.kill()
        seen.logs = {name: process.lines for name, process in processes.items()}
        seen.spans = {name for trace, name in spans if trace == seen.trace}
    return seen


async def _bind(seen: Seen, thesis: ThesisOnDisk, processes: Mapping[str, Process]) -> None:
    worker, proposer = processes["worker"], processes["proposer"]
    await worker.start()
    await worker.until(lambda found: ("ready", "binder") in found and ("ready", "cards") in found)
    async with Client(thesis.connection, thesis.prefix) as client:
        await _publish(seen, thesis, client)
        seen.waiting = await worker.until(lambda found: ("pending_items", "binder") in found)
        await proposer.start()
        settled = Settled(client, thesis.connection, thesis.prefix, RUN)
        async with RunWatch(client, RUN) as watch:
            await settled.wait(watch)
        verdicts = [event async for event in client.events("verdicts", RUN)]
        seen.verdicts = len(verdicts)
        seen.traces = {dict(event.headers)["traceparent"].split(b"-")[1].decode() for event in verdicts}
        seen.refusals = len([event async for event in client.events("refusals", RUN)])
    for name, process in processes.items():
        seen.metrics[name] = await process.until(_is_at_rest)
        seen.ready[name] = await process.get("readyz")


async def _publish(seen: Seen, thesis: ThesisOnDisk, client: Client) -> None:
    """Publish in a trace of one's own; and a record that nobody can read."""
    files = {file.source_id: file for file in pdfs(thesis.sources)}
    entries = read_bibliography(thesis.library).entries
    with TracerProvider().get_tracer("publisher").start_as_current_span("publish") as span:
        seen.trace = f"{span.get_span_context().trace_id:032x}"
        await client.publish(*changes(RUN, files, {}), SetEntries(run_id=RUN, event_id="set", entries=entries))
    poison = Outgoing(f"{thesis.prefix}.bibliography.v1", partition_of(RUN), RUN.encode(), b"{", ())
    await send(thesis.connection.bootstrap, [poison])


def _is_at_rest(found: Mapping[Series, Any]) -> bool:
    """Whether nothing is behind, ticks apart: there is always a next one."""
    ready = [series for series in found if series[0] == "ready"]
    return bool(ready) and not any(s[0] == "lag_records" and s[-1] != "ticks" for s in found)
