"""What every command is given."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import typer

from streams.client import Client
from streams.cluster import cluster
from streams.settings import Settings

T = TypeVar("T")


def settings_of(context: typer.Context) -> Settings:
    """Return the settings, the command line's own over those of environment and file."""
    settings = context.obj
    if not isinstance(settings, Settings):
        raise TypeError("the main callback was not run")
    return settings


def ask(context: typer.Context, question: Callable[[Client], Awaitable[T]]) -> T:
    """Run a question to the cluster to its end and return the answer."""
    settings = settings_of(context)

    async def run() -> T:
        async with Client(connection, settings.prefix) as client:
            return await question(client)

    with cluster(settings) as connection:
        return asyncio.run(run())
