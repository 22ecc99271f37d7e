"""What a panel shows, and how it becomes one of Grafana's."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from grafana_foundation_sdk.builders import bargauge, common, prometheus, stat, timeseries
from grafana_foundation_sdk.builders.dashboard import Dashboard, DatasourceVariable
from grafana_foundation_sdk.models.common import BarGaugeDisplayMode, LegendDisplayMode, LegendPlacement, VizOrientation
from grafana_foundation_sdk.models.dashboard import DashboardCursorSync, DataSourceRef

#: Grafana's names: per second, a share of 1, seconds, US dollars, a plain count.
Unit = Literal["ops", "percentunit", "s", "currencyUSD", "short"]

Kind = Literal["lines", "bars", "number"]

#: The reader's Prometheus, whatever its name: a variable of the dashboard.
SOURCE = DataSourceRef(type_val="prometheus", uid="${datasource}")

#: Of Grafana's 24 columns.
WIDTHS: dict[Kind, int] = {"lines": 12, "bars": 12, "number": 6}

Builder = timeseries.Panel | bargauge.Panel | stat.Panel


@dataclass(frozen=True)
class Query:
    """What is asked, and how it is shown.

    Attributes:
        expr: of Prometheus.
        legend: of its series, such as ``{{gate}}``.
        must_stay_zero: it counts what never happens; anything else is an alarm.
    """

    expr: str
    legend: str = ""
    must_stay_zero: bool = field(default=False)


@dataclass(frozen=True)
class Panel:
    """One panel.

    Attributes:
        title: what it shows.
        why: what an operator reads from it.
        queries: of Prometheus.
        unit: of all of them.
        kind: lines over time; or of the present, bars or a number, with its legend where there are several.
    """

    title: str
    why: str
    queries: tuple[Query, ...]
    unit: Unit = "short"
    kind: Kind = "lines"


@dataclass(frozen=True)
class Board:
    """A dashboard; ``uid`` is also its file's name."""

    uid: str
    title: str
    why: str
    panels: tuple[Panel, ...]


def dashboard(board: Board) -> Dashboard:
    """Return it as Grafana's."""
    built = (
        Dashboard(board.title)
        .uid(board.uid)
        .description(board.why)
        .tags(["sourcebind"])
        .readonly()
        .tooltip(DashboardCursorSync.CROSSHAIR)
        .time("now-6h", "now")
        .refresh("30s")
        .timezone("browser")
        .with_variable(DatasourceVariable("datasource").label("Prometheus").type("prometheus"))
    )
    for panel in board.panels:
        built = built.with_panel(_panel(panel))
    return built


def _panel(panel: Panel) -> Builder:
    built = _BUILDERS[panel.kind]()
    for name, query in zip("ABCDEFGH", panel.queries, strict=False):
        built = built.with_target(_target(name, query, instant=panel.kind != "lines"))
    return (
        built.title(panel.title)
        .description(panel.why)
        .datasource(SOURCE)
        .unit(panel.unit)
        .min(0)
        .span(WIDTHS[panel.kind])
        .height(8 if panel.kind != "number" else 4)
    )


def _target(name: str, query: Query, *, instant: bool) -> prometheus.Dataquery:
    target = prometheus.Dataquery().ref_id(name).expr(query.expr).legend_format(query.legend or "__auto")
    return target.instant() if instant else target.range()


def _lines() -> timeseries.Panel:
    legend = common.VizLegendOptions()
    legend = legend.display_mode(LegendDisplayMode.LIST).placement(LegendPlacement.BOTTOM).show_legend(True)
    return timeseries.Panel().legend(legend).fill_opacity(10)


def _bars() -> bargauge.Panel:
    return bargauge.Panel().orientation(VizOrientation.HORIZONTAL).display_mode(BarGaugeDisplayMode.BASIC)


_BUILDERS: dict[Kind, Callable[[], Builder]] = {"lines": _lines, "bars": _bars, "number": stat.Panel}
