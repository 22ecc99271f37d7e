"""What one gate by itself says of a pair, all other gates left out; and what the bare figure says that it compares."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import schemas
from gates.card_reading import CardReading
from gates.corporate import name_words
from gates.entry_reading import EntryReading
from gates.evidence import rule_evidence
from gates.name import Names, rule_names
from gates.quote import fold_quote
from gates.title import best_match, rule_title

#: What the title gate is told of the names when it stands alone.
SHOWN = Names("shown", schemas.GateResult(gate="name", passed=True), first=True)
#: The gate that compares with a threshold.
GATES: dict[str, schemas.Gate] = {
    "CORPORATE_SHARE": "name",
    "TITLE_SHARE": "title",
    "TITLE_SHARE_FLAGGED": "title",
    "LONE_WORD": "title",
    "QUOTE_CHARACTERS": "evidence",
    "QUOTE_WORDS": "evidence",
    "QUOTE_MOST_WORDS": "evidence",
    "QUOTE_TELLING_CHARACTERS": "evidence",
}


@dataclass(frozen=True)
class Case:
    """A card, an entry, the roles that are tried and the quotes that are offered."""

    reading: CardReading
    entry: EntryReading
    roles: tuple[schemas.Role, ...]
    quotes: tuple[str, ...]


def passes(name: str, case: Case) -> tuple[bool, bool]:
    """Whether the threshold's gate lets a case pass under any role or quote; and whether without a flag."""
    if GATES[name] == "evidence":
        evidence = any(rule_evidence(quote, case.entry, case.reading, None).passed for quote in case.quotes)
        return evidence, evidence
    if GATES[name] == "name":
        shown = any(rule_names(case.entry, case.reading, role).shown == "shown" for role in case.roles)
        return shown, shown
    found = [rule_title(case.entry, case.reading, role, SHOWN) for role in case.roles]
    passed = [finding for finding in found if finding.result.passed]
    return bool(passed), any(not finding.flags for finding in passed)


def concerns(name: str, case: Case) -> bool:
    """Whether a threshold is about a pair at all: organisations, titles of one word."""
    if name == "CORPORATE_SHARE":
        return any(" " in creator.literal for creator in case.entry.creators)
    return name != "LONE_WORD" or lone_word(case) is not None


def figure(name: str, case: Case) -> float:
    """The figure that is compared with the threshold, the best that the card gives; -inf if it gives none."""
    if name == "CORPORATE_SHARE":
        return corporate_share(case)
    if name == "LONE_WORD":
        return len(lone_word(case) or "")
    if GATES[name] == "title":
        matches = [best_match(case.entry, case.reading, role) for role in case.roles]
        return max((match.comparison.share for match in matches if match), default=-math.inf)
    return max((_measured(name, quote, case.reading) for quote in case.quotes), default=-math.inf)


def corporate_share(case: Case) -> float:
    """Of the organisation's significant words, those in one line or two that follow, in the identity zones."""
    words = set(name_words(case.entry.creators[0].literal))
    lines = [set(line.words) for line in case.reading.lines]
    lines += [one | two for one, two in pairwise(lines)]
    return max((len(words & line) / len(words) for line in lines), default=-math.inf)


def lone_word(case: Case) -> str | None:
    """The only word of the entry's title, or of its main title, if it stands on a line of its own on the card."""
    title = case.entry.titles[0].title if case.entry.titles else None
    if title is None or not (len(title.words) == 1 or 1 in title.cuts):
        return None
    return next((line.words[0] for line in case.reading.lines if line.words == title.words[:1]), None)


def _measured(name: str, quote: str, reading: CardReading) -> float:
    """Characters or words of a quote that stands in the identity zones; of words at most, what is left to them."""
    needle = fold_quote(quote)
    if not needle.words or reading.find(needle) is None:
        return -math.inf
    if name == "QUOTE_MOST_WORDS":
        return -len(needle.words)
    return len(needle.words) if name == "QUOTE_WORDS" else len(" ".join(needle.words))


def lets(name: str, measured: float, value: float) -> bool:
    """Whether a bare figure passes a threshold."""
    return measured >= (-value if name == "QUOTE_MOST_WORDS" else value)
