"""Bind a thesis."""

import asyncio
import hashlib
from pathlib import Path
from typing import Annotated

import typer

from schemas import Problem
from streams import bind as binding
from streams.bind import Bound, Thesis
from streams.cli.context import Json, check_id, settings_of
from streams.cli.exits import Exit
from streams.cli.output import err, print_json
from streams.cli.progress import looking
from streams.cli.tables import print_bound
from streams.cluster import cluster, turn
from streams.connection import Connection
from streams.settings import Settings

Library = Annotated[
    Path, typer.Argument(metavar="REFS", help="A BibTeX, RIS or CSL-JSON file.", exists=True, dir_okay=False)
]
Folder = Annotated[Path, typer.Argument(metavar="SOURCES", help="A folder with PDFs.", exists=True, file_okay=False)]
RunOption = Annotated[
    str | None, typer.Option("--run", metavar="RUN", help="Its id; else made from the path of REFS.", callback=check_id)
]


def bind(context: typer.Context, library: Library, folder: Folder, run: RunOption = None, json: Json = False) -> None:
    """Say which PDF of a folder is which entry.

    Publishes what changed, works, and prints what is bound to each entry and which sources are left unbound. A second
    run of the same files asks nobody. A bibliography file that was edited replaces the run's.

    Example: sourcebind bind refs.bib papers/
    """
    thesis = binding.read_thesis(library, folder, run or run_of(library))
    settings = settings_of(context)
    with turn(settings, say_waiting), cluster(settings) as connection:
        bound = work(settings, connection, thesis)
    if json:
        print_json("bind", **_document(bound))
    else:
        print_bound(bound)
    for problem in thesis.bibliography.problems:
        say_problem(library, problem)
    raise typer.Exit(Exit.FINDINGS if _findings(bound) else Exit.WELL)


def run_of(library: Path) -> str:
    """Return the run id of a bibliography file: its name, and enough of its path's hash to tell two apart."""
    path = library.resolve()
    return f"{path.stem}-{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"


def work(settings: Settings, connection: Connection, thesis: Thesis) -> Bound:
    """Bind, with a progress bar."""
    with looking(len(thesis.files)) as look:
        return asyncio.run(binding.bind(settings, connection, thesis, look))


def say_waiting() -> None:
    """Say why nothing happens yet."""
    err.print("another sourcebind command works on this data; waiting for its end")


def say_problem(library: Path, problem: Problem) -> None:
    """Name a record of a bibliography file that was not taken, or not whole."""
    lost = "not taken" if problem.lost else "doubtful"
    err.print(f"{library}:{problem.line}: {lost}: {problem.record}: {problem.reason}", soft_wrap=True)


def _findings(bound: Bound) -> bool:
    lost = any(problem.lost for problem in bound.thesis.bibliography.problems)
    return lost or any(outcome.state in ("failed", "pending") for outcome in bound.results.outcomes.values())


def _document(bound: Bound) -> dict[str, object]:
    results = bound.results
    return {
        "run_id": results.run_id,
        "verdicts": [verdict.model_dump(mode="json") for verdict in results.bound],
        "refusals": [refusal.model_dump(mode="json") for refusal in results.refusals],
        "outcomes": [outcome.model_dump(mode="json") for outcome in results.outcomes.values()],
        "problems": [problem.model_dump(mode="json") for problem in bound.thesis.bibliography.problems],
        "not_read": list(bound.thesis.others),
        "usage": [usage.model_dump(mode="json") for usage in bound.usage],
    }
