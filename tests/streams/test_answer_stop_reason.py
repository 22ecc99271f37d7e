"""Case LLM-01: a refusal and a cut-off are not malformed JSON, and nothing in them is repaired and bound."""

import pytest

from schemas import ProviderReason
from streams.testing.rehearsal_script import Step
from tests.streams.provider_batches import batch_of
from tests.streams.provider_rehearsed import rehearsed_provider

CUT = (
    '{"sources":[{"source":"s1","refused":false,"binds":[{"entry_id":"veg16","role":"same_work","evidence":"Lagoon Sal'
)


@pytest.mark.parametrize(
    ("step", "reason", "calls"),
    [
        (Step(stop_reason="refusal", text="I can't help with that."), "provider_refused", 1),
        (Step(stop_reason="max_tokens", text=CUT), "provider_truncated", 1),
        (Step(stop_reason="model_context_window_exceeded", text=CUT), "provider_too_long", 1),
        (Step(stop_reason="end_turn", text='{"sources":['), "provider_malformed", 2),
    ],
)
async def test_each_way_to_stop_is_a_reason_of_its_own(step: Step, reason: ProviderReason, calls: int) -> None:
    async with rehearsed_provider(step) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == [reason]
    assert outcome.claims == ()
    assert len(server.requests) == calls


@pytest.mark.parametrize("stop_reason", ["refusal", "max_tokens", "model_context_window_exceeded", "tool_use", "later"])
async def test_a_whole_answer_is_not_read_when_the_model_stopped_for_another_reason(stop_reason: str) -> None:
    async with rehearsed_provider(Step(stop_reason=stop_reason)) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert outcome.claims == ()
    assert len(outcome.failures) == 1
