"""The figures of the evaluation are checked in, meet the targets, and do not get worse."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest

import gates
from tests.eval.entries import generate, measure, regression
from tests.eval.entries.figures import Figures
from tests.eval.entries.plan import plan


def test_the_checked_in_figures_meet_every_target() -> None:
    report = regression.checked_in()
    assert {half: report[half]["failures"] for half in ("calibrate", "report")} == {"calibrate": [], "report": []}


def test_the_checked_in_figures_are_of_these_gates() -> None:
    """Else `make eval` was not run after the rules changed."""
    assert regression.checked_in()["versions"] == measure.versions()


def test_no_figure_of_a_sample_is_worse_than_the_checked_in_one(tmp_path: Path) -> None:
    chosen = regression.sample()
    for lib in plan():
        if lib.name in chosen:
            generate.write(lib, tmp_path, chosen[lib.name])
    paths = sorted(tmp_path.glob("*/pdfs/*.pdf"))
    assert len(paths) == regression.SAMPLE_SIZE
    found = Figures()
    for figures in measure.judged(paths, processes=2):
        found.add(figures)
    now = json.loads(json.dumps(found.summary()))
    assert regression.worse(regression.checked_in()["sample"], now) == []


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("wrong_unflagged",), 1),
        (("wrong_flagged",), 1000),
        (("pairs_tried",), 5),
        (("true_by_role", "same_work", "bound"), 0),
        (("per_language", "de", "bound"), 0),
        (("per_trap", "volume", "unflagged"), 1),
    ],
)
def test_what_is_worse_is_named(where: tuple[str, ...], value: int) -> None:
    before = regression.checked_in()["sample"]
    now = deepcopy(before)
    inner = now
    for name in where[:-1]:
        inner = inner[name]
    inner[where[-1]] = value
    assert regression.worse(before, before) == []
    assert regression.worse(before, now) != []


def test_the_versions_name_the_gates() -> None:
    assert measure.versions()["gates"] == gates.GATES_VERSION
