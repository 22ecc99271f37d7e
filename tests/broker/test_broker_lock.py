"""Two processes never run a broker on one data directory."""

import os
from pathlib import Path

import pytest

from streams.broker import EmbeddedBroker
from streams.broker.error import FolderInUseError


def test_the_second_is_told_who_has_it_and_where_that_broker_answers(tmp_path: Path) -> None:
    with EmbeddedBroker(tmp_path) as first, pytest.raises(FolderInUseError) as refused:
        EmbeddedBroker(tmp_path).start()
    assert f"process {os.getpid()} " in str(refused.value)
    assert first.bootstrap in str(refused.value)
