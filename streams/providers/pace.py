"""When a call may begin."""

import hashlib
from asyncio import Event
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiolimiter import AsyncLimiter

from streams.providers.budget import CallFailed, Clock

#: Seconds for which a provider keeps a prefix that was marked for the cache, with some to spare.
CACHED_SECONDS = 270.0


class Pace:
    """Gives out turns: so many a minute, and of calls that begin with the same entries the first one alone.

    A provider has a prefix in its cache once the first reply to it is there; calls that go beside that one would each
    pay for all of it. Whoever waited for a first call goes when it ends, however it ends.

    Args:
        clock: measures.
        calls_per_minute: of this process, as many at once; None: as many as there are.
    """

    def __init__(self, clock: Clock, calls_per_minute: float | None = None) -> None:
        self._clock = clock
        self._per_minute = calls_per_minute
        self._limiter = AsyncLimiter(calls_per_minute) if calls_per_minute else None
        self._first: dict[str, Event] = {}
        self._cached: dict[str, float] = {}

    @asynccontextmanager
    async def turn(self, prefix: str, patience: float) -> AsyncIterator[None]:
        """Hold a turn for the block.

        Args:
            prefix: what the call begins with.
            patience: seconds after which it is too late for the call.

        Raises:
            CallFailed: ``provider_rate_limited``: there was no turn in time.
        """
        key = hashlib.sha256(prefix.encode()).hexdigest()
        end = self._clock.now() + patience
        first = await self._may_be_first(key, patience)
        try:
            await self._admitted(end - self._clock.now())
            yield
            self._remember(key)
        finally:
            if first:
                self._first.pop(key).set()

    async def _may_be_first(self, key: str, patience: float) -> bool:
        if self._clock.now() - self._cached.get(key, -CACHED_SECONDS) < CACHED_SECONDS:
            return False
        if key not in self._first:
            self._first[key] = Event()
            return True
        await self._within(patience, self._first[key])
        return False

    async def _within(self, patience: float, event: Event) -> None:
        try:
            async with self._clock.timeout(patience):
                await event.wait()
        except TimeoutError as error:
            raise CallFailed("provider_timeout", "the first call with these entries did not end", final=True) from error

    async def _admitted(self, patience: float) -> None:
        if self._limiter is None:
            return
        try:
            async with self._clock.timeout(patience):
                await self._limiter.acquire()
        except TimeoutError as error:
            detail = f"this worker's own limit of {self._per_minute:g} calls a minute"
            raise CallFailed("provider_rate_limited", detail, final=True) from error

    def _remember(self, key: str) -> None:
        now = self._clock.now()
        self._cached = {old: at for old, at in self._cached.items() if now - at < CACHED_SECONDS} | {key: now}
