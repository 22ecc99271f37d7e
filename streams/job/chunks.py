"""What goes into one batch."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from schemas import Pending

#: Characters in one batch: some 100,000 tokens at 2.4 characters a token, beyond which every token of the call costs
#: five times as much. What a provider still finds too long is asked again in halves.
MAX_CHARACTERS = 240_000

#: A batch that is not full goes when nothing has joined it for so long,
LINGER_MS = 1_000
#: or when its first item has waited so long, though others still come.
LONGEST_LINGER_MS = 10_000


class Seat(Protocol):
    """One item in a batch to be."""

    @property
    def row(self) -> Pending:
        """Its waiting row."""

    @property
    def size(self) -> int:
        """Characters that it takes."""


T = TypeVar("T", bound=Seat)


@dataclass(frozen=True)
class Chunk(Generic[T]):
    """The items of one batch to be; a full one goes at once."""

    seats: tuple[T, ...]
    full: bool

    def late(self, now: int) -> bool:
        """Whether it has waited long enough for company."""
        waited = [now - seat.row.due for seat in self.seats]
        return min(waited) >= LINGER_MS or max(waited) >= LONGEST_LINGER_MS


def chunks(seats: Iterable[T], base: int) -> Iterator[Chunk[T]]:
    """Cut items into batches by count and characters; those whose answers were cut off go by themselves.

    Args:
        seats: in the order in which they are shown, but for those.
        base: characters that every batch has.
    """
    chunk: list[T] = []
    size = base
    for seat in sorted(seats, key=lambda seat: -seat.row.batch_limit):
        other = bool(chunk) and chunk[0].row.batch_limit != seat.row.batch_limit
        full = bool(chunk) and (len(chunk) == chunk[0].row.batch_limit or size + seat.size > MAX_CHARACTERS)
        if full or other:
            yield Chunk(tuple(chunk), full)
            chunk, size = [], base
        chunk.append(seat)
        size += seat.size
    if chunk:
        yield Chunk(tuple(chunk), len(chunk) == chunk[0].row.batch_limit)


def batch_id(run_id: str, now: int, keys: Iterable[str]) -> str:
    """Return a batch's id: the same when a tick is repeated, another when the same is asked again.

    And another for another run: two runs may hold the same files and the same bibliography, and one answer names one
    run.
    """
    seed = "\n".join((run_id, str(now), *keys))
    return hashlib.sha256(seed.encode()).hexdigest()[:32]
