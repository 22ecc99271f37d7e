"""How long something waits is told from when it began to, whatever held it; its patience counts otherwise."""

from schemas import ProviderReason
from streams.job.state import JobState
from streams.job.terms import Terms
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import RUN, SALT, SALT_CARD, SALT_PROPOSAL, bibliography, built

HOUR = 3600
HELD: list[ProviderReason] = ["provider_budget_spent"]


def begun(provider: ScriptedProvider, usd_per_run: float | None = None) -> tuple[Driver, int]:
    """One source begins to wait; return when."""
    driver = Driver([ProposerStage(provider)], terms=Terms(usd_per_run=usd_per_run))
    driver.publish(bibliography(SALT))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    return driver, driver.now


def waiting(driver: Driver) -> tuple[int, int]:
    """Of a worker that has just recovered its tables."""
    state: JobState = driver.job.state(driver.tables, driver.asked, driver.terms)
    return state.waiting()


def test_what_a_runs_limit_holds_waits_since_it_began_to() -> None:
    driver, began = begun(ScriptedProvider(), usd_per_run=0.0)
    for _ in range(50):
        driver.pass_time(HOUR)
        assert waiting(driver) == (1, began)
    assert driver.outcomes(RUN)["s1"].reason == "provider_budget_spent"


def test_what_a_days_limit_holds_waits_since_it_began_to() -> None:
    driver, began = begun(ScriptedProvider(failures={"s1": HELD * 9}))
    driver.pass_time(2)
    assert driver.outcomes(RUN)["s1"].reason == "provider_budget_spent"
    assert waiting(driver) == (1, began)


def test_a_day_that_a_limit_held_it_is_no_reason_to_give_it_up() -> None:
    failures: list[ProviderReason] = [*HELD * 30, "provider_timeout"]
    driver, began = begun(ScriptedProvider({"s1": [SALT_PROPOSAL]}, {"s1": failures}))
    while driver.counted("provider_failures", reason="provider_timeout") == 0:
        driver.pass_time(HOUR)
        driver.pass_time(2)
    assert driver.now - began > 24 * HOUR * 1000
    assert driver.outcomes(RUN)["s1"].reason == "will_ask_again"
    driver.pass_time(10)
    driver.pass_time(10)
    assert driver.outcomes(RUN)["s1"].state == "bound"
    assert driver.counts["answer_wait_seconds"] > 24 * HOUR
