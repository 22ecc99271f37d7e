"""The figures that are checked in, and what is worse than they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.eval.entries import seeds
from tests.eval.entries.plan import plan

REPORT = Path(__file__).parent / "report.json"
#: Files that `make test` measures again.
SAMPLE_SIZE = 90


def checked_in() -> dict[str, Any]:
    """The last report of `make eval`."""
    report: dict[str, Any] = json.loads(REPORT.read_bytes())
    return report


def sample() -> dict[str, set[str]]:
    """Names of the files of the sample by library, the same ones each time."""
    everything = sorted((lib.name, file.name) for lib in plan() for file in lib.files)
    chosen: dict[str, set[str]] = {}
    for library, name in seeds.generator("regression").sample(everything, SAMPLE_SIZE):
        chosen.setdefault(library, set()).add(name)
    return chosen


def worse(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What got worse between two summaries of the same files, in words."""
    found = []
    if now["pairs_tried"] != before["pairs_tried"]:
        found.append(f"{now['pairs_tried']} pairs were tried, not {before['pairs_tried']}: run make eval")
    for name in ("wrong_unflagged", "wrong_flagged"):
        if now[name] > before[name]:
            found.append(f"{name}: {now[name]}, before {before[name]}")
    for role, counts in before["true_by_role"].items():
        found += _fewer_bound(role, counts, now["true_by_role"].get(role, {}))
    for group in ("per_trap", "per_language"):
        for name, counts in before[group].items():
            found += _fewer_bound(name, counts, now[group].get(name, {}))
            found += _more_wrong(name, counts, now[group].get(name, {}))
    return found


def _fewer_bound(name: str, before: dict[str, int], now: dict[str, int]) -> list[str]:
    bound = now.get("bound", 0)
    return [f"{name}: {bound} true pairs bound, before {before['bound']}"] if bound < before["bound"] else []


def _more_wrong(name: str, before: dict[str, int], now: dict[str, int]) -> list[str]:
    kinds = [kind for kind in ("unflagged", "flagged") if now.get(kind, 0) > before[kind]]
    return [f"{name}: {now[kind]} wrong binds {kind}, before {before[kind]}" for kind in kinds]
