"""Wherever the lines lie that differ, a text that is folded anew in part is folded as a whole."""

import pytest

from gates.fold import Folded, fold
from gates.refold import refold

LINES = (
    "Salt of lagoons", "Rosa Vega* and David Lim*", "Institute of Bays", "Salt rises, and falls", "Tides of May",
    "and of June", "in ponds", "of the coast", "and of the sea",
)  # fmt: skip


def parts(folded: Folded) -> tuple[object, ...]:
    return folded.original, folded.text, folded.joints, folded.runs, folded.starts, folded.ends, folded.removed


@pytest.mark.parametrize(
    "changed", [(0,), (1,), (3,), (6,), (8,), (0, 1), (0, 8), (1, 2), (1, 4), (7, 8), tuple(range(9)), ()], ids=str
)
def test_it_is_as_if_all_were_folded(changed: tuple[int, ...]) -> None:
    known = "\n".join(LINES)
    other = "\n".join(f"{line[:2]}é{line[3:]}" if at in changed else line for at, line in enumerate(LINES))
    assert parts(refold(fold(known), other)) == parts(fold(other))


def test_a_run_of_several_lengths_moves_what_is_behind_it() -> None:
    known, other = (
        "the ponds\nﬁnal ﬁsh*\nof the bay\nin May",
        "the ponds\nfinal fish\nof the bay\nin May".replace("fin", "ﬁn"),
    )
    other = other.ljust(len(known))
    assert parts(refold(fold(known), other)) == parts(fold(other))


def test_what_was_left_out_before_is_still_counted() -> None:
    known = "the sa\u200blt\nof ponds\nand bays\nRosa Vega*\nof the bay"
    assert refold(fold(known), known.replace("*", " ")).removed == 1
