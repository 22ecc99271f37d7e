"""A shadow trial runs beside the live proposer, and nothing that it says becomes a verdict."""

from schemas import Batch, Claim, Forget, Recheck, Regate
from streams.asking import LOCAL
from streams.binder.state import State
from streams.binder.trial import in_share
from streams.binder.trial_report import TrialReport, trial_reports
from streams.job.terms import Asked, Terms, Trial
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import (
    DREDGING,
    DREDGING_CARD,
    DREDGING_PROPOSAL,
    RUN,
    SALT,
    SALT_CARD,
    SALT_PROPOSAL,
    bibliography,
    built,
    card,
    correction,
    same_work,
)

OTHER = Asked("local", "local-2")
WRONG = same_work("ose19", "Lagoon Salinity Cycles")


def started(live: ScriptedProvider, other: ScriptedProvider, share: float = 1.0, terms: Terms | None = None) -> Driver:
    other.prompt_version = OTHER.prompt_version
    stage = ProposerStage(live, trial=other)
    driver = Driver([stage], terms=terms or Terms(trial=Trial(OTHER, share)))
    driver.publish(bibliography(SALT, DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.publish(built("s2", DREDGING_CARD))
    driver.run()
    driver.pass_time(2)
    return driver


def test_both_are_asked_the_same_and_only_the_live_ones_binds_are_told() -> None:
    live, other = ScriptedProvider({"s1": [SALT_PROPOSAL]}), ScriptedProvider({"s2": [DREDGING_PROPOSAL]})
    driver = started(live, other)
    assert [batch.trial for batch in (*live.asked, *other.asked)] == [False, True]
    views = [[(q.source_id, q.view) for q in batch.questions] for batch in (*live.asked, *other.asked)]
    assert views[0] == views[1]
    assert live.asked[0].entries == other.asked[0].entries
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    assert driver.counted("trial_rulings", ruling="bound", role="same_work") == 1
    assert driver.outcomes(RUN)["s2"].reason == "no_proposals"


def test_what_the_gates_refuse_of_it_is_a_refusal_that_says_so() -> None:
    live, other = ScriptedProvider({"s1": [SALT_PROPOSAL]}), ScriptedProvider({"s1": [WRONG]})
    driver = started(live, other)
    (refused,) = driver.refusals(RUN)
    assert (refused.trial, refused.prompt_version, refused.entry_id) == (True, "local-2", "ose19")
    assert driver.outcomes(RUN)["s1"].reason == "gated_proposal"


def test_a_share_is_the_same_sources_each_time_and_about_so_many() -> None:
    cards = [card(f"Ripples of sand number {number}", "K. Osei") for number in range(2000)]
    chosen = {one.sha256 for one in cards if in_share(one.sha256, 0.25)}
    assert 400 < len(chosen) < 600
    assert chosen < {one.sha256 for one in cards if in_share(one.sha256, 0.5)}
    assert not any(in_share(one.sha256, 0.0) for one in cards)
    assert all(in_share(one.sha256, 1.0) for one in cards)


def test_only_the_share_is_asked() -> None:
    live, other = ScriptedProvider(), ScriptedProvider()
    started(live, other, share=0.0)
    assert other.asked == []


def test_a_trial_that_fails_is_a_figure_and_delays_nothing() -> None:
    live = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    other = ScriptedProvider(failures={"s1": ["provider_refused"], "s2": ["provider_timeout"]})
    driver = started(live, other)
    driver.pass_time(7200)
    assert len(other.asked) == 1
    assert driver.counted("trial_answers", result="provider_timeout") == 1
    assert {outcome.state for outcome in driver.outcomes(RUN).values()} == {"bound", "unbound"}


def test_its_answers_are_no_answers_to_the_live_question_before_or_after_a_recheck_or_a_regate() -> None:
    live, other = ScriptedProvider(), ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = started(live, other)
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.publish(Regate(run_id=RUN, event_id="regate-1"))
    driver.run()
    driver.pass_time(10)
    assert driver.verdicts(RUN) == {}
    assert len(live.asked) == len(other.asked) == 1


def test_once_its_proposer_is_the_live_one_its_answers_count_without_another_call() -> None:
    live, other = ScriptedProvider(), ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = started(live, other)
    driver.asked = OTHER
    driver.restart()
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.run()
    driver.pass_time(10)
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    assert driver.verdicts(RUN)["s1", "veg16"].prompt_version == "local-2"
    assert len(live.asked) == len(other.asked) == 1


def test_a_trial_of_the_live_proposer_is_none() -> None:
    live, other = ScriptedProvider(), ScriptedProvider()
    started(live, other, terms=Terms(trial=Trial(LOCAL, 1.0)))
    assert [batch.trial for batch in live.asked] == [False]
    assert other.asked == []


def test_forget_deletes_what_the_trial_brought() -> None:
    driver = started(ScriptedProvider(), ScriptedProvider({"s1": [SALT_PROPOSAL]}))
    driver.publish(Forget(run_id=RUN, event_id="forget-1"))
    driver.run()
    assert [noun for noun, rows in driver.tables.items() if rows] == ["bibliography-table"]


def test_a_run_without_a_trial_has_none() -> None:
    live, other = ScriptedProvider(), ScriptedProvider()
    driver = started(live, other, terms=Terms())
    assert not any(record.trial for record in driver.records("batches") if isinstance(record, Batch))
    assert not any(Claim.from_bytes(value).trial for value in driver.tables["claims"].values())


def test_the_report_puts_both_side_by_side_on_what_both_have_answered() -> None:
    live = ScriptedProvider({"s1": [SALT_PROPOSAL, WRONG]}, usd=0.25)
    other = ScriptedProvider({"s1": [SALT_PROPOSAL], "s2": [DREDGING_PROPOSAL, WRONG]}, usd=0.75)
    driver = started(live, other)
    (report,) = reports(driver)
    assert report.compared == ("s1", "s2")
    assert report.differing == ("s2",)
    assert (report.live.proposals, report.live.bound, report.live.usd) == (2, 1, 0.25)
    assert (report.trial.proposals, report.trial.bound, report.trial.usd) == (3, 2, 0.75)
    assert report.trial.binds["s2"] == [("ose19", "same_work", False)]
    assert report.live.refused == {("name", "name_contradicted"): 1}  # Osei's work it is not
    assert report.trial.refused == {("evidence", "quote_not_found"): 1}
    assert (report.trial.batches, report.trial.sources_asked) == (1, 2)


def test_the_report_leaves_out_what_only_one_has_answered() -> None:
    driver = started(ScriptedProvider(), ScriptedProvider(failures={"s2": ["provider_timeout"]}))
    (report,) = reports(driver)
    assert report.compared == ("s1",)


def test_the_report_rules_against_todays_bibliography() -> None:
    driver = started(ScriptedProvider(), ScriptedProvider({"s1": [SALT_PROPOSAL]}))
    assert reports(driver)[0].trial.bound == 1
    driver.publish(correction("veg16", title="Deep Sea Trawling Nets"))
    driver.run()
    assert reports(driver)[0].trial.bound == 0


def test_a_run_without_a_trial_has_no_report() -> None:
    assert reports(started(ScriptedProvider(), ScriptedProvider(), terms=Terms())) == []


def reports(driver: Driver) -> list[TrialReport]:
    return trial_reports(State(driver.tables, driver.asked), RUN)
