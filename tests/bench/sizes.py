"""How large the bench is."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sizes:
    """The design's sizes, or all of them times ``scale`` to try the bench.

    Attributes:
        scale: 1 for the figures that count.
        seed: of the invented library.
    """

    scale: float = 1.0
    seed: int = 1

    @property
    def entries(self) -> int:
        """Of a large bibliography."""
        return self._of(500, 40)

    @property
    def sources(self) -> int:
        """Of a large run, each with a stored claim."""
        return self._of(10_000, 200)

    @property
    def proposals(self) -> int:
        """That are ruled one by one."""
        return self._of(10_000, 200)

    @property
    def cards(self) -> int:
        """That flow through the topics."""
        return self._of(2_400, 120)

    def _of(self, full: int, least: int) -> int:
        return max(round(full * self.scale), least)
