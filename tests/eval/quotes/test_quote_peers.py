"""A peer that cannot be asked says so; one that can gives a verdict on each quote that it got."""

from tests.eval.quotes.peers import Work, ask

WORK = Work(
    text="The lagoon was not observed to drain.",
    quotes=["lagoon was not observed", "the moon was full tonight"],
    folded_text="the lagoon was not observed to drain",
    folded_quotes=["lagoon was not observed", "the moon was full tonight"],
)


def test_a_missing_peer_is_named_with_the_reason() -> None:
    """The peers are no dependency: here only rapidfuzz is installed, which the product needs too."""
    said = {verdicts["peer"]: verdicts["missing"] for verdicts in ask([WORK])}
    assert "quotegate" in said["quotegate"]
    assert {peer for peer, missing in said.items() if not missing} == {
        "rapidfuzz partial_ratio >= 90",
        "rapidfuzz partial_ratio >= 95",
    }


def test_a_peer_gives_one_verdict_a_quote() -> None:
    (verdicts,) = (verdicts for verdicts in ask([WORK]) if verdicts["peer"] == "rapidfuzz partial_ratio >= 95")
    assert verdicts["verdicts"] == [[True, False]]
