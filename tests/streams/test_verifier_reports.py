"""A report is checked and handed on as it came."""

import hashlib

import pytest

from schemas import STAGES, Stage, SubmitReport
from streams.testing.scripted import ScriptedAssessor
from streams.verifier.commands import MAX_DOCUMENT
from tests.streams.reports import (
    BEFORE,
    CLAIMS,
    RUN,
    SAID,
    asked,
    document,
    onward,
    quality,
    submit,
    verdicts,
    verifying,
)


def test_each_claim_gets_a_verdict_with_the_words_that_decide() -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID))
    driver.publish(submit())
    driver.run()
    driver.pass_time(2)
    told = quality(driver)
    assert (told.status, told.revision, told.violations) == ("complete", 1, ())
    assert verdicts(driver) == {"c1": "supports", "c2": "supports"}
    assert told.claims[0].pairs[0].quote == "Mean salinity rose by 3 g/l between 2010 and 2016"
    assert (told.coverage.expected, told.coverage.assessed) == (3, 3)
    assert asked(assessor) == [["c1/e1", "c2/e2", "c2/e3"]]


def test_the_report_goes_on_byte_for_byte_with_one_more_stage() -> None:
    text = document()
    driver = verifying(ScriptedAssessor(SAID))
    driver.publish(submit(text))
    driver.pass_time(2)
    (report,) = onward(driver)
    assert report.document == text
    assert report.sha256 == hashlib.sha256(text.encode()).hexdigest() == quality(driver).report_sha256
    assert report.stages == (*BEFORE, "verify_claims")


def test_a_lie_is_dropped_and_counted_and_the_report_goes_on_all_the_same() -> None:
    lies = {
        "c1/e1": ("supports", "salinity rose considerably over the years"),
        "c2/e2": ("supports", "The lock was built in 1903"),
        "c2/e3": ("contradicts", ""),
    }
    driver = verifying(ScriptedAssessor(lies))
    driver.publish(submit())
    driver.pass_time(2)
    told = quality(driver)
    assert told.status == "unavailable"
    assert verdicts(driver) == {"c1": "unverifiable", "c2": "unverifiable"}
    assert told.coverage.dropped_by_reason == {"quote_not_found": 1, "misattributed": 1, "quote_missing": 1}
    assert told.high_confidence_unsupported == 1
    assert onward(driver)[0].document == document()
    assert driver.counted("assessments_refused", reason="misattributed") == 1


@pytest.mark.parametrize(
    ("stages", "code"),
    [
        (STAGES[:5], "not_yet_synthesized"),
        (STAGES[:7], "already_verified"),
        (STAGES, "already_published"),
        ((*STAGES[:4], STAGES[5]), "stage_left_out"),
        ((STAGES[1], STAGES[0], *STAGES[2:6]), "stage_out_of_order"),
    ],
)
def test_out_of_order_is_a_dead_letter_with_the_reason(stages: tuple[Stage, ...], code: str) -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID))
    driver.publish(SubmitReport(run_id=RUN, event_id="e1", stages=stages, document=document()))
    driver.pass_time(2)
    assert driver.counted("dead_letters", code=code) == 1
    assert onward(driver) == [] == assessor.asked
    assert driver.records("report-quality") == []


def test_what_breaks_the_contract_is_named_and_the_rest_is_checked() -> None:
    claims = {**CLAIMS, "c3": ("The tower leans.", "high", ["e9"])}
    driver = verifying(ScriptedAssessor(SAID))
    driver.publish(submit(document(claims)))
    driver.pass_time(2)
    told = quality(driver)
    assert told.status == "partial"
    assert [(v.reason, v.claim_id, v.evidence_id) for v in told.violations] == [("evidence_not_admitted", "c3", "e9")]
    assert verdicts(driver)["c3"] == "unverifiable"


def test_a_report_that_nobody_can_read_is_told_at_once_and_never_asked_about() -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID))
    driver.publish(submit("no JSON at all"))
    driver.run()
    assert (quality(driver).status, quality(driver).violations[0].reason) == ("unavailable", "report_unreadable")
    assert onward(driver)[0].document == "no JSON at all"
    assert assessor.asked == []


def test_the_same_texts_under_two_ids_are_asked_about_once() -> None:
    claims = {"c1": CLAIMS["c1"], "c1b": CLAIMS["c1"]}
    driver = verifying(assessor := ScriptedAssessor(SAID))
    driver.publish(submit(document(claims)))
    driver.pass_time(2)
    assert verdicts(driver) == {"c1": "supports", "c1b": "supports"}
    assert asked(assessor) == [["c1/e1"]]


def test_a_report_that_is_too_large_for_its_row_is_a_dead_letter() -> None:
    driver = verifying(ScriptedAssessor(SAID))
    driver.publish(submit(document(annex="x" * MAX_DOCUMENT)))
    driver.publish(submit(event_id="submit-2"))
    driver.pass_time(2)
    assert driver.counted("dead_letters", code="too_large") == 1
    assert [report.document for report in onward(driver)] == [document()]
