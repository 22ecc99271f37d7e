"""A log line for machines says what the work at hand is about, and nothing that anybody wrote."""

import logging
import sys
from typing import Any

import orjson
from opentelemetry.sdk.trace import TracerProvider

from streams.at_work import at_work
from streams.event import Event
from streams.log_lines import JsonLines

UPLOAD = Event("uploads", 3, 17, b'["thesis","s1.pdf"]', b"{}", 0)
RECORD = logging.LogRecord("streams.agent", logging.WARNING, __file__, 1, "%s was slow", ("it",), None)


def line(record: logging.LogRecord = RECORD, event: Event | None = None) -> dict[str, Any]:
    if event is None:
        return dict(orjson.loads(JsonLines().format(record)))
    with at_work(event):
        return dict(orjson.loads(JsonLines().format(record)))


def test_a_line_has_time_level_logger_and_message() -> None:
    RECORD.created = 1_700_000_000.25
    assert line() == {
        "time": "2023-11-14T22:13:20.250+00:00",
        "level": "WARNING",
        "logger": "streams.agent",
        "message": "it was slow",
    }


def test_it_names_the_record_at_hand_by_place_and_ids() -> None:
    said = line(event=UPLOAD)
    assert {name: said[name] for name in said.keys() - line().keys()} == {
        "topic": "uploads",
        "partition": 3,
        "offset": 17,
        "run_id": "thesis",
        "source_id": "s1.pdf",
    }
    assert "topic" not in line()


def test_a_key_of_a_publishers_own_is_left_alone() -> None:
    said = line(event=Event("uploads", 3, 17, b"The water of the lagoon", b"{}", 0))
    assert "The water" not in str(said)
    assert said["offset"] == 17


def test_of_an_error_it_has_the_name_and_where_it_arose() -> None:
    try:
        raise ValueError("The water of the lagoon")
    except ValueError:
        failed = logging.LogRecord("streams", logging.ERROR, __file__, 1, "failed", None, sys.exc_info())
    said = line(failed)
    assert "The water" not in str(said)
    assert said["error"].startswith("ValueError (test_log_lines.py:")


def test_it_names_the_trace() -> None:
    with TracerProvider().get_tracer("test").start_as_current_span("work") as span:
        said = line()
    context = span.get_span_context()
    assert (said["trace_id"], said["span_id"]) == (f"{context.trace_id:032x}", f"{context.span_id:016x}")
    assert "trace_id" not in line()


def test_a_message_of_several_lines_is_one() -> None:
    assert JsonLines().format(logging.LogRecord("x", logging.INFO, "", 1, "one\ntwo", None, None)).count("\n") == 0
