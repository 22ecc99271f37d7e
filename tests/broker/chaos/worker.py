"""One worker as a process: `python -m tests.broker.chaos.worker BOOTSTRAP PREFIX`."""

import asyncio
import logging
import sys

from streams.connection import Connection
from streams.process import run
from streams.worker import BinderWorker
from tests.broker.chaos.step import Seen, count


def main() -> int:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    worker = BinderWorker(Connection(bootstrap=sys.argv[1]), sys.argv[2], count, Seen)
    return asyncio.run(run(worker))


if __name__ == "__main__":
    sys.exit(main())
