"""Thresholds put to other values, and what is then made of pairs: by the bare figure, the gate alone, all gates."""

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
from gates.entry_reading import read_entry
from tests.eval.entries import prepared, seeds
from tests.eval.entries.adversary import Target, Text
from tests.eval.entries.alone import Case, concerns, figure, lets, passes
from tests.eval.entries.measure import bibliography
from tests.eval.entries.pairs import Truth, targets, truths

#: Values to try, the one in force among them.
VALUES: dict[str, tuple[float, ...]] = {
    "CORPORATE_SHARE": (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0),
    "TITLE_SHARE": (0.5, 0.6, 0.7, 0.8, 0.9, 1.0),
    "TITLE_SHARE_FLAGGED": (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8),
    "LONE_WORD": (1, 4, 5, 6, 7, 8, 9, 10, 12, 15),
    "QUOTE_CHARACTERS": (1, 4, 6, 8, 10, 12, 16, 24),
    "QUOTE_WORDS": (1, 2, 3, 4, 5, 6),
    "QUOTE_MOST_WORDS": (10, 15, 20, 30, 40, 60, 80),
    "QUOTE_TELLING_CHARACTERS": (1, 8, 16, 24, 32, 48),
}
#: The bibliographies of near pairs that are made for a threshold.
NEAR: dict[str, tuple[str, ...]] = {
    "CORPORATE_SHARE": ("offices",),
    "TITLE_SHARE": ("retitled",),
    "TITLE_SHARE_FLAGGED": ("retitled",),
    "LONE_WORD": ("lone",),
    "QUOTE_CHARACTERS": ("short",),
    "QUOTE_WORDS": ("short",),
    "QUOTE_MOST_WORDS": ("long",),
    "QUOTE_TELLING_CHARACTERS": ("short",),
}
#: Entries beside traps that are tried on each file.
OTHERS = 8

#: Threshold, near pairs or the evaluation's, value, what happened.
Key = tuple[str, str, float, str]


class Pair(NamedTuple):
    """A pair that must bind under its role, or one that must not bind under any."""

    key: str
    role: schemas.Role | None
    #: Quotes copied from the card.
    copied: list[str]
    #: The title alone; of a wrong pair the entry's own words that stand on the card.
    said: list[str]
    #: All from title to byline; of a wrong pair a passage of any length.
    passage: list[str]
    #: The title alone; of a wrong pair a few words from the first lines.
    piece: list[str]

    def quotes(self, name: str) -> tuple[str, ...]:
        """What is offered where this threshold is tried."""
        if name == "QUOTE_MOST_WORDS":
            return tuple(self.passage)
        if name == "QUOTE_TELLING_CHARACTERS":
            return tuple(self.piece)
        return tuple(self.said if name.startswith("QUOTE") else self.copied)


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


def sweep(path: Path) -> Counter[Key]:
    """Count, for one file, by threshold, material, value and what happened."""
    found: Counter[Key] = Counter()
    card, home = prepared.card(path), path.parent.parent
    pairs, read = list(file_pairs(path, card)), bibliography(home)
    near = home.parent.name == "near"
    for name, values in VALUES.items():
        if near and home.name not in NEAR[name]:
            continue
        tried = [(pair, case) for pair in pairs if concerns(name, case := case_of(pair, card, read, name))]
        for pair, case in tried:
            _count_bare(found, name, "near" if near else "evaluation", pair, figure(name, case))
        for value in values if tried else ():
            with put(name, value):
                _forget(card)
                for pair, case in tried:
                    key = name, "near" if near else "evaluation", value
                    _count(found, key, pair, passes(name, case), outcome(pair, case, card, read))
    _forget(card)
    return found


def case_of(pair: Pair, card: schemas.SourceCard, read: schemas.Bibliography, name: str) -> Case:
    """The pair as the gates read it."""
    entry = read.entry(pair.key)
    if entry is None:
        raise LookupError(f"no entry {pair.key}")
    roles = (pair.role,) if pair.role else schemas.ROLES
    return Case(read_card(card), read_entry(entry), roles, pair.quotes(name))


def _count_bare(found: Counter[Key], name: str, material: str, pair: Pair, measured: float) -> None:
    for value in VALUES[name]:
        through = lets(name, measured, value)
        found[name, material, value, "true" if pair.role else "wrong"] += 1
        found[name, material, value, "bare true refused" if pair.role else "bare wrong"] += through is not bool(
            pair.role
        )


def _count(found: Counter[Key], key: tuple[str, str, float], pair: Pair, alone: tuple[bool, bool], whole: str) -> None:
    passed, unflagged = alone
    if pair.role:
        found[*key, "alone true refused"] += not passed
    else:
        found[*key, "alone wrong"] += passed
        found[*key, "alone wrong unflagged"] += unflagged
    found[*key, whole] += 1


def file_pairs(path: Path, card: schemas.SourceCard) -> Iterator[Pair]:
    """The true pairs of a file that must bind, its traps, and some other entries."""
    home, text = path.parent.parent, Text(card.text, path.name)
    truth, rng = truths(home)[path.name], seeds.generator("others", home.name, path.name)
    others = [target for target in targets(home) if _is_other(target, truth)]
    chosen = rng.sample(others, min(OTHERS, len(others))) if home.parent.name != "near" else []
    for target in targets(home):
        role = next((role for role in schemas.ROLES if role == truth.roles.get(target.key)), None)
        if role and target.key not in truth.optional:
            title = text.run(target.title)
            yield Pair(target.key, role, text.honest(target), [title], [front_matter(card) or title], [title])
        elif not role and (target in chosen or (target.key in truth.traps and target.key not in truth.allowed)):
            words = card.text.split()
            at = rng.randrange(min(40, len(words)))
            passage, piece = (" ".join(words[at : at + rng.randint(*most)]) for most in ((5, 100), (3, 8)))
            yield Pair(target.key, None, text.quotes(target), recited(text, target), [passage], [piece])


def front_matter(card: schemas.SourceCard) -> str:
    """What stands on the card from its title to its names, in either order."""
    named = [region for region in card.regions if region.zone in {"title", "byline"}]
    page = next((region.page for region in named if region.zone == "title"), 0)
    shown = [region for region in named if region.page == page]
    return card.text[shown[0].start : shown[-1].end] if shown else ""


def _is_other(target: Target, truth: Truth) -> bool:
    return not (target.key in truth.roles or target.key in truth.traps or target.key in truth.allowed)


def recited(text: Text, target: Target) -> list[str]:
    """What one would say who knows the entry and has not read the card, as far as it stands there by chance."""
    said = [text.run(target.title), text.run(target.container), *(text.run(family) for family in target.families[:1])]
    return list(dict.fromkeys(filter(None, said)))


def _forget(card: schemas.SourceCard) -> None:
    """Forget what was found under the value before; what was read on the card stays."""
    reading = read_card(card)
    for kept in (reading.findings, reading.names_found, reading.matches):
        kept.clear()


def outcome(pair: Pair, case: Case, card: schemas.SourceCard, read: schemas.Bibliography) -> str:
    """Say what all gates together make of a pair: bound or missed, refused, unflagged or flagged."""
    flagged = False
    for role in case.roles:
        for quote in case.quotes:
            ruling = gates.rule(schemas.Proposal(entry_id=pair.key, role=role, evidence=quote), card, read)
            if ruling.bound and pair.role:
                return "bound"
            if ruling.bound and not ruling.flags:
                return "unflagged"
            flagged = flagged or ruling.bound
            if any(not gate.passed for gate in ruling.gates if gate.gate != "evidence"):
                break
    return "missed" if pair.role else "flagged" if flagged else "refused"
