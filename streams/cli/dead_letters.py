"""Dead letters: what could not be taken, and taking it again."""

from typing import Annotated

import typer

from streams.cli.context import Json, ask
from streams.cli.exits import Exit
from streams.cli.output import Row, err, out, print_json, print_rows
from streams.client import Client
from streams.event import Event

app = typer.Typer(help="Show what could not be taken, or take it again.", no_args_is_help=True, rich_markup_mode=None)


@app.command("list")
def list_(context: typer.Context, json: Json = False) -> None:
    """Show every dead letter that is still kept.

    Example: sourcebind dead-letters list
    """
    letters = [_described(letter) for letter in ask(context, _letters)]
    if json:
        print_json("dead-letters", dead_letters=letters)
    elif letters:
        columns = ("letter", "code", "from topic", "partition", "offset")
        print_rows(f"{len(letters)} dead letters", columns, [_row(letter) for letter in letters])
    else:
        out.print("no dead letters")
    raise typer.Exit(Exit.FINDINGS if letters else Exit.WELL)


@app.command()
def replay(
    context: typer.Context,
    letters: Annotated[
        list[str] | None, typer.Argument(metavar="LETTER", help="As `list` names them; all if left out.")
    ] = None,
) -> None:
    """Publish dead letters again where they came from.

    They are published byte for byte, for the workers to take.

    Example: sourcebind dead-letters replay 3/17
    """

    async def publish(client: Client) -> int:
        found = [letter for letter in await _letters(client) if not letters or _name(letter) in letters]
        missing = set(letters or ()) - {_name(letter) for letter in found}
        if missing:
            raise typer.BadParameter(f"no such letter: {', '.join(sorted(missing))}")
        await client.replay(*found)
        return len(found)

    err.print(f"published again: {ask(context, publish)}")


async def _letters(client: Client) -> list[Event]:
    return [event async for event in client.events("dead-letters")]


def _name(letter: Event) -> str:
    return f"{letter.partition}/{letter.offset}"


def _row(letter: dict[str, str]) -> Row:
    return Row(tuple(letter[name] for name in ("letter", "code", "topic", "partition", "offset")), (letter["reason"],))


def _described(letter: Event) -> dict[str, str]:
    headers = {name: value.decode(errors="replace") for name, value in letter.headers}
    return {
        "letter": _name(letter),
        "code": headers.get("sourcebind-error-code", ""),
        "reason": headers.get("__dlq.errors.message", ""),
        "topic": headers.get("__dlq.errors.topic", ""),
        "partition": headers.get("__dlq.errors.partition", ""),
        "offset": headers.get("__dlq.errors.offset", ""),
    }
