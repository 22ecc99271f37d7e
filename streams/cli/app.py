"""Every command, and what all of them share."""

from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from streams.cli import (
    ask,
    bind,
    commands,
    dead_letters,
    demo,
    evaluate,
    forget,
    layout,
    offsets,
    refusals,
    results,
    trial,
    verify,
    why,
    workers,
)
from streams.cli.errors import Commands
from streams.cli.logs import log_all, log_fatal
from streams.settings import read_settings

app = typer.Typer(
    name="sourcebind",
    cls=Commands,
    help="Say which PDF is which entry of a bibliography, and show the words that prove it.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    # plain help: it folds at any width, and reads the same in a terminal, a pipe and a screen reader
    rich_markup_mode=None,
)
COMMANDS: tuple[Callable[..., None], ...] = (
    bind.bind,
    ask.ask,
    demo.demo,
    results.verdicts,
    results.outcomes,
    why.why,
    trial.trial,
    commands.publish,
    commands.correct,
    commands.remove,
    commands.recheck,
    commands.regate,
    forget.forget,
    workers.worker,
    workers.proposer,
    verify.verify,
    workers.verifier,
    workers.assessor,
    workers.answerer,
    workers.replier,
    evaluate.eval_verifier,
    layout.broker,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(dead_letters.app, name="dead-letters")
app.add_typer(layout.app, name="topics")
app.add_typer(offsets.app, name="offsets")
app.add_typer(refusals.app, name="refusals")


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"sourcebind {version('sourcebind')}")
        raise typer.Exit


@app.callback()
def settings(  # noqa: PLR0913, PLR0917 - a parameter an option
    context: typer.Context,
    bootstrap: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="A cluster of yours; else the embedded broker.")
    ] = None,
    prefix: Annotated[str | None, typer.Option(metavar="NAME", help="Begins the topics' names.")] = None,
    data_dir: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the embedded broker's data lies.")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log to standard error.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Say which PDF is which entry of a bibliography, and show the words that prove it.

    Settings come from the command line, from SOURCEBIND_* variables, or from sourcebind.toml, in this order.

    Exit codes: 0 all well, 1 findings, 2 usage, 3 environment, 70 fatal (start it again), 130 interrupted.

    Example: sourcebind bind refs.bib papers/
    """
    given = {"bootstrap": bootstrap, "prefix": prefix, "data_dir": data_dir}
    log_all() if verbose else log_fatal()
    context.obj = read_settings(**{name: value for name, value in given.items() if value is not None})


def run() -> None:
    """Run the command line and exit."""
    app()
