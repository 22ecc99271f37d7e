"""What the binder knows, and what of it is kept unpacked."""

from functools import lru_cache
from typing import NamedTuple, TypeVar, cast

from schemas import Bibliography, BibliographyRow, CardRow, Message, SourceCard, encode_key
from streams.binder.layout import LAYOUT
from streams.binder.parts import Part, parts_of
from streams.job.state import JobState, Tables
from streams.job.terms import Asked, Terms

Row = TypeVar("Row", bound=Message)

#: A bibliography is read and cut into parts once for all sources that are ruled against it.
HOT_BIBLIOGRAPHIES = 50

#: Sources of which is remembered what their verdicts rest on: some 500 bytes each, 50 MB in all.
MOST_BASES = 100_000

#: Unpacked cards kept, of some 200 kB each with their folds: the sources of a few batches.
HOT_CARDS = 100


@lru_cache(maxsize=HOT_BIBLIOGRAPHIES)
def _bibliography(value: bytes) -> BibliographyRow:
    return BibliographyRow.from_bytes(value)


class Basis(NamedTuple):
    """What a source's verdicts rest on and what was told of it, each as a number."""

    ruled_on: int
    told: int
    #: The entries whose work it is, and whether another source is that work, too.
    rivals: tuple[tuple[str, bool], ...]


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
        #: By run and source.
        self.bases: dict[tuple[str, str], Basis] = {}

    def read(self, kind: type[Row], value: bytes) -> Row:
        """Return a row as a record; bibliographies are read once."""
        return cast(Row, _bibliography(value)) if kind is BibliographyRow else super().read(kind, value)

    def parts(self, bibliography: Bibliography) -> tuple[Part, ...]:
        """Return a bibliography's parts."""
        fingerprint = bibliography.fingerprint
        if fingerprint not in self._parts:
            self._parts[fingerprint] = parts_of(bibliography)
            if len(self._parts) > HOT_BIBLIOGRAPHIES:
                del self._parts[next(iter(self._parts))]
        return self._parts[fingerprint]

    def raw(self, kind: type[Message], *key: str) -> bytes | None:
        """Return a table's row as it lies there."""
        return self._tables[self.layout.rows[kind].noun].get(encode_key(*key))

    def remember(self, source: tuple[str, str], basis: Basis) -> None:
        """Remember what a source's verdicts rest on."""
        self.bases[source] = basis
        if len(self.bases) > MOST_BASES:
            del self.bases[next(iter(self.bases))]

    def forget_index(self) -> None:
        """The rows at hand changed without a step: partitions came or went."""
        super().forget_index()
        self.bases.clear()

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
