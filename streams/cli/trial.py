"""Live against trial."""

from collections.abc import Iterator

import typer

from streams import asking
from streams.binder.layout import LAYOUT
from streams.binder.state import State
from streams.binder.trial_report import Side, TrialReport, trial_reports
from streams.cli.context import Json, RunId, ask, settings_of
from streams.cli.exits import Exit
from streams.cli.output import Row, err, out, print_json, print_rows
from streams.client import Client


def trial(context: typer.Context, run: RunId, json: Json = False) -> None:
    """Compare a shadow trial with the live proposer.

    Both are ruled by today's gates, on the sources about which both have answered; what they cost is of all their
    batches in the run. A trial is set up by SOURCEBIND_TRIAL_SHARE with SOURCEBIND_TRIAL_MODEL or
    SOURCEBIND_TRIAL_PROMPT.

    Example: sourcebind trial thesis
    """
    asked = asking.asked(settings_of(context))

    async def question(client: Client) -> list[TrialReport]:
        rows = {noun: await client.latest(noun, run) for noun in LAYOUT.tables}
        tables = {noun: {key: row.to_bytes() for key, row in found.items()} for noun, found in rows.items()}
        return trial_reports(State(tables, asked), run)

    reports = ask(context, question)
    if json:
        print_json("trial", run_id=run, trials=[_document(report) for report in reports])
    for report in () if json else reports:
        _show(report)
    if not reports:
        err.print(f"no trial has an answer in run {run}")
        raise typer.Exit(Exit.FINDINGS)


def _show(report: TrialReport) -> None:
    sides = (report.live, report.trial)
    title = f"{_name(report.live)} against {_name(report.trial)}: {len(report.compared)} sources answered by both"
    rows = [Row((name, *values)) for name, *values in _lines(sides)]
    print_rows(title, ("", "live", "trial"), rows)
    differing = [Row((source, *(_binds(side, source) for side in sides))) for source in report.differing]
    if differing:
        out.print()
        print_rows(f"{len(differing)} sources bound otherwise", ("source", "live", "trial"), differing)


def _lines(sides: tuple[Side, Side]) -> Iterator[tuple[str, ...]]:
    yield "proposals", *(str(side.proposals) for side in sides)
    yield "bound", *(str(side.bound) for side in sides)
    yield "of them flagged", *(str(side.flagged) for side in sides)
    for gate, reason in sorted({refused for side in sides for refused in side.refused}):
        yield f"{gate}: {reason}", *(str(side.refused[gate, reason]) for side in sides)
    yield "batches", *(str(side.batches) for side in sides)
    yield "calls", *(str(sum(usage.calls for usage in side.usages)) for side in sides)
    yield "US dollars", *(f"{side.usd:.4f}" for side in sides)
    yield "a source", *(f"{side.usd / max(side.sources_asked, 1):.6f}" for side in sides)


def _name(side: Side) -> str:
    return f"{side.asked.model} ({side.asked.prompt_version})"


def _binds(side: Side, source: str) -> str:
    found = side.binds.get(source, ())
    return ", ".join(f"{entry} as {role}{' (flagged)' if flagged else ''}" for entry, role, flagged in found) or "-"


def _document(report: TrialReport) -> dict[str, object]:
    return {
        "compared": list(report.compared),
        "differing": list(report.differing),
        "live": _side(report.live),
        "trial": _side(report.trial),
    }


def _side(side: Side) -> dict[str, object]:
    return {
        "model": side.asked.model,
        "prompt_version": side.asked.prompt_version,
        "proposals": side.proposals,
        "bound": side.bound,
        "flagged": side.flagged,
        "binds": {source: [list(bind) for bind in binds] for source, binds in sorted(side.binds.items())},
        "refused": [
            {"gate": gate, "reason": reason, "count": count} for (gate, reason), count in sorted(side.refused.items())
        ],
        "batches": side.batches,
        "sources_asked": side.sources_asked,
        "usage": [usage.model_dump(mode="json") for usage in side.usages],
    }
