"""What every command is given."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import typer
from pydantic import TypeAdapter, ValidationError

from schemas import Id, Task
from streams import topics
from streams.client import Client
from streams.cluster import cluster
from streams.connection import Connection
from streams.settings import Settings
from streams.topics import TopicMismatch

T = TypeVar("T")

_ID: TypeAdapter[str] = TypeAdapter(Id)


def check_id(text: str | None) -> str | None:
    """Return the id of a run or an entry as it was given.

    Raises:
        typer.BadParameter: it can be none.
    """
    try:
        return text if text is None else _ID.validate_python(text)
    except ValidationError:
        raise typer.BadParameter("1 to 500 printable characters are expected") from None


RunId = Annotated[str, typer.Argument(metavar="RUN", help="The run's id.", callback=check_id)]
EntryId = Annotated[str, typer.Argument(metavar="ENTRY", help="The entry's id.", callback=check_id)]
Json = Annotated[bool, typer.Option("--json", help="One JSON document instead of a table.")]


def settings_of(context: typer.Context) -> Settings:
    """Return the settings, the command line's own over those of environment and file."""
    settings = context.obj
    if not isinstance(settings, Settings):
        raise TypeError("the main callback was not run")
    return settings


async def topics_stand(settings: Settings, connection: Connection, task: Task = "bind") -> None:
    """Make the topics on the embedded broker; look at them on a given cluster, whose owner may not want to be helped.

    Raises:
        TopicMismatch: a topic is missing or differs.
    """
    if not settings.bootstrap:
        await topics.ensure(connection, settings.prefix, [task])
    elif mismatches := await topics.check(connection, settings.prefix, [task]):
        raise TopicMismatch(mismatches)


def ask(context: typer.Context, question: Callable[[Client], Awaitable[T]]) -> T:
    """Run a question to the cluster to its end and return the answer."""
    settings = settings_of(context)

    async def run() -> T:
        await topics_stand(settings, connection)
        async with Client(connection, settings.prefix) as client:
            return await question(client)

    with cluster(settings) as connection:
        return asyncio.run(run())
