"""CloudEvents headers, binary mode: what a record is, readable without its value."""

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from cloudevents.core.bindings.kafka import to_binary
from cloudevents.core.formats.json import JSONFormat
from cloudevents.core.v1.event import CloudEvent

from schemas import TOPICS, Record, TopicNoun
from streams.effects import Send

#: As aiokafka takes and gives them.
Headers = tuple[tuple[str, bytes], ...]

_FORMAT = JSONFormat()


def headers_in(message: Any) -> Headers:
    """Return the headers of a message of Faust's, which has them as a list, a mapping or not at all."""
    headers: Any = message.headers or ()
    return tuple(headers.items() if isinstance(headers, Mapping) else headers)


def event_type(record: Record) -> str:
    """Return the ``ce_type`` of a record, such as ``org.sourcebind.verdict.bound.v1``."""
    noun = getattr(record, "noun", "record")
    detail = getattr(record, "kind", None) or getattr(record, "state", None)
    parts = [noun, detail] if detail and detail != noun else [noun]
    return f"org.sourcebind.{'.'.join(parts)}.v{getattr(record, 'schema_version', 1)}"


def deleted_type(noun: TopicNoun) -> str:
    """Return the ``ce_type`` of a topic's tombstones."""
    return f"org.sourcebind.{getattr(TOPICS[noun].records[0], 'noun', noun)}.deleted.v1"


def headers_for(send: Send, value: bytes | None, *, at: int, stage: str) -> Headers:
    """Return the headers of a record.

    They depend on nothing but the arguments, so that a repeat sends the same bytes and has the same ``ce_id``.

    Args:
        send: the record and its key; the key is the subject.
        value: the record's bytes.
        at: when the event happened that it follows from, in milliseconds since 1970.
        stage: who sends it, such as ``binder``.
    """
    named = b"\0".join((send.noun.encode(), "\0".join(send.key).encode(), value or b""))
    attributes = {
        "specversion": "1.0",
        "id": hashlib.sha256(named).hexdigest()[:32],
        "source": f"sourcebind/{stage}",
        "type": deleted_type(send.noun) if send.record is None else event_type(send.record),
        "subject": "/".join(send.key),
        "time": datetime.fromtimestamp(at / 1000, UTC),
        "datacontenttype": "application/json",
    }
    return tuple(to_binary(CloudEvent(attributes, value), _FORMAT).headers.items())
