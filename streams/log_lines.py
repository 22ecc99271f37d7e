"""Log lines for machines: one JSON object each, with what the work at hand is about and no text of a source."""

import logging
from datetime import UTC, datetime

import orjson
from opentelemetry import trace

from streams.at_work import AT_HAND
from streams.event import Event
from streams.fatal import describe
from streams.key_ids import key_ids


class JsonLines(logging.Formatter):
    """Formats a log record as JSON.

    Beside time, level, logger and message a line has the event that was at hand (topic, partition, offset), the ids
    of its key (``run_id``, ``source_id``, ...), and the trace if there is one. Of an exception it has the name and
    where it arose: its text may be somebody's.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        error = record.exc_info[1] if record.exc_info else None
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **({"error": describe(error)} if error else {}),
            **_event(AT_HAND.get()),
            **_trace(),
        }
        return orjson.dumps(line, default=str).decode()


def _event(event: Event | None) -> dict[str, object]:
    if event is None:
        return {}
    return {"topic": event.noun, "partition": event.partition, "offset": event.offset, **key_ids(event.noun, event.key)}


def _trace() -> dict[str, str]:
    context = trace.get_current_span().get_span_context()
    if not context.is_valid:
        return {}
    return {"trace_id": trace.format_trace_id(context.trace_id), "span_id": trace.format_span_id(context.span_id)}
