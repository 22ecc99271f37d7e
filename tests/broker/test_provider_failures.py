"""Every way in which a provider fails, at once on a real broker: an outcome of its own, and a right end."""

from collections import defaultdict
from dataclasses import dataclass

import orjson

from schemas import Proposals, Refusal, Verdict
from streams.client import Client
from streams.connection import Connection
from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from tests.broker.provider_runs import at_work, impatient, publish, settings_for, settled, title_of

Bind = dict[str, object]


def bind(run: str, **changes: object) -> Bind:
    return {"entry_id": "veg16", "role": "same_work", "evidence": title_of(run), **changes}


def answer(*sources: tuple[str, list[Bind]]) -> str:
    items = [{"source": label, "refused": False, "binds": binds} for label, binds in sources]
    return orjson.dumps({"sources": items}).decode()


@dataclass(frozen=True)
class Case:
    """What goes wrong, what is recorded of it, and how the first source ends."""

    steps: tuple[Step, ...]
    reasons: frozenset[str] = frozenset()
    end: tuple[str, str] = ("bound", "gated_proposal")
    sources: int = 1
    refused: str = ""


def case(*steps: Step, reason: str = "", sources: int = 1) -> Case:
    """A failure after which the server is honest."""
    return Case(steps, frozenset({reason} if reason else ()), sources=sources)


def refused(text: str, why: str) -> Case:
    """An answer that can be read and that the gates do not believe."""
    return Case((Step(text=text, times=99),), end=("unbound", "all_refused"), refused=why)


ERROR = "provider_error"
CASES = {
    "Refusal": Case((Step(stop_reason="refusal"),), frozenset({"provider_refused"}), ("failed", "provider_refused")),
    "Truncation": case(Step(stop_reason="max_tokens", cut_at=30), reason="provider_truncated", sources=2),
    "Context": case(Step(stop_reason="model_context_window_exceeded"), reason="provider_too_long", sources=2),
    "Overload": case(Step(status=529, error="overloaded_error", times=5), reason="provider_overloaded"),
    "Ratelimit": case(Step(status=429, error="rate_limit_error", headers={"retry-after": "0"}, times=2)),
    "Waiting": case(
        Step(status=429, error="rate_limit_error", headers={"retry-after": "60"}), reason="provider_rate_limited"
    ),
    "Servererror": case(Step(status=500, times=3), reason=ERROR),
    "Hang": case(Step(fault="hang")),
    "Midstream": case(Step(fault="hang", midway=True, times=2), reason="provider_timeout"),
    "Slowstream": case(Step(pause=0.6), Step()),
    "Reset": case(Step(fault="reset"), Step(fault="reset", midway=True), Step(fault="end", midway=True), reason=ERROR),
    "Empty": case(Step(blocks=(), times=2), reason="provider_empty"),
    "Thinking": case(Step(blocks=({"type": "thinking", "thinking": "{}"},), times=2), reason="provider_empty"),
    "Malformed": case(Step(text='{"sources": [', times=2), reason="provider_malformed"),
    "Repeatedkeys": case(Step(text='{"sources":[],"sources":[]}', times=2), reason="provider_malformed"),
    "Twoobjects": case(Step(text='{"sources":[]} {"sources":[]}', times=2), reason="provider_malformed"),
    "Nan": case(Step(text='{"sources":[NaN]}', times=2), reason="provider_malformed"),
    "Hugenumber": case(Step(text='{"sources":[' + "9" * 5000 + "]}", times=2), reason="provider_malformed"),
    "Unknownrole": case(Step(text=answer(("s1", [bind("Unknownrole", role="cites")]))), reason="provider_malformed"),
    "Leftout": case(Step(text=answer(("s2", []))), reason="provider_left_out", sources=2),
    "Unasked": case(Step(text=answer(("s1", [bind("Unasked")]), ("s9", [bind("Unasked")])), times=9)),
    "Wrongids": refused(answer(("s1", [bind("Wrongids", entry_id="nobody")])), "unknown_entry"),
    "Shortids": refused(answer(("s1", [bind("Shortids", entry_id="veg1")])), "unknown_entry"),
    "Longquotes": refused(answer(("s1", [bind("Longquotes", evidence="salt " * 60)])), "quote_too_long"),
    "Lies": refused(answer(("s1", [bind("Lies", evidence="is hereby proven beyond doubt")])), "quote_not_found"),
}  # fmt: skip


async def test_each_failure_is_an_outcome_of_its_own_and_none_is_no_match(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    script = [step.model_copy(update={"when": f"{run} "}) for run, one in CASES.items() for step in one.steps]
    honest = [Step(when=f"{run} ") for run, one in CASES.items() if one.steps[-1].times < 9]
    runs = {run: one.sources for run, one in CASES.items()}
    async with rehearse(*script, *honest) as server:
        proposer = impatient(connection, prefix, server.base_url)
        async with at_work(connection, settings_for(prefix, server.base_url), proposer):
            await publish(connection, prefix, runs)
            async with Client(connection, prefix) as client:
                found = await settled(client, runs)
                recorded = await reasons(client)
                verdicts = {v.run_id for v in (await client.latest("verdicts")).values() if isinstance(v, Verdict)}
                told = await refusals(client)
    for run, one in CASES.items():
        first = found[run]["p0"]
        assert (first.state, first.reason) == one.end, run
        assert recorded[run] == one.reasons, run
        assert told[run] == ({one.refused} if one.refused else set()), run
    assert verdicts == {run for run, one in CASES.items() if one.end[0] == "bound"}
    assert {outcome.state for run in found.values() for source, outcome in run.items() if source != "p0"} == {"unbound"}
    bodies = [request.body.decode() for request in server.requests]
    for run, one in CASES.items():
        asked = sum(f"{run} " in body for body in bodies)
        assert asked <= sum(min(step.times, 3) for step in one.steps) + one.sources + 2, run


async def reasons(client: Client) -> dict[str, set[str]]:
    """Why each run's provider gave no answer, all batches together."""
    found: dict[str, set[str]] = defaultdict(set)
    async for event in client.events("proposals"):
        record = Proposals.from_bytes(event.value or b"")
        found[record.run_id] |= {failure.reason for failure in record.failures}
    return found


async def refusals(client: Client) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    async for event in client.events("refusals"):
        record = Refusal.from_bytes(event.value or b"")
        found[record.run_id].add(record.reason)
    return found
