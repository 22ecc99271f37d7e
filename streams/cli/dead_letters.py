"""Dead letters: what could not be taken, and taking it again."""

from typing import Annotated

import typer

from schemas import TOPICS
from streams.cli.context import ask, settings_of
from streams.cli.exits import Exit
from streams.cli.output import err, print_json, print_table
from streams.cli.results import Json
from streams.client import Client
from streams.event import Event

app = typer.Typer(help="What could not be taken, with its reason.", no_args_is_help=True)


@app.command("list")
def list_(context: typer.Context, json: Json = False) -> None:
    """Show every dead letter that is still kept.

    Example: sourcebind dead-letters list
    """
    letters = ask(context, _letters)
    if json:
        print_json("dead-letters", dead_letters=[_described(letter) for letter in letters])
    else:
        columns = ("letter", "code", "reason", "topic", "partition", "offset")
        print_table("Dead letters", columns, [list(_described(letter).values()) for letter in letters])
    raise typer.Exit(Exit.FINDINGS if letters else Exit.WELL)


@app.command()
def replay(
    context: typer.Context,
    letters: Annotated[list[str] | None, typer.Argument(help="Letters as `list` names them; all if left out.")] = None,
) -> None:
    """Publish dead letters again where they came from, byte for byte.

    Example: sourcebind dead-letters replay 3/17
    """
    found = [letter for letter in ask(context, _letters) if not letters or _name(letter) in letters]
    missing = set(letters or ()) - {_name(letter) for letter in found}
    if missing:
        raise typer.BadParameter(f"no such letter: {', '.join(sorted(missing))}")
    names = {topic.name(settings_of(context).prefix): topic.noun for topic in TOPICS.values()}
    ask(context, lambda client: client.replay(found, names))
    err.print(f"published again: {len(found)}")


async def _letters(client: Client) -> list[Event]:
    return [event async for event in client.events("dead-letters")]


def _name(letter: Event) -> str:
    return f"{letter.partition}/{letter.offset}"


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
