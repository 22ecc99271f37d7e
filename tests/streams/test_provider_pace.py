"""Calls wait for their turn: so many a minute, and the first with the same entries goes ahead."""

import asyncio

from schemas import Batch, Proposals
from streams.providers.budget import WallClock
from streams.providers.pace import Pace
from streams.testing.clock import ManualClock
from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from tests.streams.anthropic_provider import AnthropicProvider
from tests.streams.provider_batches import SALINITY, batch_of
from tests.streams.provider_rehearsed import KEY

MANY = tuple(SALINITY.model_copy(update={"id": f"e{i}", "title": f"Lagoon Salinity Cycles {i}"}) for i in range(40))


def batches(count: int) -> list[Batch]:
    return [batch_of(f"Lagoon Salinity Cycles {i}", entries=MANY, batch_id=f"b{i}") for i in range(count)]


async def asked(provider: AnthropicProvider, *wanted: Batch) -> list[Proposals]:
    try:
        return list(await asyncio.gather(*(provider.propose(batch) for batch in wanted)))
    finally:
        await provider.close()


async def test_batches_that_go_together_pay_for_their_entries_once() -> None:
    async with rehearse() as server:
        provider = AnthropicProvider(KEY, base_url=server.base_url, clock=ManualClock())
        outcomes = await asked(provider, *batches(4))
    assert [outcome.usage.cached_input_tokens > 0 for outcome in outcomes] == [False, True, True, True]


async def test_those_who_waited_for_a_first_call_that_hangs_still_have_time_for_one() -> None:
    clock = ManualClock()
    async with rehearse(Step(fault="hang"), Step(), on_hang=clock.advance_to_timeout) as server:
        provider = AnthropicProvider(KEY, base_url=server.base_url, clock=clock)
        outcomes = await asked(provider, *batches(3))
    assert [len(outcome.claims) for outcome in outcomes] == [1, 1, 1]
    assert len(server.requests) == 4


async def test_other_entries_wait_for_nobody() -> None:
    hanging = asyncio.Event()
    async with rehearse(Step(fault="hang"), Step(), on_hang=hanging.set) as server:
        provider = AnthropicProvider(KEY, base_url=server.base_url, clock=ManualClock())
        first = asyncio.create_task(provider.propose(batches(1)[0]))
        await hanging.wait()
        other = await provider.propose(batch_of("Lagoon Salinity Cycles", batch_id="other"))
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await provider.close()
    assert len(other.claims) == 1


async def test_a_worker_calls_no_more_often_than_it_was_told_and_says_so() -> None:
    clock = ManualClock()
    async with rehearse() as server:
        provider = AnthropicProvider(KEY, base_url=server.base_url, clock=clock, pace=Pace(clock, 2))
        for batch in batches(2):
            assert len((await provider.propose(batch)).claims) == 1
        third = asyncio.create_task(provider.propose(batches(3)[2]))
        for _ in range(10):  # nothing it does before it waits for its turn needs more than the loop
            await asyncio.sleep(0)
        clock.advance_to_timeout()
        outcome = await third
        await provider.close()
    assert [failure.reason for failure in outcome.failures] == ["provider_rate_limited"]
    assert len(server.requests) == 2
    assert outcome.usage.calls == 0


async def test_a_call_gets_its_turn_when_the_minute_allows_it() -> None:
    async with rehearse() as server:
        # sixty thousand a minute: one a millisecond, and as many at once as there may be in a minute
        provider = AnthropicProvider(KEY, base_url=server.base_url, pace=Pace(WallClock(), 60_000))
        outcomes = await asked(provider, *batches(5))
    assert [len(outcome.claims) for outcome in outcomes] == [1] * 5
