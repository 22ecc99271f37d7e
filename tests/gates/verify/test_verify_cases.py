"""The rows on claim verification of the collection of public reports, with their inputs as they stand there."""

import pytest

from gates import verify
from tests.gates.verify.reports import judged, one_pair, pair_of, result


def test_an_invented_figure_is_not_consistent() -> None:
    """CLM-01: a model judge called a changed figure consistent."""
    pair = judged(
        "Mean salinity rose by 2.4 g/l between 2010 and 2016.",
        "Mean salinity rose by 3 g/l between 2010 and 2016.",
        quote="Mean salinity rose by 3 g/l between 2010 and 2016.",
    )
    assert (pair.verdict, pair.reason) == ("insufficient", "figure_not_in_evidence")


SILENT = "We measured surface salinity in the lagoon in 2016."
DRAINED = "The lagoon is drained by groundwater."


def test_a_contradiction_with_an_exact_quote_stands() -> None:
    """CLM-02, first reply: its topic is not judged by code, and the README says so."""
    pair = judged(DRAINED, SILENT, verdict="contradicts", quote=SILENT)
    assert (pair.verdict, pair.reason) == ("contradicts", None)


def test_silence_is_insufficient() -> None:
    """CLM-02, second reply; the second case, no readable text, stands in test_contract."""
    checked = one_pair(DRAINED, SILENT)
    assert pair_of(verify(checked, [result(checked, verdict="insufficient")])).verdict == "insufficient"


DRAINING = "The lagoon was not observed to drain during the spring tide. Losses were small."


@pytest.mark.parametrize(
    "quote", ["The lagoon was ... observed to drain", "Losses were small ... The lagoon was not observed"]
)
def test_a_quote_that_leaves_out_the_not_does_not_count(quote: str) -> None:
    """QUO-02, first and second quote."""
    pair = judged("The lagoon was observed to drain.", DRAINING, verdict="contradicts", quote=quote)
    assert (pair.state, pair.reason) == ("dropped", "quote_over_gap")


def test_the_quote_with_its_not_counts() -> None:
    """QUO-02, third quote."""
    excerpt = "The lagoon was not observed to drain during the spring tide. Losses were small."
    pair = judged(
        "The lagoon was observed to drain.",
        excerpt,
        verdict="contradicts",
        quote="The lagoon was not observed to drain",
    )
    assert (pair.state, pair.verdict) == ("assessed", "contradicts")
