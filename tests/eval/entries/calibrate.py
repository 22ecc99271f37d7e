"""Draws what each threshold costs and saves: `python -m tests.eval.entries.calibrate` (make calibrate).

Writes calibration.md (the table) and calibration.svg (the curves) beside itself; looks at the calibrating half and at
near pairs that are made for single thresholds.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import gates.thresholds
from tests.eval.entries.curves import Point, Share, draw
from tests.eval.entries.generate import write_all
from tests.eval.entries.measure import FOLDER
from tests.eval.entries.near.near_plan import write_near
from tests.eval.entries.pairs import halves
from tests.eval.entries.sweep import OTHERS, VALUES, Key, put, sweep
from tests.eval.quotes.prose import LANGUAGES
from tests.eval.quotes.stitched import LAYERS, Stitched, by_evidence_gate

HOME = Path(__file__).parent
NEAR_FOLDER = FOLDER.parent / "near"
#: Every fourth file of the evaluation is enough for a curve.
STEP = 4
SEGMENTS = (1, 2, 3, 4, 6)
CARDS = 12

Curves = dict[tuple[str, str], list[Point]]


def main() -> None:
    """Sweep all thresholds and write the table and the picture."""
    began = time.perf_counter()
    write_all(FOLDER, "calibrate")
    write_near(NEAR_FOLDER)
    total: Counter[Key] = Counter()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        stitched = pool.map(_stitched, SEGMENTS)
        for found in pool.map(sweep, _paths(), chunksize=8):
            total.update(found)
        titles = list(stitched)
    curves: Curves = {
        (name, material): [_point(total, name, material, value) for value in values]
        for name, values in VALUES.items()
        for material in ("near", "evaluation")
    }
    curves["STITCHED_SEGMENTS", "title pages"] = titles
    (HOME / "calibration.md").write_text("\n".join(_table(curves)) + "\n", encoding="utf-8")
    (HOME / "calibration.svg").write_text(draw(curves), encoding="utf-8")
    sys.stdout.write(f"Calibrated in {time.perf_counter() - began:.0f} s.\n")


def _paths() -> list[Path]:
    of = halves(FOLDER)
    own = [path for path in sorted(FOLDER.glob("*/pdfs/*.pdf")) if of.get(path.parent.parent.name) == "calibrate"]
    return sorted(NEAR_FOLDER.glob("*/pdfs/*.pdf")) + own[::STEP]


def _point(total: Counter[Key], name: str, material: str, value: float) -> Point:
    def count(what: str) -> int:
        return total[name, material, value, what]

    true, wrong = count("true"), count("wrong")
    return Point(
        value,
        true,
        wrong,
        Share(true - count("bare true refused"), count("bare wrong")),
        Share(true - count("alone true refused"), count("alone wrong")),
        Share(count("bound"), count("unflagged") + count("flagged")),
        count("alone wrong unflagged"),
        count("unflagged"),
        in_force=value == getattr(gates.thresholds, name),
    )


def _stitched(count: int) -> Point:
    """Honest stitches and fakes: accepted by the evidence gate, and bound by all gates."""
    tally = Stitched()
    with put("STITCHED_SEGMENTS", count):
        for language in LANGUAGES:
            for layer in LAYERS:
                by_evidence_gate(language, 1, layer, tally, CARDS)
    alone = Share(tally.honest - len(tally.refused), len(tally.accepted))
    whole = Share(tally.bound["honest"], tally.bound["fake"])
    in_force = count == gates.thresholds.STITCHED_SEGMENTS
    return Point(count, tally.honest, tally.fakes, None, alone, whole, alone.wrong, whole.wrong, in_force)


def _table(curves: Curves) -> Iterator[str]:
    yield "# Thresholds, put to other values"
    yield ""
    yield "Written by `make calibrate`. *bare*: only the figure that the threshold is compared with; *alone*: its whole"
    yield "gate, all other gates left out; *all*: all gates. Shares of the true pairs that are refused, and of the"
    yield "wrong ones that pass under any role; in brackets those that pass without a flag. *near*: pairs made for the"
    yield "threshold (near/); *evaluation*: every fourth file of the calibrating half, its true pairs, its traps"
    yield f"and {OTHERS} other entries a file."
    yield "Of quotes, a true pair offers its title (most words: all from title to names), a wrong one the entry's own"
    yield "words that stand on the card (telling: three to eight words of the first lines; most words: a passage of"
    yield "5 to 100 words)."
    yield "The value in force is marked. Why each stands where it stands is said in thresholds.md."
    for (name, material), points in curves.items():
        first = points[0]
        yield from ("", f"## {name}, {material}: {first.true} true pairs, {first.wrong} wrong ones", "")
        yield "| value | bare: true refused | wrong pass | alone: refused | pass | all: refused | pass |"
        yield "|---|---|---|---|---|---|---|"
        yield from map(_row, points)


def _row(point: Point) -> str:
    value = f"**{point.value:g}**" if point.in_force else f"{point.value:g}"
    cells = [_cells(point, share) for share in (point.bare, point.alone, point.whole) if share] or []
    bare = [] if point.bare else ["-", "-"]
    pairs = [cell for pair in cells for cell in pair]
    pairs[-3] += _unflagged(point.alone.wrong, point.alone_unflagged)
    pairs[-1] += _unflagged(point.whole.wrong, point.whole_unflagged)
    return f"| {' | '.join([value, *bare, *pairs])} |"


def _cells(point: Point, share: Share) -> tuple[str, str]:
    return _percent(point.true - share.true, point.true), _percent(share.wrong, point.wrong)


def _unflagged(passed: int, unflagged: int) -> str:
    return f" ({unflagged} of {passed})" if passed else ""


def _percent(count: int, of: int) -> str:
    return f"{count / of:.1%}" if of else "-"


if __name__ == "__main__":
    main()
