"""Files are read in processes of their own: what one file breaks, it breaks alone."""

import asyncio
import os

from cards.source_card import build_card
from schemas import SourceCard
from streams.limits import Limits
from streams.pool_process import PoolProcess
from streams.pool_worker import Build


class Pool:
    """Processes that build cards, started when the first is needed.

    They do not outlive this process, however it ends. Each loads the program's main module again, as `spawn` does, so
    that one should import at its top only what every command needs.

    Args:
        limits: of one file.
        size: how many files are read at a time; by default one a core.
        build: builds a card.
    """

    def __init__(self, limits: Limits | None = None, *, size: int | None = None, build: Build = build_card) -> None:
        limits = limits or Limits()
        self._build = build
        self._processes = [PoolProcess(limits) for _ in range(size or os.cpu_count() or 1)]
        self._free = list(self._processes)
        self._slots = asyncio.Semaphore(len(self._free))

    def start(self) -> None:
        """Start all processes now, and not with the first file; returns before they are ready."""
        for process in self._processes:
            process.start()

    async def build(self, data: bytes, filename: str) -> SourceCard:
        """Build a card in a process, as soon as one is free.

        Raises:
            CardError: that of the cards, or too_slow, parser_crashed, too_much_memory, too_many_pages.
            PoolError: no process starts.
        """
        async with self._slots:
            process = self._free.pop()
            try:
                return await process.build(self._build, data, filename)
            finally:
                self._free.append(process)

    async def close(self) -> None:
        """Kill all processes."""
        await asyncio.gather(*(process.close() for process in self._processes))
