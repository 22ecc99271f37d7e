"""What people do to a run's bibliography."""

import uuid
from collections.abc import Sequence
from typing import Annotated, Any

import orjson
import typer

from schemas import (
    AddEntries,
    BibliographyRow,
    Command,
    CorrectEntry,
    Entry,
    Recheck,
    Regate,
    RemoveEntry,
    SetEntries,
)
from streams.bind import read_library
from streams.binder.change import ChangeError, changed
from streams.cli.bind import Library, say_problem
from streams.cli.carry_out import carry_out
from streams.cli.context import EntryId, RunId, check_id
from streams.client import Client
from streams.results import results, runs
from streams.suggest import unknown


def _event() -> str:
    return uuid.uuid4().hex


def publish(
    context: typer.Context,
    run: RunId,
    library: Library,
    add: Annotated[bool, typer.Option("--add", help="Add the entries to those that stand.")] = False,
) -> None:
    """Publish a file as a run's bibliography.

    It replaces the run's whole bibliography, or adds to it. Sources that are unbound are asked about again.

    Example: sourcebind publish thesis refs.bib
    """
    bibliography = read_library(library)
    for problem in bibliography.problems:
        say_problem(library, problem)
    kind = AddEntries if add else SetEntries

    async def make(client: Client) -> Sequence[Command]:
        return [kind(run_id=run, event_id=_event(), entries=bibliography.entries)]

    carry_out(context, make, asks=True)


def correct(
    context: typer.Context,
    run: RunId,
    entry: EntryId,
    changes: Annotated[list[str], typer.Argument(metavar="FIELD=VALUE", help="What is not text is given as JSON.")],
) -> None:
    """Correct fields of an entry.

    Stored claims are ruled again, without asking the provider; what is no longer proved is withdrawn.

    Example: sourcebind correct thesis vega2016 year=2017 pages=3-9
    """
    command = CorrectEntry(
        run_id=run, event_id=_event(), entry_id=entry, changes=dict(_change(text) for text in changes)
    )
    carry_out(context, lambda client: _checked(client, command))


def _change(text: str) -> tuple[str, Any]:
    field, equals, value = text.partition("=")
    fields = [name for name in Entry.model_fields if name != "id"]
    if not equals or field not in fields:
        raise typer.BadParameter(f"{text!r} is not FIELD=VALUE; the fields are {', '.join(fields)}")
    if Entry.model_fields[field].annotation is str:
        return field, value
    try:
        return field, orjson.loads(value)
    except orjson.JSONDecodeError:
        raise typer.BadParameter(
            f"the value of {field} is given as JSON, such as {_EXAMPLES.get(field, 2017)}"
        ) from None


_EXAMPLES = {
    "type": "'\"book\"'",
    "authors": '\'[{"family": "Vega", "given": "Rosa"}]\'',
    "editors": '\'[{"family": "Vega", "given": "Rosa"}]\'',
    "more_authors": "true",
    "isbn": "'[\"9783161484100\"]'",
    "aliases": "'[\"Another title\"]'",
}


async def _checked(client: Client, command: CorrectEntry | RemoveEntry) -> Sequence[Command]:
    """Refuse now what the binder would refuse later, unless what it names is still on its way to the binder."""
    said = await results(client, command.run_id)
    try:
        changed(BibliographyRow(run_id=command.run_id, bibliography=said.bibliography), command)
    except ChangeError as error:
        if error.code != "unknown_entry":
            raise typer.BadParameter(str(error)) from None
        if not await _on_its_way(client, command):
            ids = [entry.id for entry in said.bibliography.entries]
            raise typer.BadParameter(unknown("entry", command.entry_id, ids)) from None
    return [command]


async def _on_its_way(client: Client, command: CorrectEntry | RemoveEntry) -> bool:
    told = [record async for record in client.records("bibliography", command.run_id)]
    known = {entry.id for record in told if isinstance(record, SetEntries | AddEntries) for entry in record.entries}
    return command.entry_id in known


def remove(context: typer.Context, run: RunId, entry: EntryId) -> None:
    """Remove an entry; its verdicts are withdrawn.

    Example: sourcebind remove thesis vega2016
    """
    command = RemoveEntry(run_id=run, event_id=_event(), entry_id=entry)
    carry_out(context, lambda client: _checked(client, command))


def recheck(context: typer.Context, run: RunId) -> None:
    """Ask again about sources that are unbound or failed.

    Those whose answer is in the cache are not asked about again.

    Example: sourcebind recheck thesis
    """
    carry_out(context, lambda client: known(client, Recheck(run_id=run, event_id=_event())), asks=True)


async def known(client: Client, command: Command) -> Sequence[Command]:
    """Return the command, if there is such a run.

    Raises:
        UnknownRunError: there is none.
    """
    await results(client, command.run_id)
    return [command]


def regate(
    context: typer.Context,
    run: Annotated[
        str | None, typer.Argument(metavar="RUN", help="The run's id; every run if left out.", callback=check_id)
    ] = None,
) -> None:
    """Rule stored claims again, with today's gates.

    The provider is never asked.

    Example: sourcebind regate thesis
    """

    async def make(client: Client) -> Sequence[Command]:
        if run:
            return await known(client, Regate(run_id=run, event_id=_event()))
        return [Regate(run_id=each, event_id=_event()) for each in await runs(client)]

    carry_out(context, make)
