"""What a run says: verdicts and outcomes."""

from typing import Annotated

import typer

from streams.cli.context import Json, RunId, ask
from streams.cli.output import Row, print_json, print_rows
from streams.cli.tables import state_of, verdict_row, why_so
from streams.results import results


def verdicts(
    context: typer.Context,
    run: RunId,
    withdrawn: Annotated[bool, typer.Option("--withdrawn", help="Those too that no longer hold.")] = False,
    json: Json = False,
) -> None:
    """Show which source is which entry.

    Example: sourcebind verdicts thesis --json
    """
    said = ask(context, lambda client: results(client, run))
    found = said.verdicts if withdrawn else said.bound
    if json:
        print_json("verdicts", run_id=run, verdicts=[verdict.model_dump(mode="json") for verdict in found])
        return
    rows = [verdict_row(v, v.entry_id, v.source_id, v.role, state_of(v)) for v in found]
    print_rows(f"Run {run}: {len(rows)} verdicts", ("entry", "source", "role", "state"), rows)


def outcomes(context: typer.Context, run: RunId, json: Json = False) -> None:
    """Show where each source stands.

    Example: sourcebind outcomes thesis
    """
    found = ask(context, lambda client: results(client, run)).outcomes.values()
    if json:
        print_json("outcomes", run_id=run, outcomes=[outcome.model_dump(mode="json") for outcome in found])
        return
    rows = [Row((outcome.source_id, outcome.state, outcome.reason), (why_so(outcome),)) for outcome in found]
    print_rows(f"Run {run}: {len(rows)} sources", ("source", "state", "reason"), rows)
