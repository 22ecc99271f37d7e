"""Check the claims of a report."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from gates import read_report
from schemas import PairQuality, ReportQuality
from streams import verify as verifying
from streams.cli.bind import RunOption, run_of, say_waiting
from streams.cli.context import Json, settings_of
from streams.cli.exits import Exit
from streams.cli.output import Row, err, out, print_json, print_rows
from streams.cli.pair_words import PAIRS
from streams.cli.words import OUTCOMES
from streams.cluster import cluster, turn
from streams.verify import Checked, Look, RefusedReportError

ReportFile = Annotated[
    Path, typer.Argument(metavar="REPORT", help="A JSON file: claims and evidence.", exists=True, dir_okay=False)
]


def verify(context: typer.Context, report: ReportFile, run: RunOption = None, json: Json = False) -> None:
    """Check the claims of a finished report.

    Each is held against the evidence that it cites. Prints for each claim its verdict and for each pair of claim and
    evidence the quote and the reason. The report itself is never changed. A second run asks only about what has
    changed, and about what got no answer.

    Example: sourcebind verify report.json
    """
    submission = verifying.read_submission(report, run or run_of(report))
    settings = settings_of(context)
    with turn(settings, say_waiting), cluster(settings) as connection, _looking() as look:
        try:
            checked = asyncio.run(verifying.verify(settings, connection, submission, look))
        except RefusedReportError as error:
            err.print(f"error: not taken: {error}", soft_wrap=True)
            raise typer.Exit(Exit.FINDINGS) from None
    if json:
        print_json("verify", **_document(checked))
    else:
        _print(checked)
    raise typer.Exit(Exit.WELL if _is_well(checked.quality) else Exit.FINDINGS)


@contextmanager
def _looking() -> Iterator[Look]:
    with Progress(console=err, disable=not err.file.isatty(), transient=True) as progress:
        task = progress.add_task("starting", total=None)

        def look(waiting: int) -> None:
            total = max(waiting, int(progress.tasks[task].total or 0))
            progress.update(task, description="assessing", completed=total - waiting, total=total)

        yield look


def _is_well(quality: ReportQuality) -> bool:
    """Whether nobody need look: every claim was checked and is supported."""
    return quality.status == "complete" and quality.verdicts.get("supports", 0) == len(quality.claims)


def _document(checked: Checked) -> dict[str, object]:
    onward = checked.onward.model_dump(mode="json", exclude={"document"})
    return {
        "run_id": checked.quality.run_id,
        "quality": checked.quality.model_dump(mode="json"),
        "onward": onward,
        "failures": [failure.model_dump(mode="json") for failure in checked.failures],
        "usage": [usage.model_dump(mode="json") for usage in checked.usage],
    }


def _print(checked: Checked) -> None:
    columns = ("claim", "verdict", "evidence", "says")
    print_rows(f"Report {checked.quality.run_id}: check {checked.quality.status}", columns, list(_rows(checked)))
    out.print()
    for line in _summary(checked):
        out.print(line, soft_wrap=True)


def _rows(checked: Checked) -> Iterator[Row]:
    texts = {claim.id: claim.text for claim in read_report("report", checked.submitted.document).claims}
    for claim in checked.quality.claims:
        yield Row((claim.claim_id, claim.verdict, "", f"confidence {claim.confidence}"), (texts[claim.claim_id],))
        for pair in claim.pairs:
            yield _row(claim.claim_id, pair)


def _row(claim_id: str, pair: PairQuality) -> Row:
    notes = [f'"{pair.quote}"'] if pair.quote else []
    notes += [pair.detail] if pair.detail else []
    marks = [PAIRS[pair.reason]] if pair.reason else []
    marks += [f"the model said {pair.proposed}"] if pair.proposed and pair.proposed != pair.verdict else []
    return Row((claim_id, "", pair.evidence_id, pair.verdict or pair.state), tuple(notes), tuple(marks))


def _summary(checked: Checked) -> Iterator[str]:
    quality, counted = checked.quality, checked.quality.coverage
    for violation in quality.violations:
        named = " ".join(filter(None, (violation.claim_id, violation.evidence_id, violation.detail)))
        yield f"breaks the contract: {violation.reason} {named}"
    yield f"claims: {', '.join(f'{number} {verdict}' for verdict, number in quality.verdicts.items() if number)}"
    yield f"of high confidence: {quality.high_confidence}, without support: {quality.high_confidence_unsupported}"
    yield (
        f"pairs: {counted.expected} expected, {counted.assessed} assessed, {counted.settled} settled by code, "
        f"{counted.dropped} dropped, {counted.unanswered} unanswered"
    )
    for reason in sorted({failure.reason for failure in checked.failures}):
        yield f"{sum(failure.reason == reason for failure in checked.failures)} pairs: {OUTCOMES[reason]}"
    models = sorted({pair.model for claim in quality.claims for pair in claim.pairs if pair.model})
    if "local" in models:
        yield "assessed without a model: only a claim that is a sentence of its evidence counts as supported"
    calls, usd = sum(usage.calls for usage in checked.usage), sum(usage.usd for usage in checked.usage)
    cost = f", for {usd:.4f} US dollars" if usd else ""
    yield f"provider calls: {calls}{cost} (assessed by {', '.join(models) or 'nobody'})"
    yield f"handed on unchanged, SHA-256 {checked.onward.sha256}, stages {' '.join(checked.onward.stages)}"
