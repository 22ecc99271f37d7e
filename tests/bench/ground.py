"""What the parts that need a broker stand on: one broker for all of them, and workers as processes of their own."""

import os
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Self

import psutil

from streams.connection import Connection
from streams.outgoing import Outgoing
from streams.producer import Producer
from streams.testing.broker import choose_broker, docker_lacks, running_broker

ROOT = Path(__file__).parents[2]
#: Records on their way at a time, of some 80 kB each.
FLIGHT = 200


class Ground:
    """A broker that starts when a part first needs it, and ends with the block."""

    def __init__(self) -> None:
        #: What ends with it.
        self.open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.open.close()

    @cached_property
    def folder(self) -> Path:
        """For logs, and the broker's data."""
        return Path(self.open.enter_context(tempfile.TemporaryDirectory(prefix="sourcebind-bench-")))

    @cached_property
    def connection(self) -> Connection:
        choice = choose_broker(os.environ, docker_lacks)
        return Connection(bootstrap=self.open.enter_context(running_broker(choice, self.folder / "broker")))


def new_prefix() -> str:
    """Begins the names of a part's topics and groups."""
    return f"bench{uuid.uuid4().hex[:8]}-"


@contextmanager
def process(ground: Ground, *command: str) -> Iterator[psutil.Process]:
    """Run a module as a process for a block; its log stands beside the broker's data."""
    log = ground.folder / f"{command[0]}.{uuid.uuid4().hex[:8]}.log"
    with log.open("wb") as file:
        child = subprocess.Popen([sys.executable, "-m", *command], stdout=file, stderr=file, cwd=ROOT)
    try:
        yield psutil.Process(child.pid)
    except TimeoutError as error:
        raise RuntimeError(f"{command[:2]}, exit code {child.poll()}: ...{log.read_text()[-2000:]}") from error
    finally:
        child.terminate()
        child.wait()


@contextmanager
def binder(ground: Ground, prefix: str) -> Iterator[psutil.Process]:
    """Run a binder worker for a block."""
    address = ground.connection.bootstrap
    with process(ground, "tests.broker.service", "binder", address, prefix, str(ground.folder)) as worker:
        yield worker


def peak(worker: psutil.Process) -> float:
    """MB of memory that the process has had at most."""
    status = Path(f"/proc/{worker.pid}/status").read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024 / 1e6


async def publish(connection: Connection, records: Iterable[Outgoing]) -> None:
    """Publish many records."""
    producer = Producer(connection)
    await producer.start()
    try:
        flight: list[Outgoing] = []
        for record in records:
            flight.append(record)
            if len(flight) == FLIGHT:
                await producer.publish(flight)
                flight = []
        await producer.publish(flight)
    finally:
        await producer.stop()
