"""Case LLM-03: the answer is not always in the first content block, and not always there."""

import pytest
from pydantic import JsonValue

from streams.testing.rehearsal_script import Step
from tests.streams.provider_batches import batch_of
from tests.streams.provider_rehearsed import rehearsed_provider

NOTHING_FOUND = '{"sources":[{"source":"s1","refused":false,"binds":[]}]}'
WRONG = '{"sources":[{"source":"s1","refused":false,"binds":[{"entry_id":"wrong","role":"same_work","evidence":"x"}]}]}'


async def test_json_in_a_thinking_block_is_never_used() -> None:
    blocks: tuple[dict[str, JsonValue], ...] = (
        {"type": "thinking", "thinking": WRONG, "signature": "c2ln"},
        {"type": "text", "text": NOTHING_FOUND},
    )
    async with rehearsed_provider(Step(blocks=blocks)) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [claim.proposals for claim in outcome.claims] == [()]
    assert outcome.failures == ()


@pytest.mark.parametrize(
    "blocks",
    [
        ({"type": "thinking", "thinking": WRONG, "signature": "c2ln"},),
        ({"type": "redacted_thinking", "data": "c2ln"},),
        ({"type": "text", "text": " \n"},),
        (),
    ],
)
async def test_no_text_is_an_empty_reply_with_its_stop_reason(blocks: tuple[dict[str, JsonValue], ...]) -> None:
    async with rehearsed_provider(Step(blocks=blocks)) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == ["provider_empty"]
    assert "end_turn" in outcome.failures[0].detail
    assert len(server.requests) == 2


async def test_the_empty_reply_is_asked_for_again() -> None:
    async with rehearsed_provider(Step(blocks=()), Step(text=NOTHING_FOUND)) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [claim.proposals for claim in outcome.claims] == [()]


async def test_an_answer_in_two_text_blocks_is_read_as_one() -> None:
    blocks: tuple[dict[str, JsonValue], ...] = (
        {"type": "text", "text": NOTHING_FOUND[:20]},
        {"type": "text", "text": NOTHING_FOUND[20:]},
    )
    async with rehearsed_provider(Step(blocks=blocks)) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert len(outcome.claims) == 1
