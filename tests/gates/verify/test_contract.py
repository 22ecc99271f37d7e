"""What breaks a report's contract is named, and its pairs are not checked in silence."""

import pytest

from gates import expected_pairs, read_report, verify
from gates.verify.contract import violations
from schemas import Evidence, Report, ReportClaim
from tests.gates.verify.reports import EXCERPT, QUOTE, report, result

CLAIM = ReportClaim(id="c1", text="Five percent was lost in the dry season.", confidence="high", evidence_ids=("e1",))
EVIDENCE = Evidence(id="e1", excerpt=EXCERPT)


def _report(claims: tuple[ReportClaim, ...], evidence: tuple[Evidence, ...]) -> Report:
    return Report(run_id="report-7", claims=claims, evidence=evidence)


def test_a_sound_report_breaks_nothing() -> None:
    assert violations(_report((CLAIM,), (EVIDENCE,))) == ()


@pytest.mark.parametrize(
    ("claims", "evidence", "breach"),
    [
        ((CLAIM, CLAIM), (EVIDENCE,), ("claim_id_repeated", "c1", "")),
        ((CLAIM,), (EVIDENCE, EVIDENCE), ("evidence_id_repeated", "", "e1")),
        ((CLAIM.model_copy(update={"text": " –\n"}),), (EVIDENCE,), ("claim_empty", "c1", "")),
        ((CLAIM,), (), ("evidence_not_admitted", "c1", "e1")),
    ],
)
def test_a_breach_is_named_and_its_pair_is_not_expected(
    claims: tuple[ReportClaim, ...], evidence: tuple[Evidence, ...], breach: tuple[str, str, str]
) -> None:
    broken = _report(claims, evidence)
    quality = verify(broken, [result(_report((CLAIM,), (EVIDENCE,)), quote=QUOTE)])
    assert [(found.reason, found.claim_id, found.evidence_id) for found in quality.violations] == [breach]
    assert expected_pairs(broken) == ()
    assert quality.status == "unavailable"
    assert {claim.verdict for claim in quality.claims} == {"unverifiable"}
    assert [dropped.reason for dropped in quality.dropped] == ["pair_not_expected"]


def test_sound_pairs_beside_a_breach_are_checked_and_the_check_is_partial() -> None:
    other = CLAIM.model_copy(update={"id": "c2", "evidence_ids": ("e1", "e9")})
    checked = _report((CLAIM, other), (EVIDENCE,))
    quality = verify(checked, [result(checked, quote=QUOTE), result(checked, "c2", quote=QUOTE)])
    assert quality.status == "partial"
    assert [claim.verdict for claim in quality.claims] == ["supports", "supports"]
    assert [found.evidence_id for found in quality.violations] == ["e9"]


def test_an_evidence_cited_twice_is_one_pair() -> None:
    checked = _report((CLAIM.model_copy(update={"evidence_ids": ("e1", "e1")}),), (EVIDENCE,))
    assert [pair.ids for pair in expected_pairs(checked)] == [("c1", "e1")]


@pytest.mark.parametrize("excerpt", ["", " \n", "\ufffd\ufffd \ufffd", "—"])
def test_empty_evidence_is_unverifiable_and_named(excerpt: str) -> None:
    """CLM-02, second case: no readable text."""
    checked = report({"c1": ("The lagoon is drained by groundwater.", ("e1",))}, {"e1": excerpt})
    quality = verify(checked, [])
    assert [found.reason for found in quality.violations] == ["evidence_empty"]
    pair = quality.claims[0].pairs[0]
    assert (pair.state, pair.verdict, pair.reason) == ("settled", "unverifiable", "evidence_empty")
    assert quality.claims[0].verdict == "unverifiable"


def test_a_breach_of_the_document_reaches_the_quality() -> None:
    quality = verify(read_report("report-7", "no JSON"), [])
    assert [found.reason for found in quality.violations] == ["report_unreadable"]
    assert quality.status == "unavailable"
