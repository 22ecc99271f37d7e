"""What leaves the house: the views, the entries, and nothing else of a source."""

import json
import logging
from typing import Any

import pytest

from schemas import ROLES
from streams.testing.rehearsal import Request
from streams.testing.rehearsal_script import Step
from tests.streams.provider_batches import SALINITY, batch_of
from tests.streams.provider_rehearsed import KEY, rehearsed_provider


def body(request: Request) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(request.body)
    return parsed


async def test_a_source_is_sent_as_its_view_and_under_a_label() -> None:
    batch = batch_of("Lagoon Salinity Cycles\nAna Vega")
    async with rehearsed_provider() as (provider, server):
        await provider.propose(batch)
    sent = server.requests[0].body.decode()
    assert json.dumps("Lagoon Salinity Cycles\nAna Vega")[1:-1] in sent
    question = batch.questions[0]
    for kept in (
        question.source_id,
        question.sha256,
        question.claim_key,
        batch.run_id,
        batch.batch_id,
        batch.fingerprint,
    ):
        assert kept not in sent


async def test_without_views_two_batches_differ_in_nothing_but_the_mark() -> None:
    async with rehearsed_provider() as (provider, server):
        await provider.propose(batch_of("first view"))
        await provider.propose(batch_of("second text of a view"))
    left = []
    for request, view in zip(server.requests, ("first view", "second text of a view"), strict=True):
        parsed = body(request)
        blocks = parsed["messages"][0]["content"]
        mark = blocks[1]["text"].split("\n")[0].split()[-1]
        blocks[1]["text"] = blocks[1]["text"].replace(mark, "").replace(view, "")
        left.append(parsed)
    assert left[0] == left[1]


async def test_a_repeat_sends_the_same_bytes_whatever_the_batch_is_called() -> None:
    async with rehearsed_provider() as (provider, server):
        await provider.propose(batch_of("Lagoon Salinity Cycles", batch_id="b1"))
        await provider.propose(batch_of("Lagoon Salinity Cycles", batch_id="b2"))
    assert server.requests[0].body == server.requests[1].body


async def test_a_retry_sends_the_same_bytes() -> None:
    async with rehearsed_provider(Step(status=529, error="overloaded_error"), Step()) as (provider, server):
        await provider.propose(batch_of("Lagoon Salinity Cycles"))
    assert server.requests[0].body == server.requests[1].body


async def test_entries_come_first_and_are_marked_for_the_cache() -> None:
    async with rehearsed_provider() as (provider, server):
        await provider.propose(batch_of("a view"))
    entries, sources = body(server.requests[0])["messages"][0]["content"]
    assert SALINITY.title in entries["text"]
    assert entries["cache_control"] == {"type": "ephemeral"}
    assert "a view" in sources["text"]
    assert "cache_control" not in sources


async def test_the_form_of_the_answer_is_asked_for() -> None:
    async with rehearsed_provider() as (provider, server):
        await provider.propose(batch_of("a view"))
    form = body(server.requests[0])["output_config"]["format"]
    assert form["type"] == "json_schema"
    bind = form["schema"]["$defs"]["Proposal"]
    assert bind["properties"]["role"]["enum"] == list(ROLES)
    assert bind["additionalProperties"] is False
    assert set(bind["required"]) == {"entry_id", "role", "evidence"}


async def test_model_and_address_are_the_configured_ones() -> None:
    async with rehearsed_provider() as (provider, server):
        await provider.propose(batch_of("a view"))
    assert body(server.requests[0])["model"] == "claude-haiku-5-5"
    assert KEY in server.requests[0].headers["Authorization"]


@pytest.mark.parametrize("step", [Step(), Step(status=500), Step(text="no JSON"), Step(fault="reset", midway=True)])
async def test_neither_text_nor_key_is_logged(step: Step, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    echo = step.model_copy(update={"message": "you sent: a secret sentence of the source"})
    async with rehearsed_provider(echo) as (provider, _):
        outcome = await provider.propose(batch_of("a secret sentence of the source"))
    logged = "\n".join(record.getMessage() + str(record.exc_text) for record in caplog.records)
    assert "secret sentence" not in logged
    assert KEY not in logged
    assert "secret sentence" not in "".join(failure.detail for failure in outcome.failures)
