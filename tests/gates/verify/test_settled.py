"""Evidence that was cut off is unverifiable, whatever is said of it."""

import pytest

from gates import expected_pairs, pairs_to_ask, verify
from schemas import Evidence
from tests.gates.verify.reports import EXCERPT, QUOTE, one_pair, pair_of, result


@pytest.mark.parametrize(
    "evidence",
    [
        Evidence(id="e1", excerpt=EXCERPT, cut=True),
        Evidence(id="e1", excerpt=EXCERPT + " In summer ..."),
        Evidence(id="e1", excerpt=EXCERPT + " In summer […]"),
        Evidence(id="e1", excerpt="… " + EXCERPT),
        Evidence(id="e1", excerpt="[...] " + EXCERPT),
    ],
)
def test_a_cut_excerpt_is_not_asked_about_and_takes_no_result(evidence: Evidence) -> None:
    cut = one_pair().model_copy(update={"evidence": (evidence,)})
    assert len(expected_pairs(cut)) == 1
    assert pairs_to_ask(cut) == ()
    quality = verify(cut, [result(cut, quote=QUOTE)])
    pair = pair_of(quality)
    assert (pair.state, pair.verdict, pair.reason) == ("settled", "unverifiable", "evidence_cut")
    assert [dropped.reason for dropped in quality.dropped] == ["pair_settled"]


@pytest.mark.parametrize(("characters", "asked"), [(12_000, 1), (12_001, 0)])
def test_a_pair_that_is_too_long_is_not_asked_about(characters: int, asked: int) -> None:
    claim = "It rained."
    whole = one_pair(claim, ("It rained in the valley. " * 500)[: characters - len(claim) - 1] + ".")
    assert len(pairs_to_ask(whole)) == asked
    assert pair_of(verify(whole, [])).reason == ("not_answered" if asked else "pair_too_long")


def test_a_whole_excerpt_with_dots_inside_is_asked_about() -> None:
    assert len(pairs_to_ask(one_pair(excerpt="It rose ... and then it fell. That was all."))) == 1
