"""What a measurement counts, when it is good enough, and how it is shown."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

#: The targets of the design: no wrong bind without a flag, few with one, nearly all true pairs bound.
MOST_FLAGGED = 1 / 2000
LEAST_BOUND = 0.97


@dataclass
class Figures:
    """Counts of one half of the evaluation. The keys of `pairs` and `true` are (group, name) and what happened."""

    files: int = 0
    rulings: int = 0
    tried: int = 0
    pairs: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    flags: Counter[str] = field(default_factory=Counter)
    true: Counter[tuple[str, str]] = field(default_factory=Counter)
    wrong_roles: Counter[str] = field(default_factory=Counter)
    refused: Counter[tuple[str, str]] = field(default_factory=Counter)
    missed: Counter[str] = field(default_factory=Counter)
    fast_path: Counter[str] = field(default_factory=Counter)
    unreadable: list[str] = field(default_factory=list)
    unread_entries: list[str] = field(default_factory=list)
    examples: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        """Take the counts of another part of the same half."""
        self.files += other.files
        self.rulings += other.rulings
        self.tried += other.tried
        for name in ("pairs", "wrong", "flags", "true", "wrong_roles", "refused", "missed", "fast_path"):
            getattr(self, name).update(getattr(other, name))
        self.unreadable += other.unreadable
        self.unread_entries = sorted({*self.unread_entries, *other.unread_entries})
        self.examples += other.examples

    def bound(self, role: str = "") -> tuple[int, int]:
        """True pairs bound, and true pairs that must bind; of one role or of all."""
        of = [(key, count) for key, count in self.true.items() if role in {"", key[0]}]
        return sum(count for key, count in of if key[1] != "missed"), sum(count for _, count in of)

    def failures(self) -> list[str]:
        """The targets that are missed, in words."""
        bound, must = self.bound()
        found = []
        if self.wrong["unflagged"]:
            found.append(f"{self.wrong['unflagged']} wrong binds without a flag; none is allowed")
        if self.wrong["flagged"] > self.tried * MOST_FLAGGED:
            found.append(f"{self.wrong['flagged']} flagged wrong binds in {self.tried} pairs; 1 in 2,000 is allowed")
        if bound < must * LEAST_BOUND:
            found.append(f"{bound} of {must} true pairs bound; {LEAST_BOUND:.0%} are asked for")
        if not self.tried or not must:
            found.append("nothing was measured")
        found += [f"no card: {name}" for name in self.unreadable]
        return found + [f"no entry was read for {name}" for name in self.unread_entries]

    def summary(self) -> dict[str, object]:
        """The figures as JSON; examples only where the half may be looked at."""
        bound, must = self.bound()
        roles = sorted({role for role, _ in self.true})
        return {
            "files": self.files,
            "rulings": self.rulings,
            "pairs_tried": self.tried,
            "wrong_unflagged": self.wrong["unflagged"],
            "wrong_flagged": self.wrong["flagged"],
            "wrong_flagged_by_flag": dict(sorted(self.flags.items())),
            "true_bound": bound,
            "true_must": must,
            "true_by_role": {role: dict(zip(("bound", "must"), self.bound(role), strict=True)) for role in roles},
            "true_bound_by_first_quote": sum(n for (_, how), n in self.true.items() if how == "first quote"),
            "true_missed_by_reason": dict(self.missed.most_common()),
            "wrong_roles_of_true_pairs": dict(sorted(self.wrong_roles.items())),
            "fast_path": dict(sorted(self.fast_path.items())),
            "refused_by_gate_and_reason": {f"{gate}: {why}": n for (gate, why), n in self.refused.most_common()},
            "per_trap": self.per("trap"),
            "per_language": self.per("language"),
            "failures": self.failures(),
            "examples": self.examples,
        }

    def per(self, group: str) -> dict[str, dict[str, int]]:
        """The counts of each trap or of each language."""
        names = sorted({name for kind, name, _ in self.pairs if kind == group})
        what = ("tried", "unflagged", "flagged", "true", "bound")
        return {name: {how: self.pairs[group, name, how] for how in what} for name in names}


def markdown(halves: dict[str, Figures]) -> str:
    """The report for people."""
    out = ["# The gates against an adversary", ""]
    for half, figures in halves.items():
        bound, must = figures.bound()
        flags = ", ".join(f"{name} {count}" for name, count in sorted(figures.flags.items())) or "none"
        wrong_roles = ", ".join(f"{name} {count}" for name, count in sorted(figures.wrong_roles.items())) or "none"
        out += [
            f"## {half}",
            "",
            "| what | figure | target |",
            "|---|---|---|",
            f"| wrong pairs tried | {figures.tried} (in {figures.rulings} rulings on {figures.files} files) | |",
            f"| wrong binds without a flag | {figures.wrong['unflagged']} | 0 |",
            f"| wrong binds with a flag | {figures.wrong['flagged']} ({flags}) | {figures.tried * MOST_FLAGGED:.1f} |",
            f"| true pairs bound | {bound} of {must} ({bound / max(must, 1):.2%}) | {LEAST_BOUND:.0%} |",
        ]
        for role in sorted({role for role, _ in figures.true}):
            of, all_of = figures.bound(role)
            out.append(f"| of these {role} | {of} of {all_of} | |")
        out += [f"| wrong roles of true pairs | {wrong_roles} | counted |", ""]
        out += ["| trap or language | tried | unflagged | flagged | true | bound |", "|---|---|---|---|---|---|"]
        for group in ("trap", "language"):
            rows = figures.per(group).items()
            out += [f"| {name} | {' | '.join(map(str, counts.values()))} |" for name, counts in rows]
        out += ["", "| refused by | rulings |", "|---|---|"]
        out += [f"| {gate}: {reason} | {count} |" for (gate, reason), count in figures.refused.most_common()]
        out += ["", *(f"- missed: {failure}" for failure in figures.failures()), ""]
    return "\n".join(out)
