"""One trace leads from an upload to its verdict, through every stage."""

from collections.abc import Sequence

import pytest

from schemas import Proposal, SourceCard, Upload
from streams import tracing
from streams.card_stage import CardStage
from streams.event import Event
from streams.proposer_stage import ProposerStage
from streams.testing.scripted import ScriptedProvider
from streams.tracing import TRACING
from tests.streams.thesis import (
    DREDGING,
    DREDGING_CARD,
    DREDGING_PROPOSAL,
    RUN,
    SALT,
    SALT_CARD,
    SALT_PROPOSAL,
    bibliography,
    correction,
)
from tests.streams.tracing.pipeline import Pipeline, trace_of
from tests.streams.tracing.traced import Traced

CARDS = {"s1": SALT_CARD, "s2": DREDGING_CARD}
PROPOSALS: dict[str, Sequence[Proposal]] = {"s1": [SALT_PROPOSAL], "s2": [DREDGING_PROPOSAL]}


class Files:
    """Storage and pool: a file's name is its card's."""

    async def fetch(self, text: str, sha256: str) -> bytes:
        return b"%PDF"

    def start(self) -> None:
        """Nothing."""

    async def build(self, data: bytes, filename: str) -> SourceCard:
        return CARDS[filename]

    async def close(self) -> None:
        """Nothing."""


def pipeline() -> Pipeline:
    return Pipeline(CardStage(Files(), Files()), ProposerStage(ScriptedProvider(PROPOSALS)))


async def upload(line: Pipeline, source: str, revision: int = 1) -> None:
    said = Upload(
        run_id=RUN,
        source_id=source,
        revision=revision,
        uri=f"file:///{source}.pdf",
        sha256=CARDS[source].sha256,
        filename=source,
    )
    await line.say("uploads", said, RUN, source)


async def thesis(traced: Traced, line: Pipeline, *sources: str) -> dict[str, int]:
    """Upload each source in a trace of its publisher's; return the traces."""
    await line.say("bibliography", bibliography(SALT, DREDGING), RUN)
    traced.exporter.clear()
    traces = {}
    for source in sources:
        with traced.provider.get_tracer("publisher").start_as_current_span("publish") as span:
            await upload(line, source)
            traces[source] = span.get_span_context().trace_id
    return traces


async def test_a_source_goes_through_every_stage_in_its_publishers_trace(traced: Traced) -> None:
    line = pipeline()
    traces = await thesis(traced, line, "s1")
    await line.pass_time(2)
    for noun in ("uploads", "cards", "batches", "proposals", "verdicts", "outcomes"):
        assert {trace_of(record) for record in line.records[noun]} == {traces["s1"]}, noun
    came = ["process cards", "send cards", "process uploads", "publish"]
    (answered,) = traced.spans("process proposals")
    assert traced.path(answered)[1:] == ["send proposals", "process batches", "send batches", *came]
    (told,) = traced.spans("send verdicts")
    assert traced.path(told) == ["send verdicts", *came]
    assert [link.context for link in told.links] == [answered.context]


async def test_a_batch_of_several_traces_has_one_of_its_own_and_links_to_theirs(traced: Traced) -> None:
    line = pipeline()
    traces = await thesis(traced, line, "s1", "s2")
    await line.pass_time(2)
    (batch,) = traced.spans("send batches")
    assert batch.parent is None
    cards = traced.spans("process cards")
    assert {link.context.trace_id for link in batch.links} == set(traces.values())
    assert [link.context for link in batch.links] == [span.context for span in cards]
    assert {trace_of(record) for record in line.records["verdicts"]} == set(traces.values())
    (answered,) = traced.spans("process proposals")
    assert answered.context is not None
    assert answered.context.trace_id not in traces.values()
    for told in traced.spans("send verdicts"):
        assert [link.context for link in told.links] == [answered.context]


async def test_what_waits_goes_on_in_its_uploads_trace_after_a_restart(traced: Traced) -> None:
    line = pipeline()
    traces = await thesis(traced, line, "s1", "s2")
    line.restart(traced.provider)
    await line.pass_time(2)
    assert {trace_of(record) for record in line.records["verdicts"]} == set(traces.values())
    for told in traced.spans("send verdicts"):
        assert traced.path(told) == ["send verdicts", "process cards", "send cards", "process uploads", "publish"]


async def test_an_answer_that_comes_after_a_restart_does_too(traced: Traced) -> None:
    """The row that waits was written anew by a tick, which is in no trace."""
    line, proposer = Pipeline(CardStage(Files(), Files())), ProposerStage(ScriptedProvider(PROPOSALS))
    traces = await thesis(traced, line, "s1")
    await line.pass_time(2)
    assert line.records["batches"]
    assert not line.records["verdicts"]
    line.restart(traced.provider)
    await line.begin(proposer)
    (told,) = traced.spans("send verdicts")
    assert told.context is not None
    assert told.context.trace_id == traces["s1"]
    assert [link.context for link in told.links] == [traced.spans("process proposals")[0].context]


async def test_rows_from_before_tracing_was_on_are_in_the_trace_at_hand(traced: Traced) -> None:
    line = pipeline()
    TRACING.turn_off()
    await line.say("bibliography", bibliography(SALT, DREDGING), RUN)
    await upload(line, "s1")
    line.restart(traced.provider)
    await line.pass_time(2)
    (told,) = traced.spans("send verdicts")
    assert traced.path(told) == [
        "send verdicts", "process proposals", "send proposals", "process batches", "send batches",
    ]  # fmt: skip


async def test_a_new_upload_goes_on_in_its_own_trace_after_a_restart(traced: Traced) -> None:
    line = pipeline()
    await thesis(traced, line, "s1")
    with traced.provider.get_tracer("publisher").start_as_current_span("publish again") as span:
        await upload(line, "s1", revision=2)
    line.restart(traced.provider)
    await line.pass_time(2)
    assert {trace_of(record) for record in line.records["verdicts"]} == {span.get_span_context().trace_id}


async def test_what_a_correction_withdraws_goes_on_in_its_trace(traced: Traced) -> None:
    line = pipeline()
    traces = await thesis(traced, line, "s1")
    await line.pass_time(2)
    with traced.provider.get_tracer("publisher").start_as_current_span("correct") as span:
        await line.say("bibliography", correction("veg16", title="Wanderung alpiner Vögel"), RUN)
    assert [trace_of(record) for record in line.records["verdicts"]] == [
        traces["s1"],
        span.get_span_context().trace_id,
    ]
    withdrawn = traced.spans("send verdicts")[-1]
    assert [link.context.trace_id for link in withdrawn.links] == [traces["s1"]]


async def test_an_upload_without_a_trace_begins_one(traced: Traced) -> None:
    line = pipeline()
    await upload(line, "s1")
    (begun,) = traced.spans("process uploads")
    assert begun.parent is None
    assert begun.context is not None
    assert {trace_of(record) for record in line.records["cards"]} == {begun.context.trace_id}


async def test_spans_name_run_and_source_and_ticks_have_none(traced: Traced) -> None:
    line = pipeline()
    await thesis(traced, line, "s1")
    await line.pass_time(2)
    (begun,), (told,) = traced.spans("process uploads"), traced.spans("send verdicts")
    assert begun.attributes is not None
    assert told.attributes is not None
    assert (begun.attributes["sourcebind.run_id"], begun.attributes["sourcebind.source_id"]) == (RUN, "s1")
    assert told.attributes["sourcebind.entry_id"] == "veg16"
    assert not traced.spans("process ticks")


async def test_it_is_off_by_default() -> None:
    line = pipeline()
    await line.say("bibliography", bibliography(SALT), RUN)
    await upload(line, "s1")
    await line.pass_time(2)
    assert line.records["verdicts"]
    for records in line.records.values():
        assert not any(name == "traceparent" for record in records for name, _ in record.headers)


async def test_no_text_of_an_error_is_in_a_span(traced: Traced) -> None:
    with pytest.raises(ValueError, match="a sentence"):
        with TRACING.working(Event("cards", 0, 0, b"thesis", None, 0)):
            raise ValueError("a sentence of the source")
    (span,) = traced.spans("process cards")
    assert "sentence" not in span.to_json()


async def test_the_sources_without_news_are_forgotten(traced: Traced, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "MOST_ITEMS", 1)
    line = pipeline()
    traces = await thesis(traced, line, "s1", "s2")
    await line.pass_time(2)
    found = {trace_of(record) for record in line.records["verdicts"]}
    assert traces["s2"] in found
    assert traces["s1"] not in found
