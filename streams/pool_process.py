"""One process for one file at a time, started anew when it dies."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from pebble import ProcessExpired, ProcessPool

from cards.errors import CardError
from schemas import SourceCard
from streams.fatal import SayableError
from streams.limits import Limits
from streams.pool_worker import Build, NoCard, build_here, confine, is_ready


class PoolError(SayableError):
    """A process for reading files does not start; no file is at fault."""


class PoolProcess:
    """A pebble pool of one process.

    Of one, since then whatever dies is the process of this file: a pool of several breaks as a whole when a process
    dies before it has said which file it took, and shares one pipe that a dying process may leave half written.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool: Any = None

    def start(self) -> None:
        """Start it; returns before it is ready. To be called from a thread that lives as long as it shall."""
        if self._pool is None:
            self._pool = ProcessPool(
                max_workers=1,
                # a fork would copy locks that other threads hold
                context=multiprocessing.get_context("spawn"),
                initializer=confine,
                initargs=(os.getpid(), self._limits.memory),
            )
            with _uninterruptible():
                self._ready = self._pool.schedule(is_ready)

    async def build(self, build: Build, data: bytes, filename: str) -> SourceCard:
        """Build a card.

        Raises:
            CardError: that of the cards, or too_slow, parser_crashed, too_much_memory, too_many_pages.
            PoolError: no process starts.
        """
        try:
            return await self._build(build, data, filename)
        except BrokenProcessPool:
            # it died before it said that it had the file: because of the file, or before it had it
            await self.close()
        try:
            return await self._build(build, data, filename)
        except BrokenProcessPool as error:
            await self.close()
            raise CardError("parser_crashed", "the process that read the file died") from error

    async def _build(self, build: Build, data: bytes, filename: str) -> SourceCard:
        await self._started()
        args = (build, data, filename, self._limits.pages)
        try:
            future = self._pool.schedule(build_here, args=args, timeout=self._limits.seconds)
            found: SourceCard | NoCard = await asyncio.wrap_future(future)
        except TimeoutError:
            raise CardError("too_slow", f"no card within {self._limits.seconds:.0f} s") from None
        except ProcessExpired as error:
            raise CardError("parser_crashed", f"the process that read the file ended with {error.exitcode}") from error
        except RuntimeError as error:  # pebble's word for a pool whose process died while it had nothing to do
            raise BrokenProcessPool(str(error)) from error
        if isinstance(found, NoCard):
            raise CardError(found.reason, found.detail)
        return found

    async def _started(self) -> None:
        self.start()
        try:
            # shielded: a build that is cancelled meanwhile must not take the start with it
            await asyncio.shield(asyncio.wrap_future(self._ready))
        except Exception as error:
            await self.close()
            raise PoolError(f"no process for reading files starts: {type(error).__name__}") from error

    async def close(self) -> None:
        """Kill it, if it runs."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()
            await asyncio.to_thread(pool.join)


@contextmanager
def _uninterruptible() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach: it is meant for the program that ends them, which says what it does.

    A blocked signal stays blocked in a process that is started, from its first moment; a handler would come too late.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
