"""The words of a title that say something, where its subtitle starts, and which figures it has."""

import pytest

from gates.number import Marks
from gates.words import read_title, significant_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("The Salt of the Lagoon", ("salt", "lagoon")),
        ("Life without Salt", ("life", "without", "salt")),  # negations say something
        ("Vega's Salt and Osei’s Sand", ("vega", "salt", "osei", "sand")),
        ("L'eau de l’Île", ("eau", "ile")),
        ("Dell'acqua e dell’aria", ("acqua", "aria")),
        ("D'ALEMBERT", ("alembert",)),
        ("Salt–Sand", ("salt", "sand")),
        ("Salt—Sand", ("salt", "sand")),
        ("Salt--Sand", ("salt", "sand")),
        ("Salt-Sand", ("saltsand",)),  # a hyphen makes one word
        ("Salt II", ("salt", "2")),
        ("Salt IV and IX, XII", ("salt", "4", "9", "12")),
        ("", ()),
        ("of the", ()),
    ],
)
def test_significant_words(text: str, words: tuple[str, ...]) -> None:
    assert significant_words(text) == words


@pytest.mark.parametrize(
    ("text", "cuts"),
    [
        ("Salt Lagoon", ()),
        ("Salt Lagoon: A Study", (2,)),
        ("Salt Lagoon:A Study", ()),
        ("Salt: Lagoon: Study", (1, 2)),
        ("Salt? Lagoon! Study; Tides", (1, 2, 3)),
        ("Salt – Lagoon", (1,)),
        ("Salt—Lagoon", (1,)),
        ("Salt - Lagoon", (1,)),
        ("Salt-Lagoon", ()),
        ("Salt--Lagoon", (1,)),
        ("Salt --- Lagoon", (1,)),
        ("Salt Cycles. Lagoon Study", (2,)),
        ("St. Lagoon Study", ()),  # an abbreviation ends no title
        ("Salt Cycles. 2", ()),
        ("TeX by Topic, A Reference", (2,)),
        ("Salz der Küste, eine Studie", (2,)),
        ("Salt, Sand and Lagoon", ()),
        (": Salt", ()),
        ("Salt:", ()),
        ("The: Salt", ()),  # nothing that says something stands before it
        ("Salt: The: Sand", (1,)),
    ],
)
def test_a_subtitle_starts_behind_a_sign_that_has_words_on_both_sides(text: str, cuts: tuple[int, ...]) -> None:
    assert read_title(text).cuts == cuts


def test_a_subtitle_of_its_own_field_is_the_only_one() -> None:
    title = read_title("Salt: Lagoon", "A Study – Tides")
    assert (title.text, title.words, title.cuts) == (
        "Salt: Lagoon A Study – Tides", ("salt", "lagoon", "study", "tides"), (2,),
    )  # fmt: skip
    assert read_title("Salt: Lagoon", "  ").cuts == (1,)
    assert read_title("Salt: Lagoon", "<i></i>").cuts == (1,)
    assert read_title("Salt", "A: B").words == ("salt", "b")


def test_markup_is_no_word_and_white_space_does_not_count() -> None:
    title = read_title("<i>Salt</i>  {L}agoon \\emph{Tides} $x$", "<b>Sand</b>")
    assert title.words == ("salt", "lagoon", "tides", "x", "sand")
    assert read_title("Salt \n Lagoon ").text == "Salt Lagoon"


def test_numbering_is_a_mark_and_no_word() -> None:
    title = read_title("Salt Part 2: Lagoon", "Volume 3")
    assert (title.words, title.marks.part) == (("salt", "lagoon"), frozenset("23"))
    assert read_title("Salt, third edition").marks == Marks(edition=frozenset("3"))
    assert read_title("Salt", "Third edition").words == ("salt",)


@pytest.mark.parametrize(
    ("text", "figures", "versions"),
    [
        ("Report 2019", {"2019"}, set()),
        ("Tabula 5.0", set(), {"5.0"}),
        ("Tabula 5.0.1b and 3", {"3"}, {"5.0.1b"}),
        ("SLT2", set(), set()),
        ("Salt", set(), set()),
    ],
)
def test_figures_and_versions(text: str, figures: set[str], versions: set[str]) -> None:
    title = read_title(text)
    assert (set(title.figures), set(title.versions)) == (figures, versions)


def test_latin_letters() -> None:
    russian = read_title("Соль")
    assert not russian.is_latin
    assert russian.latin.words == ("sol",)
    assert read_title("Größe").is_latin
    assert not read_title("Salt Соль").is_latin


def test_words_are_left_out_with_their_cuts() -> None:
    title = read_title("Report 2019: Salt: Lagoon")
    assert title.cuts == (2, 3)
    shorter = title.without(frozenset({"2019"}))
    assert (shorter.words, shorter.cuts, shorter.text) == (("report", "salt", "lagoon"), (1, 2), title.text)
    assert title.without(frozenset({"report", "2019"})).cuts == (1,)  # the first sign has nothing before it any more
    assert title.without(frozenset({"lagoon"})).cuts == (2,)
    assert title.without(frozenset({"tides"})) is title
    assert title.without(frozenset(title.words)) is title
