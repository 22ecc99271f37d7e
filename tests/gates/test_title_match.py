"""What on the card comes nearest to the wanted title, under each role."""

from typing import get_args

import pytest

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.title import Match, best_match, without_versions
from gates.words import read_title
from schemas import Entry, Role, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import Part, zone_card

ROLES: tuple[Role, ...] = get_args(Role)
BYLINE: Part = ("byline", "R. Vega")


def match(entry: Entry, card: SourceCard, role: Role = "same_work") -> Match | None:
    return best_match(EntryReading(entry), CardReading(card), role)


def likeness(entry: Entry, card: SourceCard, role: Role = "same_work") -> str:
    found = match(entry, card, role)
    return found.comparison.likeness if found else "none"


def test_without_a_title_on_either_side_there_is_no_match() -> None:
    assert match(make_entry("v", "Salt Tides", "Vega"), zone_card(BYLINE, ("body", "Salt Tides"))) is None
    assert match(make_entry("v", "", "Vega"), zone_card(("title", "Salt Tides"), BYLINE)) is None
    assert match(make_entry("v", "Salt Tides", "Vega, R."), zone_card(("title", "R. Vega"))) is None  # only names


def test_the_nearest_of_titles_and_blocks_is_the_match() -> None:
    entry = make_entry("v", "Salt Tides", "Vega", aliases=("Coastal Waters",))
    card = zone_card(("title", "Harbour Waters"), ("title", "Coastal Waters"), BYLINE)
    found = match(entry, card)
    assert found is not None
    assert found.work.title.text == "Coastal Waters"
    assert found.candidate.sighting.text == "Coastal Waters"
    assert found.comparison.likeness == "whole"


CHAPTER = make_entry("v", "Salt Tides 5.0", "Vega", type="chapter", container="Coastal Handbook")


@pytest.mark.parametrize(
    ("role", "expected"),
    [
        ("same_work", "other"),
        ("other_edition", "whole"),
        ("excerpt_of_work", "whole"),
        ("chapter_in_this_volume", "whole"),
        ("volume_of_this_chapter", "other"),
    ],
)
def test_the_role_says_which_title_is_wanted_and_where(role: Role, expected: str) -> None:
    card = zone_card(("head", "Salt Tides 5.0"), ("title", "Salt Tides 6.0"), BYLINE)
    assert likeness(CHAPTER, card, role) == expected


def test_the_volume_of_a_chapter_shows_the_volume_s_title() -> None:
    card = zone_card(("title", "Coastal Handbook"), ("byline", "K. Osei"))
    assert likeness(CHAPTER, card, "volume_of_this_chapter") == "whole"
    assert likeness(CHAPTER, card, "same_work") == "other"


@pytest.mark.parametrize("first", ROLES)
@pytest.mark.parametrize("second", ROLES)
def test_what_was_found_under_one_role_does_not_answer_for_another(first: Role, second: Role) -> None:
    card = zone_card(("head", "Salt Tides 5.0"), ("title", "Salt Tides 6.0"), BYLINE)
    reading, entry = CardReading(card), EntryReading(CHAPTER)
    best_match(entry, reading, first)
    assert best_match(entry, reading, second) == best_match(entry, CardReading(card), second)


def test_what_was_found_is_kept_for_its_entry() -> None:
    reading = CardReading(zone_card(("title", "Salt Tides"), BYLINE))
    one, other = EntryReading(make_entry("v", "Salt Tides")), EntryReading(make_entry("o", "Coastal Waters"))
    found = best_match(one, reading, "same_work")
    assert found is not None
    assert best_match(one, reading, "same_work") is found
    assert best_match(other, reading, "same_work") != found


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        ("Tabula 5.0", "Tabula 6.0", (("tabula",), ("tabula",))),
        ("Tabula 5.0", "Tabula", (("tabula", "5.0"), ("tabula",))),
        ("Tabula", "Tabula 6.0", (("tabula",), ("tabula", "6.0"))),
        ("Tabula 5", "Tabula 6.0", (("tabula", "5"), ("tabula", "6.0"))),
    ],
)
def test_numbers_of_versions_are_left_out_where_both_have_one(
    ours: str, theirs: str, expected: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    one, other = without_versions(read_title(ours), read_title(theirs))
    assert (one.words, other.words) == expected


@pytest.mark.parametrize(
    ("title", "printed", "expected"),
    [
        ("Salt Lagoon Tides Coast", "Salt Lagoon Tides Coast", ("whole", 1.0)),
        ("Salt Lagoon Tides Coast", "Salt Lagoon Tides", ("other", 0.0)),
        ("Salt Lagoon: A Study", "Salt Lagoon", ("other", 0.0)),
        ("Salt Lagoon Tides Coast", "Tides Coast Salt Lagoon", ("other", 0.0)),
    ],
)
def test_a_line_of_a_page_without_a_title_block_is_the_title_word_for_word_or_none(
    title: str, printed: str, expected: tuple[str, float]
) -> None:
    found = match(make_entry("v", title, "Vega"), zone_card(("front", printed), BYLINE))
    assert found is not None
    assert (found.comparison.likeness, found.comparison.share) == expected


def test_without_a_title_block_a_running_line_may_carry_the_title() -> None:
    entry = make_entry("v", "Salt Tides", "Vega, R.")
    assert likeness(entry, zone_card(("head", "R. Vega: Salt Tides"), ("body", "Sea"))) == "whole"
    assert likeness(entry, zone_card(("head", "R. Vega: Salt Tides"), ("title", "Coast"))) == "other"
    assert likeness(entry, zone_card(("head", "R. Vega: Salt Tides"), ("title", "R. Vega"))) == "whole"


def test_a_title_block_that_holds_the_byline_too_ends_above_it() -> None:
    entry = make_entry("v", "Salt Tides of the Lagoon", "Vega")
    assert likeness(entry, zone_card(("title", "Salt Tides of the Lagoon\nLia Campos and R. Vega"))) == "whole"
    assert likeness(entry, zone_card(("title", "Salt Tides of the Lagoon\nLia Campos"))) == "long"


def test_figures_that_stand_elsewhere_in_the_front_matter_are_no_part_of_the_title() -> None:
    entry = make_entry("v", "Coastal Agenda 2030", "Vega", year=2015)
    assert likeness(entry, zone_card(("title", "Coastal Agenda"), BYLINE, ("front", "Adopted for 2030"))) == "whole"
    assert likeness(entry, zone_card(("title", "Coastal Agenda"), BYLINE, ("front", "Adopted"))) == "short"
    assert likeness(entry, zone_card(("title", "Coastal Agenda"), BYLINE, ("body", "Adopted for 2030"))) == "short"
    words = make_entry("w", "Coastal Agenda Adopted", "Vega")
    assert likeness(words, zone_card(("title", "Coastal Agenda"), BYLINE, ("front", "Adopted"))) == "short"


def test_a_title_in_other_letters_is_equal_in_latin_ones_or_nothing_like_it() -> None:
    card = zone_card(("title", "Соленые лагуны севера: Очерк"), ("byline", "И. Петров"))
    for title, expected in (
        ("Solenye laguny severa: Ocherk", ("worded", 1.0)),
        ("Solenye laguny severa", ("worded", 1.0)),  # the main title
        ("Solenye laguny severa: Atlas", ("other", 0.0)),
        ("Solenye laguny severa ocherk atlas", ("other", 0.0)),  # shorter on the card
        ("Severa ocherk laguny solenye", ("other", 0.0)),  # another order
    ):
        found = match(make_entry("p", title), card)
        assert found is not None
        assert (found.comparison.likeness, found.comparison.share) == expected


def test_names_beside_a_title_in_other_letters_are_left_out() -> None:
    entry = make_entry("p", "Solenye laguny severa", "Petrov, I.")
    assert likeness(entry, zone_card(("title", "И. Петров: Соленые лагуны севера"))) == "worded"


def test_two_titles_in_latin_letters_need_no_other_spelling() -> None:
    card = zone_card(("title", "Соленые лагуны севера"), ("byline", "И. Петров"))
    assert likeness(make_entry("p", "Соленые лагуны севера"), card) == "whole"
    assert likeness(make_entry("p", "Соленые лагуны севера и юга"), card) == "short"  # one script: words are compared
