"""Refusals that a person has labelled: `sourcebind refusals export` writes them, `refused/` keeps them.

A refusal that was wrong is a true pair that must bind; one that was right is a pair that must not.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel

import gates
import schemas
from tests.eval.entries.figures import Figures

Model = TypeVar("Model", bound=BaseModel)
FOLDER = Path(__file__).parent / "refused"


def judge_labelled(folder: Path = FOLDER) -> Figures:
    """Return the figures of all labelled refusals.

    Raises:
        ValueError: a file cannot be read, or has another label than `right` or `wrong`; all such files are named.
    """
    total, faults = Figures(), []
    for path in sorted(folder.glob("*.json")):
        try:
            total.add(judge_one(path))
        except (ValueError, KeyError) as error:
            faults.append(f"{path.name}: {error}")
    if faults:
        raise ValueError("\n".join(faults))
    return total


def judge_one(path: Path) -> Figures:
    """Rule one of them again, beside what else was proposed for its source, and count it under its label."""
    written = json.loads(path.read_bytes())
    label = written["label"].strip().casefold()
    if label not in {"right", "wrong"}:
        raise ValueError(f"the label is {written['label']!r}, neither 'right' nor 'wrong'")
    proposals = [_read(schemas.Proposal, one) for one in (written["proposal"], *written.get("beside", ()))]
    card = _read(schemas.SourceCard, written["card"])
    entries = schemas.Bibliography(entries=tuple(_read(schemas.Entry, entry) for entry in written["entries"]))
    fast = gates.fast_path(card, entries)
    ruling = gates.rule_source(proposals, card, entries, written.get("view"), fast)[0]
    figures = Figures(files=1, rulings=1)
    count = _count_wrong if label == "right" else _count_true
    count(figures, ruling, path.name)
    return figures


def _read(model: type[Model], written: object) -> Model:
    return model.model_validate_json(json.dumps(written))


def _count_wrong(figures: Figures, ruling: schemas.Ruling, name: str) -> None:
    """The refusal was right: the pair must not bind."""
    how = "flagged" if ruling.flags else "unflagged"
    figures.tried += 1
    figures.pairs["trap", "labelled", "tried"] += 1
    if ruling.bound:
        figures.pairs["trap", "labelled", how] += 1
        figures.wrong[how] += 1
        figures.flags.update(ruling.flags)
        figures.examples.append((how, name, ruling.entry_id, ruling.role, "labelled"))


def _count_true(figures: Figures, ruling: schemas.Ruling, name: str) -> None:
    """The refusal was wrong: the pair must bind."""
    figures.true[ruling.role, "first quote" if ruling.bound else "missed"] += 1
    figures.pairs["trap", "labelled", "true"] += 1
    figures.pairs["trap", "labelled", "bound"] += ruling.bound
    if not ruling.bound:
        figures.missed[str(ruling.reason)] += 1
        figures.examples.append(("missed", name, ruling.entry_id, ruling.role, str(ruling.reason)))
