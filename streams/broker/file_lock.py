"""Locks between processes, held by an open file."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def try_lock(path: Path) -> int | None:
    """Locks a file if nobody holds it.

    The lock belongs to the open file: it lasts until the last process that has the descriptor, a child
    that was given it included, closes it or dies. Nothing has to be cleaned up after a kill.

    Args:
        path: The lock file; made if there is none. Its content is left alone.

    Returns:
        The descriptor that holds the lock, or None if somebody else holds it.

    Raises:
        OSError: The file cannot be made, or its file system has no locks.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    return descriptor


@contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Holds a lock file for a block, waiting as long as somebody else holds it.

    Args:
        path: The lock file; made, with its folder, if there is none.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
