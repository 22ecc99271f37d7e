"""The AsyncAPI 3 document of the topics, generated from the models."""

from typing import Any

import orjson
from pydantic.json_schema import models_json_schema

from schemas.record import Record
from schemas.topic import MAX_BYTES, TOPICS, Topic

#: Topics that others write: unknown fields are refused there. What we write may grow: readers must ignore what they
#: do not know.
_WRITTEN_BY_OTHERS = {"uploads", "bibliography", "reports", "questions"}

_CLOUD_EVENTS = ("ce_specversion", "ce_id", "ce_source", "ce_type", "ce_time", "ce_subject", "content-type")

#: Of what others write, which needs none; what we write has those of CloudEvents.
HEADERS: dict[str, Any] = {
    "type": "object",
    "description": "CloudEvents 1.0, binary mode; W3C trace context",
    "properties": {
        **{name: {"type": "string"} for name in _CLOUD_EVENTS},
        "traceparent": {
            "type": "string",
            "description": "The trace that the record is in; what follows from it goes on there, if tracing is on.",
        },
    },
}
_OUR_HEADERS: dict[str, Any] = {**HEADERS, "required": ["ce_specversion", "ce_id", "ce_source", "ce_type"]}


def document(prefix: str = "sourcebind") -> dict[str, Any]:
    """Return the AsyncAPI document of all topics that are not tables."""
    topics = [topic for topic in TOPICS.values() if not topic.table]
    open_records = {record for t in topics if t.noun not in _WRITTEN_BY_OTHERS for record in t.records}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "sourcebind",
            "version": "1",
            "description": "Values are plain JSON in UTF-8, not a schema registry's wire format.",
            "license": {"name": "AGPL-3.0-or-later"},
        },
        "defaultContentType": "application/json",
        "channels": {topic.noun: _channel(topic, prefix) for topic in topics},
        "operations": {f"{_action(topic)}-{topic.noun}": _operation(topic) for topic in topics},
        "components": {
            "messages": {record.__name__: _message(record) for t in topics for record in t.records},
            "schemas": _schemas([record for t in topics for record in t.records], open_records),
        },
    }


def to_bytes() -> bytes:
    """Return the document as it is checked in."""
    return orjson.dumps(document(), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n"


def _action(topic: Topic) -> str:
    return "receive" if topic.noun in _WRITTEN_BY_OTHERS else "send"


def _channel(topic: Topic, prefix: str) -> dict[str, Any]:
    return {
        "address": topic.name(prefix),
        "messages": {record.__name__: _ref("messages", record) for record in topic.records},
        "bindings": {
            "kafka": {
                "partitions": topic.partitions,
                "topicConfiguration": {
                    "cleanup.policy": [topic.cleanup],
                    "retention.ms": topic.retention_ms if topic.cleanup == "delete" else -1,
                    "max.message.bytes": MAX_BYTES,
                },
                "bindingVersion": "0.5.0",
            }
        },
    }


def _operation(topic: Topic) -> dict[str, Any]:
    return {"action": _action(topic), "channel": {"$ref": f"#/channels/{topic.noun}"}}


def _message(record: type[Record]) -> dict[str, Any]:
    topic = next(topic for topic in TOPICS.values() if record in topic.records)
    key = {"type": "string", "description": " / ".join(topic.key) + " (one part: plain text; several: a JSON array)"}
    return {
        "name": record.__name__,
        "summary": (record.__doc__ or "").splitlines()[0],
        "headers": HEADERS if topic.noun in _WRITTEN_BY_OTHERS else _OUR_HEADERS,
        "payload": _ref("schemas", record),
        "bindings": {"kafka": {"key": key, "bindingVersion": "0.5.0"}},
    }


def _ref(section: str, record: type[Record]) -> dict[str, str]:
    return {"$ref": f"#/components/{section}/{record.__name__}"}


def _schemas(records: list[type[Record]], open_records: set[type[Record]]) -> dict[str, Any]:
    _, found = models_json_schema(
        [(record, "validation") for record in dict.fromkeys(records)], ref_template="#/components/schemas/{model}"
    )
    schemas: dict[str, Any] = found["$defs"]
    for record in open_records:
        schemas[record.__name__].pop("additionalProperties", None)
    _name_discriminators(schemas)
    return schemas


def _name_discriminators(node: Any) -> None:
    """Name the property only, as AsyncAPI wants it; pydantic writes OpenAPI's object."""
    if isinstance(node, dict) and isinstance(discriminator := node.get("discriminator"), dict):
        if "propertyName" in discriminator:
            node["discriminator"] = discriminator["propertyName"]
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        _name_discriminators(child)
