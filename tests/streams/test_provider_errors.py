"""Every error of the service is a reason of its own, and only what may pass is tried again."""

import pytest

from schemas import ProviderReason
from streams.testing.clock import ManualClock
from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from tests.streams.anthropic_provider import AnthropicProvider
from tests.streams.provider_batches import batch_of
from tests.streams.provider_rehearsed import rehearsed_provider


def error(status: int, kind: str, message: str = "rehearsed") -> Step:
    return Step(status=status, error=kind, message=message)


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (error(401, "authentication_error"), "provider_unauthorized"),
        (error(402, "billing_error"), "provider_unauthorized"),
        (error(403, "permission_error"), "provider_unauthorized"),
        (error(400, "invalid_request_error", "output_config: not supported"), "provider_error"),
        (error(404, "not_found_error"), "provider_error"),
        (
            error(400, "invalid_request_error", "prompt is too long: 1200000 tokens > 1000000 maximum"),
            "provider_too_long",
        ),
        (error(413, "request_too_large"), "provider_too_long"),
        (Step(status=307, headers={"location": "https://elsewhere.invalid/v1/messages"}), "provider_error"),
    ],
)
async def test_what_will_not_pass_is_not_tried_again(step: Step, reason: ProviderReason) -> None:
    async with rehearsed_provider(step) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == [reason]
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (error(429, "rate_limit_error"), "provider_rate_limited"),
        (error(500, "api_error"), "provider_error"),
        (error(502, "no type of theirs"), "provider_error"),
        (error(503, "no type of theirs"), "provider_overloaded"),
        (error(504, "timeout_error"), "provider_timeout"),
        (error(529, "overloaded_error"), "provider_overloaded"),
        (Step(fault="error", error="overloaded_error", midway=True), "provider_overloaded"),
        (Step(fault="reset"), "provider_error"),
        (Step(fault="reset", midway=True), "provider_error"),
        (Step(fault="end", midway=True), "provider_error"),
        (Step(fault="hang"), "provider_timeout"),
        (Step(fault="hang", midway=True), "provider_timeout"),
    ],
)
async def test_what_may_pass_is_tried_again_and_named_if_it_does_not(step: Step, reason: ProviderReason) -> None:
    async with rehearsed_provider(step) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == [reason]
    assert len(server.requests) > 1
    async with rehearsed_provider(step, Step()) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert len(outcome.claims) == 1
    assert len(server.requests) == 2


async def test_a_spending_limit_of_the_account_is_named_as_such() -> None:
    body = '{"type":"error","error":{"type":"rate_limit_error","message":"m","details":{"error_code":"%s"}}}'
    step = Step(status=429, body=body % "enforced_spend_limit_reached")
    async with rehearsed_provider(step) as (provider, server):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == ["provider_budget_spent"]
    assert len(server.requests) == 1


@pytest.mark.parametrize("body", ["", "<html>busy</html>", "[]", '{"error":7}', "\xff"])
async def test_an_error_without_sense_is_still_a_failure(body: str) -> None:
    async with rehearsed_provider(Step(status=500, body=body)) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == ["provider_error"]


@pytest.mark.parametrize(
    "body",
    [
        "",
        "event: message_start\ndata: {not json\n\n",
        "event: message_start\ndata: 7\n\n",
        'event: message_start\ndata: {"type":"message_start"}\n\n',
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta"}}\n\n',
        'event: message_delta\ndata: {"type":"message_delta","delta":null,"usage":[]}\n\n',
        'event: new_event\ndata: {"type":"new_event"}\n\n',
        '{"type":"message","content":[]}',
    ],
)
async def test_a_stream_without_sense_is_a_failure_too(body: str) -> None:
    async with rehearsed_provider(Step(body=body)) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == ["provider_error"]


async def test_nobody_listening_is_a_failure() -> None:
    async with rehearse() as server:
        address = server.base_url
    provider = AnthropicProvider("key", base_url=address, clock=ManualClock())
    outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    await provider.close()
    assert [failure.reason for failure in outcome.failures] == ["provider_error"]
