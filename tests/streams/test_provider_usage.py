"""Each batch says what it cost: calls, tokens and dollars, also those of calls that brought nothing."""

from collections.abc import AsyncIterator

import pytest
from anthropic.types import RawMessageStartEvent, RawMessageStreamEvent

from streams.providers.cost import PRICES, Meter, Price, Rate, Tally, price_of
from streams.providers.reply import read_reply
from streams.testing.rehearsal_script import Step
from tests.streams.provider_batches import SALINITY, batch_of
from tests.streams.provider_rehearsed import rehearsed_provider

RATE = Rate(input=1.0, cache_write=1.25, cache_read=0.1, output=5.0)
MANY = tuple(SALINITY.model_copy(update={"id": f"e{i}", "title": f"Lagoon Salinity Cycles {i}"}) for i in range(40))


def test_a_call_costs_what_its_tokens_cost() -> None:
    meter = Meter(Price(RATE))
    tally = meter.start()
    tally.fresh, tally.written, tally.read, tally.output = 1_000_000, 1_000_000, 1_000_000, 1_000_000
    usage = meter.usage(seconds=3.5)
    assert usage.usd == pytest.approx(1.0 + 1.25 + 0.1 + 5.0)
    assert (usage.input_tokens, usage.cached_input_tokens, usage.output_tokens) == (3_000_000, 1_000_000, 1_000_000)
    assert (usage.calls, usage.seconds) == (1, 3.5)


def test_a_long_prompt_is_billed_at_the_long_rate_call_by_call() -> None:
    long_rate = Rate(input=10.0, cache_write=12.5, cache_read=1.0, output=50.0)
    meter = Meter(Price(RATE, long_prompt=100, long_rate=long_rate))
    for fresh in (100, 101):
        meter.start().fresh = fresh
    assert meter.usage(0).usd == pytest.approx((100 * 1.0 + 101 * 10.0) / 1_000_000)


def test_what_was_read_from_the_cache_counts_for_the_length_of_the_prompt() -> None:
    meter = Meter(Price(RATE, long_prompt=100, long_rate=Rate(0, 0, 7.0, 0)))
    meter.start().read = 101
    assert meter.usage(0).usd == pytest.approx(101 * 7.0 / 1_000_000)


def test_a_model_without_a_price_is_not_free() -> None:
    unknown = price_of("some-local-model").rate
    assert all(unknown.input >= price.rate.input and unknown.output >= price.rate.output for price in PRICES.values())


async def test_the_second_batch_of_a_run_reads_its_entries_from_the_cache() -> None:
    async with rehearsed_provider() as (provider, _):
        first = await provider.propose(batch_of("Lagoon Salinity Cycles 1", entries=MANY))
        second = await provider.propose(batch_of("Lagoon Salinity Cycles 2", entries=MANY))
    assert first.usage.cached_input_tokens == 0
    assert second.usage.cached_input_tokens > second.usage.input_tokens / 2
    assert second.usage.usd < first.usage.usd


async def test_other_entries_are_another_prefix() -> None:
    async with rehearsed_provider() as (provider, _):
        await provider.propose(batch_of("Lagoon Salinity Cycles 1", entries=MANY))
        other = await provider.propose(batch_of("Lagoon Salinity Cycles 1", entries=MANY[1:]))
    assert other.usage.cached_input_tokens == 0


async def test_calls_that_brought_nothing_are_paid_for_and_counted() -> None:
    async with rehearsed_provider(Step(text="no JSON")) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert outcome.usage.calls == 2
    assert outcome.usage.output_tokens >= 2
    assert outcome.usage.usd > 0


async def test_a_call_that_is_cut_counts_what_was_reported_before() -> None:
    start = {"id": "m", "type": "message", "role": "assistant", "model": "m", "content": []}
    usage = {"input_tokens": 11, "cache_read_input_tokens": 22, "output_tokens": 1}
    event = RawMessageStartEvent.model_validate({"type": "message_start", "message": start | {"usage": usage}})

    async def cut() -> AsyncIterator[RawMessageStreamEvent]:
        yield event
        raise TimeoutError

    tally = Tally()
    with pytest.raises(TimeoutError):
        await read_reply(cut(), tally)
    assert tally == Tally(fresh=11, read=22, output=1)


@pytest.mark.parametrize("figure", ["null", "-3", "1e300", "[]", '"many"'])
async def test_figures_that_no_count_can_have_are_not_believed(figure: str) -> None:
    usage = f'{{"input_tokens":{figure},"output_tokens":{figure}}}'
    events = [
        f'message_delta\ndata: {{"type":"message_delta","delta":{{"stop_reason":"refusal"}},"usage":{usage}}}',
        'message_stop\ndata: {"type":"message_stop"}',
    ]
    async with rehearsed_provider(Step(body="".join(f"event: {event}\n\n" for event in events))) as (provider, _):
        outcome = await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert [failure.reason for failure in outcome.failures] == ["provider_refused"]
    assert (outcome.usage.input_tokens, outcome.usage.output_tokens) == (0, 0)
