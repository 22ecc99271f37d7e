"""One trace leads from a report to its quality, and from its pairs' batch too."""

from streams.provider_stage import ProviderStage
from streams.testing.scripted import ScriptedAssessor
from streams.verifier.job import ASSESSING, VERIFYING
from tests.streams.reports import RUN, SAID, submit
from tests.streams.tracing.pipeline import Pipeline, trace_of
from tests.streams.tracing.traced import Traced


async def test_a_report_stays_in_its_publishers_trace(traced: Traced) -> None:
    line = Pipeline(ProviderStage(ASSESSING, ScriptedAssessor(SAID)), job=VERIFYING)
    with traced.provider.get_tracer("publisher").start_as_current_span("publish") as span:
        await line.say("reports", submit(), RUN)
    await line.pass_time(2)
    for noun in ("pair-batches", "assessments", "report-quality"):
        assert {trace_of(record) for record in line.records[noun]} == {span.get_span_context().trace_id}, noun
    (answered,) = traced.spans("process assessments")
    told = traced.spans("send report-quality")[-1]
    assert traced.path(told) == ["send report-quality", "process reports", "publish"]
    assert [link.context for link in told.links] == [answered.context]
