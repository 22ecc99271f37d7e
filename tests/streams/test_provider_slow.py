"""Case STR-06: a model that takes ten times as long as it may keeps nobody's partitions and loses nothing."""

from streams.loop import SLOW
from streams.proposer_stage import ProposerStage
from streams.providers.budget import Budget
from streams.stage import WORK_DEADLINE
from streams.testing.driver import Driver
from streams.testing.rehearsal_script import Step
from tests.streams.provider_rehearsed import CLAUDE, Rehearsed
from tests.streams.thesis import RUN, SALT, SALT_CARD, bibliography, built


def test_a_call_that_hangs_is_cut_and_the_source_ends_with_one_result_later() -> None:
    provider = Rehearsed(Step(fault="hang"))
    driver = Driver([ProposerStage(provider)], asked=CLAUDE)
    driver.publish(bibliography(SALT))
    driver.publish(built("p1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert len(provider.requests) == 2, "forty seconds each, on the clock of the call"
    assert (driver.outcomes(RUN)["p1"].state, driver.outcomes(RUN)["p1"].reason) == ("pending", "will_ask_again")

    provider.step = Step()
    driver.pass_time(60)
    driver.pass_time(2)
    assert driver.outcomes(RUN)["p1"].state == "bound"
    assert [outcome.state for outcome in driver.told_outcomes(RUN, "p1")].count("bound") == 1


def test_no_work_outlasts_the_patience_of_its_group() -> None:
    budget = Budget()
    assert budget.call_seconds < budget.batch_seconds < WORK_DEADLINE < SLOW.work < SLOW.rebalance
