"""How far the groups of workers are, and letting one go on without records that are gone."""

import asyncio
from collections.abc import Mapping
from typing import Annotated

import typer

from schemas import TOPICS
from streams.cli.context import Json, settings_of
from streams.cli.exits import Exit
from streams.cli.output import Row, err, out, print_json, print_rows
from streams.cluster import cluster
from streams.connection import Connection
from streams.guard import Place
from streams.offsets import GroupPosition, groups, positions, skip_lost

app = typer.Typer(help="Show how far the workers are.", no_args_is_help=True, rich_markup_mode=None)

COLUMNS = ("group", "topic", "partition", "next", "end", "behind")

Positions = Mapping[Place, GroupPosition]


@app.command("list")
def list_(context: typer.Context, json: Json = False) -> None:
    """Show how far each group of workers is in the topics that it reads.

    A row a partition: the record that is next, the end of the log, and how many
    records lie between. Ends with 1 if records were deleted before they were read.

    Example: sourcebind offsets list
    """
    settings = settings_of(context)
    with cluster(settings) as connection:
        found = asyncio.run(_all(connection, settings.prefix))
    rows = [_described(settings.prefix, name, place, at) for name in found for place, at in sorted(found[name].items())]
    if json:
        print_json("offsets", offsets=rows)
    elif rows:
        print_rows("Groups", COLUMNS, [_row(row) for row in rows])
    else:
        out.print("no group has read anything yet")
    raise typer.Exit(Exit.FINDINGS if any(row["lost"] for row in rows) else Exit.WELL)


@app.command("skip-lost")
def skip(
    context: typer.Context,
    group: Annotated[str, typer.Argument(metavar="GROUP", help="As `list` names it, such as binder.")],
) -> None:
    """Let a group go on without records that were deleted before they were read.

    A worker that finds such a gap ends, since only a person can say whether what
    is gone matters. No worker of the group may be running.

    Example: sourcebind offsets skip-lost binder
    """
    settings = settings_of(context)
    with cluster(settings) as connection:
        skipped = asyncio.run(skip_lost(connection, f"{settings.prefix}.{group}"))
    for (topic, partition), was in skipped.items():
        err.print(f"{topic}[{partition}]: goes on at {was.first} instead of {was.committed}", soft_wrap=True)
    if not skipped:
        err.print(f"group {group} misses nothing")


async def _all(connection: Connection, prefix: str) -> dict[str, Positions]:
    return {name: await positions(connection, f"{prefix}.{name}") for name in await groups(connection, prefix)}


def _described(prefix: str, group: str, place: Place, at: GroupPosition) -> dict[str, str | int | bool]:
    topic, partition = place
    return {
        "group": group,
        "topic": topic,
        "partition": partition,
        "next": at.committed,
        "end": at.end,
        "behind": at.lag,
        # ticks are worth nothing once they are old
        "lost": at.lost and topic != TOPICS["ticks"].name(prefix),
    }


def _row(described: Mapping[str, str | int | bool]) -> Row:
    marks = ("records were deleted before they were read",) if described["lost"] else ()
    return Row(tuple(str(described[name]) for name in COLUMNS), (), marks)
