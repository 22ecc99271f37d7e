"""Every batch has its outcome, whatever the provider does."""

import asyncio
from collections.abc import Callable
from contextlib import nullcontext

import pytest

from schemas import MAX_BYTES, Batch, Claim, Failure, Proposal, Proposals, Question, Usage
from streams.effects import Count, Effect, Reject, Send
from streams.event import Event
from streams.proposer_stage import ProposerStage
from streams.testing.scripted import ScriptedProvider

BATCH = Batch(
    run_id="thesis",
    batch_id="b1",
    prompt_version="local-1",
    model="local",
    fingerprint="1" * 64,
    entries=(),
    questions=tuple(
        Question(source_id=source, sha256="2" * 64, claim_key=digit * 64, view="Salt")
        for source, digit in (("s1", "3"), ("s2", "4"))
    ),
)


class Provider:
    """Does what a test says."""

    model = "local"
    prompt_version = "local-1"

    def __init__(self, propose: Callable[[Batch], Proposals]) -> None:
        self._propose = propose

    async def propose(self, batch: Batch) -> Proposals:
        return self._propose(batch)


class Hanging(ScriptedProvider):
    """Never answers."""

    async def propose(self, batch: Batch) -> Proposals:
        await asyncio.Event().wait()
        raise AssertionError


def event(value: bytes | None) -> Event:
    return Event("batches", 4, 17, b"key", value, 1)


def outcome(effects: tuple[Effect, ...]) -> Proposals:
    send = effects[0]
    assert isinstance(send, Send)
    assert (send.noun, send.key) == ("proposals", ("thesis",))
    assert isinstance(send.record, Proposals)
    assert (send.record.run_id, send.record.batch_id) == ("thesis", "b1")
    return send.record


def reasons(effects: tuple[Effect, ...]) -> dict[str, str]:
    return {failure.source_id: failure.reason for failure in outcome(effects).failures}


def claim(evidence: str = "Salt in the lagoon", source: str = "s1") -> Claim:
    return Claim(
        run_id="thesis",
        source_id=source,
        key="3" * 64,
        sha256="2" * 64,
        batch_id="b1",
        prompt_version="local-1",
        model="local",
        proposals=(Proposal(entry_id="e1", role="same_work", evidence=evidence),),
    )


async def test_an_answer_is_passed_on() -> None:
    proposals = Proposals(run_id="thesis", batch_id="b1", claims=(claim(source="s1"), claim(source="s2")))
    effects = await ProposerStage(Provider(lambda batch: proposals)).handle(event(BATCH.to_bytes()))
    assert outcome(effects) == proposals


async def test_no_answer_in_time_is_a_failure_of_each_source() -> None:
    effects = await ProposerStage(Hanging(), seconds=0.01).handle(event(BATCH.to_bytes()))
    assert reasons(effects) == {"s1": "provider_timeout", "s2": "provider_timeout"}


async def test_a_defect_is_a_failure_of_each_source() -> None:
    def fails(batch: Batch) -> Proposals:
        raise KeyError("a sentence of the source")

    effects = await ProposerStage(Provider(fails)).handle(event(BATCH.to_bytes()))
    assert reasons(effects) == {"s1": "provider_error", "s2": "provider_error"}
    assert {failure.detail for failure in outcome(effects).failures} == {"KeyError"}


@pytest.mark.parametrize("other", [{"run_id": "another thesis"}, {"batch_id": "b0"}])
async def test_an_answer_to_another_batch_is_no_answer(other: dict[str, str]) -> None:
    answer = Proposals(run_id="thesis", batch_id="b1", claims=(claim(),)).model_copy(update=other)
    stage = ProposerStage(Provider(lambda batch: answer))
    assert reasons(await stage.handle(event(BATCH.to_bytes()))) == {"s1": "provider_error", "s2": "provider_error"}


async def test_a_source_that_was_left_out_is_a_failure() -> None:
    proposals = Proposals(run_id="thesis", batch_id="b1", claims=(claim(),), usage=Usage(calls=1))
    effects = await ProposerStage(Provider(lambda batch: proposals)).handle(event(BATCH.to_bytes()))
    assert outcome(effects).claims == (claim(),)
    assert reasons(effects) == {"s2": "provider_left_out"}


async def test_an_outcome_that_is_too_large_for_its_topic_is_a_failure_that_still_costs() -> None:
    proposals = Proposals(run_id="thesis", batch_id="b1", claims=(claim("x" * MAX_BYTES),), usage=Usage(calls=1))
    effects = await ProposerStage(Provider(lambda batch: proposals)).handle(event(BATCH.to_bytes()))
    assert outcome(effects).claims == ()
    assert reasons(effects) == {"s1": "provider_malformed", "s2": "provider_malformed"}
    assert outcome(effects).usage == Usage(calls=1)


async def test_a_cancelled_batch_has_no_outcome() -> None:
    task = asyncio.create_task(ProposerStage(Hanging()).handle(event(BATCH.to_bytes())))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_what_a_batch_cost_and_gave_is_counted() -> None:
    usage = Usage(calls=2, input_tokens=100, cached_input_tokens=70, output_tokens=9, seconds=1.5, usd=0.25)
    failed = Failure(source_id="s2", claim_key="4" * 64, reason="provider_refused")
    proposals = Proposals(run_id="thesis", batch_id="b1", claims=(claim(),), failures=(failed,), usage=usage)
    effects = await ProposerStage(Provider(lambda batch: proposals)).handle(event(BATCH.to_bytes()))
    counts = {(count.what, *dict(count.labels).values()): count.amount for count in effects if isinstance(count, Count)}
    assert counts == {
        ("provider_batches", "local", "mixed", "bind"): 1,
        ("provider_calls", "local", "mixed", "bind"): 2,
        ("provider_batch_seconds", "local", "mixed", "bind"): 1.5,
        ("provider_cost_usd", "local", "mixed", "bind"): 0.25,
        ("provider_tokens", "input", "local", "mixed", "bind"): 100,
        ("provider_tokens", "cached_input", "local", "mixed", "bind"): 70,
        ("provider_tokens", "output", "local", "mixed", "bind"): 9,
        ("provider_answers", "local", "answered", "bind"): 1,
        ("provider_answers", "local", "provider_refused", "bind"): 1,
    }


@pytest.mark.parametrize(("value", "code"), [(None, "null_value"), (b"?", "not_json"), (b"{}", "wrong_schema")])
async def test_what_cannot_be_read_is_rejected(value: bytes | None, code: str) -> None:
    reject, count = await ProposerStage(ScriptedProvider()).handle(event(value))
    assert isinstance(reject, Reject)
    assert (reject.code, count) == (code, Count("dead_letters", (("code", code),)))


async def test_beyond_the_limit_of_a_day_nobody_is_asked_and_every_source_says_why() -> None:
    provider = ScriptedProvider()
    stage = ProposerStage(provider, spending=lambda batch: nullcontext(enter_result=False))
    effects = await stage.handle(event(BATCH.to_bytes()))
    assert provider.asked == []
    assert reasons(effects) == {"s1": "provider_budget_spent", "s2": "provider_budget_spent"}
    assert Count("budget_stops", (("limit", "day"),)) in effects


async def test_a_batch_of_a_trial_goes_to_its_own_provider_and_its_outcome_says_so() -> None:
    live, other = ScriptedProvider(), ScriptedProvider()
    stage = ProposerStage(live, trial=other)
    batch = BATCH.model_copy(update={"trial": True})
    assert outcome(await stage.handle(event(batch.to_bytes()))).trial
    assert not outcome(await stage.handle(event(BATCH.to_bytes()))).trial
    assert (len(live.asked), len(other.asked)) == (1, 1)
