"""Measures the gates against an adversary who wants every wrong pair bound: `python -m tests.eval.entries.measure`.

Every (file, entry) of every bibliography is proposed under every role with the best quotes that can be copied from
the card. Ends with 1 when a target is missed. This module alone of the evaluation knows the product.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import cards
import gates
import schemas
from tests.eval.entries import prepared, regression
from tests.eval.entries.adversary import Target, Text
from tests.eval.entries.figures import Figures, markdown
from tests.eval.entries.generate import write_all
from tests.eval.entries.labelled_refusals import judge_labelled
from tests.eval.entries.pairs import halves, targets, truths

#: `build/` is not under version control.
FOLDER = Path(__file__).resolve().parents[3] / "build" / "entries"


@cache
def bibliography(home: Path) -> schemas.Bibliography:
    """The bibliography of a folder, read once a process."""
    read: schemas.Bibliography = cards.read_bibliography(next(home.glob("library.*")))
    return read


class Hearing:
    """One file before the gates: its card, what is true of it, and what was counted."""

    def __init__(self, path: Path) -> None:
        self.home = path.parent.parent
        self.name = f"{self.home.name}/{path.name}"
        self.truth = truths(self.home)[path.name]
        self.figures = Figures(files=1)
        self._read = bibliography(self.home)
        known = {entry.id for entry in self._read.entries}
        unread = [target.key for target in targets(self.home) if target.key not in known]
        self.figures.unread_entries = [f"{self.home.name}/{key}" for key in unread]
        self._card = prepared.card(path)
        self._text = Text(self._card.text, path.name)

    def rule(self, key: str, role: schemas.Role, quote: str) -> schemas.Ruling:
        """One proposal before the gates, counted."""
        proposal = schemas.Proposal(entry_id=key, role=role, evidence=quote)
        ruling: schemas.Ruling = gates.rule(proposal, self._card, self._read)
        self.figures.rulings += 1
        if not ruling.bound:
            failed = next((result.gate for result in ruling.gates if not result.passed), "-")
            self.figures.refused[failed, str(ruling.reason)] += 1
        return ruling

    def binds(self, key: str, quotes: list[str]) -> dict[str, tuple[str, ...]]:
        """The roles under which any of the quotes binds, with the fewest flags that were met.

        Only the evidence gate looks at the quote (tests/gates/test_rule_properties.py): where another one refuses,
        no quote helps.
        """
        found: dict[str, tuple[str, ...]] = {}
        for role in schemas.ROLES:
            for quote in quotes:
                ruling = self.rule(key, role, quote)
                if ruling.bound and (role not in found or not ruling.flags):
                    found[role] = ruling.flags
                if found.get(role) == () or any(not gate.passed for gate in ruling.gates if gate.gate != "evidence"):
                    break
        return found

    def groups(self, key: str) -> Iterator[tuple[str, str]]:
        """What a pair counts under."""
        yield "language", self.truth.language
        for trap in self.truth.traps.get(key, ["(none)"]):
            yield "trap", trap

    def wrong(self, target: Target) -> None:
        """Count a pair that is not true."""
        found = self.binds(target.key, self._text.quotes(target))
        bad = {role: flags for role, flags in found.items() if not self.fine(target.key, role, flags)}
        how = "" if not bad else "flagged" if all(bad.values()) else "unflagged"
        self.figures.tried += 1
        for group in self.groups(target.key):
            self.figures.pairs[*group, "tried"] += 1
            self.figures.pairs[*group, how] += bool(how)
        if how:
            flags = {flag for flags in bad.values() for flag in flags}
            said = "; ".join(f"{role} {','.join(flags)}".strip() for role, flags in bad.items())
            self._count_wrong(how, flags, target.key, said)

    def true(self, target: Target) -> None:
        """Count a true pair: whether an honest quote binds it, and under which wrong roles any quote does."""
        key, quotes = target.key, self._text.honest(target)
        role = next(role for role in schemas.ROLES if role == self.truth.roles[key])
        for hit, flags in self.binds(key, self._text.quotes(target)).items():
            if not self.fine(key, hit, flags):
                self.figures.wrong_roles[f"{role} as {hit}{' with a flag' if flags else ''}"] += 1
        if key in self.truth.optional:
            return
        right = [any(self.fine(key, *hit) for hit in self.binds(key, some).items()) for some in (quotes[:1], quotes)]
        how = "first quote" if right[0] else "other quote" if right[1] else "missed"
        self.figures.true[role, how] += 1
        for group in self.groups(key):
            self.figures.pairs[*group, "true"] += 1
            self.figures.pairs[*group, "bound"] += right[1]
        if how == "missed":
            reasons = ", ".join(sorted({str(self.rule(key, role, quote).reason) for quote in quotes}))
            self.figures.missed[reasons or "nothing to quote"] += 1
            self.figures.examples.append((how, self.name, key, role, reasons))

    def fast_path(self) -> None:
        """Count what binds without a model; a wrong one is as wrong as any."""
        ruling: schemas.Ruling | None = gates.fast_path(self._card, self._read)
        if ruling is None or not ruling.bound:
            return
        right = self.fine(ruling.entry_id, ruling.role, ruling.flags)
        self.figures.fast_path["right" if right else "wrong"] += 1
        if not right:
            how = "flagged" if ruling.flags else "unflagged"
            self._count_wrong(how, set(ruling.flags), ruling.entry_id, "fast path")

    def fine(self, key: str, role: str, flags: tuple[str, ...]) -> bool:
        """Whether this bind is true or defensible."""
        return self.truth.fine(key, role, flagged=bool(flags))

    def _count_wrong(self, how: str, flags: set[str], key: str, said: str) -> None:
        self.figures.wrong[how] += 1
        self.figures.flags.update(flags if how == "flagged" else ())
        self.figures.examples.append((how, self.name, key, said, ",".join(self.truth.traps.get(key, []))))


def judge(path: Path) -> Figures:
    """All pairs of one file."""
    try:
        hearing = Hearing(path)
    except Exception as error:  # noqa: BLE001 - whatever the reader raises, the file counts as one without a card
        return Figures(files=1, unreadable=[f"{path.parent.parent.name}/{path.name}: {error!r}"])
    hearing.fast_path()
    for target in targets(hearing.home):
        (hearing.true if target.key in hearing.truth.roles else hearing.wrong)(target)
    return hearing.figures


def judged(paths: list[Path], processes: int) -> Iterator[Figures]:
    """The figures of each file, in order."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(judge, paths, chunksize=4) if processes > 1 else map(judge, paths)


def measure(folder: Path, half: str, processes: int, labelled: Figures) -> dict[str, Figures]:
    """The figures of each half asked for, labelled refusals with the first; and of the sample of `make test`."""
    total = {name: Figures() for name in ("calibrate", "report") if half in {"", name}}
    of, chosen, sample = halves(folder), regression.sample(), Figures()
    paths = [path for path in sorted(folder.glob("*/pdfs/*.pdf")) if of.get(path.parent.parent.name) in total]
    for path, figures in zip(paths, judged(paths, processes), strict=True):
        library = path.parent.parent.name
        total[of[library]].add(figures)
        if path.name in chosen.get(library, ()):
            sample.add(figures)
    if "calibrate" in total:
        total["calibrate"].add(labelled)
    if "report" in total:
        # nobody tunes a gate on this half
        total["report"].examples.clear()
    sample.examples.clear()
    return {**total, "sample": sample}


def versions() -> dict[str, int]:
    """What a report is of."""
    return {"gates": gates.GATES_VERSION, "fold": gates.FOLD_VERSION, "cards": schemas.SourceCard.CARD_VERSION}


def main() -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where the files are, or are written")
    parser.add_argument("--half", choices=("calibrate", "report"), default="", help="the report stays in the folder")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    try:
        labelled = judge_labelled()
    except ValueError as error:
        parser.error(f"labelled refusals in tests/eval/entries/refused:\n{error}")
    write_all(given.folder, given.half)
    began = time.perf_counter()
    total = measure(given.folder, given.half, given.processes, labelled)
    out = given.folder if given.half else regression.REPORT.parent
    summary = {"versions": versions(), **{name: figures.summary() for name, figures in total.items()}}
    (out / "report.json").write_text(json.dumps(summary, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    halves_only = {name: figures for name, figures in total.items() if name != "sample"}
    report = markdown(halves_only)
    (out / "report.md").write_text(report, encoding="utf-8")
    sys.stdout.write(f"{report}\nMeasured in {time.perf_counter() - began:.0f} s.\n")
    return 1 if any(figures.failures() for figures in halves_only.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
