"""The product as an operator runs it: processes of the command line tool, looked at over HTTP."""

import asyncio
import hashlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Mapping
from pathlib import Path

from cards import read_bibliography
from schemas import Command, SetEntries, Task, Upload
from streams.client import Client
from streams.connection import Connection
from streams.demo.samples import STAMPS, library, samples
from streams.folder import STAMP, changes, pdfs
from streams.run_watch import RunWatch
from streams.settled import Settled

#: Beside the interpreter of the tests.
SOURCEBIND = Path(sys.executable).with_name("sourcebind")

#: A worker is ready after some seconds; a machine that does much besides takes longer.
READY_SECONDS = 240.0


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Product:
    """Workers and proposers of one prefix, and theses for them.

    Args:
        bootstrap: address of the cluster.
        folder: for PDFs and logs.
        prefix: of topics and groups.
    """

    def __init__(self, bootstrap: str, folder: Path, prefix: str = "sourcebind") -> None:
        self.connection = Connection(bootstrap=bootstrap)
        self.prefix = prefix
        self.sources = folder / "sources"
        self.sources.mkdir(exist_ok=True)
        self._logs = folder
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        #: Of each process that was ever started, kept over its restarts.
        self.ports: dict[str, int] = {}

    def choose_ports(self, kinds: Iterable[str]) -> None:
        """Say where each kind will be watched."""
        for kind in kinds:
            self.ports.setdefault(kind, free_port())

    def environment(self) -> dict[str, str]:
        """Return what an operator's shell would hold; nothing of the provider's key."""
        kept = {name: value for name, value in os.environ.items() if name != "ANTHROPIC_API_KEY"}
        return kept | {"SOURCEBIND_BOOTSTRAP": self.connection.bootstrap, "SOURCEBIND_PREFIX": self.prefix}

    def start(self, *kinds: str, **settings: str) -> None:
        """Start a process of each kind and wait until all are ready."""
        self.choose_ports(kinds)
        for kind in kinds:
            own = {
                "SOURCEBIND_METRICS_PORT": str(self.ports[kind]),
                "SOURCEBIND_URI_PREFIXES": f"{self.sources.as_uri()}/",
            }
            with (self._logs / f"{kind}.log").open("ab") as log:
                self._running[kind] = subprocess.Popen(
                    [SOURCEBIND, kind], env=self.environment() | own | settings, stdout=log, stderr=log
                )
        for kind in kinds:
            self._wait_ready(kind)

    def _wait_ready(self, kind: str) -> None:
        deadline = time.monotonic() + READY_SECONDS
        while not answers(f"http://127.0.0.1:{self.ports[kind]}/readyz"):
            assert self._running[kind].poll() is None, self.log(kind)
            assert time.monotonic() < deadline, f"{kind} is not ready:\n{self.log(kind)}"
            time.sleep(0.2)

    def log(self, kind: str) -> str:
        """Return the end of a process's log."""
        return (self._logs / f"{kind}.log").read_text(encoding="utf-8")[-3000:]

    def kill(self, kind: str) -> None:
        """End a process as a power cut would."""
        process = self._running.pop(kind)
        process.kill()
        process.wait()

    def stop(self) -> None:
        """Ask every process to end, and see that it ends well."""
        running, self._running = self._running, {}
        for process in running.values():
            process.send_signal(signal.SIGTERM)
        codes = {kind: process.wait(timeout=120) for kind, process in running.items()}
        assert set(codes.values()) <= {0}, codes

    async def publish(self, run_id: str, pdf: Mapping[str, bytes] | None = None) -> None:
        """Publish the sample thesis and more PDFs."""
        folder = self.sources / run_id
        folder.mkdir()
        for name, data in {**samples(), **(pdf or {})}.items():
            (folder / name).write_bytes(data)
        for name, doi in STAMPS.items():
            (folder / (name + STAMP)).write_text(f'{{"doi": "{doi}"}}', encoding="ascii")
        (self._logs / "library.bib").write_bytes(library())
        entries = read_bibliography(self._logs / "library.bib").entries
        files = {file.source_id: file for file in pdfs(folder)}
        async with self.client() as client:
            await client.publish(
                SetEntries(run_id=run_id, event_id="set", entries=entries), *changes(run_id, files, {})
            )

    async def add(self, run_id: str, name: str, data: bytes) -> None:
        """Publish one more PDF of a run."""
        file = self.sources / run_id / name
        file.write_bytes(data)
        sha256, uri = hashlib.sha256(data).hexdigest(), file.as_uri()
        added = Upload(run_id=run_id, source_id=name, revision=1, uri=uri, sha256=sha256, filename=name)
        async with self.client() as client:
            await client.publish(added)

    async def command(self, command: Command, task: Task = "bind") -> None:
        """Publish a command."""
        async with self.client() as client:
            await client.publish(command, task=task)

    async def settle(self, run_id: str) -> None:
        """Wait until the run is at rest."""
        async with asyncio.timeout(180), self.client() as client, RunWatch(client, run_id) as watch:
            await Settled(client, self.connection, self.prefix, run_id).wait(watch)

    def client(self) -> Client:
        return Client(self.connection, self.prefix)


def answers(url: str) -> bool:
    """Whether something answers there with 200."""
    try:
        with urllib.request.urlopen(url, timeout=5) as response:  # noqa: S310 - our own process, over HTTP
            return bool(response.status == 200)
    except (urllib.error.URLError, TimeoutError, ConnectionError):
        return False
