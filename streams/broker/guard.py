"""Runs a command that must not outlive the process that started it.

A program of its own, started by file name: it watches from outside, so it also sees a parent that was killed.
Standard library only, since it starts before every broker and should not be waited for.
"""

import os
import select
import signal
import subprocess
import sys

#: written to our standard input: end the command without asking it
KILL = b"k"

#: how often to look whether the parent still is our parent; its end closes our standard input at once, unless a
#: process that it forked keeps the other end open
LOOK_EVERY = 0.2


def guard(parent: int, grace: float, command: list[str]) -> int:
    """Runs a command until it ends, the parent ends, or the parent writes to or closes our standard input.

    Args:
        parent: Process id of the one who started us.
        grace: Seconds between the polite signal and the one that cannot be refused.
        command: Program and arguments. It gets no input and inherits every other open descriptor, so a lock
            that was passed to us is held until it is gone too.

    Returns:
        Its exit code; negative the signal that ended it.
    """
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, close_fds=False) as child:  # noqa: S603 - it is ours
        try:
            if _wait(child, parent) == KILL:
                child.kill()
        finally:
            _end(child, grace)
    return child.returncode


def _wait(child: subprocess.Popen[bytes], parent: int) -> bytes:
    while child.poll() is None and os.getppid() == parent:
        if select.select([0], [], [], LOOK_EVERY)[0]:
            return os.read(0, 1)
    return b""


def _end(child: subprocess.Popen[bytes], grace: float) -> None:
    child.terminate()
    try:
        child.wait(grace)
    except subprocess.TimeoutExpired:
        os.killpg(0, signal.SIGKILL)  # whatever the command started goes with it, and so do we


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    code = guard(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])
    sys.exit(code if code >= 0 else 128 - code)
