"""The same batch twice is one call."""

import asyncio

import pytest

from schemas import Batch, Claim, Proposals, Usage
from streams.job.terms import Asked
from streams.proposer_stage import ProposerStage
from streams.providers.once import Once
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.provider_batches import batch_of
from tests.streams.thesis import RUN, SALT, bibliography, built, card

ASKED = batch_of("a view", model="local", prompt_version="local-1")


class Held(ScriptedProvider):
    """Answers when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()

    async def propose(self, batch: Batch) -> Proposals:
        await self.free.wait()
        return await super().propose(batch)


async def test_a_repeat_has_the_same_claims_and_costs_nothing() -> None:
    provider = ScriptedProvider(usd=1.0)
    once = Once(provider)
    first, second = await once.propose(ASKED), await once.propose(ASKED)
    assert (first.usage.usd, second.usage) == (1.0, Usage())
    assert second.claims == first.claims != ()
    assert len(provider.asked) == 1
    assert (once.model, once.prompt_version) == ("local", "local-1")


async def test_another_batch_about_the_same_is_another_call() -> None:
    provider = ScriptedProvider()
    once = Once(provider)
    await once.propose(ASKED)
    await once.propose(ASKED.model_copy(update={"batch_id": "b2"}))
    assert len(provider.asked) == 2


async def test_the_same_batch_of_another_run_has_an_answer_of_its_own() -> None:
    once = Once(ScriptedProvider())
    other = ASKED.model_copy(update={"run_id": "another thesis"})
    answers = await asyncio.gather(once.propose(ASKED), once.propose(other))
    assert [answer.run_id for answer in answers] == [ASKED.run_id, "another thesis"]


async def test_a_repeat_waits_for_what_is_at_work() -> None:
    once = Once(provider := Held())
    both = asyncio.gather(once.propose(ASKED), once.propose(ASKED))
    await asyncio.sleep(0)
    provider.free.set()
    first, second = await both
    assert first.claims == second.claims
    assert len(provider.asked) == 1


async def test_a_repeat_asks_itself_if_the_first_was_cut_off() -> None:
    once = Once(provider := Held())
    first, second = asyncio.create_task(once.propose(ASKED)), asyncio.create_task(once.propose(ASKED))
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    provider.free.set()
    assert len((await second).claims) == 1


@pytest.mark.parametrize("seed", [1, 2])
def test_a_binder_that_dies_after_it_sent_batches_costs_no_second_call(seed: int) -> None:
    def play(crash_at: int | None) -> tuple[Driver, ScriptedProvider]:
        provider = ScriptedProvider(model=ASKED.model, usd=1.0)
        driver = Driver([ProposerStage(Once(provider))], asked=Asked("local", "local-1"), crash_at=crash_at, seed=seed)
        driver.publish(bibliography(SALT))
        for number in range(30):
            driver.publish(built(f"s{number:02}", card(f"Ripples of sand number {number}", "K. Osei")))
        driver.run()
        driver.pass_time(2)
        driver.pass_time(2)
        return driver, provider

    calm, _ = play(None)
    for crash_at in range(calm.boundaries - 300, calm.boundaries, 29):
        driver, provider = play(crash_at)
        keys = [question.claim_key for batch in provider.asked for question in batch.questions]
        assert len({batch.batch_id for batch in provider.asked}) == len(provider.asked)
        assert len(set(keys)) == 30
        assert {Claim.from_bytes(value).source_id for value in driver.tables["claims"].values()} == set(
            driver.outcomes(RUN)
        )
