"""Curves as a picture: a panel a threshold, the share that is bound above, wrong binds below."""

from __future__ import annotations

from typing import NamedTuple

WIDE, HIGH, EDGE, COLUMNS = 300, 190, 36, 3


class Point(NamedTuple):
    """What happened under one value of a threshold."""

    value: float
    bound: int
    must: int
    unflagged: int
    flagged: int
    in_force: bool

    @property
    def share(self) -> float:
        """Of the pairs that must bind, those that did."""
        return self.bound / max(self.must, 1)

    @property
    def wrong(self) -> int:
        """Wrong binds, flagged or not."""
        return self.unflagged + self.flagged


def draw(curves: dict[str, list[Point]]) -> str:
    """The picture as SVG."""
    rows = -(-len(curves) // COLUMNS)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE * COLUMNS}" height="{HIGH * rows + 24}"'
        ' font-family="sans-serif" font-size="10">',
        '<rect width="100%" height="100%" fill="white"/>',
        '<text x="36" y="14" fill="#1b6e3c">bound, of those that must (50 to 100 %)</text>',
        '<text x="280" y="14" fill="#b3261e">wrong binds, of the most in the panel; dashed: the value in force</text>',
    ]
    for number, (name, points) in enumerate(curves.items()):
        x, y = number % COLUMNS * WIDE, number // COLUMNS * HIGH + 24
        out += [f'<g transform="translate({x} {y})">', *panel(name, points), "</g>"]
    return "\n".join([*out, "</svg>", ""])


def panel(name: str, points: list[Point]) -> list[str]:
    """One threshold."""
    low, high = points[0].value, points[-1].value
    most = max(1, *(point.wrong for point in points))
    across = [EDGE + (WIDE - 2 * EDGE) * (point.value - low) / (high - low) for point in points]
    bound = [_up(2 * point.share - 1) for point in points]
    wrong = [_up(point.wrong / most) for point in points]
    out = [
        f'<rect x="{EDGE}" y="{EDGE}" width="{WIDE - 2 * EDGE}" height="{HIGH - 2 * EDGE}" fill="none" stroke="#999"/>',
        f'<text x="{EDGE}" y="{EDGE - 6}" font-weight="bold">{name}</text>',
        f'<text x="{WIDE - EDGE}" y="{EDGE - 6}" text-anchor="end" fill="#b3261e">most wrong: {most}</text>',
        _line(across, bound, "#1b6e3c"),
        _line(across, wrong, "#b3261e"),
    ]
    for x, point in zip(across, points, strict=True):
        out.append(f'<text x="{x:.0f}" y="{HIGH - EDGE + 14}" text-anchor="middle">{point.value:g}</text>')
        if point.in_force:
            out.append(f'<path d="M{x:.0f} {EDGE}V{HIGH - EDGE}" stroke="#555" stroke-dasharray="3 3"/>')
    return out


def _up(share: float) -> float:
    return HIGH - EDGE - (HIGH - 2 * EDGE) * max(0.0, min(1.0, share))


def _line(across: list[float], up: list[float], colour: str) -> str:
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(across, up, strict=True))
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>'
