"""A broker that does not start says why."""

import socket
from pathlib import Path

import psutil
import pytest

from streams.broker import EmbeddedBroker
from streams.broker.error import BrokerError, PortTakenError


def test_the_error_ends_with_the_log_of_this_start(tmp_path: Path) -> None:
    (tmp_path / "broker.log").write_text("a line of yesterday\n")
    with pytest.raises(BrokerError) as failed:
        EmbeddedBroker(tmp_path, properties={"num.io.threads": "many"}).start()
    assert "num.io.threads" in str(failed.value)
    assert str(tmp_path / "broker.log") in str(failed.value)
    assert "yesterday" not in str(failed.value)


def test_a_port_that_is_taken_is_named_as_the_reason_and_nothing_is_left_running(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PortTakenError):
            EmbeddedBroker(tmp_path, port=taken.getsockname()[1]).start()
    # the session's shared broker may be a child of this process as well
    children = psutil.Process().children(recursive=True)
    started = [child for child in children if str(tmp_path) in " ".join(child.cmdline())]
    assert started == []


def test_the_folder_is_free_again_after_a_failure(tmp_path: Path) -> None:
    with pytest.raises(BrokerError):
        EmbeddedBroker(tmp_path, properties={"num.io.threads": "many"}).start()
    with EmbeddedBroker(tmp_path) as broker:
        assert broker.pid
