"""Whether a count is as the table declares it."""

from streams.effects import Count
from streams.metrics.table import METRICS

_COUNTED = {metric.what: metric for metric in METRICS if metric.kind != "gauge"}


def undeclared(count: Count) -> str:
    """Return what of a count the table does not declare; empty if all is as declared."""
    metric = _COUNTED.get(count.what)
    if metric is None:
        return f"{count.what} is no counter and no histogram"
    given = dict(count.labels)
    if set(given) != {label.name for label in metric.labels}:
        return f"{count.what} has the labels {sorted(given)}"
    wrong = [label.name for label in metric.labels if label.values and given[label.name] not in label.values]
    return "".join(f"{count.what} has {name}={given[name]}; " for name in wrong)
