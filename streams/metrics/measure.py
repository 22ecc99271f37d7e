"""What is measured when somebody looks, where steps count what happens."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol, runtime_checkable


class Measure(NamedTuple):
    """How much there is of something now; ``what`` is a gauge's name without its prefix."""

    what: str
    value: float
    labels: tuple[tuple[str, str], ...] = ()


@runtime_checkable
class Measured(Protocol):
    """What can be looked at."""

    def measures(self) -> Iterable[Measure]:
        """Return how things stand; in the event loop, and without waiting."""


@runtime_checkable
class Queue(Protocol):
    """What knows who waits; `streams.job.state.JobState`."""

    def waiting(self) -> tuple[int, int]:
        """Return how many wait, and since when the first does (milliseconds since 1970, or 0)."""
