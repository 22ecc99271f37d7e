"""Of which segments a quote may be put together."""

import pytest

from gates.card_reading import read_card
from gates.fold import fold
from gates.stitch import find_stitched
from schemas import SourceCard
from tests.gates.zone_cards import Part, zone_card


def segments(quote: str, card: SourceCard) -> list[str]:
    return [seen.text for seen in find_stitched(fold(quote), read_card(card))]


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        ((("title", "Lagoon Salinity"), ("front", "A report"), ("byline", "Rosa Vega")), True),
        ((("title", "Lagoon Salinity"), ("front", "A report"), ("front", "Rosa Vega")), False),
        ((("front", "Lagoon Salinity"), ("title", "A report"), ("byline", "Rosa Vega")), False),
        ((("byline", "Lagoon Salinity"), ("front", "A report"), ("title", "Rosa Vega")), True),
        ((("title", "Lagoon Salinity"), ("front", "A report", 2), ("byline", "Rosa Vega", 2)), False),
    ],
)
def test_two_short_segments_are_a_title_and_a_byline_of_one_page(parts: tuple[Part, ...], found: bool) -> None:
    assert segments("Lagoon Salinity Rosa Vega", zone_card(*parts)) == (
        ["Lagoon Salinity", "Rosa Vega"] if found else []
    )


def test_three_words_are_a_long_segment_beside_which_any_other_may_stand() -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), ("byline", "Rosa Vega"), ("front", "Open file"))
    assert segments("Lagoon Salinity Cycles Open file", card) == ["Lagoon Salinity Cycles", "Open file"]


def test_a_segment_of_two_lines_is_seen_as_they_stand_on_the_card() -> None:
    card = zone_card(("title", "Lagoon Salinity\nin late Spring"), ("front", "A report"), ("byline", "Rosa Vega"))
    title, byline = find_stitched(fold("Lagoon Salinity in late Spring – Rosa Vega"), read_card(card))
    assert (title.text, title.zone, title.page) == ("Lagoon Salinity\nin late Spring", "title", 1)
    assert card.text[title.start : title.end] == title.text
    assert card.text[byline.start : byline.end] == byline.text == "Rosa Vega"


LINES = ("Coastal Notes of Spring", "Lagoon Salinity", "Rosa Vega", "Open file", "Volume twelve")
FIVE = zone_card(("head", LINES[0]), ("title", LINES[1]), ("byline", LINES[2]), ("front", LINES[3]), ("foot", LINES[4]))


def test_a_quote_has_four_segments_at_most() -> None:
    assert segments(" ".join(LINES[:4]), FIVE) == list(LINES[:4])
    assert segments(" ".join(LINES), FIVE) == []


def test_a_region_gives_one_segment() -> None:
    card = zone_card(("title", "Lagoon salt was seen\nnot at all\nto fall in spring"), ("byline", "Rosa Vega"))
    assert segments("Lagoon salt was seen to fall in spring", card) == []


@pytest.mark.parametrize(
    ("quote", "found"),
    [
        ("A study of the coast Rosa Vega", True),
        ("Rosa Vega to its last year", True),
        ("A study of the coast to its last year", False),
        ("A study of the coast Rosa Vega to its last year", False),
    ],
)
def test_running_text_gives_one_segment(quote: str, found: bool) -> None:
    card = zone_card(
        ("front", "A study of the coast"), ("title", "Salt"), ("byline", "Rosa Vega"), ("front", "to its last year")
    )
    assert bool(segments(quote, card)) is found


def test_a_line_that_starts_with_the_word_of_an_earlier_line_is_found() -> None:
    card = zone_card(("title", "Lagoon Salt Cycles"), ("front", "A report"), ("byline", "Lagoon Survey Group"))
    assert segments("Lagoon Salt Cycles Lagoon Survey Group", card) == ["Lagoon Salt Cycles", "Lagoon Survey Group"]


@pytest.mark.parametrize(
    "quote",
    [
        "Lagoon Salt-Cycles Rosa Vega",
        "Lagoon SaltCycles Rosa Vega",
        "Lagoon Salt Cycles Rosa",
        "Lagoon Salt Cycles Rosa Vegas",
        "Lagoon Salt Cycles and Rosa Vega",
        "Lagoon Salt Cycles-Rosa Vega",
        "Lagoon Salt Cycles",
        "Rosa Vega Lagoon Salt Cycles",
    ],
)
def test_every_word_is_of_a_whole_line_and_parted_as_there(quote: str) -> None:
    card = zone_card(("title", "Lagoon Salt Cycles"), ("front", "A report"), ("byline", "Rosa Vega"))
    assert segments(quote, card) == []
