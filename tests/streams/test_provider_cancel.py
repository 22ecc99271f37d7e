"""A proposer that is told to stop stops: cancellation is the one thing that leaves `propose`."""

import asyncio

import pytest

from streams.testing.clock import ManualClock
from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from tests.streams.anthropic_provider import AnthropicProvider
from tests.streams.provider_batches import batch_of
from tests.streams.provider_rehearsed import KEY


@pytest.mark.parametrize("midway", [False, True])
async def test_cancellation_in_the_middle_of_a_call(midway: bool) -> None:
    hanging = asyncio.Event()
    async with rehearse(Step(fault="hang", midway=midway), on_hang=hanging.set) as server:
        provider = AnthropicProvider(KEY, base_url=server.base_url, clock=ManualClock())
        proposing = asyncio.create_task(provider.propose(batch_of("Lagoon Salinity Cycles")))
        await hanging.wait()
        proposing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await proposing
        await provider.close()
    assert len(server.requests) == 1
