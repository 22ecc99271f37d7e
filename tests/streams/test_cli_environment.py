"""What the machine or the cluster would not do is said with exit code 3."""

import socket
from pathlib import Path

import pytest

from streams.broker.properties import HOST
from tests.streams.command_line import sourcebind


@pytest.fixture
def silent_port() -> int:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        return int(listener.getsockname()[1])


def test_no_broker_answers(silent_port: int) -> None:
    result = sourcebind("--bootstrap", f"{HOST}:{silent_port}", "verdicts", "thesis")
    assert result.exit_code == 3
    assert result.stderr == f"error: no broker answers at {HOST}:{silent_port}\n"


def test_a_data_directory_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    result = sourcebind("--data-dir", tmp_path / "data", "verdicts", "thesis")
    assert result.exit_code == 3
    assert str(tmp_path / "data") in result.stderr.replace("\n", "")


def test_a_broker_of_our_own_beside_a_given_one(silent_port: int) -> None:
    result = sourcebind("--bootstrap", f"{HOST}:{silent_port}", "broker")
    assert result.exit_code == 3
    assert "no broker of our own is started" in result.stderr
