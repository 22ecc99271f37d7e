"""Topics in memory."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from schemas import PARTITIONS, TopicNoun
from streams.event import Event


@dataclass(frozen=True)
class Position:
    """Where a group reads: a topic, a partition, and the offset that comes next."""

    group: str
    noun: TopicNoun
    partition: int


@dataclass
class Log:
    """Every topic's partitions, and how far each group has committed."""

    _events: dict[tuple[TopicNoun, int], list[Event]] = field(default_factory=dict)
    _committed: dict[Position, int] = field(default_factory=dict)

    def append(self, noun: TopicNoun, partition: int, key: bytes | None, value: bytes | None, at: int) -> None:
        """Add a record at the end of a partition."""
        events = self._events.setdefault((noun, partition), [])
        events.append(Event(noun, partition, len(events), key, value, at))

    def next(self, position: Position) -> Event | None:
        """Return the first event that the group has not committed there."""
        events = self._events.get((position.noun, position.partition), [])
        offset = self._committed.get(position, 0)
        return events[offset] if offset < len(events) else None

    def commit(self, group: str, event: Event) -> None:
        """The group is done with the event."""
        self._committed[Position(group, event.noun, event.partition)] = event.offset + 1

    def events(self, noun: TopicNoun) -> Iterator[Event]:
        """Return all events of a topic, partition by partition."""
        for partition in range(PARTITIONS):
            yield from self._events.get((noun, partition), [])
