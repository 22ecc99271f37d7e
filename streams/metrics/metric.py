"""What a metric is, apart from any library."""

from dataclasses import dataclass
from typing import Literal

PREFIX = "sourcebind_"

#: In place of what is not among a label's values, or comes after as many as it may have.
OTHER = "other"


@dataclass(frozen=True)
class Label:
    """A label and what it may say.

    Attributes:
        name: as Prometheus knows it.
        values: all that it may say; empty if settings decide that, such as the name of a model.
        most: of the values that settings decide, so many have series of their own.
    """

    name: str
    values: tuple[str, ...] = ()
    most: int = 20


@dataclass(frozen=True)
class Metric:
    """One metric.

    Attributes:
        name: as it is scraped, with its unit and, for a counter, ``_total``.
        kind: Prometheus' type.
        help: one sentence for the operator.
        labels: in the order in which tables show them.
        buckets: upper bounds of a histogram, in its unit.
    """

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    labels: tuple[Label, ...] = ()
    buckets: tuple[float, ...] = ()

    @property
    def what(self) -> str:
        """The name by which steps count it."""
        return self.name.removeprefix(PREFIX).removesuffix("_total")
