"""Proposals through all gates."""

import time
from collections.abc import Iterator, Sequence

from gates import rule_source
from schemas import Proposal, SourceCard
from tests.bench.figure import Figure
from tests.bench.sizes import Sizes
from tests.bench.stored import Run

GOAL = 10_000
#: Cards at a time: no more than gates keep the folds of.
HOT = 100


def proposals(sizes: Sizes) -> Iterator[Figure]:
    """Rule every proposal once, on cards that were read for another one."""
    run = Run("gates", sizes.proposals // 2, sizes.entries, sizes.seed)
    sources = list(run.each())
    cold = hot = 0.0
    ruled = bound = 0
    for first in range(0, len(sources), HOT):
        some = sources[first : first + HOT]
        cards = [source.card() for source in some]
        claims = [run.proposals(source) for source in some]
        strange = run.works[-1].id
        cold += _rule([[claim[0].model_copy(update={"entry_id": strange})] for claim in claims], cards, run)[0]
        seconds, passed = _rule(claims, cards, run)
        hot += seconds
        bound += passed
        ruled += sum(map(len, claims))
    if bound != len(sources):
        raise RuntimeError(f"{bound} of {len(sources)} sources were bound")
    rate = ruled / hot
    what = f"proposals through all gates, {sizes.entries} entries, fold kept"
    yield Figure(what, f"{rate:,.0f} /s, core", goal=f"{GOAL:,}", reached=rate >= GOAL)
    yield Figure("  the first one on a card, which is folded for it", f"{len(sources) / cold:,.0f} /s, core")


def _rule(claims: Sequence[Sequence[Proposal]], cards: Sequence[SourceCard], run: Run) -> tuple[float, int]:
    """Return seconds, and how many were bound."""
    began = time.process_time()  # other work on the machine does not count
    rulings = [rule_source(claim, card, run.bibliography) for claim, card in zip(claims, cards, strict=True)]
    return time.process_time() - began, sum(ruling.bound for found in rulings for ruling in found)
