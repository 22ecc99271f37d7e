"""The quote stands word for word, in one piece, in exactly that evidence; else the result does not count."""

import pytest

from gates import verify
from schemas import DropReason, PairVerdict
from tests.gates.verify.reports import EXCERPT, QUOTE, one_pair, pair_of, report, result


def test_the_quote_is_shown_as_it_stands_in_the_excerpt() -> None:
    checked = one_pair()
    pair = pair_of(verify(checked, [result(checked, quote="THE MEAN loss  rate was 5% in the dry season")]))
    assert (pair.state, pair.verdict, pair.quote) == ("assessed", "supports", QUOTE)
    assert pair.span is not None
    assert EXCERPT[pair.span.start : pair.span.end] == QUOTE


@pytest.mark.parametrize("verdict", ["supports", "contradicts"])
@pytest.mark.parametrize(
    ("quote", "reason"),
    [
        ("", "quote_missing"),
        (" \n", "quote_missing"),
        ("loss rate", "quote_too_short"),
        ("the mean loss rate was 6 % in the dry season", "quote_not_found"),
        ("the average loss rate was 5 % in the dry season", "quote_not_found"),
        ("the mean loss rate was 5 % in the dry season of the year", "quote_not_found"),
        ("dry season the mean loss rate was 5 %", "quote_not_found"),
        ("he mean loss rate was 5 % in the dry season", "quote_not_found"),
        # put together from two places
        ("Across all stations there was none", "quote_not_found"),
        ("Across all stations ... there was none", "quote_over_gap"),
        ("Across all stations […] there was none", "quote_over_gap"),
        ("Across all stations … 5 % in the dry season", "quote_over_gap"),
    ],
)
def test_a_quote_that_does_not_stand_there_costs_the_result(
    verdict: PairVerdict, quote: str, reason: DropReason
) -> None:
    """LLM-07: a support with an empty quote is none."""
    checked = one_pair()
    quality = verify(checked, [result(checked, verdict=verdict, quote=quote)])
    pair = pair_of(quality)
    assert (pair.state, pair.verdict, pair.reason, pair.quote) == ("dropped", None, reason, "")
    assert [dropped.reason for dropped in quality.dropped] == [reason]
    assert quality.claims[0].verdict == "unverifiable"


def test_an_excerpt_with_dots_may_not_be_quoted_across_them() -> None:
    """QUO-02: what was left out may be the "not"."""
    checked = one_pair("The lagoon was observed to drain.", "The lagoon was [...] observed to drain in the spring.")
    quality = verify(checked, [result(checked, quote="The lagoon was [...] observed to drain")])
    assert pair_of(quality).reason == "quote_over_gap"


def test_a_quote_from_another_evidence_of_the_report_is_misattributed() -> None:
    checked = report(
        {"c1": ("Five percent was lost.", ("e1",))}, {"e1": "Losses were measured in all years.", "e2": EXCERPT}
    )
    quality = verify(checked, [result(checked, quote=QUOTE)])
    assert (pair_of(quality).reason, pair_of(quality).detail) == ("misattributed", "stands in e2")
    assert quality.claims[0].verdict == "unverifiable"


@pytest.mark.parametrize("verdict", ["insufficient", "unverifiable"])
def test_who_found_nothing_need_not_quote_but_must_not_invent(verdict: PairVerdict) -> None:
    checked = one_pair()
    assert pair_of(verify(checked, [result(checked, verdict=verdict)])).verdict == verdict
    invented = result(checked, verdict=verdict, quote="the mean loss rate was 9 % in the dry season")
    assert pair_of(verify(checked, [invented])).reason == "quote_not_found"
