"""How well the configured provider checks pairs: on the reference cases, by thresholds, without a broker."""

import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from gates import evaluate_verifier, pairs_to_ask, reference_report
from schemas import MAX_BATCH, Assessment, Evaluation, PairBatch, PairQuestion, Unanswered
from streams import asking
from streams.job.chunks import batch_id
from streams.job.terms import Asked
from streams.providers.budget import WallClock
from streams.providers.pace import Pace
from streams.settings import Settings
from streams.verifier.job import ASSESSING
from streams.verifier.pairs import AskedPair


async def evaluate(settings: Settings) -> Evaluation:
    """Ask about the reference cases as about any report's pairs, and judge the answers by the same gates."""
    who, results = asking.asked(settings, ASSESSING), list[Assessment | Unanswered]()
    async with AsyncExitStack() as opened:
        provider = asking.provider(ASSESSING, settings, opened, Pace(WallClock(), settings.calls_per_minute))
        for batch in _batches(who):
            outcome = await provider.propose(batch)
            questions = {question.key: question for question in batch.questions}
            results += outcome.assessments
            results += [
                Unanswered(
                    claim_id=questions[failure.source_id].claim_id,
                    evidence_id=questions[failure.source_id].evidence_id,
                    reason=failure.reason,
                    detail=failure.detail,
                )
                for failure in outcome.failures
            ]
    return evaluate_verifier(results).model_copy(update={"at": int(time.time() * 1000)})


def _batches(who: Asked) -> Iterator[PairBatch]:
    report = reference_report()
    questions = [AskedPair.of(pair, who).question() for pair in pairs_to_ask(report)]
    for start in range(0, len(questions), MAX_BATCH):
        yield _batch(report.run_id, who, questions[start : start + MAX_BATCH])


def _batch(run_id: str, who: Asked, questions: Sequence[PairQuestion]) -> PairBatch:
    return PairBatch(
        run_id=run_id,
        batch_id=batch_id(run_id, 0, [question.key for question in questions]),
        prompt_version=who.prompt_version,
        model=who.model,
        questions=tuple(questions),
    )


def keep(history: Path, evaluation: Evaluation) -> None:
    """Add a run to the history, one a line; the folder is made.

    Raises:
        OSError: it cannot be written.
    """
    history.parent.mkdir(parents=True, exist_ok=True)
    with history.open("ab") as file:
        file.write(evaluation.to_bytes() + b"\n")
