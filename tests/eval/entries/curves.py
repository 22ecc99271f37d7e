"""Curves as a picture: a row a threshold, near pairs on the left, the evaluation's on the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

WIDE, HIGH, EDGE, COLUMNS = 430, 170, 34, 2
GREEN, RED = "#1b6e3c", "#b3261e"
#: What says so, and the dashes of its line.
DASHES = {"whole": "", "alone": "6 3", "bare": "1 3"}


class Share(NamedTuple):
    """Of the true pairs those that pass, and of the wrong ones."""

    true: int
    wrong: int


class Point(NamedTuple):
    """What happens under one value: by the bare figure (where there is one), by the gate alone, by all gates."""

    value: float
    true: int
    wrong: int
    bare: Share | None
    alone: Share
    whole: Share
    #: Of the wrong ones, those that pass without a flag.
    alone_unflagged: int
    whole_unflagged: int
    in_force: bool


def draw(curves: dict[tuple[str, str], list[Point]]) -> str:
    """The picture as SVG; the keys are threshold and material."""
    rows = -(-len(curves) // COLUMNS)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE * COLUMNS}" height="{HIGH * rows + 40}"'
        ' font-family="sans-serif" font-size="10">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="34" y="16"><tspan fill="{GREEN}">true pairs that pass</tspan>, '
        f'<tspan fill="{RED}">wrong pairs that pass</tspan> (0 to 100 %, flagged or not); solid: all gates, dashed: '
        "the gate alone, dotted: the bare figure; upright: the value in force</text>",
    ]
    for number, ((name, material), points) in enumerate(curves.items()):
        x, y = number % COLUMNS * WIDE, number // COLUMNS * HIGH + 30
        out += [f'<g transform="translate({x} {y})">', *panel(f"{name}, {material}", points), "</g>"]
    return "\n".join([*out, "</svg>", ""])


def panel(name: str, points: list[Point]) -> list[str]:
    """One threshold on one material; the values stand at even distances."""
    across = [EDGE + (WIDE - 2 * EDGE) * at / (len(points) - 1) for at in range(len(points))]
    out = [
        f'<rect x="{EDGE}" y="{EDGE}" width="{WIDE - 2 * EDGE}" height="{HIGH - 2 * EDGE}" fill="none" stroke="#999"/>',
        f'<text x="{EDGE}" y="{EDGE - 6}" font-weight="bold">{name}</text>',
        f'<text x="{WIDE - EDGE}" y="{EDGE - 6}" text-anchor="end">'
        f"{points[0].true} true, {points[0].wrong} wrong</text>",
        *_lines(across, points),
    ]
    for x, point in zip(across, points, strict=True):
        out.append(f'<text x="{x:.0f}" y="{HIGH - EDGE + 14}" text-anchor="middle">{point.value:g}</text>')
        if point.in_force:
            out.append(f'<path d="M{x:.0f} {EDGE}V{HIGH - EDGE}" stroke="#555"/>')
    return out


def _lines(across: list[float], points: list[Point]) -> Iterator[str]:
    for says, dashes in DASHES.items():
        shares = [getattr(point, says) for point in points]
        if any(share is None for share in shares):
            continue
        for colour, of in ((GREEN, "true"), (RED, "wrong")):
            if getattr(points[0], of):
                up = [getattr(share, of) / getattr(points[0], of) for share in shares]
                yield _line(across, [HIGH - EDGE - (HIGH - 2 * EDGE) * share for share in up], colour, dashes)


def _line(across: list[float], up: list[float], colour: str, dashes: str) -> str:
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(across, up, strict=True))
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="1.8"{dashed}/>'
