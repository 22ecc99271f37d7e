"""Alerts fire where they must and are still where they must not, by Prometheus' own reckoning."""

import re

import pytest

from streams.timing import TIMING
from tests.deploy.tools import DEPLOY, run, tool

FOLDER = DEPLOY / "prometheus"


@pytest.mark.ops
def test_prometheus_takes_the_configuration_and_its_rules() -> None:
    run(tool("promtool"), "check", "config", FOLDER / "prometheus.yml")


@pytest.mark.ops
def test_each_alert_fires_where_it_must_and_only_there() -> None:
    printed = run(tool("promtool"), "test", "rules", "alerts_test.yml", cwd=FOLDER)
    assert "SUCCESS" in printed


def test_a_long_recovery_is_alarmed_before_the_process_ends_itself() -> None:
    """The gauge begins anew with each process, so a threshold above its end would never be reached."""
    text = (FOLDER / "alerts.yml").read_text(encoding="utf-8")
    threshold = re.search(r"sourcebind_recovery_seconds\) > (\d+)", text)
    assert threshold is not None
    assert float(threshold[1]) + 60 < TIMING.recovery


def test_each_alert_is_among_those_tests() -> None:
    tested = (FOLDER / "alerts_test.yml").read_text(encoding="utf-8")
    alerts = [
        line.split(":")[1].strip()
        for line in (FOLDER / "alerts.yml").read_text(encoding="utf-8").splitlines()
        if "- alert:" in line
    ]
    assert alerts
    for alert in alerts:
        assert f"alertname: {alert}\n        exp_alerts:" in tested, alert
