"""`sourcebind broker`: other commands on the same data use it, and it ends when it is asked to."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.streams.command_line import sourcebind

ROOT = Path(__file__).parents[2]
CODE = "from streams.cli import main; main()"


@pytest.fixture
def broker(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("SOURCEBIND_")}
    command = [sys.executable, "-c", CODE, "--data-dir", str(tmp_path), "broker"]
    with subprocess.Popen(command, cwd=ROOT, env=clean, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_is_used_and_ends_when_it_is_asked_to(
    broker: "subprocess.Popen[str]", tmp_path: Path, number: signal.Signals
) -> None:
    assert broker.stdout
    address = broker.stdout.readline().strip()
    made = sourcebind("--data-dir", tmp_path, "topics", "create")
    found = sourcebind("--bootstrap", address, "topics", "check")
    refused = sourcebind("--data-dir", tmp_path, "broker")
    broker.send_signal(number)
    assert made.exit_code == 0
    assert found.exit_code == 0
    assert refused.exit_code == 3
    assert f"use its broker, {address}" in refused.stderr.replace("\n", " ")
    assert broker.wait(60) == 0
