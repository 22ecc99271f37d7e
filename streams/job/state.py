"""What a job knows: its tables, read as records."""

from collections.abc import Iterator, Mapping, MutableMapping
from typing import Any, TypeVar

from schemas import TOPICS, Message, TopicNoun, encode_key
from streams.effects import Delete, Put
from streams.job.index import Index
from streams.job.layout import Layout
from streams.job.terms import Asked, Terms

Row = TypeVar("Row", bound=Message)

#: Raw bytes by table; a `faust.Table` or a dict each.
Tables = Mapping[TopicNoun, MutableMapping[bytes, bytes]]


class JobState:
    """The tables of the partitions at hand.

    Args:
        layout: which tables there are.
        tables: their rows.
        asked: who is asked.
        terms: on what terms.
    """

    def __init__(self, layout: Layout, tables: Tables, asked: Asked, terms: Terms | None = None) -> None:
        self.layout = layout
        self.asked = asked
        self.terms = terms or Terms()
        self._tables = tables
        self._index: Index | None = None

    def row(self, kind: type[Row], *key: str) -> Row | None:
        """Return a table's row, or None."""
        value = self._tables[self.layout.rows[kind].noun].get(encode_key(*key))
        return None if value is None else self.read(kind, value)

    def read(self, kind: type[Row], value: bytes) -> Row:
        """Return a row as a record; a job that reads the same rows often keeps them."""
        return kind.from_bytes(value)

    @property
    def index(self) -> Index:
        """The index over all rows, built at the first use after a start or a rebalance."""
        if self._index is None:
            self._index = Index(self.layout.belongs)
            for row in self._rows():
                self._index.replace(None, row)
        return self._index

    def waiting(self) -> tuple[int, int]:
        """Return how many items wait for an answer, and since when the oldest does (milliseconds since 1970, or 0)."""
        runs = {run for run, _ in self.index.get("pending runs")}
        since = [place.since for run in runs for place in self.index.get("pending", run)]
        return len(since), min(since, default=0)

    def _rows(self) -> Iterator[Message]:
        for kind, place in self.layout.rows.items():
            for value in self._tables[place.noun].values():
                yield kind.from_bytes(value)

    def forget_index(self) -> None:
        """The rows at hand changed without a step: partitions came or went."""
        self._index = None

    def apply(self, effect: Put | Delete) -> None:
        """Write or delete a row."""
        kind: type[Any] = TOPICS[effect.noun].records[0]
        old = self.row(kind, *effect.key)
        new = effect.row if isinstance(effect, Put) else None
        table, key = self._tables[effect.noun], encode_key(*effect.key)
        if isinstance(effect, Put):
            table[key] = effect.value
        elif old is not None:
            del table[key]
        if self._index is not None:
            self._index.replace(old, new)
