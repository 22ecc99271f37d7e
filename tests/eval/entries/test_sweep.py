"""A threshold is put to another value everywhere, and back."""

from __future__ import annotations

import gates.thresholds
from tests.eval.entries.curves import Point, draw
from tests.eval.entries.sweep import VALUES, put
from tests.gates.gate_cases import bind, make_card, make_entry

ENTRY = make_entry("v", "Lagoon Salinity and the Harbours of the North", "Vega, R.", year=2008)


def bound() -> bool:
    card = make_card("Lagoon Salinity and the Harbours of the South\nR. Vega\n2008")
    return bind(card, ENTRY, "Lagoon Salinity and the Harbours").bound


def test_another_value_is_in_force_everywhere_and_only_within() -> None:
    before = bound()
    with put("TITLE_SHARE", 0.7):
        assert bound() is not before
        assert gates.thresholds.TITLE_SHARE == 0.7
    assert bound() is before
    assert gates.thresholds.TITLE_SHARE == 0.8


def test_the_value_in_force_is_among_those_tried() -> None:
    assert all(getattr(gates.thresholds, name) in values for name, values in VALUES.items())


def test_the_picture_marks_the_value_in_force() -> None:
    points = [Point(0.5, 3, 4, 1, 0, in_force=False), Point(0.8, 2, 4, 0, 0, in_force=True)]
    picture = draw({"TITLE_SHARE": points})
    assert picture.count("<polyline") == 2
    assert picture.count("stroke-dasharray") == 1
    assert "most wrong: 1" in picture
