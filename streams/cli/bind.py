"""Bind a thesis, and the demonstration of it."""

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from cards import BibliographyError
from streams import bind as binding
from streams.bind import Bound
from streams.cli.context import settings_of
from streams.cli.exits import Exit
from streams.cli.output import err, out, print_json, print_table
from streams.cli.results import Json
from streams.cluster import cluster

Refs = Annotated[Path, typer.Argument(help="A .bib, .ris or CSL-JSON file.", exists=True, dir_okay=False)]
Folder = Annotated[Path, typer.Argument(help="The folder with the PDFs.", exists=True, file_okay=False)]
RunOption = Annotated[str, typer.Option("--run", help="The run's id; by default made from the bibliography's path.")]


def bind(context: typer.Context, refs: Refs, sources: Folder, run: RunOption = "", json: Json = False) -> None:
    """Say which PDF of a folder is which entry of a bibliography.

    Publishes what changed, works, and prints a row an entry and a row a source that was left unbound. A second run of
    the same files asks nobody. An edited bibliography file replaces the run's.

    Example: sourcebind bind refs.bib papers/
    """
    bound = run_bind(context, refs, sources, run or run_of(refs))
    if json:
        print_json("bind", **_document(bound))
    else:
        show(bound)
    for problem in bound.thesis.bibliography.problems:
        err.print(f"{refs}:{problem.line}: {problem.record}: {problem.reason}", markup=False)
    lost = any(problem.lost for problem in bound.thesis.bibliography.problems)
    failed = any(outcome.state == "failed" for outcome in bound.outcomes.values())
    raise typer.Exit(Exit.FINDINGS if lost or failed else Exit.WELL)


def run_of(refs: Path) -> str:
    """Return the run id of a bibliography file: its name, and enough of its path's hash to tell two apart."""
    path = refs.resolve()
    return f"{path.stem}-{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"


def run_bind(context: typer.Context, refs: Path, sources: Path, run: str) -> Bound:
    """Bind with a progress bar on standard error."""
    settings = settings_of(context)
    try:
        thesis = binding.read_thesis(refs, sources, run)
        with cluster(settings) as connection, Progress(console=err, disable=not err.is_terminal) as progress:
            task = progress.add_task("sources", total=None)

            def advance(done: int, total: int) -> None:
                progress.update(task, completed=done, total=total)

            return asyncio.run(binding.bind(settings, connection, thesis, advance))
    except BibliographyError as error:
        raise typer.BadParameter(str(error)) from None
    except KeyboardInterrupt:
        err.print(f"interrupted; to go on: sourcebind bind {refs} {sources} --run {run}", markup=False)
        raise typer.Exit(Exit.INTERRUPTED) from None


def show(bound: Bound) -> None:
    """Print the tables that `bind` prints."""
    columns = ("entry", "source", "role", "evidence", "flags")
    print_table(f"Run {bound.thesis.run_id}", columns, _rows(bound))
    left = [
        (source, outcome.state, f"{outcome.reason} {outcome.detail}".strip())
        for source, outcome in sorted(bound.outcomes.items())
        if outcome.state not in ("bound", "removed")
    ]
    if left:
        print_table("Left unbound", ("source", "state", "why"), left)
    calls = sum(usage.calls for usage in bound.usage)
    by = sorted({verdict.model for verdict in bound.verdicts if verdict.model})
    out.print(f"\nprovider calls: {calls} in {len(bound.usage)} batches; proposals by {', '.join(by) or 'nobody'}")


def _rows(bound: Bound) -> Iterator[Sequence[str]]:
    for entry in bound.thesis.bibliography.entries:
        verdicts = sorted((v for v in bound.verdicts if v.entry_id == entry.id), key=lambda v: v.source_id)
        for verdict in verdicts:
            yield entry.id, verdict.source_id, verdict.role, verdict.evidence, ", ".join(verdict.flags)
        if not verdicts:
            yield entry.id, "-", "", "", ""


def _document(bound: Bound) -> dict[str, object]:
    return {
        "run_id": bound.thesis.run_id,
        "verdicts": [verdict.model_dump(mode="json") for verdict in bound.verdicts],
        "outcomes": [outcome.model_dump(mode="json") for _, outcome in sorted(bound.outcomes.items())],
        "problems": [problem.model_dump(mode="json") for problem in bound.thesis.bibliography.problems],
        "usage": [usage.model_dump(mode="json") for usage in bound.usage],
    }
