"""Reports on a real broker: the provider up, down and lying; a correction; a worker that starts anew."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from schemas import Assessments, OnwardReport, Recheck, ReportQuality
from streams import compose
from streams.client import Client, record_of
from streams.connection import Connection
from streams.effects import Count
from streams.provider_stage import ProviderStage
from streams.providers.model import ModelProvider
from streams.providers.once import Once
from streams.stage_worker import StageWorker
from streams.testing.rehearsal import Rehearsal, rehearse
from streams.testing.rehearsal_script import Step
from streams.verifier.job import ASSESSING
from tests.broker.provider_runs import IMPATIENT, settings_for
from tests.streams.reports import correct_claim, document, submit

#: The runs' names stand in their claims, so that the script can tell their requests apart.
UP, DOWN, LYING = "Upstream", "Downstream", "Lyingstream"


def report(run: str) -> str:
    said = f"The gauge at {run} rose by 3 cm in 2010."
    claims = {"c1": (said, "high", ["e1"]), "c2": ("The gauge was built in 1903.", "low", ["e2"])}
    return document(claims, {"e1": f"{said} It fell later.", "e2": "The gauge was built in 1903."})


def ignore(count: Count) -> None:
    """Nobody watches."""


@asynccontextmanager
async def at_work(connection: Connection, prefix: str, server: Rehearsal) -> AsyncIterator[Client]:
    """A verifier, an assessor that gives up soon, and a client, for a block."""
    settings = settings_for(prefix, server.base_url)
    provider = ModelProvider(ASSESSING, "none", base_url=server.base_url, budget=IMPATIENT)
    assessor = StageWorker(connection, prefix, "assessor", ProviderStage(ASSESSING, Once(provider)), window=8)
    together = compose.Together([compose.verifier(settings, connection, ignore), assessor])
    await together.start()
    try:
        async with Client(connection, prefix) as client:
            yield client
    finally:
        await together.stop()


async def told(client: Client, run: str, status: str, revision: int = 1) -> ReportQuality:
    """Wait until a revision's quality has this status."""
    async with asyncio.timeout(60):
        while True:
            for quality in (await client.latest("report-quality", run)).values():
                if isinstance(quality, ReportQuality) and (quality.status, quality.revision) == (status, revision):
                    return quality
            await asyncio.sleep(0.2)


async def test_a_provider_that_is_up_one_that_is_down_and_one_that_lies(bootstrap: str, prefix: str) -> None:
    connection, runs = Connection(bootstrap=bootstrap), (UP, DOWN, LYING)
    down_at_first = Step(when=DOWN, status=529, error="overloaded_error", times=5), Step(when=DOWN)  # calls of a batch
    async with rehearse(*down_at_first, Step(when=LYING, say="lies")) as server:
        async with at_work(connection, prefix, server) as client:
            await client.publish(*(submit(report(run), run=run) for run in runs), task="verify")
            up, lied = await told(client, UP, "complete"), await told(client, LYING, "unavailable")
            down = await told(client, DOWN, "unavailable")
            assert {claim.verdict for claim in up.claims} == {"supports"}
            assert {claim.verdict for claim in (*lied.claims, *down.claims)} == {"unverifiable"}
            assert set(lied.coverage.dropped_by_reason) == {"quote_not_found", "misattributed"}
            assert (down.coverage.dropped, down.coverage.unanswered) == (0, 2)
            for run in runs:
                (onward,) = [one async for one in client.records("reports-onward", run)]
                assert isinstance(onward, OnwardReport)
                assert (onward.document, onward.stages[-1]) == (report(run), "verify_claims")
            await client.publish(Recheck(run_id=DOWN, event_id="recheck"), task="verify")
            assert {claim.verdict for claim in (await told(client, DOWN, "complete")).claims} == {"supports"}


async def test_a_correction_asks_about_its_own_pair_and_a_restart_about_none(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    async with rehearse() as server:
        async with at_work(connection, prefix, server) as client:
            await client.publish(submit(report(UP), run=UP), task="verify")
            await told(client, UP, "complete")
        async with at_work(connection, prefix, server) as client:
            correction = correct_claim("c2", text="The gauge was built in 1904.").model_copy(update={"run_id": UP})
            await client.publish(correction, task="verify")
            corrected = await told(client, UP, "complete", revision=2)
            assert [claim.verdict for claim in corrected.claims] == ["supports", "insufficient"]
            asked = [record_of(event) async for event in client.events("assessments", UP)]
            batches = [[one.claim_id for one in r.assessments] for r in asked if isinstance(r, Assessments)]
            assert batches == [["c1", "c2"], ["c2"]]
            assert await client.latest("pair-pending-table", UP) == {}, "nobody waits any more"
        assert len(server.requests) == 2
