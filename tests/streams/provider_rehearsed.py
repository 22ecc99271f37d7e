"""The Anthropic proposer against a rehearsal server, both on one clock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from streams.providers.claude import AnthropicProvider
from streams.testing.clock import ManualClock
from streams.testing.rehearsal import Rehearsal, rehearse
from streams.testing.rehearsal_script import Step

#: Looks like a key, so that a search for it finds it where it should not be.
KEY = "sk-ant-rehearsed-0123456789"


@asynccontextmanager
async def rehearsed_provider(
    *script: Step, clock: ManualClock | None = None
) -> AsyncIterator[tuple[AnthropicProvider, Rehearsal]]:
    """Run both for the block; when the server hangs, the clock moves to where the provider gives up on the call."""
    clock = clock or ManualClock()
    async with rehearse(*script, sleep=clock.sleep, on_hang=clock.advance_to_timeout) as server:
        provider = AnthropicProvider(KEY, base_url=server.base_url, clock=clock)
        try:
            yield provider, server
        finally:
            await provider.close()
