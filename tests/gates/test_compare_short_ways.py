"""The short ways of comparing titles never hide what the whole comparison finds."""

from hypothesis import given
from hypothesis import strategies as st

from gates.compare import _are_strangers, _classify, _put_together, compare
from gates.words import read_title

_WORDS = st.lists(
    st.sampled_from(["multi", "objective", "multiobjective", "multiobjectivesalt", "salt", "saltmulti", "tide"]),
    min_size=1,
    max_size=6,
)


@given(_WORDS, _WORDS)
def test_strangers_have_no_word_in_common_written_as_one_or_not(ours: list[str], theirs: list[str]) -> None:
    one, other = read_title(" ".join(ours)), read_title(" ".join(theirs))
    joined = _put_together(one.words, other.words)
    if _are_strangers(one, other):
        assert joined == (one.words, other.words)
        assert _classify(*joined).strangers


@given(_WORDS, _WORDS)
def test_a_compound_of_the_other_title_is_seen(ours: list[str], theirs: list[str]) -> None:
    one, other = read_title(" ".join(ours)), read_title(" ".join(theirs))
    assert compare(one, other).strangers == _classify(*_put_together(one.words, other.words)).strangers


@given(_WORDS)
def test_the_same_words_are_the_whole_title(words: list[str]) -> None:
    title = read_title(" ".join(words))
    assert compare(title, title) == _classify(*_put_together(title.words, title.words))


def test_a_compound_is_seen_where_a_name_stands_between_its_parts() -> None:
    printed = read_title("salt vega multi")
    assert compare(read_title("saltmulti"), printed, frozenset({"vega"})).likeness == "whole"
