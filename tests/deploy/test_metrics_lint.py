"""Prometheus' own linter finds nothing wrong with what a process serves."""

from collections.abc import Iterable

import pytest
from prometheus_client import generate_latest

from streams.effects import Count
from streams.metrics.counting import Counting, Measures, new_registry
from streams.metrics.measure import Measure
from streams.metrics.table import METRICS
from tests.deploy.tools import run, tool


class Everything:
    """A worker that measures all that there is to measure."""

    def measures(self) -> Iterable[Measure]:
        for metric in METRICS:
            if metric.kind == "gauge":
                yield Measure(metric.what, 1.0, tuple((label.name, "x") for label in metric.labels))


@pytest.mark.ops
def test_every_metric_passes_the_linter() -> None:
    registry = new_registry()
    registry.register(Measures([Everything()]))
    counting = Counting(registry)
    for metric in METRICS:
        if metric.kind != "gauge":
            counting(Count(metric.what, tuple((label.name, "x") for label in metric.labels)))
    served = generate_latest(registry).decode()
    assert not [metric.name for metric in METRICS if f"\n{metric.name}" not in served]
    assert run(tool("promtool"), "check", "metrics", given=served) == ""
