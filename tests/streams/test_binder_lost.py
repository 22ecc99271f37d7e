"""A batch is lost when the proposer passed it over, and not because it waits."""

import asyncio

from schemas import Batch
from streams.partition import partition_of
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import RUN, SALT, bibliography, built, card

PROVIDER = ScriptedProvider()


def sent(driver: Driver, count: int, run: str = RUN) -> list[Batch]:
    """Send so many batches of two sources, one every two seconds; nobody answers."""
    driver.publish(bibliography(SALT).model_copy(update={"run_id": run}))
    for number in range(count):
        for source in (f"s{number:02}a", f"s{number:02}b"):
            driver.publish(built(source, card(f"Ripples of {source}", "K. Osei")).model_copy(update={"run_id": run}))
        driver.run()
        driver.pass_time(2)
    return batches(driver)


def batches(driver: Driver) -> list[Batch]:
    return [record for record in driver.records("batches") if isinstance(record, Batch)]


def answer(driver: Driver, batch: Batch) -> None:
    driver.publish(asyncio.run(PROVIDER.propose(batch)))
    driver.run()


def pass_hours(driver: Driver, hours: float) -> None:
    for _ in range(round(hours * 60)):
        driver.pass_time(60)


def test_with_a_backlog_of_hours_and_a_slow_provider_nothing_is_asked_twice() -> None:
    driver = Driver()
    backlog = sent(driver, 12)
    pass_hours(driver, 1.5)
    for batch in backlog:
        pass_hours(driver, 0.25)
        answer(driver, batch)
    pass_hours(driver, 2)
    assert batches(driver) == backlog
    assert driver.counts["batches_lost"] == driver.counts["claims_repeated"] == 0
    assert {outcome.state for outcome in driver.outcomes(RUN).values()} == {"unbound"}


def test_of_several_in_flight_a_later_one_may_be_answered_first() -> None:
    driver = Driver()
    first, second, third = sent(driver, 3)
    pass_hours(driver, 2)
    answer(driver, third)
    driver.pass_time(80)
    answer(driver, first)
    answer(driver, second)
    pass_hours(driver, 2)
    assert len(batches(driver)) == 3
    assert driver.counts["batches_lost"] == 0


def test_one_that_was_passed_over_is_found_after_an_hour_alarmed_and_asked_again() -> None:
    driver = Driver()
    lost, other = sent(driver, 2)
    pass_hours(driver, 5)
    answer(driver, other)
    driver.pass_time(1)
    driver.pass_time(3599)
    assert driver.counts["batches_lost"] == 0
    driver.pass_time(2)
    assert driver.counted("batches_lost", found="overtaken") == len(lost.questions)
    driver.pass_time(60)
    again = batches(driver)[-1]
    assert [question.claim_key for question in again.questions] == [question.claim_key for question in lost.questions]
    answer(driver, again)
    assert {outcome.state for outcome in driver.outcomes(RUN).values()} == {"unbound"}
    assert driver.counts["claims_repeated"] == 0


def test_an_answer_of_another_partition_says_nothing() -> None:
    other = next(run for run in map(str, range(100)) if partition_of(run) != partition_of(RUN))
    driver = Driver()
    sent(driver, 1)
    answered = [batch for batch in sent(driver, 1, run=other) if batch.run_id == other]
    for batch in answered:
        answer(driver, batch)
    pass_hours(driver, 3)
    assert len(answered) == 1
    assert driver.counts["batches_lost"] == 0


def test_a_binder_that_catches_up_on_answers_finds_none_lost() -> None:
    driver = Driver()
    first, second = sent(driver, 2)
    answer(driver, second)
    driver.pass_time(3 * 3600)  # the tick comes before the answer that was given long before
    answer(driver, first)
    pass_hours(driver, 2)
    assert driver.counts["batches_lost"] == 0
    assert len(batches(driver)) == 2


def test_one_that_nothing_overtakes_ends_after_a_day_and_a_late_answer_still_counts() -> None:
    driver = Driver()
    (batch,) = sent(driver, 1)
    pass_hours(driver, 23.9)
    assert {outcome.reason for outcome in driver.outcomes(RUN).values()} == {"asked"}
    driver.pass_time(600)
    assert driver.counted("batches_lost", found="after_a_day") == 2
    assert {(o.state, o.reason) for o in driver.outcomes(RUN).values()} == {("failed", "gave_up_after_a_day")}
    answer(driver, batch)
    assert {(o.state, o.reason) for o in driver.outcomes(RUN).values()} == {("unbound", "no_proposals")}
