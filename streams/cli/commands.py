"""What people do to a run's bibliography."""

import uuid
from pathlib import Path
from typing import Annotated, Any

import orjson
import typer

from cards import BibliographyError, read_bibliography
from schemas import (
    AddEntries,
    BibliographyRow,
    Command,
    CorrectEntry,
    Entry,
    Forget,
    Recheck,
    Regate,
    RemoveEntry,
    SetEntries,
)
from streams.cli.context import ask
from streams.cli.output import err
from streams.cli.results import Run
from streams.client import Client

Library = Annotated[Path, typer.Argument(help="A .bib, .ris or CSL-JSON file.", exists=True, dir_okay=False)]
EntryId = Annotated[str, typer.Argument(help="The entry's id.")]


def _event() -> str:
    return uuid.uuid4().hex


def _publish(context: typer.Context, command: Command) -> None:
    ask(context, lambda client: client.publish(command))
    err.print(f"published: {type(command).__name__} for run {command.run_id} (event {command.event_id})", markup=False)


def publish(context: typer.Context, run: Run, library: Library, add: bool = False) -> None:
    """Publish a bibliography file as the run's whole bibliography, or, with --add, as more entries.

    Example: sourcebind publish thesis refs.bib
    """
    try:
        bibliography = read_bibliography(library)
    except BibliographyError as error:
        raise typer.BadParameter(str(error)) from None
    for problem in bibliography.problems:
        err.print(f"{library}:{problem.line}: {problem.record}: {problem.reason}", markup=False)
    kind = AddEntries if add else SetEntries
    _publish(context, kind(run_id=run, event_id=_event(), entries=bibliography.entries))


def correct(
    context: typer.Context,
    run: Run,
    entry: EntryId,
    changes: Annotated[list[str], typer.Argument(help="field=value; a value may be JSON.", metavar="FIELD=VALUE...")],
) -> None:
    """Correct fields of an entry; stored claims are ruled again, without a provider call.

    Example: sourcebind correct thesis vega2016 year=2017 'title=Lagoon Salinity Cycles'
    """
    _publish(
        context,
        CorrectEntry(run_id=run, event_id=_event(), entry_id=entry, changes=dict(_change(text) for text in changes)),
    )


def _change(text: str) -> tuple[str, Any]:
    field, equals, value = text.partition("=")
    if not equals or field not in Entry.model_fields:
        fields = ", ".join(name for name in Entry.model_fields if name != "id")
        raise typer.BadParameter(f"{text!r} is not FIELD=VALUE; fields are {fields}")
    if Entry.model_fields[field].annotation is str:
        return field, value
    try:
        return field, orjson.loads(value)
    except orjson.JSONDecodeError:
        raise typer.BadParameter(f"the value of {field} must be JSON, such as 2017 or a list") from None


def remove(context: typer.Context, run: Run, entry: EntryId) -> None:
    """Remove an entry; its verdicts are withdrawn.

    Example: sourcebind remove thesis vega2016
    """
    _publish(context, RemoveEntry(run_id=run, event_id=_event(), entry_id=entry))


def recheck(context: typer.Context, run: Run) -> None:
    """Ask again for sources that are unbound or failed, unless the cache holds the answer.

    Example: sourcebind recheck thesis
    """
    _publish(context, Recheck(run_id=run, event_id=_event()))


def regate(
    context: typer.Context,
    run: Annotated[str | None, typer.Argument(help="The run's id; every run if it is left out.")] = None,
) -> None:
    """Rule the stored claims again with today's gates; never a provider call.

    Example: sourcebind regate
    """
    runs = [run] if run else ask(context, _runs)
    commands = [Regate(run_id=each, event_id=_event()) for each in runs]
    ask(context, lambda client: client.publish(*commands))
    err.print(f"published: Regate for {len(runs)} runs")


async def _runs(client: Client) -> list[str]:
    rows = (await client.latest("bibliography-table")).values()
    return sorted(row.run_id for row in rows if isinstance(row, BibliographyRow) and not row.forgotten)


def forget(
    context: typer.Context,
    run: Run,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether this is meant.")] = False,
) -> None:
    """Delete a run: its tables, verdicts and outcomes at once, its other records by their retention (7 days).

    Its commands stay on the bibliography topic until that topic's own retention ends; see the runbook.

    Example: sourcebind forget thesis --yes
    """
    if not yes:
        typer.confirm(f"Delete everything of run {run}?", abort=True, err=True)
    _publish(context, Forget(run_id=run, event_id=_event()))
