"""Every command, and what all of them share."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from aiokafka.errors import KafkaError
from pydantic import ValidationError

from streams.broker.error import BrokerError
from streams.cli import bind, commands, dead_letters, demo, layout, results, why, workers
from streams.cli.exits import Exit
from streams.cli.output import err
from streams.folder import FolderError
from streams.settings import Settings
from streams.settled import DeadLetterError
from streams.topics import TopicMismatch

app = typer.Typer(
    help="Which PDF is which bibliography entry: a model proposes, gates decide, each verdict shows its evidence.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
COMMANDS: tuple[Callable[..., None], ...] = (
    bind.bind,
    demo.demo,
    workers.worker,
    workers.proposer,
    commands.publish,
    commands.correct,
    commands.remove,
    commands.recheck,
    commands.regate,
    commands.forget,
    results.verdicts,
    results.outcomes,
    why.why,
    layout.broker,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(dead_letters.app, name="dead-letters")
app.add_typer(layout.app, name="topics")


@app.callback()
def settings(
    context: typer.Context,
    bootstrap: Annotated[str | None, typer.Option(help="host:port of a cluster; else the embedded broker.")] = None,
    prefix: Annotated[str | None, typer.Option(help="Of the topics' names.")] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Where the embedded broker keeps its data.")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log to standard error.")] = False,
) -> None:
    """Settings come from the command line, from SOURCEBIND_* variables, or from sourcebind.toml, in this order."""
    given: dict[str, Any] = {"bootstrap": bootstrap, "prefix": prefix, "data_dir": data_dir}
    logging.basicConfig(level=logging.INFO if verbose else logging.CRITICAL, stream=sys.stderr)
    context.obj = Settings(**{name: value for name, value in given.items() if value is not None})


def main() -> NoReturn:
    """Run the command line and exit."""
    try:
        app(standalone_mode=True)
    except ValidationError as error:
        places = {".".join(map(str, item["loc"])): item["msg"] for item in error.errors(include_input=False)}
        err.print(*(f"setting {place}: {message}" for place, message in places.items()), sep="\n", markup=False)
        sys.exit(Exit.USAGE)
    except (BrokerError, KafkaError, TopicMismatch, FolderError, DeadLetterError, OSError) as error:
        err.print(str(error) or type(error).__name__, markup=False)
        sys.exit(Exit.ENVIRONMENT)
    sys.exit(Exit.WELL)
