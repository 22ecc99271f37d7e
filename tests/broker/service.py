"""One service as a process: `python -m tests.broker.service cards|binder|proposer BOOTSTRAP PREFIX FOLDER`."""

import asyncio
import logging
import sys
from pathlib import Path

from streams import compose
from streams.connection import Connection
from streams.effects import Count
from streams.process import run
from streams.settings import Settings

MAKERS: dict[str, compose.Maker] = {
    "cards": compose.card_builder,
    "binder": compose.binder,
    "proposer": compose.proposer,
}


def ignore(count: Count) -> None:
    """Nobody watches."""


async def serve(kind: str, bootstrap: str, prefix: str, folder: str) -> int:
    settings = Settings(prefix=prefix, provider="local", uri_prefixes=(Path(folder).as_uri(),))
    return await run(MAKERS[kind](settings, Connection(bootstrap=bootstrap), ignore))


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    sys.exit(asyncio.run(serve(*sys.argv[1:])))
