"""How long a card waits for others to share its call."""

from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import RUN, SALT, bibliography, built, card


def started() -> tuple[Driver, ScriptedProvider]:
    provider = ScriptedProvider()
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT))
    return driver, provider


def come(driver: Driver, first: int, count: int) -> None:
    for number in range(first, first + count):
        driver.publish(built(f"s{number:03}", card(f"Ripples of sand number {number}", "K. Osei")))
    driver.run()


def sizes(provider: ScriptedProvider) -> list[int]:
    return [len(batch.questions) for batch in provider.asked]


def test_cards_that_come_one_after_the_other_fill_their_batches() -> None:
    driver, provider = started()
    for number in range(0, 60, 3):
        come(driver, number, 3)
        driver.pass_time(0.5)
    driver.pass_time(1)
    assert sizes(provider) == [25, 25, 10]


def test_a_card_does_not_wait_for_ever_while_others_trickle_in() -> None:
    driver, provider = started()
    for number in range(12):
        come(driver, number, 1)
        driver.pass_time(0.9)
    assert sizes(provider) == [12]


def test_batches_that_go_together_begin_with_the_same_entries() -> None:
    driver, provider = started()
    come(driver, 0, 80)
    driver.pass_time(2)
    assert sizes(provider) == [25, 25, 25, 5]
    assert len({batch.entries for batch in provider.asked}) == 1
    asked = [question.source_id for batch in provider.asked for question in batch.questions]
    assert asked == sorted(asked)
    assert driver.outcomes(RUN).keys() == set(asked)
