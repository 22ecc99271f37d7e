"""The broker never outlives the process that runs it, however that one ends."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from streams.broker import EmbeddedBroker

PROGRAM = """
import os, pathlib, sys, time
from concurrent.futures import ThreadPoolExecutor
from streams.broker import EmbeddedBroker

broker = EmbeddedBroker(pathlib.Path(sys.argv[1]))
if "thread" in sys.argv:
    with ThreadPoolExecutor(1) as pool:
        pool.submit(broker.start).result()
else:
    broker.start()
child = os.fork() if "fork" in sys.argv else 1
if child == 0:
    time.sleep(600)
print(broker.pid, child, flush=True)
try:
    time.sleep(600)
finally:
    broker.stop()
"""

#: a broker ends in under a second; this bound only ends a test that fails
GONE_BY = 60


class Parent:
    """A process that runs a broker, its broker's JVM, and the JVM's guard."""

    def __init__(self, data: Path, how: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(data), how], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout
        jvm, child = self.process.stdout.readline().split()
        self.forked = int(child)
        self.broker = psutil.Process(int(jvm))
        guard = self.broker.parent()
        assert guard
        self.family = [self.broker, guard]

    def left_over(self) -> list[psutil.Process]:
        self.process.wait(GONE_BY)
        return psutil.wait_procs(self.family, timeout=GONE_BY)[1]


@pytest.fixture
def parent(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Parent]:
    parent = Parent(tmp_path, getattr(request, "param", ""))
    yield parent
    os.killpg(parent.process.pid, signal.SIGKILL) if parent.process.poll() is None else None
    parent.process.wait()


@pytest.mark.parametrize("parent", ["", "thread"], indirect=True)
def test_kill_9_of_the_parent(parent: Parent) -> None:
    parent.process.kill()
    assert parent.left_over() == []


@pytest.mark.parametrize("parent", ["fork"], indirect=True)
def test_kill_9_of_the_parent_while_a_process_that_it_forked_lives_on(parent: Parent) -> None:
    parent.process.kill()
    assert parent.left_over() == []
    assert psutil.pid_exists(parent.forked)
    os.kill(parent.forked, signal.SIGKILL)


def test_ctrl_c_reaches_the_parent_alone_and_the_broker_is_stopped_cleanly(parent: Parent, tmp_path: Path) -> None:
    os.killpg(parent.process.pid, signal.SIGINT)
    assert parent.left_over() == []
    assert (tmp_path / "kafka" / ".kafka_cleanshutdown").exists()


def test_a_start_right_after_the_kill_waits_for_the_old_broker_to_go(parent: Parent, tmp_path: Path) -> None:
    parent.process.kill()
    parent.process.wait()
    with EmbeddedBroker(tmp_path) as broker:
        assert broker.pid != parent.broker.pid
    assert parent.left_over() == []
