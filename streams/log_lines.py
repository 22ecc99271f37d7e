"""Log lines for machines: one JSON object each, with what the work at hand is about and no text of a source."""

import logging
from datetime import UTC, datetime

import orjson
from opentelemetry import trace

from streams.at_work import AT_HAND, ITEM
from streams.event import Event
from streams.fatal import describe
from streams.key_ids import key_ids
from streams.record_ids import record_ids


class JsonLines(logging.Formatter):
    """Formats a log record as JSON.

    Beside time, level, logger and message a line has the event that was at hand (topic, partition, offset), the ids
    of its key and its value, and the trace if there is one. The ids are ``run_id`` and ``source_id``, of reports
    ``claim_id`` and ``evidence_id``, of questions ``question_id``; of a batch of several ``source_ids`` and so on,
    unless one of them was worked on. Of an exception it has the name and where it arose: its text may be somebody's.
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
    ids = {**record_ids(event.noun, event.value), **key_ids(event.noun, event.key)}
    item = ITEM.get() or {}
    said = {name: its for name, its in ids.items() if name.removesuffix("s") not in item}
    return {"topic": event.noun, "partition": event.partition, "offset": event.offset, **said, **item}


def _trace() -> dict[str, str]:
    context = trace.get_current_span().get_span_context()
    if not context.is_valid:
        return {}
    return {"trace_id": trace.format_trace_id(context.trace_id), "span_id": trace.format_span_id(context.span_id)}
