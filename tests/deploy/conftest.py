"""The broker that the tests of this folder share."""

from collections.abc import Iterator

import pytest

from streams.broker import EmbeddedBroker
from tests.deploy.tools import need_ops


@pytest.fixture(scope="session")
def bootstrap(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of an embedded broker."""
    need_ops("a broker for some minutes")
    with EmbeddedBroker(tmp_path_factory.mktemp("broker")) as broker:
        yield broker.bootstrap
