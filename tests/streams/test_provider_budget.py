"""A call has 40 seconds and a batch 80, waits and retries included; the clock is the test's."""

import pytest

from streams.providers.budget import Budget, CallFailed, call_within
from streams.testing.clock import ManualClock
from streams.testing.rehearsal_script import Step
from tests.streams.provider_batches import batch_of
from tests.streams.provider_rehearsed import rehearsed_provider


@pytest.mark.parametrize("midway", [False, True])
async def test_hanging_calls_are_cut_and_the_batch_ends_in_time(midway: bool) -> None:
    clock = ManualClock()
    async with rehearsed_provider(Step(fault="hang", midway=midway), clock=clock) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == ["provider_timeout"]
    assert len(server.requests) == 2
    assert clock.now() == 80


async def test_a_slow_stream_is_read_to_its_end() -> None:
    async with rehearsed_provider(Step(pause=1.0)) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert len(outcome.claims) == 1
    assert len(server.requests) == 1
    assert outcome.usage.seconds > 5


async def test_a_stream_that_drips_is_cut() -> None:
    async with rehearsed_provider(Step(pause=15.0)) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == ["provider_timeout"]


async def test_the_wait_that_the_server_asks_for_is_kept() -> None:
    clock = ManualClock()
    limited = Step(status=429, error="rate_limit_error", headers={"retry-after": "17"})
    async with rehearsed_provider(limited, Step(), clock=clock) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert len(outcome.claims) == 1
    assert clock.slept == [17]


async def test_a_wait_beyond_the_deadline_is_not_begun() -> None:
    clock = ManualClock()
    limited = Step(status=429, error="rate_limit_error", headers={"retry-after": "76"})
    async with rehearsed_provider(limited, Step(), clock=clock) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == ["provider_rate_limited"]
    assert len(server.requests) == 1
    assert clock.now() == 0


@pytest.mark.parametrize("header", ["", "soon", "nan", "-5", "inf", "Wed, 21 Oct 2026 07:28:00 GMT"])
async def test_a_wait_that_is_no_number_of_seconds_is_our_own(header: str) -> None:
    clock = ManualClock()
    limited = Step(status=429, error="rate_limit_error", headers={"retry-after": header})
    async with rehearsed_provider(limited, Step(), clock=clock) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert len(outcome.claims) == 1
    assert [1 <= wait <= 1.25 for wait in clock.slept] == [True]


async def test_the_last_call_gets_only_what_is_left_of_the_batch() -> None:
    clock = ManualClock()
    granted: list[float] = []

    async def fail() -> None:
        granted.append(clock.left())
        clock.advance(9)
        raise CallFailed("provider_overloaded")

    budget = Budget(call_seconds=10, batch_seconds=20, least_seconds=1)
    with pytest.raises(CallFailed):
        await call_within(budget, clock, "b1", fail)
    assert granted == [10, 20 - 9 - clock.slept[0]]
