"""The Anthropic proposer against a rehearsal server, both on one clock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from schemas import Batch, Proposals
from streams.job.terms import Asked
from streams.providers.prompt import DEFAULT_MODEL, PROMPT_VERSION
from streams.testing.clock import ManualClock
from streams.testing.rehearsal import Rehearsal, Request, rehearse
from streams.testing.rehearsal_script import Step
from tests.streams.anthropic_provider import AnthropicProvider

CLAUDE = Asked(DEFAULT_MODEL, PROMPT_VERSION)

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


class Rehearsed:
    """The same for a driver, which gives each batch a loop of its own: server and proposer live as long as a batch.

    Attributes:
        requests: all that arrived, in their order.
    """

    model = CLAUDE.model
    prompt_version = CLAUDE.prompt_version

    def __init__(self, step: Step | None = None) -> None:
        self.requests: list[Request] = []
        self.step = step or Step()

    async def propose(self, batch: Batch) -> Proposals:
        async with rehearsed_provider(self.step) as (provider, server):
            outcome = await provider.propose(batch)
        self.requests += server.requests
        return outcome
