"""The topics on the cluster, and the embedded broker."""

import asyncio
import signal
from typing import Annotated

import typer

from streams import topics
from streams.broker import EmbeddedBroker
from streams.broker.error import BrokerError
from streams.cli.context import settings_of
from streams.cli.exits import Exit
from streams.cli.output import err, out, print_json
from streams.cli.results import Json
from streams.cluster import cluster

app = typer.Typer(help="The topics on the cluster: partitions, clean-up, retention, sizes.", no_args_is_help=True)


@app.command()
def create(context: typer.Context) -> None:
    """Create every topic that is not there, and mend the settings of those that are.

    Example: sourcebind topics create
    """
    settings = settings_of(context)
    with cluster(settings) as connection:
        asyncio.run(topics.create(connection, settings.prefix))
    err.print("every topic is there")


@app.command()
def check(context: typer.Context, json: Json = False) -> None:
    """Compare the topics with what the program needs, changelogs included.

    Example: sourcebind topics check
    """
    settings = settings_of(context)
    with cluster(settings) as connection:
        found = asyncio.run(topics.check(connection, settings.prefix))
    if json:
        print_json("topics", mismatches=[str(mismatch) for mismatch in found])
    else:
        for mismatch in found:
            out.print(str(mismatch), markup=False)
    raise typer.Exit(Exit.FINDINGS if found else Exit.WELL)


def broker(
    context: typer.Context,
    port: Annotated[int, typer.Option(help="Where clients find it; 0: a free port.", min=0, max=65535)] = 0,
) -> None:
    """Run the embedded broker alone, until Ctrl-C; other commands on the same data use it.

    Example: sourcebind broker --port 9092
    """
    settings = settings_of(context)
    if settings.bootstrap:
        raise BrokerError("a cluster is given (bootstrap): no broker of our own is started")
    with EmbeddedBroker(settings.data_dir / "broker", port=port) as running:
        out.print(running.bootstrap, markup=False)
        signal.sigwait({signal.SIGINT, signal.SIGTERM})
