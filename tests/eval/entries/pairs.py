"""Reads a generated folder back: which pairs are true, which are traps, what an adversary knows of the entries."""

from __future__ import annotations

import csv
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.eval.entries.adversary import Target


@dataclass
class Truth:
    """What is true of one file."""

    language: str = ""
    roles: dict[str, str] = field(default_factory=dict)
    optional: set[str] = field(default_factory=set)
    allowed: dict[str, dict[str, bool]] = field(default_factory=lambda: defaultdict(dict))
    traps: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def fine(self, key: str, role: str, *, flagged: bool) -> bool:
        """Whether this bind is true or defensible."""
        if self.roles.get(key) == role:
            return True
        only_flagged = self.allowed.get(key, {}).get(role)
        return only_flagged is not None and (flagged or not only_flagged)


def rows(path: Path) -> list[dict[str, str]]:
    """A tab separated file."""
    with path.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def truths(home: Path) -> dict[str, Truth]:
    """The truth of each file of a bibliography."""
    found: dict[str, Truth] = defaultdict(Truth)
    for row in rows(home / "truth.tsv"):
        truth, key = found[row["file"]], row["entry_key"]
        truth.language = row["language"]
        if key != "-":
            truth.roles[key] = row["role"]
        for part in filter(None, row["also_ok"].split(",")):
            other, _, role = part.rpartition(":")
            if part == "-":
                truth.optional.add(key)
            else:
                truth.allowed[other][role.rstrip("?")] = role.endswith("?")
    for row in rows(home / "traps.tsv"):
        found[row["file"]].traps[row["entry_key"]].append(row["trap"])
    return found


@cache
def targets(home: Path) -> tuple[Target, ...]:
    """The entries of a bibliography."""
    return tuple(
        Target(
            key=row["key"],
            title=f"{row['title']} {row['subtitle']}".strip(),
            families=tuple(row["families"].split(";")),
            container=row["container"],
            doi=row["doi"],
        )
        for row in rows(home / "entries.tsv")
    )


def halves(folder: Path) -> dict[str, str]:
    """The half of each bibliography."""
    return {row["library"]: row["half"] for row in rows(folder / "shares.tsv")}
