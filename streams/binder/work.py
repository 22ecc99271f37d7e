"""One step at work: it reads the state as it will be, and collects what it wants done."""

from collections.abc import Set
from typing import Any, TypeVar

from schemas import (
    Batch,
    Bibliography,
    CardRow,
    Claim,
    Message,
    Outcome,
    Pending,
    Refusal,
    SourceCard,
    Spending,
    Standing,
    TopicNoun,
    Verdict,
)
from schemas.rows import BibliographyRow
from streams.binder.index import Index
from streams.binder.parts import Part
from streams.binder.state import TABLES, Asked, State, Terms
from streams.effects import Count, Delete, Effect, Put, Reject, Send

Row = TypeVar("Row", bound=Message)
Place = tuple[type[Message], tuple[str, ...]]


class Work:
    """The unit of work of one event; the state stays as it is until the effects are carried out.

    Args:
        state: what is known before the event.
        now: the event's time in milliseconds since 1970, the only clock that a step has.
    """

    def __init__(self, state: State, now: int) -> None:
        self.now = now
        self._state = state
        self._index = Index(state.index)
        self._rows: dict[Place, Message | None] = {}
        self._effects: list[Effect] = []

    @property
    def asked(self) -> Asked:
        """The live proposer."""
        return self._state.asked

    @property
    def terms(self) -> Terms:
        """On what terms it is asked."""
        return self._state.terms

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What is to be done: records first, then the last state of each row that changed."""
        writes = tuple(
            Delete(TABLES[kind], key) if row is None else Put(TABLES[kind], key, row)
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

    def card(self, run_id: str, source_id: str) -> SourceCard | None:
        """Return a source's card, if it has one."""
        row = self.row(CardRow, run_id, source_id)
        return self._state.card(row) if row else None

    def parts(self, bibliography: Bibliography) -> tuple[Part, ...]:
        """Return the parts in which a bibliography is asked about."""
        return self._state.parts(bibliography)

    def put(self, row: Message) -> None:
        """Write a row; one that stands so already is left alone."""
        place = (type(row), _key(row))
        old = self.row(type(row), *place[1])
        if old != row:
            self._index.replace(old, row)
            self._rows[place] = row

    def delete(self, kind: type[Message], *key: str) -> None:
        """Delete a row; none is needed."""
        old = self.row(kind, *key)
        if old is not None:
            self._index.replace(old, None)
            self._rows[kind, key] = None

    def tell(self, record: Verdict | Refusal | Outcome | Batch) -> None:
        """Publish a record on its topic."""
        noun, key = _address(record)
        self._effects.append(Send(noun, key, record))

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


def _key(row: Message) -> tuple[str, ...]:
    match row:
        case BibliographyRow():
            return (row.run_id,)
        case Claim():
            return (row.run_id, row.source_id, row.key)
        case Spending():
            return (row.run_id, row.batch_id)
        case CardRow() | Pending() | Standing():
            return (row.run_id, row.source_id)
    raise TypeError(f"no table holds a {type(row).__name__}")


def _address(record: Verdict | Refusal | Outcome | Batch) -> tuple[TopicNoun, tuple[str, ...]]:
    match record:
        case Verdict():
            return "verdicts", (record.run_id, record.source_id, record.entry_id)
        case Refusal():
            return "refusals", (record.run_id, record.source_id, record.entry_id)
        case Outcome():
            return "outcomes", (record.run_id, record.source_id)
        case Batch():
            return "batches", (record.run_id, record.batch_id)
