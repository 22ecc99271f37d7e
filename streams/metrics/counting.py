"""From counts and measures to what Prometheus scrapes."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from prometheus_client import (
    GC_COLLECTOR,
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from streams.effects import Count
from streams.metrics.measure import Measure, Measured
from streams.metrics.metric import OTHER, Label, Metric
from streams.metrics.table import METRICS

log = logging.getLogger(__name__)

#: Series that are there before anything was counted, so that the first count is an increase; more would be noise.
MOST_ZEROS = 100


class Counting:
    """Takes what steps count.

    A count that is not as declared is a defect, and none that should end a worker: it is counted as far as it can be,
    and told.

    Args:
        registry: is given every counter and histogram.
    """

    def __init__(self, registry: CollectorRegistry) -> None:
        # for the process; series that say when others began double their number, and nothing here reads them
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the one function that the library left untyped
        self._families = {metric.what: _Family(metric, registry) for metric in METRICS if metric.kind != "gauge"}

    def __call__(self, count: Count) -> None:
        """Count."""
        family = self._families.get(count.what)
        if family is None:
            log.error("%s is counted, and no metric", count.what)
        else:
            family.add(dict(count.labels), count.amount)


class _Family:
    """A metric with all its series."""

    def __init__(self, metric: Metric, registry: CollectorRegistry) -> None:
        names = [label.name for label in metric.labels]
        self._labels = metric.labels
        self._counter: Counter | None = None
        self._histogram: Histogram | None = None
        self._known: dict[str, set[str]] = {label.name: set(label.values) for label in metric.labels}
        if metric.kind == "histogram":
            self._histogram = Histogram(metric.name, metric.help, names, registry=registry, buckets=metric.buckets)
            return
        self._counter = Counter(metric.name, metric.help, names, registry=registry)
        for values in _zeros(metric.labels):
            self._counter.labels(*values)

    def add(self, labels: Mapping[str, str], amount: float) -> None:
        values = [self._bounded(label, labels.get(label.name, OTHER)) for label in self._labels]
        if self._histogram is not None:
            (self._histogram.labels(*values) if values else self._histogram).observe(amount)
        elif self._counter is not None:
            (self._counter.labels(*values) if values else self._counter).inc(amount)

    def _bounded(self, label: Label, value: str) -> str:
        known = self._known[label.name]
        if value not in known and not label.values and len(known) < label.most:
            known.add(value)
        return value if value in known else OTHER


def _zeros(labels: Sequence[Label]) -> Iterable[tuple[str, ...]]:
    closed = all(label.values for label in labels)
    found = list(product(*(label.values for label in labels))) if labels and closed else []
    return found if len(found) <= MOST_ZEROS else []


class Measures(Collector):
    """Asks whatever can be looked at, at each scrape.

    Args:
        measured: is asked.
    """

    def __init__(self, measured: Iterable[Measured]) -> None:
        self._measured = tuple(measured)

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Yield the gauges that somebody measures."""
        found = [measure for measured in self._measured for measure in measured.measures()]
        for metric in METRICS:
            if metric.kind == "gauge" and (mine := [measure for measure in found if measure.what == metric.what]):
                yield _gauge(metric, mine)


def _gauge(metric: Metric, measures: Iterable[Measure]) -> GaugeMetricFamily:
    names = [label.name for label in metric.labels]
    family = GaugeMetricFamily(metric.name, metric.help, labels=names)
    for measure in measures:
        labels = dict(measure.labels)
        family.add_metric([labels.get(name, OTHER) for name in names], measure.value)
    return family


def new_registry() -> CollectorRegistry:
    """Return a registry of this process: what every Python program measures of itself is in it."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    registry.register(GC_COLLECTOR)
    return registry
