"""A real Prometheus that scrapes and answers."""

import json
import subprocess
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import yaml

from tests.deploy.product import answers, free_port
from tests.deploy.tools import DEPLOY, tool

#: Labels of a series, and its points: seconds since 1970 and value. NaN, nothing divided by nothing, is no point.
Point = tuple[float, float]


class Series(NamedTuple):
    """One series of an answer."""

    labels: Mapping[str, str]
    points: tuple[Point, ...]


class Prometheus:
    """An address to ask."""

    def __init__(self, url: str) -> None:
        self.url = url

    def now(self, expr: str, at: float) -> list[Series]:
        """Return the values at a moment."""
        return self._ask("query", query=expr, time=str(at))

    def over(self, expr: str, start: float, end: float, step: float) -> list[Series]:
        """Return the values over a time."""
        return self._ask("query_range", query=expr, start=str(start), end=str(end), step=str(step))

    def wait(self, expr: str, seconds: float = 300.0) -> None:
        """Wait until an expression is true of some series."""
        deadline = time.monotonic() + seconds
        while not self.now(expr, time.time()):
            assert time.monotonic() < deadline, f"not within {seconds:.0f} s: {expr}"
            time.sleep(0.5)

    def _ask(self, what: str, **parameters: str) -> list[Series]:
        url = f"{self.url}/api/v1/{what}?{urllib.parse.urlencode(parameters)}"
        with urllib.request.urlopen(url, timeout=30) as response:  # noqa: S310 - our own process, over HTTP
            found = json.load(response)["data"]["result"]
        return [Series(one["metric"], _points(one.get("values") or [one["value"]])) for one in found]


def _points(values: list[tuple[float, str]]) -> tuple[Point, ...]:
    return tuple((at, float(value)) for at, value in values if value != "NaN")


@contextmanager
def prometheus(ports: Mapping[str, int], folder: Path) -> Iterator[Prometheus]:
    """Run one that scrapes these ports every second, with the rules and alerts that are shipped."""
    targets = [{"targets": [f"127.0.0.1:{port}"], "labels": {"process": kind}} for kind, port in ports.items()]
    every = {"scrape_interval": "1s", "evaluation_interval": "1s"}
    rules = [str(DEPLOY / "prometheus" / name) for name in ("rules.yml", "alerts.yml")]
    jobs = [{"job_name": "sourcebind", "static_configs": targets}]
    config, port = folder / "prometheus.yml", free_port()
    config.write_text(yaml.safe_dump({"global": every, "rule_files": rules, "scrape_configs": jobs}), encoding="utf-8")
    options = (
        f"--config.file={config}",
        f"--storage.tsdb.path={folder / 'data'}",
        f"--web.listen-address=127.0.0.1:{port}",
    )
    with (folder / "prometheus.log").open("wb") as log:
        process = subprocess.Popen([tool("prometheus"), *options], stdout=log, stderr=log)
    try:
        running = Prometheus(f"http://127.0.0.1:{port}")
        while not answers(f"{running.url}/-/ready"):
            assert process.poll() is None, (folder / "prometheus.log").read_text(encoding="utf-8")
            time.sleep(0.2)
        yield running
    finally:
        process.terminate()
        process.wait()
