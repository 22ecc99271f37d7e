"""What a scrape says."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

#: A sample's name without its prefix, and its labels' values in the alphabetical order of their names.
Series = tuple[str, ...]


def scraped(text: str) -> dict[Series, float]:
    """Return the samples that are ours, but those that are 0 and the buckets of histograms."""
    return _ours(text_string_to_metric_families(text))


def counted(registry: CollectorRegistry) -> dict[Series, float]:
    """Return the same of a registry."""
    return _ours(registry.collect())


def _ours(families: Iterable[Metric]) -> dict[Series, float]:
    return {
        (name.removeprefix("sourcebind_"), *(labels[key] for key in sorted(labels))): value
        for family in families
        for name, labels, value, *_ in family.samples
        if name.startswith("sourcebind_") and value and not name.endswith("_bucket")
    }
