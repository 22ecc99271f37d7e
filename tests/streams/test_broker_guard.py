"""The guard alone, with commands that are no broker."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from streams.broker import guard

GUARD = Path(guard.__file__)
STUBBORN = "trap '' TERM; echo up; while :; do sleep 600 & wait; done"
POLITE = "trap 'echo asked; exit 3' TERM; echo up; while :; do sleep 0.1; done"


class Guarded:
    """A shell under a guard."""

    def __init__(self, script: str, grace: str = "60") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-I", str(GUARD), str(os.getpid()), grace, "sh", "-c", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        assert self.process.stdout
        assert self.process.stdout.readline() == b"up\n"

    def end(self, word: bytes) -> tuple[int, bytes]:
        output = self.process.communicate(word, timeout=60)[0]
        return self.process.returncode, output


def test_the_end_of_input_asks_politely_and_the_exit_code_is_handed_on() -> None:
    assert Guarded(POLITE).end(b"") == (3, b"asked\n")


def test_who_does_not_listen_is_killed_with_all_that_it_started() -> None:
    # communicate() returns when the last process that holds the output is gone, the sleeping one included
    assert Guarded(STUBBORN, grace="0.2").end(b"\n") == (-signal.SIGKILL, b"")


def test_a_kill_does_not_ask() -> None:
    assert Guarded("echo up; trap 'echo asked' TERM; exec sleep 600").end(guard.KILL) == (
        128 + signal.SIGKILL,
        b"",
    )


def test_a_command_that_ends_by_itself_ends_the_guard() -> None:
    assert Guarded("echo up; exit 7").process.wait(60) == 7
