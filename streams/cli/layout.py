"""The topics on the cluster, and the embedded broker."""

import asyncio
import signal
import threading
from typing import Annotated

import typer

from schemas import TASKS
from streams import topics
from streams.broker import EmbeddedBroker
from streams.broker.error import BrokerError
from streams.cli.context import Json, settings_of
from streams.cli.exits import Exit
from streams.cli.output import err, out, print_json
from streams.cluster import cluster

app = typer.Typer(help="Create or check the topics on the cluster.", no_args_is_help=True, rich_markup_mode=None)


@app.command()
def create(context: typer.Context) -> None:
    """Create every topic that is missing.

    Those that stand are checked and left as they are.

    Example: sourcebind --bootstrap kafka:9092 topics create
    """
    settings = settings_of(context)
    with cluster(settings) as connection:
        asyncio.run(topics.ensure(connection, settings.prefix, TASKS))
    err.print("every topic is there, as it must be")


@app.command()
def check(context: typer.Context, json: Json = False) -> None:
    """Compare the topics with what the program needs.

    Partitions, clean-up, retention and sizes, of the tables' changelogs too.

    Example: sourcebind --bootstrap kafka:9092 topics check
    """
    settings = settings_of(context)
    with cluster(settings) as connection:
        found = asyncio.run(topics.check(connection, settings.prefix, TASKS))
    if json:
        print_json("topics", mismatches=[str(mismatch) for mismatch in found])
    else:
        for mismatch in found:
            out.print(str(mismatch), soft_wrap=True)
        if not found:
            out.print("every topic is there, as it must be")
    raise typer.Exit(Exit.FINDINGS if found else Exit.WELL)


def broker(
    context: typer.Context,
    port: Annotated[
        int, typer.Option(metavar="PORT", help="Where clients find it; 0: a free port.", min=0, max=65535)
    ] = 0,
) -> None:
    """Run the embedded broker alone, until Ctrl-C.

    Prints its address. Meanwhile other commands on the same data use it, and are quicker.

    Example: sourcebind broker --port 9092
    """
    settings = settings_of(context)
    if settings.bootstrap:
        raise BrokerError(f"{settings.bootstrap} is to be used: no broker of our own is started")
    stopped = threading.Event()
    with EmbeddedBroker(settings.data_dir / "broker", port=port) as running:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: stopped.set())
        out.print(running.bootstrap)
        stopped.wait()
