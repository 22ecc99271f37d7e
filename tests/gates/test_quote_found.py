"""A quote is found word for word, whatever the typography, and its place is given in the original text."""

import pytest

from gates.fold import fold
from gates.quote import find_quote

CARD = (
    "Lagoon Salinity Cycles\nAndr´e M¨uller and H´el`ene Lef`evre\n"
    "Across all forty-two stations the mean loss rate was 5% in the dry season and would not re-\n"
    "cover with dredging.\n"
    "coastal ﬁlaments fell (p = −0.05) in ‘low‑salt’ water ≥ 4 g"
)


@pytest.mark.parametrize(
    "quote",
    [
        "the mean loss rate was 5% in the dry season",
        "the  mean\tloss\nrate was 5 %",
        "André Müller and Hélène Lefèvre",
        "Andre Muller and Helene Lefevre",
        "would not recover with dredging",
        "would not re-cover with dredging",
        "coastal filaments fell (p = -0.05) in 'low-salt' water",
        "water ≥ 4 g",
    ],
)
def test_honest_quotes_are_found(quote: str) -> None:
    """QUO-03 (third), QUO-05."""
    span = find_quote(quote, CARD)
    assert span is not None
    assert fold(CARD[span.start : span.end]).text == fold(quote).text


def test_the_place_is_that_in_the_original_text() -> None:
    span = find_quote("Müller and Hélène Lefèvre", CARD)
    assert span is not None
    assert CARD[span.start : span.end] == "M¨uller and H´el`ene Lef`evre"


def test_a_folded_text_serves_as_well_as_a_plain_one() -> None:
    assert find_quote("the dry season and", fold(CARD)) == find_quote("the dry season and", CARD) is not None


def test_marks_of_the_last_letter_belong_to_the_place() -> None:
    text = "we met in the Cafe\u0301 today"
    span = find_quote("met in the Café", text)
    assert span is not None
    assert text[span.start : span.end] == "met in the Cafe\u0301"


def test_three_dots_are_text_that_is_found_where_they_stand() -> None:
    """QUO-02: also as one character."""
    assert find_quote("to be ... or not", "to be … or not") is not None


def test_a_quote_may_start_at_a_line_that_starts_within_a_word() -> None:
    assert find_quote("zeichnis aller Dateien", "das Ver-\nzeichnis aller Dateien") is not None
