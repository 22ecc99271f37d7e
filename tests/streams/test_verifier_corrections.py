"""A correction asks about its own pairs alone; a correction of nothing asks nobody."""

from schemas import Forget, Recheck, Regate
from streams.job.terms import Asked
from streams.provider_stage import ProviderStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedAssessor
from streams.verifier.job import ASSESSING
from tests.streams.reports import (
    CLAIMS,
    EXCERPTS,
    RUN,
    SAID,
    SALT,
    asked,
    correct_claim,
    correct_evidence,
    document,
    onward,
    quality,
    submit,
    verdicts,
    verifying,
)


def checked(assessor: ScriptedAssessor) -> Driver:
    driver = verifying(assessor)
    driver.publish(submit())
    driver.pass_time(2)
    assert len(assessor.asked) == 1
    return driver


def test_a_corrected_claim_asks_about_its_own_pairs() -> None:
    driver = checked(assessor := ScriptedAssessor(SAID))
    driver.publish(correct_claim("c2", text="The lock was built in 1903."))
    driver.pass_time(2)
    assert asked(assessor)[1:] == [["c2/e2", "c2/e3"]]
    assert quality(driver).revision == 2
    assert [report.revision for report in onward(driver)] == [1, 2]


def test_corrected_evidence_asks_about_its_own_pairs() -> None:
    driver = checked(assessor := ScriptedAssessor(SAID))
    driver.publish(correct_evidence("e2", excerpt="Draining the lock takes nine hours, at least in calm weather."))
    driver.pass_time(2)
    assert asked(assessor)[1:] == [["c2/e2"]]
    assert verdicts(driver)["c2"] == "supports"


def test_what_changes_elsewhere_in_the_report_leaves_a_pair_as_it_is() -> None:
    driver = checked(assessor := ScriptedAssessor(SAID))
    excerpts = {**EXCERPTS, "e3": "The lock was built in 1904 by the harbour authority."}
    driver.publish(submit(document(excerpts=excerpts, title="Salt, corrected"), "submit-2"))
    driver.pass_time(2)
    assert asked(assessor)[1:] == [["c2/e3"]]


def test_a_correction_of_nothing_asks_nobody() -> None:
    driver = checked(assessor := ScriptedAssessor(SAID))
    told = quality(driver)
    driver.publish(correct_claim("c1", text=SALT))
    driver.publish(submit(event_id="submit-2"))
    driver.publish(Regate(run_id=RUN, event_id="regate-1"))
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.pass_time(2)
    assert len(assessor.asked) == 1
    assert (quality(driver), len(onward(driver))) == (told, 1)


def test_spelling_of_white_space_and_a_higher_confidence_ask_nobody() -> None:
    driver = checked(assessor := ScriptedAssessor(SAID))
    driver.publish(correct_claim("c1", text=SALT.replace(" ", "  "), confidence="low"))
    driver.pass_time(2)
    assert len(assessor.asked) == 1
    assert quality(driver).high_confidence == 0


def test_a_claim_that_is_corrected_back_finds_its_answer_in_the_cache() -> None:
    driver = checked(assessor := ScriptedAssessor(SAID))
    driver.publish(correct_claim("c1", text="Salinity fell."))
    driver.pass_time(2)
    driver.publish(correct_claim("c1", "correct-3", text=SALT))
    driver.pass_time(2)
    assert asked(assessor)[1:] == [["c1/e1"]]
    assert verdicts(driver)["c1"] == "supports"


def test_an_older_version_of_a_text_is_never_judged_as_the_new_one() -> None:
    driver = checked(ScriptedAssessor(SAID))
    driver.stages = []  # the assessor is down
    driver.publish(correct_claim("c1", text="Mean salinity fell by 3 g/l between 2010 and 2016."))
    driver.pass_time(2)
    assert [report.revision for report in onward(driver)] == [1]
    assert quality(driver).revision == 1, "nothing is told of the new text before somebody was asked"


def test_what_another_model_said_stands_until_a_recheck_asks_the_new_one() -> None:
    driver = checked(ScriptedAssessor(SAID))
    other = ScriptedAssessor(SAID, model="claude-sonnet-5-5", prompt_version="verify-2")
    driver.stages[0]._provider = other  # type: ignore[attr-defined]  # another worker, with other settings
    driver.asked = Asked(other.model, other.prompt_version)
    driver.restart()
    driver.publish(correct_claim("c2", confidence="low"))
    driver.pass_time(2)
    assert (other.asked, verdicts(driver)["c1"]) == ([], "supports")
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.pass_time(2)
    assert asked(other) == [["c1/e1", "c2/e2", "c2/e3"]]
    assert quality(driver).claims[0].pairs[0].model == "claude-sonnet-5-5"


def test_a_correction_that_cannot_be_carried_out_is_a_dead_letter() -> None:
    driver = checked(ScriptedAssessor(SAID))
    driver.publish(correct_claim("c9", text="?"))
    driver.publish(correct_claim("c1", "correct-3", id="c7"))
    driver.publish(correct_evidence("e1", excerpt=7))
    driver.run()
    assert [driver.counted("dead_letters", code=code) for code in ("unknown_id", "id_changed", "wrong_form")] == [1] * 3
    assert quality(driver).revision == 1


def test_a_forgotten_report_leaves_nothing_and_begins_anew() -> None:
    driver = checked(assessor := ScriptedAssessor(SAID))
    driver.publish(Forget(run_id=RUN, event_id="forget-1"))
    driver.run()
    assert driver.latest("report-quality") == {}
    assert {noun for noun, rows in driver.tables.items() if rows} == {"reports-table"}
    driver.publish(correct_claim("c1", "correct-9", text="?"))
    driver.run()
    assert driver.counted("dead_letters", code="unknown_report") == 1
    driver.publish(submit(document({"c1": CLAIMS["c1"]}, EXCERPTS), "submit-2"))
    driver.pass_time(2)
    assert (verdicts(driver), len(assessor.asked)) == ({"c1": "supports"}, 2)
    assert quality(driver).revision == 3


def test_an_answer_that_comes_after_a_report_was_forgotten_does_not_bring_it_back() -> None:
    driver = verifying()
    driver.publish(submit())
    driver.pass_time(2)
    driver.publish(Forget(run_id=RUN, event_id="forget-1"))
    driver.run()
    driver.stages = [ProviderStage(ASSESSING, ScriptedAssessor(SAID))]
    driver.pass_time(2)
    assert {noun for noun, rows in driver.tables.items() if rows} == {"reports-table"}
    assert driver.counted("forgotten_proposals") == 1
