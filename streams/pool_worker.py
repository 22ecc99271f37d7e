"""What happens in the process that reads a file: it may be killed, and takes nothing with it.

Only this module and the cards are loaded there, so that a process is ready soon.
"""

import ctypes
import os
import re
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from cards.errors import CardError
from schemas.card import SourceCard
from schemas.outcome import OutcomeReason

#: Builds a card; a function at the top of a module, since it is sent by its name.
Build = Callable[[bytes, str], SourceCard]

#: MuPDF's words when memory is refused to it.
_REFUSED_MEMORY = re.compile(r"\b[mc]?(re)?alloc\b.*failed")

_PR_SET_PDEATHSIG = 1


@dataclass(frozen=True)
class NoCard:
    """A `CardError` as it travels between processes: an exception is pickled by its text alone."""

    reason: OutcomeReason
    detail: str = ""


def confine(parent: int, memory: int) -> None:
    """Limit this process: its address space, no core file, and no life after its parent's.

    Args:
        parent: process id.
        memory: bytes.
    """
    # pebble's own handler runs in Python, so a parser that is busy in C would be killed 3 s later only
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it died before it could be watched
        os._exit(1)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def is_ready() -> bool:
    """Say that the process has started."""
    return True


def build_here(build: Build, data: bytes, filename: str, pages: int) -> SourceCard | NoCard:
    """Build a card in this process; whatever the file makes go wrong is an answer."""
    try:
        card = build(data, filename)
    except CardError as error:
        return _out_of_memory(error) or NoCard(error.reason, error.detail)
    except Exception as error:  # noqa: BLE001 - a parser may raise anything; the file is at fault, and no other
        return _out_of_memory(error) or NoCard("parser_crashed", _place(error))
    if card.pages > pages:
        return NoCard("too_many_pages", f"{card.pages} pages, {pages} are read at most")
    return card


def _out_of_memory(error: BaseException | None) -> NoCard | None:
    while error is not None:
        if isinstance(error, MemoryError) or _REFUSED_MEMORY.search(str(error)):
            return NoCard("too_much_memory", "the file needs more memory than one file may have")
        error = error.__cause__ or error.__context__
    return None


def _place(error: Exception) -> str:
    # not its text: that may be the source's
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {os.path.basename(frame.filename)}:{frame.lineno}"
