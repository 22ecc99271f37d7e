"""Draw what the panels showed, a picture a dashboard: python pictures.py FOLDER-OF-ANSWERS FOLDER (in .venv-ops).

Grafana itself is not asked: these are its queries' answers, drawn by matplotlib in Grafana's order.
"""

import json
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
mpl.rcParams.update({"font.size": 8, "axes.titlesize": 9, "axes.spines.top": False, "lines.linewidth": 1})

import matplotlib.pyplot as plt  # noqa: E402 - after the choice of what draws

#: Series that a panel's legend has room for.
MOST = 8

SUFFIX = {"percentunit": " %", "s": " s", "currencyUSD": " $", "ops": "/s", "short": ""}


def draw(panels: list[dict[str, Any]], file: Path) -> None:
    """Draw a dashboard in Grafana's order: numbers four a row, everything else two."""
    numbers = [panel for panel in panels if panel["kind"] == "number"]
    others = [panel for panel in panels if panel["kind"] != "number"]
    heights = [0.8, *[2.2] * ((len(others) + 1) // 2)]
    figure = plt.figure(figsize=(12, sum(heights)), layout="constrained")
    grid = figure.add_gridspec(len(heights), 4, height_ratios=heights)
    start = min(point[0] for panel in others for series in panel["series"] for point in series["points"])
    for column, panel in enumerate(numbers):
        _number(_axis(figure, grid[0, column], panel), panel)
    for place, panel in enumerate(others):
        row, column = 1 + place // 2, 2 * (place % 2)
        axis = _axis(figure, grid[row, column : column + 2], panel)
        _bars(axis, panel) if panel["kind"] == "bars" else _lines(axis, panel, start)
    figure.savefig(file, dpi=80, metadata={"Software": None})
    plt.close(figure)


def _axis(figure: Any, place: Any, panel: dict[str, Any]) -> Any:
    axis = figure.add_subplot(place)
    axis.set_title(panel["title"], loc="left")
    return axis


def _lines(axis: Any, panel: dict[str, Any], start: float) -> None:
    shown = [series for series in panel["series"] if any(value for _, value in series["points"])]
    for series in shown[:MOST]:
        times, values = zip(*_with_gaps(series["points"]), strict=True)
        axis.plot([at - start for at in times], [_scaled(panel, value) for value in values], label=_legend(series))
    axis.set_ylim(bottom=0)
    axis.set_ylabel(SUFFIX[panel["unit"]].strip())
    axis.legend(fontsize=6, frameon=False, loc="upper left", bbox_to_anchor=(1, 1))


def _with_gaps(points: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Yield the points, and between two that are further apart than a scrape one that is not drawn."""
    for (at, value), (following, _) in zip(points, [*points[1:], points[-1]], strict=True):
        yield at, value
        if following - at > 1.5:
            yield at, float("nan")


def _bars(axis: Any, panel: dict[str, Any]) -> None:
    shown = sorted(panel["series"], key=_last)[-MOST:]
    bars = axis.barh([_legend(series) for series in shown], [_scaled(panel, _last(series)) for series in shown])
    axis.bar_label(bars, fmt=f"%.3g{SUFFIX[panel['unit']].replace('%', '%%')}", padding=2)
    axis.margins(x=0.15)


def _number(axis: Any, panel: dict[str, Any]) -> None:
    for place, series in enumerate(panel["series"]):
        across = 0.02 + place / len(panel["series"])
        text = f"{_scaled(panel, _last(series)):.3g}{SUFFIX[panel['unit']]}"
        axis.text(across, 0.15, text, fontsize=20, transform=axis.transAxes)
        if len(panel["series"]) > 1:
            axis.text(across, -0.15, _legend(series), fontsize=7, transform=axis.transAxes)
    axis.axis("off")


def _last(series: dict[str, Any]) -> float:
    return float(series["points"][-1][1])


def _scaled(panel: dict[str, Any], value: float) -> float:
    return value * 100 if panel["unit"] == "percentunit" else value


def _legend(series: dict[str, Any]) -> str:
    labels = series["labels"]
    return re.sub(r"\{\{(\w+)\}\}", lambda match: str(labels.get(match[1], "")), series["legend"]) or "all"


if __name__ == "__main__":
    answers, target = map(Path, sys.argv[1:])
    for board, files in groupby(sorted(answers.glob("*.json")), key=lambda file: file.stem.rpartition("-")[0]):
        draw([json.loads(file.read_text(encoding="utf-8")) for file in files], target / f"{board}.png")
