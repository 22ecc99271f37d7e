"""A key is taken as people paste it; a local server needs none."""

import pytest

from streams.testing.rehearsal import rehearse
from tests.streams.anthropic_provider import AnthropicProvider
from tests.streams.provider_batches import batch_of


@pytest.mark.parametrize("key", ["", " ", "sk-ant-x\n"])
async def test_no_key_and_a_key_with_its_line_end_reach_the_server(key: str) -> None:
    async with rehearse() as server:
        provider = AnthropicProvider(key, base_url=server.base_url)
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
        await provider.close()
    assert len(outcome.claims) == 1


@pytest.mark.parametrize("key", ["sk-ant\nx", "ключ"])
def test_what_cannot_be_a_key_is_refused_without_being_shown(key: str) -> None:
    with pytest.raises(ValueError, match="characters") as refused:
        AnthropicProvider(key)
    assert key not in str(refused.value)
