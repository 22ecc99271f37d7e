"""One run of the broker's JVM, from its start until it is gone."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import psutil

from streams.broker import guard
from streams.broker.error import BrokerError, PortTakenError
from streams.broker.folder import BrokerFolder
from streams.broker.jvm import Jvm
from streams.broker.ready import why_not_ready
from streams.connection import Connection

#: a clean stop takes half a second; this is for a machine that is busy or a broker with much to write
STOP_GRACE = 30.0

#: enough of the log to see the error and what led to it
LAST_LINES = 25


class BrokerProcess:
    """The JVM and the guard that ends it when we end, in a session of their own, so that Ctrl-C reaches only us.

    Args:
        jvm: How to call Java.
        folder: The data directory, with its properties written.
        lock: The descriptor that holds the directory; the JVM holds it as well, until it is gone.
    """

    def __init__(self, jvm: Jvm, folder: BrokerFolder, lock: int) -> None:
        self._log = folder.log
        folder.turn_log()
        with folder.log.open("ab") as log:
            self._log_start = log.tell()
            self._guard = subprocess.Popen(  # noqa: S603 - our own command
                _guarded(jvm.command("kafka.Kafka", str(folder.properties))),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                pass_fds=(lock,),
                start_new_session=True,
            )

    @property
    def pid(self) -> int:
        """The JVM's process id, for whoever wants to hurt it.

        Raises:
            BrokerError: It is not running.
        """
        if self._guard.poll() is None:
            for child in psutil.Process(self._guard.pid).children():
                return child.pid
        raise BrokerError("the broker is not running")

    def running(self) -> bool:
        """Whether the JVM lives."""
        return self._guard.poll() is None

    def wait_ready(self, connection: Connection, timeout: float) -> None:
        """Returns when the broker answers an admin client.

        Raises:
            BrokerError: It ended or did not answer in time; its last log lines follow.
            PortTakenError: It ended because a port was taken.
        """
        deadline = time.monotonic() + timeout
        while (reason := why_not_ready(connection)) is not None:
            if not self.running():
                raise self._failure("the broker ended while it started")
            if time.monotonic() > deadline:
                raise self._failure(f"the broker gave no answer in {timeout:.0f} s ({reason})")
            time.sleep(0.02)

    def _failure(self, what: str) -> BrokerError:
        lines = self.last_lines()
        kind = PortTakenError if "Address already in use" in lines else BrokerError
        return kind(f"{what}; the end of {self._log}:\n{lines}")

    def last_lines(self) -> str:
        """The end of what this run has logged."""
        with self._log.open("rb") as log:
            log.seek(self._log_start)
            return "\n".join(log.read().decode(errors="replace").splitlines()[-LAST_LINES:])

    def stop(self) -> None:
        """Ends the broker cleanly, or by force if it takes too long; returns when it is gone."""
        self._end(b"\n")

    def kill(self) -> None:
        """Ends the broker as a power cut would; returns when it is gone."""
        self._end(guard.KILL)

    def _end(self, word: bytes) -> None:
        with suppress(BrokenPipeError):  # it has ended by itself
            if self._guard.stdin and self.running():
                self._guard.stdin.write(word)
        try:
            self._guard.wait(STOP_GRACE + 5)
        except subprocess.TimeoutExpired:
            os.killpg(self._guard.pid, signal.SIGKILL)
        self._guard.communicate()


def _guarded(command: list[str]) -> list[str]:
    script = Path(guard.__file__)
    return [sys.executable, "-I", str(script), str(os.getpid()), str(STOP_GRACE), *command]
