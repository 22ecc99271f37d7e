"""Each folded character leads back to its place in the original."""

import pytest

from gates.fold import fold


@pytest.mark.parametrize(
    ("text", "part", "place"),
    [
        ("the salt content of it", "salt", "salt"),
        ("the salt content of it", "content", "content"),
        ("the salt content of it", "saltcontent", "salt content"),
        ("the salt content of it", "lt", "lt"),
        ("in Straße and", "strasse", "Straße"),
        ("in Straße and", "s", "S"),
        ("in Straße and", "sse", "ße"),
        ("a ﬁnal one", "final", "ﬁnal"),
        ("a ﬁnal one", "i", "ﬁ"),
        ("a ﬁnal one", "nal", "nal"),
        ("von M¨uller 1995", "muller", "M¨uller"),
        ("von M¨uller 1995", "1995", "1995"),
        ("von M¨uller 1995", "5", "5"),
        ("um 10² mal", "10^2", "10²"),
        ("um 10² mal", "mal", "mal"),
        ("to be … or not", "…", "…"),
        ("to be ... or not", "or", "or"),
        ("so p = −0.05 now", "-0.05", "−0.05"),
        ("so p = −0.05 now", "now", "now"),
        ("15–17 g", "15-17", "15–17"),
        ("15–17 g", "-", "–"),
        ("T h e salt", "the", "T h e"),
        ("ваш мои\u0306 дом", "й", "и\u0306"),
        ("ваш мои\u0306 дом", "дом", "дом"),
        ("sa\u200blt in", "salt", "sa\u200blt"),
        ("A F T E R   1 . 5", "1.5", "1 . 5"),
        ("A F T E R   1 . 5", "after", "A F T E R"),
    ],
)
def test_the_place_of_a_part(text: str, part: str, place: str) -> None:
    folded = fold(text)
    at = folded.text.index(part)
    start, end = folded.span(at, at + len(part))
    assert folded.original[start:end] == place


@pytest.mark.parametrize(("place", "first"), [(0, 0), (2, 2), (3, 2), (5, 4), (6, 4), (9, 7), (100, 7)])
def test_the_first_character_that_is_read_at_a_line_end_or_after_it(place: int, first: int) -> None:
    assert fold("ab\ncd\nefg").first_from(place) == first
