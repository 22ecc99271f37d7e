"""Says how many mutants of the gates were killed: `python tests/mutants/report.py build/mutants` (make mutants).

Ends with 1 below the target, or when a mutant that survived is not listed with its reason in survivors.tsv.
"""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter
from pathlib import Path

TARGET = 0.9
#: Exit codes that mutmut keeps: tests failed, or hung.
KILLED = frozenset((1, 3, 24, 36, -24, 152, 255))
SURVIVED = 0
LISTED = Path(__file__).parent / "survivors.tsv"


def tried(folder: Path) -> dict[str, int]:
    """The exit code of the tests for each mutant that was tried, by its name."""
    found: dict[str, int] = {}
    for meta in sorted((folder / "mutants" / "gates").rglob("*.meta")):
        codes = json.loads(meta.read_bytes())["exit_code_by_key"]
        found |= {name: code for name, code in codes.items() if code is not None}
    return found


def module(name: str) -> str:
    """The module of a mutant ("gates.title.x__flags__mutmut_3")."""
    return name.split(".")[1]


def main() -> int:
    """The command line; returns the exit code."""
    codes = tried(Path(sys.argv[1]))
    with LISTED.open(encoding="utf-8", newline="") as lines:
        listed = {row["mutant"] for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)}
    total, killed = (Counter(map(module, names)) for names in (codes, [n for n, c in codes.items() if c in KILLED]))
    for name, count in sorted(total.items()):
        print(f"{name:<16} {killed[name]:>5} of {count:>5} killed ({killed[name] / count:.1%})")
    share = killed.total() / max(1, total.total())
    print(f"{'all':<16} {killed.total():>5} of {total.total():>5} killed ({share:.1%}); {TARGET:.0%} are asked for")
    alive = [name for name, code in codes.items() if code == SURVIVED and name not in listed]
    for name in alive:
        print(f"survived, without a reason: {name}")
    return 1 if share < TARGET or alive else 0


if __name__ == "__main__":
    sys.exit(main())
