"""Says how many mutants of the gates were killed: `make mutants` runs it where mutmut ran, with mutmut's own Python.

Ends with 1 below the target, or when a mutant that survived does not stand with its reason in survivors.tsv. There it
is known by its function and by what it changes: its number moves with every line before it.
"""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from mutmut.__main__ import get_diff_for_mutant

TARGET = 0.9
#: Exit codes that mutmut keeps: tests failed, or hung.
KILLED = frozenset((1, 3, 24, 36, -24, 152, 255))
LISTED = Path(__file__).with_name("survivors.tsv")


def tried() -> dict[str, tuple[int, Path]]:
    """The exit code of the tests for each mutant that was tried, by its name, and the file that it is of."""
    found: dict[str, tuple[int, Path]] = {}
    for meta in sorted(Path("mutants/gates").rglob("*.meta")):
        codes = json.loads(meta.read_bytes())["exit_code_by_key"]
        path = Path("gates") / meta.relative_to("mutants/gates").with_suffix("")
        found |= {name: (code, path) for name, code in codes.items() if code is not None}
    return found


def module(name: str) -> str:
    """The module of a mutant ("gates.title.x__flags__mutmut_3")."""
    return name.split(".")[1]


def function(name: str) -> str:
    """The function of a mutant, as mutmut spells it ("gates.title.x__flags")."""
    return name.partition("__mutmut_")[0]


def change(name: str, path: Path) -> str:
    """The lines that a mutant writes in place of others; if it writes none, those that it takes out, with a minus."""
    lines = get_diff_for_mutant(name, path=path).splitlines()[2:]
    written = [line[1:].strip() for line in lines if line.startswith("+")]
    return " ⏎ ".join(written or [f"- {line[1:].strip()}" for line in lines if line.startswith("-")])


def reasons() -> dict[tuple[str, str], str]:
    """Why a mutant may survive, by function and change."""
    with LISTED.open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {(row["function"], row["change"]): row["reason"] for row in rows}


def alive(codes: dict[str, tuple[int, Path]]) -> Iterator[tuple[str, str]]:
    """Function and change of each mutant that survived, or that no test reaches."""
    for name, (code, path) in codes.items():
        if code not in KILLED:
            yield function(name), change(name, path)


def main() -> int:
    """The command line; returns the exit code."""
    codes = tried()
    total = Counter(map(module, codes))
    killed = Counter(module(name) for name, (code, _) in codes.items() if code in KILLED)
    for name, count in sorted(total.items()):
        print(f"{name:<16} {killed[name]:>5} of {count:>5} killed ({killed[name] / count:.1%})")
    share = killed.total() / max(1, total.total())
    print(f"{'all':<16} {killed.total():>5} of {total.total():>5} killed ({share:.1%}); {TARGET:.0%} are asked for")
    listed = reasons()
    strange = [one for one in alive(codes) if one not in listed]
    for where, what in strange:
        print(f"survived, without a reason: {where}\t{what}")
    return 1 if share < TARGET or strange else 0


if __name__ == "__main__":
    sys.exit(main())
