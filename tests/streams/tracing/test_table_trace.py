"""A table that Faust reads back remembers the traces that its changelog names."""

from types import SimpleNamespace
from typing import Any

import pytest
from faust.types import TP

from schemas import Outcome, encode_key
from streams.connection import Connection
from streams.effects import Send
from streams.event import Event
from streams.fatal import exit_now
from streams.faust_app import GuardedApp
from streams.guard import Guard
from streams.partition import partition_of
from streams.table import Table
from streams.timing import TIMING
from streams.tracing import TRACING, headers_of
from tests.streams.tracing.pipeline import trace_of
from tests.streams.tracing.traced import Traced

RUN = "thesis"
PLACE = TP("p.pending-table.v1", partition_of(RUN))
TOLD = Send(
    "outcomes",
    (RUN, "s1"),
    Outcome(run_id=RUN, source_id="s1", upload_revision=1, state="pending", reason="asked"),
)


async def starts(places: object) -> dict[Any, int]:
    return {}


def changelog(place: TP, headers: object) -> Any:
    """An event of a changelog as Faust gives it."""
    key = encode_key(RUN, "s1")
    message = SimpleNamespace(tp=place, partition=place.partition, offset=0, key=key, value=b"{}", headers=headers)
    return SimpleNamespace(message=message, key=key, value=b"{}")


@pytest.mark.parametrize(("place", "remembers"), [(PLACE, True), (TP(PLACE.topic, PLACE.partition + 1), False)])
@pytest.mark.parametrize("form", [list, dict, lambda headers: None])
async def test_what_is_recovered_is_remembered_with_its_trace(
    traced: Traced, place: TP, remembers: bool, form: Any
) -> None:
    app = GuardedApp(Connection(bootstrap="127.0.0.1:1"), "p.binder", Guard(exit_now), TIMING, starts)
    table = Table(app, "pending-table", "p")
    await table.on_rebalance({PLACE}, set(), {PLACE})
    with traced.provider.get_tracer("publisher").start_as_current_span("publish") as span:
        headers = form(headers_of())
    table.apply_changelog_batch([changelog(place, headers)])
    sent = TRACING.headers(Event("proposals", PLACE.partition, 0, None, None, 0), TOLD, ())
    assert (trace_of_headers(sent) == span.get_span_context().trace_id) == (remembers and headers is not None)


def trace_of_headers(headers: Any) -> int:
    return trace_of(SimpleNamespace(headers=headers))  # type: ignore[arg-type]  # all that it looks at
