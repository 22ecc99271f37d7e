"""Which cluster a command talks to."""

from collections.abc import Iterator
from contextlib import contextmanager

from streams.broker import EmbeddedBroker
from streams.broker.error import FolderInUseError
from streams.connection import Connection
from streams.settings import Settings


@contextmanager
def cluster(settings: Settings) -> Iterator[Connection]:
    """Yield the way to the given cluster, else to the embedded broker, which lives as long as the block.

    An embedded broker that another command runs on the same data is used, and left running.

    Raises:
        BrokerError: the embedded broker does not start.
    """
    if settings.bootstrap:
        yield settings.connection()
        return
    broker = EmbeddedBroker(settings.data_dir / "broker")
    try:
        broker.start()
    except FolderInUseError as taken:
        if not taken.address:
            raise
        yield settings.connection(taken.address)
        return
    try:
        yield broker.connection
    finally:
        broker.stop()
