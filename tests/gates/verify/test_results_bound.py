"""A result counts only for a pair that the report names, for today's texts, and if it is the only one."""

import pytest

from gates import verify
from schemas import Assessment, DropReason, Report
from tests.gates.verify.reports import EXCERPT, QUOTE, pair_of, report, result

CHECKED = report(
    {"c1": ("Five percent was lost in the dry season.", ("e1",)), "c2": ("Nothing was lost in winter.", ("e2",))},
    {"e1": EXCERPT, "e2": "In winter nothing at all was lost."},
)
GOOD = result(CHECKED, quote=QUOTE)


def test_a_result_that_fits_counts() -> None:
    quality = verify(CHECKED, [GOOD])
    assert quality.claims[0].verdict == "supports"
    assert quality.dropped == ()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"claim_id": "c9"}, "pair_not_expected"),
        ({"evidence_id": "e9"}, "pair_not_expected"),
        ({"evidence_id": "e2"}, "pair_not_expected"),
        ({"claim_id": "c2"}, "pair_not_expected"),
        ({"run_id": "report-8"}, "pair_not_expected"),
        ({"claim_sha256": "0" * 64}, "claim_changed"),
        ({"evidence_sha256": "0" * 64}, "evidence_changed"),
        ({"claim_sha256": GOOD.evidence_sha256, "evidence_sha256": GOOD.claim_sha256}, "claim_changed"),
        ({"claim_id": "c2", "evidence_id": "e2"}, "claim_changed"),
    ],
)
def test_a_result_that_does_not_fit_is_dropped(changes: dict[str, str], reason: DropReason) -> None:
    quality = verify(CHECKED, [GOOD.model_copy(update=changes)])
    assert [dropped.reason for dropped in quality.dropped] == [reason]
    assert quality.coverage.dropped_by_reason == {reason: 1}
    assert quality.coverage.assessed == 0
    assert [claim.verdict for claim in quality.claims] == ["unverifiable", "unverifiable"]


@pytest.mark.parametrize("second", [GOOD, GOOD.model_copy(update={"verdict": "contradicts"})])
def test_of_two_results_for_a_pair_none_counts(second: Assessment) -> None:
    quality = verify(CHECKED, [GOOD, second])
    assert [dropped.reason for dropped in quality.dropped] == ["answered_twice", "answered_twice"]
    assert quality.claims[0].verdict == "unverifiable"
    assert quality.claims[0].pairs[0].state == "dropped"


def test_a_stale_result_does_not_spoil_the_one_that_fits() -> None:
    quality = verify(CHECKED, [GOOD.model_copy(update={"claim_sha256": "0" * 64}), GOOD])
    assert quality.claims[0].verdict == "supports"


def _one(claim: str, excerpt: str) -> Report:
    return report({"c1": (claim, ("e1",))}, {"e1": excerpt})


OLD = "Draining takes nine hours."


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (_one(OLD, "Draining takes six hours."), "evidence_changed"),
        (_one("Draining takes about nine hours.", OLD), "claim_changed"),
    ],
)
def test_a_result_for_an_older_text_is_stale(changed: Report, reason: DropReason) -> None:
    """CLM-04, first and third change."""
    old = _one(OLD, OLD)
    quality = verify(changed, [result(old, quote=OLD)])
    assert pair_of(quality).reason == reason
    assert quality.claims[0].verdict == "unverifiable"


def test_a_change_elsewhere_leaves_a_result_as_it_was() -> None:
    """CLM-04, second change: another page of the source, another claim, layout."""
    old = _one(OLD, OLD)
    other = report(
        {"c2": ("Something else was found.", ()), "c1": ("Draining  takes\nnine hours. ", ("e1",))},
        {"e2": "Another page of the source.", "e1": OLD},
        confidence="low",
    )
    assert verify(other, [result(old, quote=OLD)]).claims[1].verdict == "supports"
