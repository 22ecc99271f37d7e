"""A run's spending limit: no call beyond it, said in outcomes and counts, and nothing lost."""

from collections.abc import Mapping, Sequence

import pytest

from schemas import Proposal, Proposals, ProviderReason, Recheck, Usage
from streams.job.terms import Asked, Terms
from streams.proposer_stage import ProposerStage
from streams.providers.estimate import expected_usd
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import RUN, SALT, SALT_CARD, SALT_PROPOSAL, bibliography, built, card

MODEL = Asked("claude-haiku-5-5", "bind-1")


def provider(
    proposals: Mapping[str, Sequence[Proposal]] | None = None,
    failures: Mapping[str, Sequence[ProviderReason]] | None = None,
) -> ScriptedProvider:
    """Each batch costs a dollar."""
    return ScriptedProvider(proposals or {}, failures or {}, MODEL.model, MODEL.prompt_version, usd=1.0)


def started(
    limit: float | None, sources: int = 60, paid: ScriptedProvider | None = None
) -> tuple[Driver, ScriptedProvider]:
    paid = paid or provider()
    driver = Driver([ProposerStage(paid)], asked=MODEL, terms=Terms(usd_per_run=limit))
    driver.publish(bibliography(SALT))
    driver.publish(built("s00", SALT_CARD))
    for number in range(1, sources):
        driver.publish(built(f"s{number:02}", card(f"Ripples of sand number {number}", "K. Osei")))
    driver.run()
    driver.pass_time(2)
    return driver, paid


def standing(driver: Driver) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for outcome in driver.outcomes(RUN).values():
        place = (outcome.state, outcome.reason)
        found[place] = found.get(place, 0) + 1
    return found


def test_without_a_limit_everything_is_asked() -> None:
    driver, paid = started(None)
    assert len(paid.asked) == 3
    assert standing(driver) == {("unbound", "no_proposals"): 60}


def test_a_limit_holds_back_what_batches_on_their_way_may_come_to_cost() -> None:
    one = expected_usd(started(None)[1].asked[0])
    driver, paid = started(1.5 * one)
    assert len(paid.asked) == 2, "sent at once: the second is the one that exceeds the limit"
    assert standing(driver) == {("unbound", "no_proposals"): 50, ("pending", "provider_budget_spent"): 10}
    assert driver.counted("budget_stops", limit="run") == 1


def test_what_was_spent_holds_back_the_rest_for_as_long_as_it_takes() -> None:
    driver, paid = started(0.5, sources=20)
    driver.publish(built("late", card("Another ripple", "K. Osei")))
    driver.run()
    for _ in range(50):
        driver.pass_time(3600)
    assert len(paid.asked) == 1
    assert driver.outcomes(RUN)["late"].state == "pending"
    assert driver.outcomes(RUN)["late"].reason == "provider_budget_spent"


def test_a_higher_limit_asks_the_rest_and_a_recheck_at_once() -> None:
    paid = provider(proposals={"late": [SALT_PROPOSAL]})
    driver, _ = started(0.5, 20, paid)
    driver.publish(built("late", card("Lagoon Salinity Cycles", "R. Vega", front="An offprint")))
    driver.run()
    driver.pass_time(2)
    driver.terms = Terms(usd_per_run=5.0)
    driver.restart()
    driver.pass_time(2)
    assert len(paid.asked) == 1
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.run()
    assert driver.outcomes(RUN)["late"].reason == "waiting_for_batch"
    driver.pass_time(2)
    assert len(paid.asked) == 2
    assert ("late", "veg16") in driver.verdicts(RUN)


def test_a_higher_limit_asks_the_rest_in_a_while_without_anybodys_doing() -> None:
    driver, paid = started(0.5, 20)
    driver.publish(built("late", card("Another ripple", "K. Osei")))
    driver.run()
    driver.pass_time(2)
    driver.terms = Terms(usd_per_run=5.0)
    driver.restart()
    for _ in range(6):
        driver.pass_time(60)
    assert len(paid.asked) == 2


def test_an_answer_that_is_delivered_again_is_counted_once_and_a_repeated_call_twice() -> None:
    driver, paid = started(2.5, sources=20)
    (answer,) = [record for record in driver.records("proposals") if isinstance(record, Proposals)]
    for again in (answer, answer, answer.model_copy(update={"usage": Usage(calls=1, usd=1.0, seconds=9.0)})):
        driver.publish(again)
    driver.run()
    assert driver.counted("claims_repeated", why="call_repeated") == 20
    assert driver.counted("claims_repeated", why="asked_again") == 0
    assert driver.counted("claims", model=MODEL.model) == 20
    driver.publish(built("late", card("Another ripple", "K. Osei")))
    driver.run()
    driver.pass_time(2)
    assert len(paid.asked) == 2, "two dollars are spent, and not four"
    driver.publish(built("later", card("One more ripple", "K. Osei")))
    driver.run()
    driver.pass_time(2)
    assert len(paid.asked) == 2


def test_a_limit_of_the_day_or_the_account_is_waited_out_without_end() -> None:
    failing = provider(failures={"s00": ["provider_budget_spent"] * 100}, proposals={"s00": [SALT_PROPOSAL]})
    driver, _ = started(None, 1, failing)
    assert standing(driver) == {("pending", "provider_budget_spent"): 1}
    for _ in range(99):
        driver.pass_time(3601)
        driver.pass_time(2)
    assert standing(driver) == {("pending", "provider_budget_spent"): 1}
    for _ in range(3):
        driver.pass_time(3601)
    assert driver.outcomes(RUN)["s00"].state == "bound"


@pytest.mark.parametrize("seconds_before_midnight", [600, 3000])
def test_a_limit_of_the_day_is_asked_about_again_at_midnight(seconds_before_midnight: int) -> None:
    failing = provider(failures={"s00": ["provider_budget_spent"]})
    driver = Driver([ProposerStage(failing)], asked=MODEL)
    driver.now = 1_700_006_400_000 - seconds_before_midnight * 1000
    driver.publish(bibliography(SALT))
    driver.publish(built("s00", SALT_CARD, uploaded_at=driver.now))
    driver.run()
    driver.pass_time(2)
    driver.pass_time(seconds_before_midnight - 3)
    assert len(failing.asked) == 1
    driver.pass_time(3)
    assert len(failing.asked) == 2
