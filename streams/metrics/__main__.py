"""Prints the table of all metrics, as the README shows it: python -m streams.metrics."""

from collections.abc import Iterator

from streams.metrics.metric import PREFIX
from streams.metrics.table import METRICS


def rows() -> Iterator[str]:
    """Yield the lines of the table."""
    yield f"| {PREFIX}... | type | labels | says |"
    yield "|---|---|---|---|"
    for metric in METRICS:
        labels = ", ".join(label.name for label in metric.labels)
        yield f"| `{metric.name.removeprefix(PREFIX)}` | {metric.kind} | {labels} | {metric.help} |"


if __name__ == "__main__":
    print(*rows(), sep="\n")
