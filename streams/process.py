"""A worker as a process of its own."""

import asyncio
import logging
import signal
from typing import Protocol

from streams.fatal import EXIT_FATAL, describe

log = logging.getLogger(__name__)


class Service(Protocol):
    """Something that runs between `start` and `stop`."""

    async def start(self) -> None:
        """Return when it works."""

    async def stop(self) -> None:
        """Return when nothing of it is left to do."""


async def run(service: Service) -> int:
    """Run a service until the process is asked to end (SIGTERM, SIGINT).

    Returns:
        The process's exit code: 0, or 70 if it could not start.
    """
    asked = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, asked.set)
    starting = asyncio.create_task(service.start())
    waiting = asyncio.create_task(asked.wait())
    try:
        await asyncio.wait({starting, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if starting.done():
            starting.result()
            log.info("ready")
            await waiting
    except Exception as error:  # noqa: BLE001 - whatever it is, the supervisor shall try again
        log.critical("not started: %s", describe(error))
        return EXIT_FATAL
    log.info("stopping")
    await service.stop()
    return 0
