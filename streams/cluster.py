"""Which cluster a command talks to."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from streams.broker import EmbeddedBroker
from streams.broker.error import FolderInUseError
from streams.broker.file_lock import exclusive, try_lock
from streams.connection import Connection
from streams.settings import Settings

#: A broker that another command starts says where it answers within this many seconds.
STARTS_WITHIN = 120.0


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
    if address := _start(broker):
        yield settings.connection(address)
        return
    try:
        yield broker.connection
    finally:
        broker.stop()


def _start(broker: EmbeddedBroker) -> str:
    """Start the broker, or return the address of the one that another command runs."""
    deadline = time.monotonic() + STARTS_WITHIN
    while True:
        try:
            broker.start()
        except FolderInUseError as taken:
            if taken.address:
                return taken.address
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
        else:
            return ""


@contextmanager
def turn(settings: Settings, waits: Callable[[], None]) -> Iterator[None]:
    """Hold the embedded broker's data for a command that works on it; wait for another one that does.

    Two at a time would share their groups, so that one read the files of the other, which lie outside of its folder;
    and the broker would end with the command that started it.

    Args:
        settings: on a given cluster nobody waits.
        waits: is called before the wait, if there is one.
    """
    if settings.bootstrap:
        yield
        return
    lock = settings.data_dir / "turn.lock"
    settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    if (descriptor := try_lock(lock)) is None:
        waits()
    else:
        os.close(descriptor)
    with exclusive(lock):
        yield
