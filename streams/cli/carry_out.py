"""Carry commands out: at once on the embedded broker, by the workers on a given cluster."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import typer

from schemas import Command
from streams.at_once import Changed, at_once
from streams.cli.bind import say_waiting
from streams.cli.context import settings_of, topics_stand
from streams.cli.exits import Exit
from streams.cli.output import err, print_rows
from streams.cli.progress import looking
from streams.cli.tables import state_of, verdict_row
from streams.client import Client
from streams.cluster import cluster, turn

#: Makes the commands, when the cluster can be asked what there is.
Make = Callable[[Client], Awaitable[Sequence[Command]]]


def carry_out(context: typer.Context, make: Make, *, asks: bool = False) -> None:
    """Publish commands.

    On the embedded broker nobody else may be there to work them off: this command does, with a binder of its own (and
    with ``asks`` a proposer), and prints the verdicts that changed. On a given cluster its workers do.

    Raises:
        typer.Exit: with 1, if a command was not taken.
    """
    settings = settings_of(context)
    with turn(settings, say_waiting), cluster(settings) as connection, looking() as look:

        async def run() -> tuple[Sequence[Command], Changed | None]:
            await topics_stand(settings, connection)
            async with Client(connection, settings.prefix) as client:
                commands = await make(client)
                if settings.bootstrap:
                    await client.publish(*commands)
                    return commands, None
            return commands, await at_once(settings, connection, commands, asks=asks, look=look)

        commands, changed = asyncio.run(run())
    for command in commands if changed is None else ():
        err.print(
            f"published for the workers: {command.noun} {command.event_id} to run {command.run_id}", soft_wrap=True
        )
    if changed is not None:
        _tell(changed)


def _tell(changed: Changed) -> None:
    for letter in changed.letters:
        reason = dict(letter.headers).get("__dlq.errors.message", b"").decode(errors="replace")
        err.print(f"error: not taken: {reason}", soft_wrap=True)
    print_changed(changed)
    if changed.letters:
        raise typer.Exit(Exit.FINDINGS)


def print_changed(changed: Changed) -> None:
    """Print the verdicts that changed."""
    columns = ("entry", "source", "role", "state")
    if not changed.verdicts:
        err.print("no verdict changed")
        return
    rows = [verdict_row(v, v.entry_id, v.source_id, v.role, state_of(v)) for v in changed.verdicts]
    print_rows("Changed", columns, rows)
