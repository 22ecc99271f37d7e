"""One record as it came from Kafka."""

from dataclasses import dataclass, field
from typing import Any, Self

from schemas import TopicNoun


@dataclass(frozen=True)
class Event:
    """A record of an input topic; ``at`` is its Kafka timestamp in milliseconds since 1970."""

    noun: TopicNoun
    partition: int
    offset: int
    key: bytes | None
    value: bytes | None
    at: int
    headers: tuple[tuple[str, bytes], ...] = field(default=())

    @classmethod
    def of(cls, noun: TopicNoun, record: Any) -> Self:
        """Return a record of an `AIOKafkaConsumer` as an event."""
        place = (record.partition, record.offset)
        return cls(noun, *place, record.key, record.value, record.timestamp, tuple(record.headers))
