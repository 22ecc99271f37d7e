"""Contradicts before supports before insufficient; unverifiable if nothing is valid; whatever is missing is counted."""

import pytest

from gates import verify
from schemas import Assessment, PairVerdict, Report, ReportQuality, Unanswered
from tests.gates.verify.reports import report, result

EXCERPTS = {"e1": "The dam held in the flood.", "e2": "The dam broke in the flood.", "e3": "The dam is old and long."}
CLAIM = "The dam held in the flood."


def _checked(cited: tuple[str, ...] = ("e1", "e2", "e3")) -> Report:
    return report({"c1": (CLAIM, cited)}, EXCERPTS)


def _says(checked: Report, evidence_id: str, verdict: PairVerdict) -> Assessment:
    return result(checked, "c1", evidence_id, verdict, EXCERPTS[evidence_id])


@pytest.mark.parametrize(
    ("said", "verdict", "decided"),
    [
        (("supports", "contradicts", "insufficient"), "contradicts", "e2"),
        (("insufficient", "supports", "unverifiable"), "supports", "e2"),
        (("unverifiable", "unverifiable", "insufficient"), "insufficient", "e3"),
        (("unverifiable", "unverifiable", "unverifiable"), "unverifiable", "e1"),
    ],
)
def test_the_most_cautious_verdict_is_the_claims(
    said: tuple[PairVerdict, ...], verdict: PairVerdict, decided: str
) -> None:
    checked = _checked()
    results = [_says(checked, evidence_id, each) for evidence_id, each in zip(EXCERPTS, said, strict=True)]
    (claim,) = verify(checked, results).claims
    assert (claim.verdict, claim.evidence_id) == (verdict, decided)
    assert verify(checked, results[::-1]).claims == (claim,)


def _quality(*said: PairVerdict | None, silent: tuple[Unanswered, ...] = ()) -> ReportQuality:
    checked = _checked(tuple(EXCERPTS)[: len(said)])
    results = [_says(checked, e, each) for e, each in zip(EXCERPTS, said, strict=False) if each]
    return verify(checked, [*results, *silent])


def test_all_pairs_assessed_is_complete_and_says_nothing_of_truth() -> None:
    quality = _quality("insufficient", "contradicts")
    assert quality.status == "complete"
    assert quality.verdicts == {"supports": 0, "contradicts": 1, "insufficient": 0, "unverifiable": 0}
    assert (quality.high_confidence, quality.high_confidence_unsupported) == (1, 1)


def test_a_pair_without_an_answer_makes_it_partial() -> None:
    silent = Unanswered(claim_id="c1", evidence_id="e2", reason="provider_timeout", detail="40 s")
    quality = _quality("supports", None, None, silent=(silent,))
    assert quality.status == "partial"
    counted = quality.coverage
    assert (counted.expected, counted.assessed, counted.unanswered) == (3, 1, 2)
    assert counted.unanswered_by_reason == {"provider_timeout": 1, "not_answered": 1}
    assert quality.claims[0].pairs[1].detail == "40 s"
    assert (quality.high_confidence, quality.high_confidence_unsupported) == (1, 0)


@pytest.mark.parametrize("reason", ["provider_timeout", "provider_budget_spent"])
def test_a_provider_that_is_down_makes_it_unavailable(reason: str) -> None:
    silent = tuple(
        Unanswered.model_validate({"claim_id": "c1", "evidence_id": each, "reason": reason}) for each in EXCERPTS
    )
    quality = _quality(None, None, None, silent=silent)
    assert quality.status == "unavailable"
    assert quality.coverage.unanswered_by_reason == {reason: 3}
    assert quality.claims[0].verdict == "unverifiable"
    assert quality.high_confidence_unsupported == 1


def test_a_provider_that_lies_every_time_makes_it_unavailable() -> None:
    checked = _checked()
    lies = [result(checked, "c1", each, "supports", "The dam held in every flood") for each in EXCERPTS]
    quality = verify(checked, lies)
    assert quality.status == "unavailable"
    assert (quality.coverage.dropped, quality.coverage.dropped_by_reason) == (3, {"quote_not_found": 3})


def test_a_claim_that_cites_nothing_is_unverifiable_and_counted() -> None:
    quality = verify(_checked(()), [])
    assert quality.status == "nothing_to_check"
    assert (quality.claims[0].verdict, quality.high_confidence_unsupported) == ("unverifiable", 1)


def test_only_claims_of_high_confidence_are_counted_as_such() -> None:
    checked = report({"c1": (CLAIM, ("e1",))}, EXCERPTS, confidence="medium")
    assert verify(checked, []).high_confidence_unsupported == 0
