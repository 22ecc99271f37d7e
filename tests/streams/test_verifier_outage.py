"""An outage is told as one, holds no report up, and is made good later."""

from schemas import Pending, ProviderReason, Recheck
from streams.job.terms import Terms
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedAssessor
from tests.streams.reports import (
    RUN,
    SAID,
    SALT,
    asked,
    correct_claim,
    document,
    onward,
    quality,
    submit,
    verdicts,
    verifying,
)

DOWN: dict[str, list[ProviderReason]] = {name: ["provider_overloaded"] * 1000 for name in SAID}


def tick(driver: Driver, *seconds: float) -> None:
    for pause in seconds:
        driver.pass_time(pause)


def test_while_the_provider_is_down_the_check_is_unavailable_and_the_report_goes_on() -> None:
    driver = verifying(ScriptedAssessor(SAID, DOWN))
    driver.publish(submit())
    driver.pass_time(2)
    told = quality(driver)
    assert told.status == "unavailable"
    assert set(told.verdicts) - {"unverifiable"} == {v for v, n in told.verdicts.items() if n == 0}
    assert told.coverage.unanswered_by_reason == {"will_ask_again": 3}
    assert onward(driver)[0].document == document()


def test_when_it_is_back_the_quality_is_told_anew_and_the_report_is_not() -> None:
    driver = verifying(ScriptedAssessor(SAID, {name: ["provider_timeout"] for name in SAID}))
    driver.publish(submit())
    tick(driver, 2, 10, 2)
    assert quality(driver).status == "complete"
    assert [told.status for told in driver.records("report-quality")] == ["unavailable", "complete"]  # type: ignore[attr-defined]  # all are qualities
    assert len(onward(driver)) == 1


def test_what_is_missing_makes_it_partial() -> None:
    driver = verifying(ScriptedAssessor(SAID, {"c2/e2": ["provider_malformed"] * 1000}))
    driver.publish(submit())
    driver.pass_time(2)
    assert quality(driver).status == "partial"
    assert verdicts(driver) == {"c1": "supports", "c2": "insufficient"}


def test_after_a_day_it_is_given_up_and_only_a_recheck_asks_again() -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID, DOWN))
    driver.publish(submit())
    tick(driver, 2, *[3_600] * 30)
    assert quality(driver).coverage.unanswered_by_reason == {"gave_up_after_tries": 3}
    assert driver.tables["pair-pending-table"] == {}
    before = len(assessor.asked)
    tick(driver, *[3_600] * 3)
    assert len(assessor.asked) == before
    assessor.failures = {}
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.pass_time(2)
    assert quality(driver).status == "complete"


def test_a_refused_pair_is_asked_alone_and_then_given_up_with_its_reason() -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID, {"c2/e3": ["provider_refused"] * 9}))
    driver.publish(submit())
    tick(driver, 2, 2)
    assert asked(assessor) == [["c1/e1", "c2/e2", "c2/e3"], ["c2/e3"]]
    assert quality(driver).coverage.unanswered_by_reason == {"provider_refused": 1}
    driver.publish(correct_claim("c1", text="Salinity fell."))
    tick(driver, 2, 2)
    assert asked(assessor)[2:] == [["c1/e1"]]
    assert quality(driver).coverage.unanswered_by_reason == {"provider_refused": 1}


def test_a_text_that_was_corrected_meanwhile_is_not_asked_about_any_more() -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID, DOWN))
    driver.publish(submit())
    driver.pass_time(2)
    driver.publish(correct_claim("c2", text="Draining takes two hours."))
    driver.pass_time(4)
    assert len(driver.tables["pair-pending-table"]) == 3
    assessor.failures = {}
    tick(driver, 10, 2)
    assert {question.claim for batch in assessor.asked[1:] for question in batch.questions} == {
        SALT, "Draining takes two hours.",
    }  # fmt: skip


def test_an_answer_that_was_cut_off_is_asked_for_in_halves_before_the_report_goes_on() -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID, {name: ["provider_truncated"] for name in SAID}))
    driver.publish(submit())
    driver.pass_time(2)
    assert onward(driver) == []
    tick(driver, 2, 2)
    assert [len(batch) for batch in asked(assessor)] == [3, 1, 1, 1]
    assert [told.status for told in driver.records("report-quality")] == ["complete"]  # type: ignore[attr-defined]  # all are qualities


def test_a_spent_budget_is_unavailable_and_says_so() -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID, usd=1.0), terms=Terms(usd_per_run=0.0))
    driver.publish(submit())
    driver.pass_time(2)
    assert (assessor.asked, quality(driver).status) == ([], "unavailable")
    assert quality(driver).coverage.unanswered_by_reason == {"provider_budget_spent": 3}
    driver.terms = Terms()
    driver.restart()
    tick(driver, 400, 2)
    assert quality(driver).status == "complete"


def test_another_submission_does_not_wait_for_the_next_try() -> None:
    driver = verifying(assessor := ScriptedAssessor(SAID, DOWN))
    driver.publish(submit())
    tick(driver, 2, *[700] * 7)
    tries = len(assessor.asked)
    driver.publish(submit(event_id="submit-2"))
    driver.pass_time(2)
    assert len(assessor.asked) == tries + 1
    assert {Pending.from_bytes(row).tries for row in driver.tables["pair-pending-table"].values()} == {1}


def test_a_batch_that_was_lost_is_found_by_the_sweep() -> None:
    driver = verifying()
    driver.publish(submit())
    driver.pass_time(2)
    tick(driver, 24 * 3_600 + 1)
    assert driver.counted("batches_lost", found="after_a_day") == 3
    assert quality(driver).coverage.unanswered_by_reason == {"gave_up_after_a_day": 3}
