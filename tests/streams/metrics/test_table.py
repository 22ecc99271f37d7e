"""The table keeps Prometheus' conventions, and the code counts what it declares."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from streams.answerer.job import ANSWERING
from streams.binder.job import BINDING
from streams.metrics.labels import GROUP, LETTER
from streams.metrics.metric import Metric
from streams.metrics.table import METRICS
from streams.verifier.job import VERIFYING

STREAMS = Path(__file__).parents[3] / "streams"
UNITS = ("seconds", "usd", "records")


@pytest.mark.parametrize("metric", METRICS, ids=lambda metric: metric.name)
def test_a_metric_is_named_as_prometheus_wants_it(metric: Metric) -> None:
    assert re.fullmatch(r"sourcebind_[a-z]+(_[a-z]+)*", metric.name)
    assert metric.name.endswith("_total") == (metric.kind == "counter")
    assert bool(metric.buckets) == (metric.kind == "histogram")
    assert metric.kind != "histogram" or metric.name.endswith(UNITS)
    assert all(re.fullmatch("[a-z]+(_[a-z]+)*", label.name) for label in metric.labels)
    # job and instance are Prometheus' own, le and quantile those of its types
    assert not {"job", "instance", "le", "quantile"} & {label.name for label in metric.labels}
    assert metric.help.endswith(".")


def test_no_name_comes_twice() -> None:
    assert len({metric.name for metric in METRICS}) == len(METRICS)
    assert len({metric.what for metric in METRICS}) == len(METRICS)


def test_no_label_says_the_same_twice() -> None:
    for metric in METRICS:
        for label in metric.labels:
            assert len(set(label.values)) == len(label.values)


def test_every_group_of_workers_has_a_series() -> None:
    jobs = (BINDING, VERIFYING, ANSWERING)
    assert set(GROUP.values) == {"cards", *(job.group for job in jobs), *(job.asks.group for job in jobs)}


def test_the_code_counts_nothing_else_and_all_of_it() -> None:
    assert set(named("Count", "Measure", "count", "measure")) == {metric.what for metric in METRICS}


def test_every_code_of_a_dead_letter_has_a_series() -> None:
    codes = set(named("Reject", "ChangeError", "RefusedError", "UndecodableError", "reject"))
    assert codes
    assert codes <= set(LETTER.values)


def named(*callables: str) -> Iterator[str]:
    """Every first argument in the code of a call of one of these."""
    for file in STREAMS.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in callables:
                yield from (str(arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant) and _is_name(arg))


def _is_name(argument: ast.Constant) -> bool:
    return str(argument.value).isidentifier()  # and not the sign that str.count looks for


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
