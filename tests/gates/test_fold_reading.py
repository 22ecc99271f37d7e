"""A folded text: its words, how its characters hang together, how it is spelled."""

import pytest

from gates.fold import fold
from gates.gap import HYPHEN, JOIN, LINE_END, LOOSE, SPACE, SPREAD


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Lagoon Salinity, 2nd edition", ("lagoon", "salinity", "2nd", "edition")),
        ("low-salt water", ("lowsalt", "water")),
        ("p = 5 % of salt", ("p", "5", "of", "salt")),
        ("C++ and C#", ("c", "and", "c")),
        ("= 5", ("5",)),
        ("salt =", ("salt",)),
        ("10² g", ("10^2", "g")),
        ("1.5 g", ("1.5", "g")),
        ("T h e salt of A B C and D E F", ("the", "salt", "of", "abc", "and", "def")),
        ("a b and c", ("a", "b", "and", "c")),  # two letters are no letter-spaced word
        ("Ü b e r Salz", ("uber", "salz")),
        ("S a l z ü b e r", ("salzuber",)),
        (
            "Salt in May\nT A B U L A   3 . 0\nby Rosa 5 6",
            ("salt", "in", "may", "tabula", "3.0", "by", "rosa", "5", "6"),
        ),
        ("A F T E R   1 9 4 5\n7 8 A", ("after", "1945", "7", "8", "a")),
        ("T A B   1 5 - / 3 0", ("tab", "15-/30")),
        ("Ёлка и дом", ("елка", "и", "дом")),
        ("5 км", ("5", "км")),
        ("= ?", ()),
        ("", ()),
    ],
)
def test_words(text: str, words: tuple[str, ...]) -> None:
    assert fold(text).words == words


@pytest.mark.parametrize(
    ("text", "folded", "joints"),
    [
        ("ab cd", "abcd", (JOIN, SPACE, JOIN)),
        ("ab, cd", "abcd", (JOIN, SPACE, JOIN)),
        ("ab, c d", "abcd", (JOIN, SPACE, SPACE)),
        ("a-b", "ab", (HYPHEN,)),
        ("ab-\ncd", "abcd", (JOIN, LINE_END | JOIN | HYPHEN, JOIN)),
        ("ab- und cd", "abundcd", (JOIN, LINE_END | JOIN | SPACE | HYPHEN, JOIN, JOIN, SPACE, JOIN)),
        ("a5b", "a5b", (JOIN, JOIN)),
        ("aй", "aй", (JOIN,)),
        ("й5", "й5", (JOIN,)),
        ("a й", "aй", (SPACE,)),
        ("ﬁ", "fi", (JOIN,)),
        ("p=5", "p=5", (LOOSE, LOOSE)),
        ("p = 5", "p=5", (LOOSE, LOOSE)),
        ("p=-5", "p=-5", (LOOSE, LOOSE, JOIN)),
        ("5 - 6", "5-6", (LOOSE, LOOSE)),
        ("5-6", "5-6", (JOIN, JOIN)),
        ("5 6", "56", (SPACE,)),
        ("10²", "10^2", (JOIN, JOIN, JOIN)),
        ("10² 5", "10^25", (JOIN, JOIN, JOIN, SPACE)),
        ("10₂", "10_2", (JOIN, JOIN, JOIN)),
        ("10 ₂", "102", (JOIN, SPACE)),
        ("co₂", "co2", (JOIN, JOIN)),
        ("10₀ 10₉", "10_010_9", (JOIN, JOIN, JOIN, SPACE, JOIN, JOIN, JOIN)),
        ("a … b", "a…b", (LOOSE, LOOSE)),
        ("a b c", "abc", (SPREAD, SPREAD)),
        ("a b", "ab", (SPACE,)),
        ("L AG of", "lagof", (LOOSE, JOIN, SPACE, JOIN)),  # small capitals
        ("AL AG", "alag", (JOIN, SPACE, JOIN)),
        ("in a L AG I AM", "inalagiam", (JOIN, SPACE, SPACE, LOOSE, JOIN, SPACE, LOOSE, JOIN)),
        ("A F T E 1 9", "afte19", (SPREAD, SPREAD, SPREAD, SPREAD, JOIN)),
        ("T H E  1 . 5", "the1.5", (SPREAD, SPREAD, SPACE, JOIN, JOIN)),
        ("†a", "a", ()),
        (".5 g", ".5g", (JOIN, SPACE)),
        ("p≥5", "p≥5", (LOOSE, LOOSE)),
        ("ab-жд", "abжд", (JOIN, HYPHEN, JOIN)),
        ("10².5", "10^2.5", (JOIN, JOIN, JOIN, JOIN, JOIN)),
        ("ab -", "ab", (JOIN,)),  # a dash at the end parts nothing
        ("5-", "5", ()),
    ],
)
def test_how_characters_hang_together(text: str, folded: str, joints: tuple[int, ...]) -> None:
    result = fold(text)
    assert result.text == folded
    assert tuple(result.joints[1:-1]) == joints
    assert result.joints[0] & SPACE
    assert result.joints[-1] == SPACE


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("Lagoon  Salinity,\nMay", "lagoon salinity may"),
        ("low-salt", "low-salt"),
        ("seriali-\nzation", "serialization"),
        ("Müller-\nLüdenscheid", "muller-ludenscheid"),
        ("p=5", "p = 5"),
        ("1.5 g", "1.5 g"),
        ("T h e salt", "the salt"),
        ("a b and c", "a  b and c"),
        ("(May)", "may"),
        ("", ""),
    ],
)
def test_a_fold_is_spelled_as_one_would_write_it(text: str, spelled: str) -> None:
    assert fold(text).spelled == spelled


@pytest.mark.parametrize(("text", "removed"), [("salt", 0), ("sa\u200blt", 1), ("sa\u200b\u200clt\u2060", 3), ("é", 0)])
def test_what_no_reader_sees_is_counted(text: str, removed: int) -> None:
    assert fold(text).removed == removed
