"""The broker that the tests of this folder share."""

import os
import uuid
from collections.abc import Iterator

import pytest

from streams.testing.broker import choose_broker, docker_lacks, running_broker


@pytest.fixture(scope="session")
def bootstrap(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[str]:
    """Address of a running broker, the same for the whole session."""
    choice = choose_broker(os.environ, docker_lacks)
    terminal = pytestconfig.pluginmanager.get_plugin("terminalreporter")
    if isinstance(terminal, pytest.TerminalReporter):
        terminal.write_line(f"broker tests run on the {choice.kind} broker: {choice.why}")
    with running_broker(choice, tmp_path_factory.mktemp("broker")) as address:
        yield address


@pytest.fixture
def prefix() -> str:
    """Begins the names of a test's topics and groups, since the tests share one broker."""
    return f"t{uuid.uuid4().hex[:12]}-"
