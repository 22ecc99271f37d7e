"""Case LLM-06: an overloaded service neither ends the work for good nor becomes "no match"."""

from streams.testing.clock import ManualClock
from streams.testing.rehearsal_script import Step
from tests.streams.provider_batches import batch_of
from tests.streams.provider_rehearsed import rehearsed_provider

OVERLOADED = Step(status=529, error="overloaded_error")
NOTHING_FOUND = Step(text='{"sources":[{"source":"s1","refused":false,"binds":[]}]}')


async def test_two_overloads_and_a_hang_still_end_in_one_result() -> None:
    clock = ManualClock()
    overloaded = OVERLOADED.model_copy(update={"times": 2})
    async with rehearsed_provider(overloaded, Step(fault="hang"), NOTHING_FOUND, clock=clock) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [claim.proposals for claim in outcome.claims] == [()]
    assert outcome.failures == ()
    assert outcome.usage.calls == 4
    assert clock.slept == sorted(clock.slept)
    assert outcome.usage.seconds == 40 + sum(clock.slept)


async def test_giving_up_for_now_is_a_failure_of_every_source() -> None:
    async with rehearsed_provider(OVERLOADED) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles", "Tidal Sediment Budgets"))
    assert outcome.claims == ()
    assert [(failure.source_id, failure.reason) for failure in outcome.failures] == [
        ("p1.pdf", "provider_overloaded"),
        ("p2.pdf", "provider_overloaded"),
    ]


async def test_the_waits_grow_and_are_the_same_when_repeated() -> None:
    first, second, other = ManualClock(), ManualClock(), ManualClock()
    for clock, batch_id in ((first, "b1"), (second, "b1"), (other, "b2")):
        async with rehearsed_provider(OVERLOADED, clock=clock) as (provider, _):
            await provider.propose(batch_of("Lagoon Salinity Cycles", batch_id=batch_id))
    assert all(later >= 1.5 * earlier for earlier, later in zip(first.slept, first.slept[1:], strict=False))
    assert first.slept == second.slept
    assert first.slept != other.slept
