"""The evidence gate put to stitched quotes."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

from cards.view import view
from gates import rule
from schemas import Bibliography, Proposal, Ruling, SourceCard
from tests.eval.entries.seeds import generator
from tests.eval.quotes.honest import Quote
from tests.eval.quotes.language import Language
from tests.eval.quotes.stitches import Stitcher
from tests.eval.quotes.title_page import card_of, title_page

LAYERS = ("clean", "hostile")
CARDS = 20
#: The share of honest stitches that must be accepted; of the fakes none may be.
HONEST_SHARE = 0.95
#: Honest quotes on a card; fakes are as many as there are kinds of them.
HONEST = 9


@dataclass(slots=True)
class Stitched:
    """Honest stitches and fakes, and which of them the evidence gate was wrong about."""

    honest: int = 0
    fakes: int = 0
    refused: list[tuple[Quote, SourceCard]] = field(default_factory=list)
    accepted: list[tuple[Quote, SourceCard]] = field(default_factory=list)
    #: Honest ones and fakes that all gates together bind.
    bound: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def ruled(self, ruling: Ruling, kind: str) -> bool:
        """Count what all gates say of a quote; return what the evidence gate says."""
        self.bound[kind] += ruling.bound
        return next(result.passed for result in ruling.gates if result.gate == "evidence")

    @property
    def accepted_honest(self) -> float:
        """The share of honest stitches that were accepted."""
        return 1 - len(self.refused) / self.honest


def by_evidence_gate(language: Language, seed: int, layer: str, tally: Stitched, cards: int = CARDS) -> None:
    """Put stitches from invented title pages to the gates, as a model that saw the usual view would propose them."""
    random = generator("stitches", language.name, seed)
    for _ in range(cards):
        page = title_page(language, random)
        card = card_of(page, language, seed, layer)
        stitcher = Stitcher(page, card_of(page, language, seed, "clean").text, random)
        gate = _Gate(card, Bibliography(entries=(page.entry,)))
        honest = [stitcher.honest() for _ in range(HONEST)]
        fakes = [fake for kind in stitcher.fakes if (fake := stitcher.fake(kind))]
        start = time.process_time()
        tally.refused += [(quote, card) for quote in honest if not tally.ruled(gate.rule(quote.text), "honest")]
        tally.accepted += [(quote, card) for quote in fakes if tally.ruled(gate.rule(quote.text), "fake")]
        tally.seconds += time.process_time() - start
        tally.honest += len(honest)
        tally.fakes += len(fakes)


class _Gate:
    """The gates, asked about one card."""

    def __init__(self, card: SourceCard, bibliography: Bibliography) -> None:
        self._card, self._bibliography, self._view = card, bibliography, view(card)

    def rule(self, quote: str) -> Ruling:
        proposal = Proposal(entry_id="it", role="same_work", evidence=quote)
        return rule(proposal, self._card, self._bibliography, self._view)
