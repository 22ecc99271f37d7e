"""One step at work: it reads the state as it will be, and collects what it wants done."""

from collections.abc import Set
from typing import Any, Generic, TypeVar

from schemas import Message, TopicNoun
from streams.effects import Count, Delete, Effect, Put, Reject, Send
from streams.job.index import Index
from streams.job.state import JobState
from streams.job.terms import Asked, Terms

Row = TypeVar("Row", bound=Message)
S = TypeVar("S", bound=JobState)
RowPlace = tuple[type[Message], tuple[str, ...]]


class JobWork(Generic[S]):
    """The unit of work of one event; the state stays as it is until the effects are carried out.

    Args:
        state: what is known before the event.
        now: the event's time in milliseconds since 1970, the only clock that a step has.
    """

    def __init__(self, state: S, now: int) -> None:
        self.now = now
        self._state = state
        self._index = Index(state.layout.belongs, state.index)
        self._rows: dict[RowPlace, Message | None] = {}
        self._effects: list[Effect] = []

    @property
    def asked(self) -> Asked:
        """Who is asked: with trials, the live proposer."""
        return self._state.asked

    @property
    def terms(self) -> Terms:
        """On what terms is asked."""
        return self._state.terms

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What is to be done: records first, then the last state of each row that changed."""
        places = self._state.layout.rows
        writes = tuple(
            Delete(places[kind].noun, key) if row is None else Put(places[kind].noun, key, row)
            for (kind, key), row in self._rows.items()
        )
        return (*self._effects, *writes)

    def row(self, kind: type[Row], *key: str) -> Row | None:
        """Return a row as this step left it."""
        if (kind, key) in self._rows:
            row = self._rows[kind, key]
            return row if isinstance(row, kind) else None
        return self._state.row(kind, *key)

    def members(self, *name: str) -> Set[Any]:
        """Return a set of the index as this step left it."""
        return self._index.get(*name)

    def names(self, *name: str) -> list[str]:
        """Return the members of an index set of plain names, sorted."""
        return sorted(str(member) for member in self.members(*name))

    def put(self, row: Message) -> None:
        """Write a row; one that stands so already is left alone."""
        kind = type(row)
        key = self._state.layout.rows[kind].key_of(row)
        old = self.row(kind, *key)
        if old != row:
            self._index.replace(old, row)
            self._rows[kind, key] = row

    def delete(self, kind: type[Message], *key: str) -> None:
        """Delete a row; none is needed."""
        old = self.row(kind, *key)
        if old is not None:
            self._index.replace(old, None)
            self._rows[kind, key] = None

    def tell(self, record: Message) -> None:
        """Publish a record on its topic."""
        place = self._state.layout.records[type(record)]
        self._effects.append(Send(place.noun, place.key_of(record), record))

    def erase(self, noun: TopicNoun, *key: str) -> None:
        """Publish a tombstone."""
        self._effects.append(Send(noun, key, None))

    def reject(self, code: str, reason: str) -> None:
        """The event is a dead letter."""
        self._effects += [Reject(code, reason), Count("dead_letters", (("code", code),))]

    def count(self, what: str, **labels: str) -> None:
        """Something happened that an operator counts."""
        self._effects.append(Count(what, tuple(sorted(labels.items()))))

    def measure(self, what: str, amount: float) -> None:
        """Something was so much, which an operator sees the distribution of."""
        self._effects.append(Count(what, amount=amount))
