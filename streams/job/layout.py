"""Where a job's rows and records lie."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass

from schemas import Message, TopicNoun

#: What a set of the index is about, such as ``("claims", run, source)``.
Name = tuple[str, ...]

#: Which sets of the index a row belongs to, and as which member.
Belongs = Callable[[Message], Iterator[tuple[Name, Hashable]]]


@dataclass(frozen=True)
class Place:
    """The topic of one kind of record, and the fields that make its key; the first of them is the run's id."""

    noun: TopicNoun
    fields: tuple[str, ...]

    def key_of(self, record: Message) -> tuple[str, ...]:
        """Return a record's key."""
        return tuple(getattr(record, field) for field in self.fields)


@dataclass(frozen=True)
class Layout:
    """The tables that a job owns, and what it tells.

    Attributes:
        rows: by kind of row its table; `Pending` and `Spending` are among them.
        records: by kind of record the topic on which it is told.
        belongs: derives the index from the job's own rows; those that all jobs have are seen to.
    """

    rows: Mapping[type[Message], Place]
    records: Mapping[type[Message], Place]
    belongs: Belongs

    @property
    def tables(self) -> tuple[TopicNoun, ...]:
        """The tables' topics."""
        return tuple(place.noun for place in self.rows.values())
