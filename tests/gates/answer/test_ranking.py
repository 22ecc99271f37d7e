"""A match is relative to the best of its result set, and nobody reads it before it is known."""

import dataclasses
import math
from pathlib import Path

import orjson
import pytest
from mypy import api
from pytest import MonkeyPatch

from gates.answer import Hit, match_percentages, rank

ROOT = Path(__file__).parents[3]


def matches(*scores: float | tuple[float, float]) -> list[int]:
    pairs = [score if isinstance(score, tuple) else (score, 0.0) for score in scores]
    hits = [Hit(f"{place:03}", lexical, semantic) for place, (lexical, semantic) in enumerate(pairs)]
    return [result.match_percentage for result in match_percentages(rank(hits))]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([19.0, 1.9], [100, 10]),
        ([200.0, 29.0], [100, 15]),  # 14.5: halves up
        ([200.0, 27.0], [100, 14]),  # 13.5
        ([1.0, 0.145], [100, 15]),  # 14.5 as it is written, 14.499... as a computer holds it
        ([1000.0, 1.0], [100, 1]),  # 0.1: never 0
        ([7.0], [100]),
        ([0.001], [100]),
        ([3.0, 3.0, 3.0], [100, 100, 100]),
        ([0.0], []),
        ([0.0, 0.0], []),
        ([-1.0, -2.0], []),
        ([5.0, -1.0, 0.0], [100]),
        ([math.nan], []),
        ([math.nan, 2.0], [100]),
        ([math.inf, 2.0], [100]),
        ([-math.inf, 2.0], [100]),
        ([1e308, 1e308], [100, 100]),
        ([5e-324, 5e-324], [100, 100]),
        ([(0.0, 9.0), (2.0, 0.0)], [100, 100]),  # meaning counts 2 at most
        ([(18.0, 2.0), (0.0, 1.8)], [100, 9]),
        ([(3.0, math.nan), (4.0, -1.0)], [100, 75]),
        ([], []),
    ],
)  # fmt: skip
def test_stated_results(scores: list[float | tuple[float, float]], expected: list[int]) -> None:
    assert matches(*scores) == expected


def test_the_best_comes_first_and_equal_ones_in_the_order_of_their_ids() -> None:
    ranked = rank([Hit("c", 1.0), Hit("b", 3.0), Hit("a", 1.0), Hit("d", 0.0, 2.0)])
    assert [result.item_id for result in ranked] == ["b", "d", "a", "c"]


def test_the_match_is_that_of_the_set_that_is_shown() -> None:
    ranked = rank([Hit("a", 10.0), Hit("b", 5.0), Hit("c", 4.0)])
    assert [r.match_percentage for r in match_percentages(ranked[1:])] == [100, 80]


def test_the_raw_score_is_not_serialised() -> None:
    ranked = rank([Hit("a", 12.34), Hit("b", 5.0)])
    assert orjson.loads(orjson.dumps(match_percentages(ranked))) == [
        {"item_id": "a", "match_percentage": 100},
        {"item_id": "b", "match_percentage": 41},
    ]
    assert "12.34" not in repr(ranked)
    assert orjson.loads(orjson.dumps(ranked[0])) == {"item_id": "a"}
    assert {field.name for field in dataclasses.fields(match_percentages(ranked)[0])} == {"item_id", "match_percentage"}


def test_reading_a_match_before_it_is_known_is_an_error_of_types(tmp_path: Path, monkeypatch: MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    before, after = tmp_path / "before.py", tmp_path / "after.py"
    snippet = "from gates.answer import Hit, match_percentages, rank\nranked = rank([Hit('a', 1.0)])\n"
    before.write_text(f"{snippet}print(ranked[0].match_percentage)\n")
    after.write_text(f"{snippet}print(match_percentages(ranked)[0].match_percentage)\n")
    out, errors, status = api.run(["--config-file", str(ROOT / "pyproject.toml"), str(before), str(after)])
    assert (status, errors) == (1, "")
    ours = [line.rpartition("/")[2] for line in out.splitlines() if f"{tmp_path.name}/" in line]
    assert ours == ['before.py:3: error: "RankedResult" has no attribute "match_percentage"  [attr-defined]']
    assert not hasattr(rank([Hit("a", 1.0)])[0], "match_percentage")
