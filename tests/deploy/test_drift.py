"""What is generated and checked in says what its source says; part of `make check`."""

import re
from collections.abc import Iterator
from typing import Any

import yaml

from deploy.dashboards import BOARDS
from deploy.dashboards.__main__ import FOLDER, to_text
from streams.metrics.table import METRICS
from tests.deploy.tools import DEPLOY

RULES = DEPLOY / "prometheus"
SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}
SERIES = {metric.name + suffix for metric in METRICS for suffix in SUFFIXES[metric.kind]}
LABELS = {label.name for metric in METRICS for label in metric.labels}


def test_each_dashboard_is_checked_in_as_it_is_made() -> None:
    made = {f"{board.uid}.json": to_text(board) for board in BOARDS}
    found = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.json")}
    assert found == made, "make dashboards"


def test_no_panel_shows_only_what_must_stay_zero() -> None:
    for board in BOARDS:
        for panel in board.panels:
            assert not all(query.must_stay_zero for query in panel.queries), panel.title


def test_what_must_stay_zero_is_alarmed() -> None:
    alarmed = {name for rule in rules("alerts.yml") for name in re.findall(r"\bsourcebind_\w+", rule["expr"])}
    asked = [
        query.expr for board in BOARDS for panel in board.panels for query in panel.queries if query.must_stay_zero
    ]
    assert asked
    assert {name for expr in asked for name in re.findall(r"\bsourcebind_\w+", expr)} <= alarmed


def test_panels_and_alerts_ask_for_metrics_that_there_are() -> None:
    asked = {name for expr in expressions() for name in re.findall(r"\bsourcebind_\w+", expr)}
    assert asked - SERIES == set()


def test_they_group_by_labels_that_there_are() -> None:
    grouped = {
        name.strip() for expr in expressions() for by in re.findall(r"by \(([^)]*)\)", expr) for name in by.split(",")
    }
    assert grouped - LABELS - {"le", "job", "instance"} == set()


def test_they_ask_for_values_that_a_label_may_have() -> None:
    known = {(label.name, value) for metric in METRICS for label in metric.labels for value in label.values}
    asked = {pair for expr in expressions() for pair in re.findall(r'(\w+)="(\w+)"', expr)}
    assert asked - known - {("job", "sourcebind")} == set()


def test_every_recorded_series_is_used_and_every_used_one_is_recorded() -> None:
    recorded = {rule["record"] for rule in rules("rules.yml")}
    used = {name for expr in expressions() for name in re.findall(r"\bsourcebind:[\w:]+", expr)}
    assert used == recorded


def test_every_alert_has_its_paragraph_in_the_runbook() -> None:
    headings = set(re.findall(r"^### (\w+)$", (DEPLOY / "runbook.md").read_text(encoding="utf-8"), re.MULTILINE))
    for rule in rules("alerts.yml"):
        assert rule["alert"] in headings
        assert rule["annotations"]["runbook"] == f"deploy/runbook.md#{rule['alert'].lower()}"


def expressions() -> Iterator[str]:
    for file in ("rules.yml", "alerts.yml"):
        yield from (rule["expr"] for rule in rules(file))
    yield from (query.expr for board in BOARDS for panel in board.panels for query in panel.queries)


def rules(file: str) -> list[dict[str, Any]]:
    groups = yaml.safe_load((RULES / file).read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]
