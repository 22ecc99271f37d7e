"""What a claim says that its evidence does not: the reason to demote a ``supports``."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from gates.verify.figures import Figure, Figures, read_figures
from gates.verify.negations import negations, says_the_same, sentences_around
from schemas import DemoteReason, Span


class Lack(NamedTuple):
    """What is lacking: the reason, and the claim's words (for a negation that the claim lacks, the evidence's)."""

    reason: DemoteReason
    words: str


def what_lacks(claim: str, excerpt: str, quote: Span) -> Lack | None:
    """Return the first thing that the claim says and the evidence does not, or None.

    Figures, units and dates may stand anywhere in the excerpt. A negation must stand in the sentences of the quote,
    and one that stands there must be in the claim too: otherwise the quote says the opposite.
    """
    said, shown = read_figures(claim), read_figures(excerpt)
    return next(_figures(said, shown), None) or _negation(claim, sentences_around(excerpt, quote))


def _figures(said: Figures, shown: Figures) -> Iterator[Lack]:
    for figure in said.figures:
        if not any(figure.is_same(other) for other in shown.figures) and not _is_year(figure, shown):
            near = any(figure.is_same_number(other) for other in shown.figures)
            yield Lack("unit_not_in_evidence" if near else "figure_not_in_evidence", figure.text)
    for date in said.dates:
        if not date.stands_in(shown.dates) and not any(_is_count(figure, date.text) for figure in shown.figures):
            yield Lack("date_not_in_evidence", date.text)
    for name in said.names - shown.names:
        if any(_shape(name) == _shape(other) for other in shown.names):
            yield Lack("figure_not_in_evidence", name)


def _is_year(figure: Figure, shown: Figures) -> bool:
    """Say whether a count may stand as a year: "2,000 patients" as "2000 patients"."""
    return not figure.unit and any(_is_count(figure, date.text) for date in shown.dates)


def _is_count(figure: Figure, text: str) -> bool:
    return text.isdigit() and not figure.unit and float(text) in figure.values


def _shape(name: str) -> str:
    return re.sub(r"\d+(?:[.,]\d+)*", "#", name)


def _negation(claim: str, sentences: str) -> Lack | None:
    said, shown = negations(claim, sentences), negations(sentences, claim)
    if said and not shown and not says_the_same(sentences, claim):
        return Lack("negation_not_in_evidence", min(said))
    if shown and not said and not says_the_same(claim, sentences):
        return Lack("negation_not_in_claim", min(shown))
    return None
