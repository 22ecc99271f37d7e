"""How well the provider checks pairs."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from schemas import CaseOutcome, Evaluation
from streams import evaluate as evaluating
from streams.cli.context import Json, settings_of
from streams.cli.exits import Exit
from streams.cli.output import Row, out, print_json, print_rows
from streams.cli.pair_words import PAIRS

#: In the data folder, unless another file is named.
HISTORY = "verifier-evaluations.jsonl"


def eval_verifier(
    context: typer.Context,
    history: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Is given one more line.", dir_okay=False)
    ] = None,
    json: Json = False,
) -> None:
    """Let the provider check the reference cases.

    Says whether the configured one passes, by the thresholds in gates/verify/thresholds.py, and adds the run to a
    history. To pass is no proof that a model understands; only repeated passes would justify more than to measure
    beside the report.

    Example: ANTHROPIC_API_KEY=... sourcebind eval-verifier
    """
    settings = settings_of(context)
    kept = history or settings.data_dir / HISTORY
    evaluation = asyncio.run(evaluating.evaluate(settings))
    evaluating.keep(kept, evaluation)
    if json:
        print_json("evaluation", **evaluation.model_dump(mode="json"))
    else:
        _print(evaluation, kept)
    raise typer.Exit(Exit.WELL if evaluation.passed else Exit.FINDINGS)


def _print(evaluation: Evaluation, kept: Path) -> None:
    rows = [_row(outcome) for outcome in evaluation.outcomes]
    print_rows(f"Reference cases, by {evaluation.model or 'nobody'}", ("case", "expected", "verdict"), rows)
    out.print()
    for measure in evaluation.measures:
        bound = measure.bound.replace("_", " ")
        state = "passed" if measure.passed else "failed"
        out.print(f"{measure.name}: {measure.value:g}, {bound} {measure.threshold:g}: {state}")
    result = "passed" if evaluation.passed else "failed"
    out.print(f"{result}; the history of runs is {kept}", soft_wrap=True)


def _row(outcome: CaseOutcome) -> Row:
    marks = (PAIRS[outcome.reason],) if outcome.reason else ()
    return Row((outcome.case_id, outcome.expected, outcome.verdict or "none"), marks=marks)
