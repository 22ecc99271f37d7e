"""What one character becomes: a letter, a digit, a sign, a gap, or nothing."""

import pytest

from gates.characters import ACCENTS, DASHES, fold_character

LETTERS = [
    ("a", "a"), ("A", "a"), ("é", "e"), ("Ü", "u"), ("ß", "ss"), ("ẞ", "ss"), ("Ø", "o"), ("Æ", "ae"), ("œ", "oe"),
    ("ı", "i"), ("Ł", "l"), ("Đ", "d"), ("Þ", "th"), ("ð", "d"), ("ħ", "h"), ("ŋ", "n"), ("ſ", "s"), ("ﬁ", "fi"),
    ("ﬄ", "ffl"), ("ᴀ", "a"), ("ᴢ", "z"), ("𝐋", "l"), ("Ａ", "a"), ("ª", "a"), ("ⁿ", "n"), ("Σ", "σ"), ("Б", "б"),
    ("й", "й"), ("Й", "й"), ("\u0438\u0306", "й"), ("\u0418\u0306", "й"), ("\u01c4", "dz"), ("\u03d3", "υ"),
    ("\u0149", "n"),  # an n behind an apostrophe, which is punctuation
    ("\u093f", "\u093f"),  # an Indic vowel: a mark that is a letter
    ("中", "中"),
]  # fmt: skip


@pytest.mark.parametrize(("char", "text"), LETTERS)
def test_a_letter_loses_case_marks_and_form(char: str, text: str) -> None:
    assert fold_character(char) == (text, "letter")


@pytest.mark.parametrize(
    ("char", "text", "kind"),
    [
        ("7", "7", "digit"),
        ("７", "7", "digit"),
        ("𝟕", "7", "digit"),
        ("₂", "2", "digit"),  # as in "CO₂"
        ("²", "^2", "tight"),
        ("⁰", "^0", "tight"),
        ("½", "½", "tight"),
        ("①", "①", "tight"),  # neither raised nor lowered: a note, not the figure 1
        ("\u3192", "\u3192", "tight"),  # raised, but no digit
        ("\u0338", "\u0338", "tight"),  # the stroke through a sign
    ],
)
def test_figures_keep_their_height_and_fractions_stay_whole(char: str, text: str, kind: str) -> None:
    assert fold_character(char) == (text, kind)


@pytest.mark.parametrize("char", [*"%‰=+<>$#§°≥∑€", "\ufffd"])
def test_a_sign_that_changes_what_is_said_stays(char: str) -> None:
    assert fold_character(char) == (char, "sign")


def test_a_caret_belongs_to_what_is_before_it() -> None:
    assert fold_character("^") == ("^", "tight")


def test_a_sign_that_is_struck_out_is_the_sign_and_its_stroke() -> None:
    assert fold_character("≠") == ("=\u0338", "sign")


@pytest.mark.parametrize(
    "char",
    [
        *DASHES,
        *ACCENTS,
        *"|~∗⋆.,;:!?()[]{}/\\&@*†‡'\"“”‘’«»¿…·_ \n\t\u00a0\u2009\u2028",
        *"\u02b9\u02ba\u02bb\u02bc\u02bd\u02be\u02bf\u02c8",  # apostrophes
        *"★©¶™ⓐ\u0007\ue000\u0378",  # pictures, trade marks, control characters, private and unknown ones
        "\u20dd",  # a circle around the character before
        "\u037a",  # a Greek mark that stands alone
        "\u0374",  # a Greek numeral's apostrophe
    ],
)
def test_what_parts_words_is_a_gap(char: str) -> None:
    assert fold_character(char) == ("", "gap")


@pytest.mark.parametrize(
    "char", [*"\u0301\u0308\u0336\u0339\u036f\u1ab0\u1dc4\u20d7\u20e1\ufe20\ufe00\ufe0f\u200b\u200e\u00ad\u2060\ufeff",
             "\U000e0100", "\U000e0041"]
)  # fmt: skip
def test_what_no_reader_sees_by_itself_is_nothing(char: str) -> None:
    assert fold_character(char) == ("", "nothing")


@pytest.mark.parametrize(
    ("char", "text", "kind"),
    [
        ("㎎", "mg", "letter"),
        ("㎏", "kg", "letter"),
        ("㎡", "m^2", "letter"),
        ("℃", "°c", "sign"),
        ("№", "no", "letter"),
        ("⒜", "a", "letter"),
        ("´", "", "gap"),
        ("☃", "", "gap"),  # a picture that is no writing
        ("〶", "", "gap"),  # a picture of a picture
    ],
)
def test_what_is_drawn_as_one_character_is_what_it_shows(char: str, text: str, kind: str) -> None:
    assert fold_character(char) == (text, kind)
