"""A bare Faust agent that passes cards through: `python -m tests.bench.pass_through BOOTSTRAP PREFIX`.

It awaits that the broker has each record before it takes the next, and does nothing else.
"""

import asyncio
import sys
from tempfile import TemporaryDirectory

import faust
from faust.types import StreamT

from schemas import TOPICS
from streams.connection import Connection
from streams.faust_app import RAW, SETTINGS
from streams.process import run


def app(bootstrap: str, prefix: str, folder: str) -> faust.App:
    app = faust.App(f"{prefix}.bare", datadir=folder, **SETTINGS, **Connection(bootstrap=bootstrap).faust_options())
    source, sink = (app.topic(TOPICS[noun].name(prefix), **RAW) for noun in ("cards", "refusals"))

    @app.agent(source)
    async def passes(stream: StreamT[bytes]) -> None:
        async for event in stream.events():
            sent = await sink.send(key=event.key, value=event.value, partition=event.message.partition)
            await sent

    app.finalize()
    return app


async def main() -> int:
    bootstrap, prefix = sys.argv[1:]
    with TemporaryDirectory() as folder:  # Faust makes one, if only to leave it empty
        return await run(app(bootstrap, prefix, folder))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
