"""What is not word for word in the text is not found; likeness has no say."""

import pytest

from gates.quote import find_quote

TEXT = (
    "The lagoon was not observed to drain during the spring tide. Losses were small.\n"
    "Across all forty-two stations the mean loss rate was 5% in the dry season and would not recover with dredging.\n"
    "coastal ﬁlaments fell (p = −0.05) in ‘low‑salt’ water ≥ 4 g, 10² times, 1.5 more, non-linear effects"
)


@pytest.mark.parametrize(
    "quote",
    [
        "The lagoon was ... observed to drain",
        "The lagoon was … observed to drain",
        "The lagoon was [...] observed to drain",
        "Losses were small ... The lagoon was not observed",
        "The lagoon was observed to drain",
        "the mean loss rate was 6% in the dry season",
        "would recover with dredging",
        "coastal filaments fell (p = 0.05) in low-salt water",
        "water ≤ 4 g",
        "4 g, 102 times",
        "102 times, 15 more",
        "linear effects of salt",
        "agoon was not observed to drain",
        "The lagoon was not observed to drain during the spring tid",
        "drain to observed not was lagoon",
    ],
)
def test_a_changed_quote_is_refused(quote: str) -> None:
    """QUO-02 (first and second), QUO-03 (first and second), QUO-05 (counter-check)."""
    assert find_quote(quote, TEXT) is None


CARD = "Lagoon Salinity Cycles\nR. Vega\n2016\nThe salt content of the lagoon was 200 g."


@pytest.mark.parametrize(
    "quote",
    [
        "",
        " \n ",
        "the",
        "...",
        "R. Vega",
        "Lagoon Salinity",
        "The salt content of the lagoon was 200 g and rose to 730 g in the second week of the flood",
    ],
)
def test_empty_tiny_or_half_matched_quotes_are_refused(quote: str) -> None:
    """QUO-06."""
    assert find_quote(quote, CARD) is None


@pytest.mark.parametrize(("quote", "found"), [("a of it", False), ("a of its", True), ("aa of itself", True)])
def test_the_floor_is_eight_characters_and_three_words(quote: str, found: bool) -> None:
    text = "aa of itself, a of its kin, a of it"
    assert (find_quote(quote, text) is not None) is found


def test_characters_that_could_not_be_read_are_like_no_other() -> None:
    """PDF-02: U+FFFD never counts as a match."""
    text = "7LGDO\x036HGLPHQW\x03%XGJHWV\n0XOOHU\n" + "\ufffd" * 40 + " \ufffd\ufffd one two three"
    assert find_quote("\ufffd\ufffd one two three", text) is None
    assert find_quote("Tidal Sediment Budgets", text) is None
