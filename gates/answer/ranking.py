"""How well a result matches, told honestly: in per cent of the best of its own result set, and not before."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

#: The most that likeness of meaning may add to a match of words.
SEMANTIC_CAP = 2.0


@dataclass(frozen=True, slots=True)
class Hit:
    """What a search found for one item.

    Args:
        item_id: the item.
        lexical: score of words, 0 and beyond, without a ceiling.
        semantic: score of meaning; what is above 2 counts as 2.
    """

    item_id: str
    lexical: float
    semantic: float = 0.0


@dataclass(frozen=True, slots=True)
class RankedResult:
    """A result in its place. It has no match percentage: that is known of a whole result set only."""

    item_id: str
    _score: Fraction = field(repr=False)


@dataclass(frozen=True, slots=True)
class MatchedResult:
    """A result and how well it matches, in per cent of the best of its set: 1 to 100. It is no probability."""

    item_id: str
    match_percentage: int


def rank(hits: Iterable[Hit]) -> tuple[RankedResult, ...]:
    """Return the hits as results, the best first, equal ones in the order of their ids.

    A part of a score that is negative, infinite or no number says nothing and counts as 0. A hit whose whole score is 0
    is no result and is left out.
    """
    scored = [RankedResult(hit.item_id, _score(hit)) for hit in hits]
    found = (result for result in scored if result._score > 0)
    return tuple(sorted(found, key=lambda result: (-result._score, result.item_id)))


def match_percentages(ranked: Sequence[RankedResult]) -> tuple[MatchedResult, ...]:
    """Return the results with their match: max(1, score / top score x 100), rounded, halves up.

    A single result has 100, and so have all that are as good as the best.
    """
    top = max((result._score for result in ranked), default=Fraction(1))
    return tuple(MatchedResult(result.item_id, _per_cent(result._score / top)) for result in ranked)


def _per_cent(share: Fraction) -> int:
    return max(1, math.floor(share * 100 + Fraction(1, 2)))


def _score(hit: Hit) -> Fraction:
    return _number(hit.lexical) + min(_number(hit.semantic), Fraction(SEMANTIC_CAP))


def _number(score: float) -> Fraction:
    """Return a score as it is written, so that 0.145 is no less than 145 thousandths."""
    return Fraction(repr(float(score))) if math.isfinite(score) and score > 0 else Fraction(0)
