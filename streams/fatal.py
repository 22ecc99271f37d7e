"""The end of a process that must not go on."""

import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from aiokafka.errors import KafkaError

log = logging.getLogger(__name__)

#: EX_SOFTWARE of sysexits.h: the supervisor starts the process again.
EXIT_FATAL = 70

#: Ends the process, the reason logged first. Tests give one that only notes it.
Exit = Callable[[str], None]


class SayableError(Exception):
    """An error whose text names topics, offsets and sizes, and nothing that people wrote."""


def exit_now(reason: str) -> NoReturn:
    """End the process at once, before anything else can be acknowledged.

    No exception does that: Faust acknowledges the event whose body raises, is cancelled or exits.
    """
    log.critical("exit %d: %s", EXIT_FATAL, reason)
    for handler in logging.getLogger().handlers:
        handler.flush()
    sys.stderr.flush()
    os._exit(EXIT_FATAL)


@contextmanager
def deadline(seconds: float, reason: str, ends: Exit = exit_now) -> Iterator[None]:
    """Exit if the block has not ended by then; from a thread, since a stuck event loop cannot watch itself."""
    timer = threading.Timer(seconds, ends, (reason,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def describe(error: BaseException) -> str:
    """Return an error's name and where it arose; its text only if it can hold nothing of a source or an entry."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = " < ".join(f"{os.path.basename(frame.filename)}:{frame.lineno}" for frame in reversed(frames))
    text = f": {error}" if isinstance(error, KafkaError | SayableError) else ""
    return f"{type(error).__name__}{text} ({places})"
