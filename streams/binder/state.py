"""What the binder knows: its tables, read as records."""

from collections.abc import Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from schemas import (
    TOPICS,
    Bibliography,
    BibliographyRow,
    CardRow,
    Claim,
    Message,
    Pending,
    SourceCard,
    Spending,
    Standing,
    TopicNoun,
    encode_key,
)
from streams.binder.index import Index
from streams.binder.parts import Part, parts_of
from streams.effects import Delete, Put

Row = TypeVar("Row", bound=Message)

TABLES: dict[type[Message], TopicNoun] = {
    BibliographyRow: "bibliography-table",
    CardRow: "cards-table",
    Claim: "claims",
    Pending: "pending-table",
    Spending: "spending-table",
    Standing: "standing-table",
}

#: A bibliography is read and cut into parts once for all sources that are ruled against it.
HOT_BIBLIOGRAPHIES = 50

#: Unpacked cards kept, of some 200 kB each with their folds: the sources of a few batches.
HOT_CARDS = 100


@dataclass(frozen=True)
class Asked:
    """Who is asked: a claim is keyed by both, so the binder must know them without a provider at hand."""

    model: str
    prompt_version: str


@dataclass(frozen=True)
class Trial:
    """Who is asked beside the live proposer, and about which share of the sources (0 to 1)."""

    asked: Asked
    share: float


@dataclass(frozen=True)
class Terms:
    """On what terms is asked.

    Attributes:
        usd_per_run: what a run may spend, in US dollars, its trials included; None: as much as it takes.
        trial: who is asked beside the live proposer.
    """

    usd_per_run: float | None = None
    trial: Trial | None = None


@lru_cache(maxsize=HOT_BIBLIOGRAPHIES)
def _bibliography(value: bytes) -> BibliographyRow:
    return BibliographyRow.from_bytes(value)


class State:
    """The tables of the partitions at hand.

    Args:
        tables: raw bytes by table; a `faust.Table` or a dict.
        asked: the live proposer.
        terms: on what terms it is asked.
    """

    def __init__(
        self, tables: Mapping[TopicNoun, MutableMapping[bytes, bytes]], asked: Asked, terms: Terms | None = None
    ) -> None:
        self.asked = asked
        self.terms = terms or Terms()
        self._tables = tables
        self._index: Index | None = None
        self._hot: dict[tuple[str, ...], tuple[str, SourceCard]] = {}
        self._parts: dict[str, tuple[Part, ...]] = {}

    def row(self, kind: type[Row], *key: str) -> Row | None:
        """Return a table's row, or None."""
        value = self._tables[TABLES[kind]].get(encode_key(*key))
        if value is None:
            return None
        row = _bibliography(value) if kind is BibliographyRow else kind.from_bytes(value)
        return row if isinstance(row, kind) else None

    def parts(self, bibliography: Bibliography) -> tuple[Part, ...]:
        """Return a bibliography's parts."""
        fingerprint = bibliography.fingerprint
        if fingerprint not in self._parts:
            self._parts[fingerprint] = parts_of(bibliography)
            if len(self._parts) > HOT_BIBLIOGRAPHIES:
                del self._parts[next(iter(self._parts))]
        return self._parts[fingerprint]

    def card(self, row: CardRow) -> SourceCard | None:
        """Return the card of a row; the same object while it is hot, so that its fold is kept."""
        key = (row.run_id, row.source_id)
        if key in self._hot and self._hot[key][0] == row.deflated:
            self._hot[key] = hot = self._hot.pop(key)
            return hot[1]
        card = row.card()
        if card is not None:
            self._hot[key] = (row.deflated, card)
            if len(self._hot) > HOT_CARDS:
                del self._hot[next(iter(self._hot))]
        return card

    @property
    def index(self) -> Index:
        """The index over all rows, built at the first use after a start or a rebalance."""
        if self._index is None:
            self._index = Index()
            for row in self._rows():
                self._index.replace(None, row)
        return self._index

    def _rows(self) -> Iterator[Message]:
        for kind, noun in TABLES.items():
            for value in self._tables[noun].values():
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
        if new is not None:
            table[key] = new.to_bytes()
        elif old is not None:
            del table[key]
        if self._index is not None:
            self._index.replace(old, new)
