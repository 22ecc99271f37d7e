"""A bind that is interrupted or killed leaves no process behind, and the next one ends as if nothing had happened."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from streams import topics
from streams.broker.ready import why_not_ready
from streams.client import Client
from streams.connection import Connection
from streams.demo.samples import STAMPS, library, samples
from tests.streams.command_line import lines

ROOT = Path(__file__).parents[2]
CODE = "from streams.cli import main; main()"
PATIENCE = 120.0


class Bind:
    """`sourcebind bind` as a process, on an embedded broker of its own."""

    def __init__(self, folder: Path) -> None:
        self._lock = folder / "data" / "broker" / "broker.lock"
        (folder / "papers").mkdir()
        (folder / "refs.bib").write_bytes(library())
        for name in samples().keys() - STAMPS.keys():
            (folder / "papers" / name).write_bytes(samples()[name])
        self._command = [
            *(sys.executable, "-c", CODE, "--data-dir", str(folder / "data")),
            *("bind", str(folder / "refs.bib"), str(folder / "papers"), "--run", "thesis"),
        ]

    def start(self) -> "subprocess.Popen[str]":
        clean = {name: value for name, value in os.environ.items() if not name.startswith("SOURCEBIND_")}
        return subprocess.Popen(
            self._command,
            cwd=ROOT,
            env={**clean, "SOURCEBIND_PROVIDER": "local"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self) -> list[str]:
        """Bind to the end; return what it prints but for the count of calls, which depends on what came before."""
        with self.start() as process:
            out, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        return [line for line in lines(out) if "provider calls" not in line]

    def in_the_middle(self, process: "subprocess.Popen[str]") -> None:
        """Return when the first source has an outcome."""
        until(lambda: self._signed_by(process.pid) and not why_not_ready(self._connection()))
        until(lambda: not asyncio.run(topics.check(self._connection(), "sourcebind")))
        asyncio.run(asyncio.wait_for(self._first_outcome(), PATIENCE))

    async def _first_outcome(self) -> None:
        async with Client(self._connection()) as client:
            async for _ in client.follow("outcomes", "thesis"):
                return

    def _signed_by(self, pid: int) -> bool:
        """Whether this process has written where its broker answers; what stood there before is another's."""
        owner, _, address = self._lock.read_text().strip().partition(" ") if self._lock.exists() else ("", "", "")
        return owner == str(pid) and ":" in address

    def _connection(self) -> Connection:
        return Connection(bootstrap=self._lock.read_text().split()[1])


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return Bind(tmp_path_factory.mktemp("calm")).run()


def family(process: "subprocess.Popen[str]") -> list[psutil.Process]:
    return psutil.Process(process.pid).children(recursive=True)


def gone(processes: list[psutil.Process]) -> bool:
    _, alive = psutil.wait_procs(processes, timeout=60)
    for process in alive:
        process.kill()
    return processes != [] and alive == []


def test_ctrl_c_names_the_command_that_goes_on(tmp_path: Path, calm: list[str]) -> None:
    bind = Bind(tmp_path)
    with bind.start() as interrupted:
        bind.in_the_middle(interrupted)
        children = family(interrupted)
        os.killpg(interrupted.pid, signal.SIGINT)
        out, err = interrupted.communicate(timeout=PATIENCE)
    assert (interrupted.returncode, out) == (130, "")
    (told,) = lines(err)
    assert told.startswith("interrupted; to go on: ")
    assert told.endswith("--run thesis")
    assert gone(children)
    assert bind.run() == calm


def test_kill_9_leaves_no_process_and_loses_nothing(tmp_path: Path, calm: list[str]) -> None:
    bind = Bind(tmp_path)
    with bind.start() as killed:
        bind.in_the_middle(killed)
        children = family(killed)
        killed.kill()
        killed.communicate(timeout=PATIENCE)
    assert gone(children)
    assert bind.run() == calm
