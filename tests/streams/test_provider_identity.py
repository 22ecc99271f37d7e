"""A batch is answered only by the model and prompt version that its claims will name."""

import pytest

from schemas import Batch, Proposals
from streams.providers.prompt import PROMPT_VERSION, prompt_version
from streams.providers.provider import Provider
from streams.testing.rehearsal import rehearse
from tests.streams.anthropic_provider import AnthropicProvider
from tests.streams.provider_batches import batch_of
from tests.streams.provider_rehearsed import KEY


@pytest.mark.parametrize(
    "batch",
    [batch_of("a view", "another", model="claude-haiku-4-5"), batch_of("a view", "another", prompt_version="1")],
)
async def test_a_batch_for_another_is_handed_back_without_a_call(batch: Batch) -> None:
    async with rehearse(touch_fails=True) as server:
        provider = AnthropicProvider(KEY, base_url=server.base_url)
        outcome = await provider.propose(batch)
        await provider.close()
    assert [failure.reason for failure in outcome.failures] == ["provider_error"] * 2
    assert outcome.usage.calls == 0


async def test_the_proposer_says_who_it_is() -> None:
    provider: Provider[Batch, Proposals] = AnthropicProvider(KEY, model="claude-sonnet-5-5")
    assert (provider.model, provider.prompt_version[:5]) == ("claude-sonnet-5-5", "bind-")


async def test_another_system_prompt_is_another_version_and_is_what_is_sent() -> None:
    async with rehearse() as server:
        provider = AnthropicProvider(KEY, system="Say which is which.", base_url=server.base_url)
        assert provider.prompt_version not in {PROMPT_VERSION, prompt_version("Say which is which!")}
        await provider.propose(batch_of("a view", prompt_version=provider.prompt_version))
        await provider.close()
    assert b'"text":"Say which is which."' in server.requests[0].body.replace(b'": "', b'":"')
