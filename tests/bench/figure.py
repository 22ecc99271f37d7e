"""One line of the bench."""

from dataclasses import dataclass

_ROW = "{:<72} {:>16} {:>28} {:>7} {:>14} {:>7}"


@dataclass(frozen=True)
class Figure:
    """Something that was measured, beside what it is held against.

    Attributes:
        what: was measured.
        value: how much, with its unit.
        peer: what did the same work, and how much.
        ratio: of value to peer.
        goal: from the design's table; empty for a line that only explains another.
        reached: whether it was; None without a goal.
    """

    what: str
    value: str
    peer: str = "-"
    ratio: float | None = None
    goal: str = "-"
    reached: bool | None = None

    def __str__(self) -> str:
        """The line."""
        ratio = "-" if self.ratio is None else f"{self.ratio:.2f}"
        reached = "-" if self.reached is None else "yes" if self.reached else "no"
        return _ROW.format(self.what, self.value, self.peer, ratio, self.goal, reached)


HEAD = _ROW.format("", "figure", "peer", "ratio", "goal", "reached")
