"""Delete a run."""

import asyncio
import uuid
from typing import Annotated

import typer

from schemas import Forget, Task
from streams.cli.bind import say_waiting
from streams.cli.carry_out import carry_out
from streams.cli.commands import known
from streams.cli.context import RunId, settings_of, topics_stand
from streams.cli.output import err
from streams.client import Client
from streams.cluster import cluster, turn
from streams.forgetting import KEPT, Kept, check_known, forget_at_once


def forget(
    context: typer.Context,
    run: RunId,
    task: Annotated[Task, typer.Option("--task", help="Whose: a thesis, a report or a packet.")] = "bind",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether this is meant.")] = False,
) -> None:
    """Delete a run.

    Its tables, verdicts and outcomes go at once (of a report its quality, of a packet its answers), its other records
    when their topics' retention ends (7 days). Its commands stay on their topic for that topic's own retention; the
    runbook says how to end them earlier.

    Example: sourcebind forget thesis --yes
    """
    if not yes:
        typer.confirm(f"Delete everything of run {run}?", abort=True, err=True)
    command = Forget(run_id=run, event_id=uuid.uuid4().hex)
    if task == "bind":
        carry_out(context, lambda client: known(client, command))
    else:
        _forget(context, KEPT[task], command)


def _forget(context: typer.Context, kept: Kept, command: Forget) -> None:
    settings, task = settings_of(context), kept.job.task
    with turn(settings, say_waiting), cluster(settings) as connection:

        async def run() -> None:
            await topics_stand(settings, connection, task)
            async with Client(connection, settings.prefix) as client:
                await check_known(client, kept, command.run_id)
                if settings.bootstrap:
                    await client.publish(command, task=task)
                    return
            await forget_at_once(settings, connection, kept, command)

        asyncio.run(run())
    how = "published for the workers" if settings.bootstrap else "done"
    err.print(f"{how}: forget {kept.what} {command.run_id}", soft_wrap=True)
