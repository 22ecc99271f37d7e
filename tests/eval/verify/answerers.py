"""Who answers the reference cases: one who reads well, and some who do not read at all."""

from collections.abc import Callable

from gates import REFERENCE_CASES, expected_pairs, reference_report
from schemas import Assessment, PairVerdict, assessment_key

#: What an answerer says of a case's position: a verdict and a quote.
Answerer = Callable[[int], tuple[PairVerdict, str]]

PAIRS = expected_pairs(reference_report())


def careful(at: int) -> tuple[PairVerdict, str]:
    return REFERENCE_CASES[at].expected, REFERENCE_CASES[at].quote


def always(verdict: PairVerdict) -> Answerer:
    """Say the same of every case, and copy the beginning of the excerpt for it."""

    def answer(at: int) -> tuple[PairVerdict, str]:
        return verdict, " ".join(REFERENCE_CASES[at].excerpt.split()[:6])

    return answer


def answers(answerer: Answerer) -> list[Assessment]:
    """Return what an answerer says of all cases, bound to their texts as a provider's answers are."""
    return [_assessment(at, *answerer(at)) for at in range(len(PAIRS))]


def _assessment(at: int, verdict: PairVerdict, quote: str) -> Assessment:
    claim, evidence = PAIRS[at]
    return Assessment(
        run_id=reference_report().run_id,
        key=assessment_key(claim.fingerprint, evidence.fingerprint, "verify-1", "scripted"),
        claim_id=claim.id,
        evidence_id=evidence.id,
        claim_sha256=claim.fingerprint,
        evidence_sha256=evidence.fingerprint,
        batch_id="b1",
        prompt_version="verify-1",
        model="scripted",
        verdict=verdict,
        quote=quote,
    )
