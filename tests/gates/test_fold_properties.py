"""Folding is idempotent and knows where each of its characters came from."""

from hypothesis import example, given
from hypothesis import strategies as st

from gates.fold import fold

TRICKY = st.text(alphabet="aZüßﬁ¨´` -–\u00ad\n.,…'()=%^²½1290\u0308\u0338й\u200b|и\u0306", max_size=40)


@given(st.one_of(st.text(max_size=60), TRICKY))
@example("10² is not 102")
@example("T h e  L a g o o n")
def test_folding_again_changes_nothing(text: str) -> None:
    once = fold(text).spelled
    assert fold(once).spelled == once


@given(st.one_of(st.text(max_size=60), TRICKY))
def test_every_folded_character_has_a_place_in_the_original(text: str) -> None:
    folded = fold(text)
    assert len(folded.joints) == len(folded.text) + 1
    last = 0
    for at in range(len(folded.text)):
        start, end = folded.span(at, at + 1)
        assert last <= end <= len(text)
        assert start < end
        last = start


@given(st.lists(st.sampled_from(["Salt", "Flüsse", "ﬁnds", "H´el`ene", "1.5", "low-salt", "Straße"]), min_size=1))
def test_the_place_of_a_word_folds_to_the_word(words: list[str]) -> None:
    folded = fold("  ".join(words))
    for word, (start, end) in zip(words, folded.word_places, strict=True):
        first, last = folded.span(start, end)
        assert folded.original[first:last] == word
