"""A crash at any boundary of a report's check: the same quality, and at most one more call."""

import pytest

from schemas import Forget, ProviderReason, Recheck
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedAssessor
from tests.streams.reports import RUN, SAID, asked, correct_claim, correct_evidence, onward, quality, submit, verifying

FAILURES: dict[str, list[ProviderReason]] = {"c1/e1": ["provider_malformed"]}


def story(driver: Driver) -> None:
    """An answer, a failure, corrections of a claim and of evidence, a recheck: everything that a report meets."""
    driver.publish(submit())
    driver.run()
    driver.pass_time(2)
    driver.publish(correct_claim("c2", text="The lock was built in 1903."))
    driver.run()
    driver.pass_time(8)
    driver.publish(correct_evidence("e2", excerpt="Draining takes nine hours."))
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.run()
    driver.pass_time(2)


def play(crash_at: int | None, seed: int | None) -> tuple[Driver, ScriptedAssessor]:
    assessor = ScriptedAssessor(SAID, FAILURES)
    driver = verifying(assessor, crash_at=crash_at, seed=seed)
    story(driver)
    return driver, assessor


def end(driver: Driver) -> tuple[object, ...]:
    """What downstream sees at the end: the quality, and the last report that was handed on."""
    return quality(driver), onward(driver)[-1]


def test_the_story_has_the_end_that_it_should_have() -> None:
    driver, assessor = play(None, None)
    assert (quality(driver).status, quality(driver).revision) == ("partial", 3)
    assert quality(driver).coverage.dropped_by_reason == {"quote_not_found": 1}
    assert asked(assessor) == [["c1/e1", "c2/e2", "c2/e3"], ["c1/e1", "c2/e2", "c2/e3"], ["c2/e2"]]


@pytest.mark.parametrize("seed", [None, 1])
def test_a_crash_at_every_boundary_changes_nothing_downstream(seed: int | None) -> None:
    calm, once = play(None, seed)
    for boundary in range(1, calm.boundaries + 1):
        driver, assessor = play(boundary, seed)
        assert driver.crashes == 1, f"no boundary {boundary}"
        assert end(driver) == end(calm), f"crash at boundary {boundary}"
        assert len(assessor.asked) <= len(once.asked) + 1, f"crash at boundary {boundary}"


@pytest.mark.parametrize("seed", range(8))
def test_whatever_a_crash_left_of_a_submission_the_report_is_checked(seed: int) -> None:
    boundary = 0
    while True:
        boundary += 1
        driver = verifying(assessor := ScriptedAssessor(SAID), seed=seed, crash_at=boundary)
        driver.publish(submit())
        driver.run()
        crashed = driver.crashes
        driver.pass_time(2)
        assert [told.status for told in driver.records("report-quality")] == ["complete"], f"boundary {boundary}"  # type: ignore[attr-defined]  # all are qualities
        assert asked(assessor) == [["c1/e1", "c2/e2", "c2/e3"]]
        if not crashed:
            break
    assert boundary > 5


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_a_crash_while_a_report_is_forgotten_leaves_nothing_of_it(seed: int | None) -> None:
    boundary = 0
    while True:
        boundary += 1
        driver = verifying(ScriptedAssessor(SAID), seed=seed)
        driver.publish(submit())
        driver.pass_time(2)
        driver.publish(Forget(run_id=RUN, event_id="forget-1"))
        driver.crash_at(driver.boundaries + boundary)
        driver.run()
        assert {noun for noun, rows in driver.tables.items() if rows} == {"reports-table"}, f"boundary {boundary}"
        assert driver.latest("report-quality") == {}
        if not driver.crashes:
            break
    assert boundary > 5
