"""Why an entry has the sources that it has, or none."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from schemas import GateResult, Refusal, Sighting, Standing, Verdict
from streams.cli.context import ask
from streams.cli.exits import Exit
from streams.cli.output import out, print_json
from streams.cli.results import Json, Run
from streams.client import Client

Ruled = Verdict | Refusal


def why(
    context: typer.Context, run: Run, entry: Annotated[str, typer.Argument(help="The entry's id.")], json: Json = False
) -> None:
    """Show every gate of every proposal for an entry, with page and offsets of what it saw.

    Example: sourcebind why thesis vega2016
    """
    found = ask(context, lambda client: _rulings(client, run, entry))
    if json:
        print_json("why", run_id=run, entry_id=entry, rulings=[record.model_dump(mode="json") for record in found])
    else:
        for line in _lines(entry, found):
            out.print(line, markup=False)
    raise typer.Exit(Exit.WELL if found else Exit.FINDINGS)


async def _rulings(client: Client, run: str, entry: str) -> list[Ruled]:
    verdicts = (await client.latest("verdicts", run)).values()
    rows = (await client.latest("standing-table", run)).values()
    in_force = {digest for row in rows if isinstance(row, Standing) for digest in row.refusals}
    refusals = [record async for record in client.records("refusals", run)]
    found: list[Ruled] = [v for v in verdicts if isinstance(v, Verdict) and v.entry_id == entry]
    told = {r.digest: r for r in refusals if isinstance(r, Refusal) and r.entry_id == entry and r.digest in in_force}
    return [*sorted(found, key=lambda v: v.source_id), *sorted(told.values(), key=lambda r: (r.source_id, r.role))]


def _lines(entry: str, found: Sequence[Ruled]) -> Iterator[str]:
    if not found:
        yield f"{entry}: nothing was proposed for it, and no DOI or stamp names it"
    for record in found:
        state = record.state if isinstance(record, Verdict) else "refused"
        reason = f", {record.reason}" if record.reason else ""
        by = f"{record.model} {record.prompt_version}".strip() or "no model"
        yield f"{record.source_id}: {state} as {record.role}{reason} (revision {record.revision}, {by})"
        yield f"  evidence: {record.evidence!r}"
        flags = record.flags if isinstance(record, Verdict) else ()
        if flags:
            yield f"  flags: {', '.join(flags)}"
        for gate in record.gates:
            yield from _gate(gate)


def _gate(gate: GateResult) -> Iterator[str]:
    yield f"  {gate.gate}: {'passed' if gate.passed else 'refused'}{f', {gate.reason}' if gate.reason else ''}"
    if gate.detail:
        yield f"    {gate.detail}"
    for sighting in gate.seen:
        yield f"    saw {_place(sighting)}: {sighting.text!r}"
    if gate.nearest:
        yield f"    nearest text: {gate.nearest!r}"


def _place(sighting: Sighting) -> str:
    if sighting.page is None:
        return sighting.zone
    return f"{sighting.zone}, page {sighting.page}, characters {sighting.start}-{sighting.end}"
