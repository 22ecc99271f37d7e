"""Every panel shows something: its query, asked of a real Prometheus that scraped a run of the product."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from deploy.dashboards import BOARDS, Board, Panel, Query
from tests.deploy.product import Product
from tests.deploy.prometheus import Prometheus, Series, prometheus
from tests.deploy.scenario import KINDS, scenario
from tests.deploy.tools import ROOT, need_ops

#: What the panels showed, for `make dashboard-pictures`.
SHOWN = ROOT / "build" / "ops" / "panels"

#: Grafana's own variables: a few scrapes, and all that is shown.
RATE = "10s"

PANELS = [pytest.param(board, panel, id=f"{board.uid}-{panel.title}") for board in BOARDS for panel in board.panels]


class Scraped(NamedTuple):
    """A run of the product, as Prometheus saw it."""

    source: Prometheus
    start: float
    end: float

    def ask(self, panel: Panel, query: Query) -> list[Series]:
        """Ask a panel's query as Grafana does."""
        expr = query.expr.replace("$__rate_interval", RATE).replace("$__range", f"{self.end - self.start:.0f}s")
        if panel.kind == "lines":
            return self.source.over(expr, self.start, self.end, 1)
        return self.source.now(expr, self.end)


@pytest.fixture(scope="module")
def scraped(bootstrap: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scraped]:
    need_ops("prometheus")
    folder = tmp_path_factory.mktemp("scraped")
    product = Product(bootstrap, folder, "panels")
    product.choose_ports(KINDS)
    with prometheus(product.ports, folder) as source:
        start = time.time()
        try:
            asyncio.run(scenario(product, source))
            yield Scraped(source, start, time.time())
        finally:
            product.stop()


@pytest.mark.ops
@pytest.mark.parametrize(("board", "panel"), PANELS)
def test_it_shows_something(board: Board, panel: Panel, scraped: Scraped) -> None:
    shown = [(query, scraped.ask(panel, query)) for query in panel.queries]
    keep(board, panel, shown)
    for query, series in shown:
        assert any(one.points for one in series), f"nothing: {query.expr}"
        values = {value for one in series for _, value in one.points}
        assert (values == {0.0}) == query.must_stay_zero, f"{query.expr}: {values}"


@pytest.mark.ops
def test_nothing_that_must_be_impossible_happened(scraped: Scraped) -> None:
    firing = {one.labels["alertname"] for one in scraped.source.now('ALERTS{alertstate="firing"}', scraped.end)}
    assert firing & {"SourcebindModelOnlyBind", "SourcebindPaidTwice", "SourcebindBatchesLost"} == set()


def keep(board: Board, panel: Panel, shown: list[tuple[Query, list[Series]]]) -> None:
    """Write down what a panel shows."""
    SHOWN.mkdir(parents=True, exist_ok=True)
    series = [
        {"legend": query.legend, "labels": one.labels, "points": one.points} for query, found in shown for one in found
    ]
    drawn = {"title": panel.title, "kind": panel.kind, "unit": panel.unit, "series": series}
    place = board.panels.index(panel)
    Path(SHOWN / f"{board.uid}-{place:02}.json").write_text(json.dumps(drawn), encoding="utf-8")
