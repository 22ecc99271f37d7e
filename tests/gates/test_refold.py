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


@given(_TEXTS)
def test_a_text_without_marks_folds_as_if_all_of_it_were_folded(parts: list[tuple[str, str]]) -> None:
    before = "".join(part + end for part, end in parts)
    after = re.sub(r"[¹§2]", " ", before)
    whole = fold(after)
    found = refold(fold(before), after)
    assert (found.original, found.text, found.joints) == (after, whole.text, whole.joints)
    assert [found.span(at, at + 1) for at in range(len(found.text))] == [
        whole.span(at, at + 1) for at in range(len(whole.text))
    ]
    assert [found.first_from(at) for at in range(len(after))] == [whole.first_from(at) for at in range(len(after))]


def test_letters_that_are_spaced_far_from_the_change_fold_as_in_the_whole_text() -> None:
    before = "é à ü\nHarbour\ntides and salt\nof the coast\nin 2\nmany years\nof salt\nand sand"
    after = before.replace("2", " ")
    assert refold(fold(before), after).joints == fold(after).joints


def test_what_did_not_change_is_not_folded_again() -> None:
    known = fold("Harbour tides\nand salt")
    assert refold(known, known.original) is known
