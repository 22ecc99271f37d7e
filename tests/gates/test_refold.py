"""A text of which a few lines changed folds as if all of it were folded."""

import re

from hypothesis import given
from hypothesis import strategies as st

from gates.fold import fold
from gates.refold import refold

_PARTS = [
    "Harbour",
    "tides",
    "Lindqvist¹",
    "Rosa2",
    "§",
    "A",
    "B",
    "é",
    "à",
    "ü",
    "Salt",
    "R5",
    "3,2",
    "M ¨uller",
    "low-",
]
_ENDS = [" ", " ", "\n", "\n", ".\n", ",\n", "-\n", "...\n", "\n\ufffd\n", ", "]
_TEXTS = st.lists(st.tuples(st.sampled_from(_PARTS), st.sampled_from(_ENDS)), min_size=1, max_size=40)


def _assert_folds_as_a_whole(before: str, after: str) -> None:
    whole = fold(after)
    found = refold(fold(before), after)
    assert (found.original, found.text, found.joints) == (after, whole.text, whole.joints)
    assert [found.span(at, at + 1) for at in range(len(found.text))] == [
        whole.span(at, at + 1) for at in range(len(whole.text))
    ]
    assert [found.first_from(at) for at in range(len(after))] == [whole.first_from(at) for at in range(len(after))]


@given(_TEXTS)
def test_a_text_without_marks_folds_as_if_all_of_it_were_folded(parts: list[tuple[str, str]]) -> None:
    before = "".join(part + end for part, end in parts)
    _assert_folds_as_a_whole(before, re.sub(r"[¹§2]", " ", before))


def test_letters_that_are_spaced_far_from_the_change_fold_as_in_the_whole_text() -> None:
    before = "é à ü\nHarbour\ntides and salt\nof the coast\nin 2\nmany years\nof salt\nand sand"
    _assert_folds_as_a_whole(before, before.replace("2", " "))


def test_what_did_not_change_is_not_folded_again() -> None:
    known = fold("Harbour tides\nand salt")
    assert refold(known, known.original) is known


def test_the_place_of_a_change_is_counted_over_all_lines_before_it() -> None:
    before = "of\n" * 20 + "in 2 years\nof salt\nand sand\nand silt"
    _assert_folds_as_a_whole(before, before.replace("2", " "))


def test_a_line_end_that_parts_words_only_since_the_change_is_no_seam() -> None:
    before = "harbour low-\nland and sea\nof salt\nand sand"
    _assert_folds_as_a_whole(before, before.replace("-", "x"))
