"""The evidence gate takes title line and author line together, in the card's order, and no other stitches."""

import pytest

from tests.eval.quotes.prose import LANGUAGES
from tests.eval.quotes.stitched import HONEST_SHARE, LAYERS, Stitched, by_evidence_gate
from tests.eval.quotes.trial import SEEDS


@pytest.mark.parametrize("layer", LAYERS)
def test_honest_stitches_pass_and_fakes_do_not(layer: str) -> None:
    tally = Stitched()
    for seed in SEEDS:
        for language in LANGUAGES:
            by_evidence_gate(language, seed, layer, tally, cards=6)
    assert tally.honest > 800 < tally.fakes
    assert [quote.text for quote, _ in tally.accepted] == []
    assert tally.accepted_honest >= HONEST_SHARE
