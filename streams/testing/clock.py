"""A clock that tests move."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class ManualClock:
    """Time that passes only when someone sleeps or moves it; a `Clock` of the provider's budget.

    A sleep takes no real time: it moves the clock. ``slept`` holds all sleeps, in their order.
    """

    def __init__(self) -> None:
        self.slept: list[float] = []
        self._now = 0.0
        self._due: dict[asyncio.Timeout, float] = {}

    def now(self) -> float:
        """Seconds since the clock was made."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Move the clock, and let others run."""
        self.slept.append(seconds)
        self.advance(seconds)
        await asyncio.sleep(0)

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Do what `asyncio.timeout` does, on this clock."""
        async with asyncio.timeout(None) as timeout:
            self._due[timeout] = self._now + seconds
            try:
                yield
            finally:
                self._due.pop(timeout, None)

    def advance(self, seconds: float) -> None:
        """Move the clock; whatever runs inside a timeout that is now over is cancelled."""
        self._now += seconds
        for timeout in [timeout for timeout, due in self._due.items() if due <= self._now]:
            del self._due[timeout]
            timeout.reschedule(asyncio.get_running_loop().time())

    def advance_to_timeout(self) -> None:
        """Move the clock to where the next timeout is over."""
        self.advance(self.left())

    def left(self) -> float:
        """Seconds until the next timeout is over."""
        return min(self._due.values()) - self._now
