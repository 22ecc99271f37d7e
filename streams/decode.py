"""From a topic's bytes to its records."""

from functools import cache
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError

from schemas import TOPICS, AnyCommand, AnyQuestionCommand, AnyReportCommand, Record, Removal, TopicNoun, Upload

SCHEMA_VERSION = 1


class UndecodableError(Exception):
    """The bytes are no record of this topic; ``code`` is one word for it, the text holds nothing of the value."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@cache
def _adapter(noun: TopicNoun) -> TypeAdapter[Any]:
    shapes: dict[TopicNoun, Any] = {
        "bibliography": AnyCommand,
        "uploads": Upload | Removal,
        "reports": AnyReportCommand,
        "questions": AnyQuestionCommand,
    }
    return TypeAdapter(shapes.get(noun, TOPICS[noun].records[0] if TOPICS[noun].records else Record))


def decode(noun: TopicNoun, value: bytes | None) -> Record:
    """Read one record of a topic.

    Raises:
        UndecodableError: null, no JSON object, another schema version, or not this topic's record.
    """
    if value is None:
        raise UndecodableError("null_value", "a null says nothing here: removal is a record of its own")
    try:
        record: Record = _adapter(noun).validate_json(value)
    except ValidationError as error:
        raise _why(value, error) from None
    return record


def _why(value: bytes, error: ValidationError) -> UndecodableError:
    version = _version(value)
    if version != SCHEMA_VERSION:
        return UndecodableError("unknown_version", f"schema version {version}, known is {SCHEMA_VERSION}")
    return UndecodableError("wrong_schema", _places(error))


def _version(value: bytes) -> int:
    try:
        found = orjson.loads(value)
    except orjson.JSONDecodeError:
        raise UndecodableError("not_json", f"{len(value)} bytes are no JSON") from None
    if not isinstance(found, dict):
        raise UndecodableError("not_json", "JSON, but no object")
    version = found.get("schema_version", SCHEMA_VERSION)
    return version if isinstance(version, int) else -1


def _places(error: ValidationError) -> str:
    # the input is somebody's text: only where and what kind of error goes into a log or a header
    found = error.errors(include_input=False, include_url=False, include_context=False)
    return "; ".join(f"{'.'.join(map(str, item['loc']))}: {item['type']}" for item in found[:5])
