"""Thresholds put to other values, and what the gates then make of the pairs of the calibrating half that are close."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import gates
import gates.thresholds
import schemas
from gates.card_reading import read_card
from tests.eval.entries import prepared
from tests.eval.entries.adversary import Text
from tests.eval.entries.measure import bibliography
from tests.eval.entries.pairs import targets, truths

#: Values to try, the one in force among them.
VALUES: dict[str, tuple[float, ...]] = {
    "CORPORATE_SHARE": (0.3, 0.45, 0.6, 0.75, 0.9),
    "TITLE_SHARE": (0.55, 0.7, 0.8, 0.9, 1.0),
    "TITLE_SHARE_FLAGGED": (0.2, 0.35, 0.5, 0.65, 0.8),
    "LONE_WORD": (3, 5, 8, 11, 14),
    "QUOTE_CHARACTERS": (4, 8, 12, 16, 24),
    "QUOTE_TELLING_CHARACTERS": (8, 16, 24, 32, 48),
}


class Pair(NamedTuple):
    """A pair that must bind under its role, or a trap that must not bind under any."""

    key: str
    role: schemas.Role | None
    quotes: list[str]


@contextmanager
def put(name: str, value: float) -> Iterator[None]:
    """Give a threshold another value, wherever the gates hold it."""
    homes = [module for key, module in sys.modules.items() if key.startswith("gates.") and hasattr(module, name)]
    before = getattr(gates.thresholds, name)
    for module in homes:
        setattr(module, name, value)
    try:
        yield
    finally:
        for module in homes:
            setattr(module, name, before)


def sweep(path: Path) -> Counter[tuple[str, float, str]]:
    """Count, for one file, by threshold, value and what happened."""
    card = prepared.card(path)
    found: Counter[tuple[str, float, str]] = Counter()
    pairs = list(close_pairs(path, card))
    for name, values in VALUES.items():
        for value in values if pairs else ():
            with put(name, value):
                _forget(card)
                for pair in pairs:
                    found[name, value, outcome(pair, card, path)] += 1
    return found


def close_pairs(path: Path, card: schemas.SourceCard) -> Iterator[Pair]:
    """The true pairs of a file that must bind, and its traps."""
    home, truth, text = path.parent.parent, truths(path.parent.parent)[path.name], Text(card.text, path.name)
    for target in targets(home):
        role = next((role for role in schemas.ROLES if role == truth.roles.get(target.key)), None)
        if role and target.key not in truth.optional:
            yield Pair(target.key, role, text.honest(target))
        elif not role and target.key in truth.traps and target.key not in truth.allowed:
            yield Pair(target.key, None, text.quotes(target))


def _forget(card: schemas.SourceCard) -> None:
    """Forget what was found under the value before; what was read on the card stays."""
    reading = read_card(card)
    for kept in (reading.findings, reading.names_found, reading.matches):
        kept.clear()


def outcome(pair: Pair, card: schemas.SourceCard, path: Path) -> str:
    """Say what becomes of a pair: bound or missed, refused, unflagged or flagged."""
    read = bibliography(path.parent.parent)
    flagged = False
    for role in [pair.role] if pair.role else schemas.ROLES:
        for quote in pair.quotes:
            ruling = gates.rule(schemas.Proposal(entry_id=pair.key, role=role, evidence=quote), card, read)
            if ruling.bound and pair.role:
                return "bound"
            if ruling.bound and not ruling.flags:
                return "unflagged"
            flagged = flagged or ruling.bound
            if any(not gate.passed for gate in ruling.gates if gate.gate != "evidence"):
                break
    return "missed" if pair.role else "flagged" if flagged else "refused"
