"""One worker as a process: `python -m tests.broker.chaos.worker BOOTSTRAP PREFIX`."""

import asyncio
import logging
import sys

from streams.binder.job import BINDING
from streams.connection import Connection
from streams.process import run
from streams.worker import TableWorker
from tests.broker.chaos.step import Seen, count


def main() -> int:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    worker = TableWorker(Connection(bootstrap=sys.argv[1]), sys.argv[2], BINDING, count, Seen)
    return asyncio.run(run(worker))


if __name__ == "__main__":
    sys.exit(main())
