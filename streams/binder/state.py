"""What the binder knows, and what of it is kept unpacked."""

from functools import lru_cache
from typing import TypeVar, cast

from schemas import Bibliography, BibliographyRow, CardRow, Message, SourceCard
from streams.binder.layout import LAYOUT
from streams.binder.parts import Part, parts_of
from streams.job.state import JobState, Tables
from streams.job.terms import Asked, Terms

Row = TypeVar("Row", bound=Message)

#: A bibliography is read and cut into parts once for all sources that are ruled against it.
HOT_BIBLIOGRAPHIES = 50

#: Other rows are read once while a source is ruled, some 30 kB each; what a table holds is found by its very bytes.
HOT_ROWS = 256

#: Unpacked cards kept, of some 200 kB each with their folds: the sources of a few batches.
HOT_CARDS = 100


@lru_cache(maxsize=HOT_BIBLIOGRAPHIES)
def _bibliography(value: bytes) -> BibliographyRow:
    return BibliographyRow.from_bytes(value)


@lru_cache(maxsize=HOT_ROWS)
def _row(kind: type[Row], value: bytes) -> Row:
    return kind.from_bytes(value)


class State(JobState):
    """The tables of the partitions at hand.

    Args:
        tables: raw bytes by table.
        asked: the live proposer.
        terms: on what terms it is asked.
    """

    def __init__(self, tables: Tables, asked: Asked, terms: Terms | None = None) -> None:
        super().__init__(LAYOUT, tables, asked, terms)
        self._hot: dict[tuple[str, ...], tuple[str, SourceCard]] = {}
        self._parts: dict[str, tuple[Part, ...]] = {}

    def read(self, kind: type[Row], value: bytes) -> Row:
        """Return a row as a record; those of the sources at hand, and bibliographies, are read once."""
        return cast(Row, _bibliography(value)) if kind is BibliographyRow else _row(kind, value)

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
            self.keep(row, card)
        return card

    def keep(self, row: CardRow, card: SourceCard) -> None:
        """Keep a row's card while it is hot, so that it need not be unpacked."""
        self._hot[row.run_id, row.source_id] = (row.deflated, card)
        if len(self._hot) > HOT_CARDS:
            del self._hot[next(iter(self._hot))]
