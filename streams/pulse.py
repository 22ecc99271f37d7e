"""Notices that the process stood still."""

import threading
import time

from streams.fatal import Exit, exit_now


class Pulse(threading.Thread):
    """Ends the process when it was stopped for longer than its session lasts.

    A process that was suspended (SIGSTOP, a paused machine) goes on as if nothing had happened, while another worker
    has its partitions: a row that it then wrote would stand after newer ones of that worker. A thread of its own, since
    the event loop may be busy with one long step; heartbeats come from another thread, too.

    Args:
        session: seconds after which the group takes a silent worker to be dead.
        ends: ends the process.
    """

    def __init__(self, session: float, ends: Exit = exit_now) -> None:
        super().__init__(name="pulse", daemon=True)
        self._session = session
        self._ends = ends
        self._stopped = threading.Event()
        self._beat = time.monotonic()

    def run(self) -> None:
        """Beat several times a session; what was slow before the start is no standstill."""
        self._beat = time.monotonic()
        while not self._stopped.wait(self._session / 12):
            self.check()
            self._beat = time.monotonic()

    def check(self) -> None:
        """End the process if the last beat is too long ago; to be called before a row is written."""
        still = time.monotonic() - self._beat
        if still > self._session:
            self._ends(f"the process stood still for {still:.0f} s: its partitions may be another worker's by now")

    def stop(self) -> None:
        """Beat no more."""
        self._stopped.set()
