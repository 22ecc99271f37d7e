"""What a run says: verdicts and outcomes."""

from typing import Annotated

import typer

from schemas import Outcome, Verdict
from streams.cli.context import ask
from streams.cli.exits import Exit
from streams.cli.output import print_json, print_table

Run = Annotated[str, typer.Argument(help="The run's id.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document instead of a table.")]


def verdicts(
    context: typer.Context,
    run: Run,
    json: Json = False,
    withdrawn: Annotated[bool, typer.Option("--withdrawn", help="Those too that no longer hold.")] = False,
) -> None:
    """Show which source is which entry.

    Example: sourcebind verdicts thesis --json
    """
    records = ask(context, lambda client: client.latest("verdicts", run)).values()
    found = [v for v in records if isinstance(v, Verdict) and (withdrawn or v.state == "bound")]
    found.sort(key=lambda verdict: (verdict.entry_id, verdict.source_id))
    if json:
        print_json("verdicts", run_id=run, verdicts=[verdict.model_dump(mode="json") for verdict in found])
    else:
        rows = [(v.entry_id, v.source_id, v.role, v.state, v.evidence, ", ".join(v.flags)) for v in found]
        print_table(f"Run {run}", ("entry", "source", "role", "state", "evidence", "flags"), rows)
    raise typer.Exit(Exit.WELL if found else Exit.FINDINGS)


def outcomes(context: typer.Context, run: Run, json: Json = False) -> None:
    """Show where each source stands: pending, or one terminal state.

    Example: sourcebind outcomes thesis
    """
    records = ask(context, lambda client: client.latest("outcomes", run)).values()
    found = sorted((o for o in records if isinstance(o, Outcome)), key=lambda outcome: outcome.source_id)
    if json:
        print_json("outcomes", run_id=run, outcomes=[outcome.model_dump(mode="json") for outcome in found])
    else:
        rows = [(outcome.source_id, outcome.state, outcome.reason, outcome.detail) for outcome in found]
        print_table(f"Run {run}", ("source", "state", "reason", "detail"), rows)
    raise typer.Exit(Exit.WELL if found else Exit.FINDINGS)
