"""What a reader can tell apart stays apart when it is folded."""

import pytest

from gates.fold import fold
from gates.quote import find_folded

DIFFERENT = [
    ("10²", "102"),
    ("10₂", "102"),
    ("1.5", "15"),
    ("1,5", "15"),
    ("1½", "11/2"),
    ("1½", "11⁄2"),
    ("15-/30", "1530"),
    ("15-\n30", "1530"),
    ("−5 degrees", "5 degrees"),
    ("(p = −0.05)", "(p = 0.05)"),
    ("10 2", "102"),
    ("1 0 2", "102"),
    ("T A B U L A   3 . 0", "Tabula 30"),
    ("5 % less", "5 less"),
    ("a ≠ b", "a = b"),
    ("a ≥ b", "a ≤ b"),
    ("p < .05", "p < 05"),
    ("5 ㎎", "5 ㎏"),
    ("5 ℃", "5 ℉"),
    ("СОСНА", "COCHA"),  # Cyrillic look-alikes
    ("рot", "pot"),
    ("мой", "мои"),
    ("low-salt", "low salt"),
    ("re-form", "reform"),
    ("C++", "C"),
    ("not … observed", "not observed"),
    ("not [...] observed", "not observed"),
]


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_different_texts_fold_to_different_texts(one: str, other: str) -> None:
    assert fold(one).spelled != fold(other).spelled
    assert not _same(one, other)
    assert not _same(other, one)


@pytest.mark.parametrize("nothing", ["", " ", "\n\u200b", "†*", "\u00ad"])
def test_an_empty_fold_is_found_nowhere_not_even_in_an_empty_text(nothing: str) -> None:
    assert find_folded(fold(nothing), fold(nothing)) is None
    assert find_folded(fold(nothing), fold("some text")) is None


def _same(one: str, other: str) -> bool:
    needle = fold(one)
    return find_folded(needle, fold(other)) == (0, len(needle.text)) and len(needle.text) == len(fold(other).text)
