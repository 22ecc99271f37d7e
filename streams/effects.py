"""What a step wants done; whoever carries it out keeps the order of the phases.

First every `Send` is acknowledged by the broker, then every `Put` and `Delete` stands in its changelog, then the event
is acknowledged. A crash in between repeats the event: it sends again what was sent (the same bytes under the same
key), and no row says that something was told which never was.
"""

from dataclasses import dataclass
from functools import cached_property

from schemas import Message, Record, TopicNoun


@dataclass(frozen=True)
class Send:
    """Publish a record; ``record`` None is a tombstone. It goes to the partition of its run."""

    noun: TopicNoun
    key: tuple[str, ...]
    record: Record | None


@dataclass(frozen=True)
class Forward:
    """The event stands in the wrong partition: publish its very bytes in the partition of its run."""

    run_id: str


@dataclass(frozen=True)
class Reject:
    """The event cannot be taken: publish its very bytes as a dead letter."""

    code: str
    reason: str


@dataclass(frozen=True)
class Put:
    """Write a table row."""

    noun: TopicNoun
    key: tuple[str, ...]
    row: Message

    @cached_property
    def value(self) -> bytes:
        """The row's bytes, written once for the changelog and the table."""
        return self.row.to_bytes()


@dataclass(frozen=True)
class Delete:
    """Delete a table row, with a real null in the changelog."""

    noun: TopicNoun
    key: tuple[str, ...]


@dataclass(frozen=True)
class Count:
    """Something happened that an operator counts."""

    what: str
    labels: tuple[tuple[str, str], ...] = ()
    amount: float = 1.0


Effect = Send | Forward | Reject | Put | Delete | Count
