"""Which rows belong together: derived from the rows, never stored."""

from collections.abc import Hashable, Iterator, Set
from typing import Any, NamedTuple

from schemas import Message, Pending, Spending
from streams.job.layout import Belongs, Name
from streams.partition import partition_of


class Waiting(NamedTuple):
    """A pending item as the sweep sees it, without reading its row."""

    source_id: str
    batch_id: str
    #: When it may be asked, or when its batch was sent.
    at: int
    overtaken_at: int | None
    since: int


class InFlight(NamedTuple):
    """An item whose batch was sent, and overtaken by none yet, as all runs of a partition are seen together."""

    sent_at: int
    batch_id: str
    run_id: str
    source_id: str


class Spent(NamedTuple):
    """What a batch cost, or may come to cost, in US dollars."""

    batch_id: str
    usd: float


class Index:
    """Sets of members by name; one that lies over a base leaves the base as it is.

    Args:
        belongs: says which sets a row of the job belongs to.
        base: what it lies over.
    """

    def __init__(self, belongs: Belongs, base: "Index | None" = None) -> None:
        self._belongs = belongs
        self._base = base
        self._sets: dict[Name, set[Hashable]] = {}

    def get(self, *name: str) -> Set[Any]:
        """Return the members of that name; empty if there are none."""
        if name in self._sets or self._base is None:
            return self._sets.get(name, frozenset())
        return self._base.get(*name)

    def replace(self, old: Message | None, new: Message | None) -> None:
        """A row changed: ``old`` was its value, ``new`` is it; None means that there is no row."""
        before, after = set(self._sets_of(old)), set(self._sets_of(new))
        for name, member in before - after:
            self._own(name).discard(member)
        for name, member in after - before:
            self._own(name).add(member)

    def _sets_of(self, row: Message | None) -> Iterator[tuple[Name, Hashable]]:
        if row is not None:
            yield from _shared(row)
            yield from self._belongs(row)

    def _own(self, name: Name) -> set[Hashable]:
        if name not in self._sets:
            self._sets[name] = set(self._base.get(*name)) if self._base else set()
        return self._sets[name]


def _shared(row: Message) -> Iterator[tuple[Name, Hashable]]:
    match row:
        case Pending():
            at = row.batched_at if row.batch_id else row.due
            yield ("pending", row.run_id), Waiting(row.source_id, row.batch_id, at, row.overtaken_at, row.since)
            yield ("pending runs",), (row.run_id, row.source_id)
            if row.batch_id and row.overtaken_at is None:
                home = str(partition_of(row.run_id))
                yield ("in flight", home), InFlight(row.batched_at, row.batch_id, row.run_id, row.source_id)
        case Spending():
            yield ("spent", row.run_id), Spent(row.batch_id, row.usd)
