"""A verifier on the reference cases: pass or fail by numeric thresholds, after the same gates as any report's."""

import hashlib
from collections.abc import Callable, Iterable
from functools import lru_cache

from gates.verify import thresholds
from gates.verify.judge import VERIFY_VERSION, verify
from gates.verify.reference_cases import REFERENCE_CASES
from schemas import (
    Assessment,
    CaseOutcome,
    Evaluation,
    Evidence,
    Measure,
    MeasureName,
    PairQuality,
    PairVerdict,
    Report,
    ReportClaim,
    Unanswered,
)


@lru_cache(maxsize=1)
def reference_report() -> Report:
    """Return the reference cases as one report: a claim a case, which cites the case's excerpt and nothing else."""
    return Report(
        run_id="reference-cases",
        claims=tuple(
            ReportClaim(id=case.id, text=case.claim, confidence="high", evidence_ids=(_excerpt_id(case.id),))
            for case in REFERENCE_CASES
        ),
        evidence=tuple(Evidence(id=_excerpt_id(case.id), excerpt=case.excerpt) for case in REFERENCE_CASES),
    )


def _excerpt_id(case_id: str) -> str:
    return f"{case_id}.excerpt"


def evaluate_verifier(results: Iterable[Assessment | Unanswered]) -> Evaluation:
    """Judge a verifier by what it said of the pairs of `reference_report`; what it did not say counts against it."""
    answers = tuple(results)
    outcomes = _outcomes(answers)
    measures = _measures(outcomes)
    given = [answer for answer in answers if isinstance(answer, Assessment)]
    return Evaluation(
        cases_sha256=hashlib.sha256(b"\n".join(case.to_bytes() for case in REFERENCE_CASES)).hexdigest(),
        model=",".join(sorted({answer.model for answer in given})),
        prompt_version=",".join(sorted({answer.prompt_version for answer in given})),
        gates_version=VERIFY_VERSION,
        measures=measures,
        outcomes=outcomes,
        passed=all(measure.passed for measure in measures),
    )


def _outcomes(results: tuple[Assessment | Unanswered, ...]) -> tuple[CaseOutcome, ...]:
    quality = verify(reference_report(), results)
    return tuple(
        _outcome(case.id, case.expected, claim.pairs[0])
        for case, claim in zip(REFERENCE_CASES, quality.claims, strict=True)
    )


def _outcome(case_id: str, expected: PairVerdict, pair: PairQuality) -> CaseOutcome:
    return CaseOutcome(
        case_id=case_id,
        expected=expected,
        verdict=pair.verdict,
        proposed=pair.proposed or pair.verdict,
        reason=pair.reason,
    )


def _measures(outcomes: tuple[CaseOutcome, ...]) -> tuple[Measure, ...]:
    def share(of: Callable[[CaseOutcome], bool], among: Callable[[CaseOutcome], bool] = lambda _: True) -> float:
        chosen = [outcome for outcome in outcomes if among(outcome)]
        return sum(map(of, chosen)) / len(chosen)

    def right(outcome: CaseOutcome) -> bool:
        return outcome.verdict == outcome.expected

    false_supports = sum(outcome.verdict == "supports" and not right(outcome) for outcome in outcomes)
    return (
        _at_least("assessed", share(lambda outcome: outcome.verdict is not None), thresholds.ASSESSED),
        _at_least("right", share(right), thresholds.RIGHT),
        _at_least(
            "supports_found", share(right, lambda outcome: outcome.expected == "supports"), thresholds.SUPPORTS_FOUND
        ),
        _at_least(
            "contradictions_found",
            share(right, lambda outcome: outcome.expected == "contradicts"),
            thresholds.CONTRADICTIONS_FOUND,
        ),
        Measure(
            name="false_supports",
            value=false_supports,
            bound="at_most",
            threshold=thresholds.FALSE_SUPPORTS,
            passed=false_supports <= thresholds.FALSE_SUPPORTS,
        ),
    )


def _at_least(name: MeasureName, value: float, threshold: float) -> Measure:
    return Measure(name=name, value=value, bound="at_least", threshold=threshold, passed=value >= threshold)
