"""Draws what each threshold costs and saves: `python -m tests.eval.entries.calibrate` (make calibrate).

Writes calibration.md (the table) and calibration.svg (the curves) beside itself; looks at the calibrating half only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import gates.thresholds
from tests.eval.entries.curves import Point, draw
from tests.eval.entries.generate import write_all
from tests.eval.entries.measure import FOLDER
from tests.eval.entries.pairs import halves
from tests.eval.entries.sweep import VALUES, put, sweep
from tests.eval.quotes.prose import LANGUAGES
from tests.eval.quotes.stitched import LAYERS, Stitched, by_evidence_gate

HOME = Path(__file__).parent
#: Every second file is enough for a curve.
STEP = 2
SEGMENTS = (1, 2, 3, 4, 6)
CARDS = 6


def main() -> None:
    """Sweep all thresholds and write the table and the picture."""
    write_all(FOLDER, "calibrate")
    of = halves(FOLDER)
    paths = [path for path in sorted(FOLDER.glob("*/pdfs/*.pdf")) if of[path.parent.parent.name] == "calibrate"][::STEP]
    total: Counter[tuple[str, float, str]] = Counter()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for found in pool.map(sweep, paths, chunksize=4):
            total.update(found)
    curves = {name: [_point(total, name, value) for value in values] for name, values in VALUES.items()}
    curves["STITCHED_SEGMENTS"] = [_stitched(count) for count in SEGMENTS]
    (HOME / "calibration.md").write_text("\n".join(_table(curves)) + "\n", encoding="utf-8")
    (HOME / "calibration.svg").write_text(draw(curves), encoding="utf-8")


def _point(total: Counter[tuple[str, float, str]], name: str, value: float) -> Point:
    bound, missed = total[name, value, "bound"], total[name, value, "missed"]
    wrong = total[name, value, "unflagged"], total[name, value, "flagged"]
    return Point(value, bound, bound + missed, *wrong, in_force=value == getattr(gates.thresholds, name))


def _stitched(count: int) -> Point:
    """Honest stitches that are accepted, and fakes that are."""
    tally = Stitched()
    with put("STITCHED_SEGMENTS", count):
        for language in LANGUAGES:
            for layer in LAYERS:
                by_evidence_gate(language, 1, layer, tally, CARDS)
    in_force = count == gates.thresholds.STITCHED_SEGMENTS
    return Point(count, tally.honest - len(tally.refused), tally.honest, len(tally.accepted), 0, in_force)


def _table(curves: dict[str, list[Point]]) -> Iterator[str]:
    yield "# Thresholds, put to other values"
    yield ""
    yield "Written by `make calibrate`: true pairs and traps of every second file of the calibrating half; of"
    yield "STITCHED_SEGMENTS honest stitched quotes and fakes (bound = accepted). The value in force is marked."
    yield "Why each stands where it stands is said in CALIBRATION.md."
    yield ""
    yield "| threshold | value | true bound | of | wrong unflagged | wrong flagged |"
    yield "|---|---|---|---|---|---|"
    for name, points in curves.items():
        for point in points:
            value = f"**{point.value:g}**" if point.in_force else f"{point.value:g}"
            yield f"| {name} | {value} | {point.bound} | {point.must} | {point.unflagged} | {point.flagged} |"


if __name__ == "__main__":
    main()
