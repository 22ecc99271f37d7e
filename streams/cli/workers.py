"""Workers as processes of their own."""

import asyncio
import logging

import typer

from streams import compose
from streams.cli.context import settings_of
from streams.cluster import cluster
from streams.process import Service, run


def worker(context: typer.Context) -> None:
    """Build cards and bind, until SIGTERM; run as many of them as the topics have partitions, and no more.

    Reads only what lies below SOURCEBIND_URI_PREFIXES. Needs no provider, and has none.

    Example: SOURCEBIND_URI_PREFIXES='["file:///srv/uploads/"]' sourcebind --bootstrap kafka:9092 worker
    """
    _run(context, (compose.card_builder, compose.binder))


def proposer(context: typer.Context) -> None:
    """Ask the provider, until SIGTERM.

    Example: ANTHROPIC_API_KEY=... sourcebind --bootstrap kafka:9092 proposer
    """
    _run(context, (compose.proposer,))


def _run(context: typer.Context, makers: tuple[compose.Maker, ...]) -> None:
    logging.getLogger().setLevel(logging.INFO)
    settings = settings_of(context)
    with cluster(settings) as connection:
        services: list[Service] = [make(settings, connection, lambda count: None) for make in makers]
        code = asyncio.run(run(compose.Together(services)))
    raise typer.Exit(code)
