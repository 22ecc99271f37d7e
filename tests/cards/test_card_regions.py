"""Regions: in order, apart, one page and one zone each, and they cover all that is printed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards import build_card
from schemas.card import SourceCard
from tests.cards.sample_pdf import Put, make_pdf, prose

_WORDS = st.sampled_from(
    ["Lagoon", "salt", "Vega", "R.", "2016", "References", "Contents", "(2010)", "doi:10.5555/a.b", "Abstract", "1",
     "et al.", "University", "©", "12(3)", "....", "Kofi Osei", "[4]", "Introduction", "\xe9tude", "*"]
)  # fmt: skip
_LINE = st.lists(_WORDS, min_size=1, max_size=8).map(" ".join)
_PAGE = st.lists(st.tuples(_LINE, st.integers(3, 80), st.sampled_from([8, 11, 18])), max_size=12)


def _check(card: SourceCard) -> None:
    end = 0
    for region in card.regions:
        assert end <= region.start < region.end <= len(card.text)
        assert region.page == card.text.count("\f", 0, region.start) + 1
        assert "\f" not in card.text[region.start : region.end]
        assert not card.text[end : region.start].strip(" \n\f*")
        assert region.subtitle is None or region.start < region.subtitle < region.end
        end = region.end
    assert not card.text[end:].strip()


@settings(max_examples=40, deadline=None)
@given(st.lists(_PAGE, min_size=1, max_size=4))
def test_any_file_has_regions_that_cover_its_text(pages: list[list[tuple[str, int, int]]]) -> None:
    lines = [[Put(text, 10.0 * row, size=size) for text, row, size in page] for page in pages]
    _check(build_card(make_pdf(*lines), "x.pdf"))


@pytest.mark.parametrize("pages", [1, 30])
def test_a_text_is_cut_at_its_limit(pages: int) -> None:
    card = build_card(make_pdf(*[prose(60, 45, size=9) for _ in range(pages)]), "x.pdf")
    assert len(card.text) <= 60_000
    assert card.cut == (pages == 30)
    _check(card)
