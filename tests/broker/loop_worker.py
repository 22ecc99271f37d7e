"""One worker of the loop as a process: `python -m tests.broker.loop_worker BOOTSTRAP PREFIX`."""

import asyncio
import logging
import sys

from streams.connection import Connection
from streams.process import run
from streams.stage_worker import StageWorker
from tests.broker.loop_load import Slow


async def work() -> int:
    return await run(StageWorker(Connection(bootstrap=sys.argv[1]), sys.argv[2], "echo", Slow(0.05), window=8))


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    sys.exit(asyncio.run(work()))
