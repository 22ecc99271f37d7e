"""How many of the names must be shown, what speaks against them, and what the reviewer is told."""

import pytest

from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.name import Names, rule_names
from schemas import Name, Role
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import Part, zone_card

TITLE: Part = ("title", "Salt Cycles of the Lagoon")
A, B, C, D, E, F, G = (Name(family=family) for family in "Adler Bosch Curie Dirac Euler Fermi Gauss".split())


def ruled(authors: tuple[Name, ...], *parts: Part, editors: tuple[Name, ...] = (), role: Role = "same_work") -> Names:
    entry = make_entry("a", "Salt Cycles of the Lagoon", *authors, editors=editors, type="book")
    return rule_names(read_entry(entry), read_card(zone_card(TITLE, *parts)), role)


@pytest.mark.parametrize(
    ("authors", "byline", "shown", "detail"),
    [
        ((A,), "Adler", True, "1 of 1 names shown"),
        ((A, B, C), "Adler, Bosch, Curie", True, "3 of 3 names shown"),
        ((A, B, C), "Adler, Bosch", False, "2 of 3 names shown"),
        ((A, B, C), "Bosch, Curie", False, "2 of 3 names shown"),
        ((A, B, C, D), "Adler, Bosch, Curie", True, "3 of 4 names shown"),
        ((A, B, C, D), "Adler, Bosch", False, "2 of 4 names shown"),  # one of three others
        ((A, B, C, D, E), "Adler, Bosch, Curie", True, "3 of 5 names shown"),  # half of the others
        ((A, B, C, D, E), "Adler, Dirac, Euler", True, "3 of 5 names shown"),
        ((A, B, C, D, E), "Adler, Curie", False, "2 of 5 names shown"),
        ((A, B, C, D, E), "Bosch, Curie, Dirac, Euler", False, "4 of 5 names shown"),  # the first must be there
        ((A, B, C), "Adler et al.", True, "1 of 3 names shown"),
        ((A, B, C), "Bosch et al.", False, "1 of 3 names shown"),
    ],
)
def test_all_of_three_or_the_first_and_half_of_the_others(
    authors: tuple[Name, ...], byline: str, shown: bool, detail: str
) -> None:
    names = ruled(authors, ("front", byline))
    assert names.shown == ("shown" if shown else "absent")
    assert (names.result.gate, names.result.passed, names.result.detail) == ("name", shown, detail)
    assert names.result.reason == (None if shown else "names_absent")
    assert [seen.text for seen in names.result.seen] == [a.family for a in authors if a.family in byline]
    assert names.first is ("Adler" in byline)


def test_an_entry_without_names_shows_none() -> None:
    names = ruled((), ("byline", "Rosa Vega"))
    assert (names.shown, names.result.passed, names.result.reason) == ("absent", False, "names_absent")
    assert (names.result.detail, names.result.seen, names.first) == ("the entry names nobody", (), False)


def test_another_byline_contradicts_and_is_quoted() -> None:
    names = ruled((A,), ("byline", "Rosa \nVega"))
    assert (names.shown, names.result.passed, names.result.reason) == ("contradicted", False, "name_contradicted")
    assert names.result.nearest == "Rosa Vega"
    assert names.result.detail == "the byline names somebody else: Rosa Vega"
    assert (names.result.seen, names.first) == ((), False)


def test_a_byline_that_has_only_others_of_the_authors_contradicts_and_shows_whom_it_has() -> None:
    names = ruled((A, B), ("byline", "Emil Bosch"))
    assert names.shown == "contradicted"
    assert [seen.text for seen in names.result.seen] == ["Bosch"]


def test_the_first_author_with_others_missing_is_no_contradiction() -> None:
    names = ruled((A, B), ("byline", "Emil Adler"))
    assert (names.shown, names.first, names.result.reason) == ("absent", True, "names_absent")


def test_names_that_stand_unsigned_beside_another_byline_are_not_the_authors() -> None:
    unsigned = ruled((A,), ("byline", "Rosa Vega"), ("front", "for Emil Adler"))
    assert (unsigned.shown, [seen.text for seen in unsigned.result.seen]) == ("contradicted", ["Adler"])
    assert ruled((A,), ("byline", "Rosa Vega"), ("front", "Copyright Emil Adler")).shown == "shown"
    assert ruled((A,), ("front", "for Emil Adler")).shown == "shown"
    # one of them signs: that is enough
    assert ruled((A, B), ("byline", "Emil Adler"), ("front", "for Bosch")).shown == "shown"


def test_a_chapter_s_byline_says_nothing_of_the_volume() -> None:
    """The volume's editor stands in the running matter; the byline is the chapter's author's."""
    parts: tuple[Part, ...] = (("byline", "Rosa Vega"), ("front", "in: Emil Adler"))
    assert ruled((A,), *parts, role="chapter_in_this_volume").shown == "shown"
    assert ruled((A,), *parts, role="excerpt_of_work").shown == "contradicted"
    assert ruled((A,), *parts, role="volume_of_this_chapter").shown == "contradicted"


@pytest.mark.parametrize(
    ("role", "byline", "shown"),
    [
        ("same_work", "Emil Bosch", "contradicted"),
        ("other_edition", "Emil Bosch", "contradicted"),
        ("chapter_in_this_volume", "Emil Bosch", "shown"),
        ("volume_of_this_chapter", "Emil Bosch", "shown"),
        ("chapter_in_this_volume", "Emil Adler", "shown"),
        ("same_work", "Emil Adler", "shown"),
        ("volume_of_this_chapter", "Emil Curie", "contradicted"),
    ],
)
def test_the_editors_serve_for_a_volume_and_its_chapters_only(role: Role, byline: str, shown: str) -> None:
    assert ruled((A,), ("byline", byline), editors=(B,), role=role).shown == shown


def test_the_answer_of_one_role_is_not_that_of_another() -> None:
    entry = read_entry(make_entry("a", "Salt Cycles of the Lagoon", A, editors=(B,), type="book"))
    reading = read_card(zone_card(TITLE, ("byline", "Emil Bosch")))
    assert rule_names(entry, reading, "same_work").shown == "contradicted"
    assert rule_names(entry, reading, "volume_of_this_chapter").shown == "shown"
    assert rule_names(entry, reading, "same_work").shown == "contradicted"


def test_the_better_of_authors_and_editors_counts() -> None:
    """The authors are only absent, since one of two is named; the editor's office is another one's."""
    names = ruled((A, B), ("byline", "Emil Adler"), editors=(C,), role="volume_of_this_chapter")
    assert (names.shown, names.first) == ("absent", True)


def test_without_authors_the_editors_made_it() -> None:
    assert ruled((), ("byline", "Emil Bosch"), editors=(B,)).shown == "shown"


def test_an_organisation_signs_wherever_it_stands() -> None:
    office = Name(literal="Bundesamt für Strassen")
    names = ruled((office,), ("byline", "Rosa Vega"), ("front", "Bundesamt für Strassen"))
    assert (names.shown, names.result.seen[0].zone) == ("shown", "front")
    assert ruled((office,), ("front", "Bundesamt für Umwelt")).shown == "absent"
    assert ruled((office, B), ("front", "Bundesamt für Strassen")).shown == "absent"  # and the person is not
    one_word = Name(literal=" Plato ")
    assert ruled((one_word,), ("byline", "Plato")).shown == "shown"
    assert ruled((one_word,), ("front", "the plato of old")).shown == "absent"


@pytest.mark.parametrize(
    ("family", "byline", "text"),
    [
        ("Petrov", "И. Петров", "Петров"),
        ("Петров", "I. Petrov", "Petrov"),
        ("Petrov", "А. Сидоров и И. Петров", "Петров"),
    ],
)
def test_a_name_in_another_script_is_shown_where_it_stands(family: str, byline: str, text: str) -> None:
    names = ruled((Name(family=family),), ("byline", byline))
    assert names.shown == "shown"
    (seen,) = names.result.seen
    start = len(TITLE[1]) + 1 + byline.index(text)
    assert (seen.text, seen.zone, seen.page, seen.start, seen.end) == (text, "byline", 1, start, start + len(text))


def test_a_transliterated_name_shows_no_more_than_itself() -> None:
    """It does not leave the list open as "et al." does."""
    names = ruled((Name(family="Petrov"), B), ("byline", "И. Петров"))
    assert (names.shown, names.first) == ("absent", True)


@pytest.mark.parametrize(
    ("families", "byline", "reason"),
    [
        (("Schmidt",), "И. Петров", "name_script_differs"),
        (("Schmidt", "Petrov"), "И. Петров", "name_script_differs"),
        (("Петрова",), "Rosa Vega", "name_script_differs"),
        (("Петрова",), "И. Петров", "name_contradicted"),
        (("Schmidt",), "Rosa Vega", "name_contradicted"),
        (("Schmidt",), "", "names_absent"),
        (("Петрова",), "", "names_absent"),
    ],
)
def test_another_script_neither_proves_nor_denies(families: tuple[str, ...], byline: str, reason: str) -> None:
    parts: tuple[Part, ...] = (("byline", byline),) if byline else ()
    names = ruled(tuple(Name(family=family) for family in families), *parts)
    assert (names.result.reason, names.shown == "contradicted") == (reason, reason == "name_contradicted")


def test_a_one_word_organisation_in_another_script_differs_too() -> None:
    assert ruled((Name(literal="Петрова"),), ("byline", "Rosa Vega")).result.reason == "name_script_differs"
    assert ruled((Name(literal="Petrov"),), ("byline", "И. Петров")).shown == "shown"
