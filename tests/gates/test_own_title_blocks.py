"""The title blocks of a page, in all the ways in which they may belong together."""

import pytest

from gates.card_reading import CardReading
from gates.own_title import Candidate, above_names, own_titles, plain
from schemas import Region
from tests.gates.zone_cards import Part, zone_card


def blocks(*parts: Part) -> tuple[Candidate, ...]:
    return own_titles(CardReading(zone_card(*parts)))


def three() -> tuple[Candidate, ...]:
    return blocks(("title", "Salt"), ("title", "Tides"), ("title", "Coast"))


def test_blocks_of_a_page_belong_together_in_every_way_whole_ones_first() -> None:
    texts = [found.sighting.text for found in three()]
    assert texts == ["Salt\nTides\nCoast", "Salt\nTides", "Tides\nCoast", "Salt", "Tides", "Coast"]
    assert [found.title.words for found in three()[:2]] == [("salt", "tides", "coast"), ("salt", "tides")]


def test_a_title_of_several_blocks_stands_from_the_first_to_the_last() -> None:
    places = [(found.sighting.start, found.sighting.end) for found in three()]
    assert places == [(0, 16), (0, 10), (5, 16), (0, 4), (5, 10), (11, 16)]
    assert {(found.sighting.zone, found.sighting.page) for found in three()} == {("title", 1)}


def test_what_stands_around_a_block_is_told() -> None:
    around = [(found.before, found.after) for found in three()]
    assert around == [
        ("", ""), ("", "Coast"), ("Salt", ""), ("", "Tides\nCoast"), ("Salt", "Coast"), ("Salt\nTides", ""),
    ]  # fmt: skip


def test_a_title_block_is_neither_a_running_line_nor_a_loose_one() -> None:
    assert {(found.running, found.loose) for found in three()} == {(False, False)}


def test_at_most_four_blocks_are_one_title() -> None:
    found = blocks(*(("title", word) for word in ("Salt", "Tides", "Coast", "Lagoon", "Harbour")))
    assert [one.sighting.text.count("\n") + 1 for one in found] == [4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1]
    assert found[-1].sighting.text == "Harbour"


def test_titles_of_two_pages_are_two_titles() -> None:
    found = blocks(("title", "Salt"), ("front", "Coastal Press"), ("title", "Tides", 3))
    assert [(one.sighting.text, one.sighting.page) for one in found] == [("Salt", 1), ("Tides", 3)]


def test_only_title_blocks_are_the_own_title() -> None:
    assert blocks(("front", "Salt Tides"), ("byline", "R. Vega"), ("body", "Salt Tides")) == ()


def test_blocks_that_are_put_together_are_read_without_dates() -> None:
    found = blocks(("title", "Salt Tides"), ("title", "12 March 2019"))
    assert found[0].title.words == ("salt", "tides")


def cuts(title: str, subtitle: str, below: bool = True) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The words of a title block behind a line of the front matter, and where they are parted."""
    card = zone_card(("front", "Coastal Press"), ("title", f"{title}\n{subtitle}"))
    front, block = card.regions
    at = block.start + len(title) + 1
    parted = Region(zone="title", page=1, start=block.start, end=block.end, subtitle=at if below else None)
    found = own_titles(CardReading(card.model_copy(update={"regions": (front, parted)})))
    assert len(found) == 1
    return found[0].title.words, found[0].title.cuts


def test_a_subtitle_in_another_type_parts_the_title() -> None:
    assert cuts("Salt Tides", "Measured Coasts") == (("salt", "tides", "measured", "coasts"), (2,))
    assert cuts("Salt Tides", "Measured Coasts", below=False) == (("salt", "tides", "measured", "coasts"), ())


def test_neither_title_nor_subtitle_has_the_date_beside_it() -> None:
    assert cuts("Salt Tides 2019-03-12", "Measured Coasts, 12.3.2019") == (
        ("salt", "tides", "measured", "coasts"),
        (2,),
    )
    assert cuts("Salt Tides 2019-03-12", "Coasts", below=False) == (("salt", "tides", "coasts"), ())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Salt Tides", "Salt Tides"),
        ("Salt Tides, 12 March 2019", "Salt Tides,"),
        ("Salt Tides (manual.pdf)", "Salt Tides"),
        ("3.2 Salt Tides", "Salt Tides"),
        ("Kapitel IV. Salt Tides", "Salt Tides"),
        ("  Salt Tides ", "Salt Tides"),
        ("Salt 2019-03-12 Tides", "Salt   Tides"),  # the words beside a date stay apart
        ("Salt(manual.pdf)Tides", "Salt Tides"),
        ("12 March 2019", ""),
    ],
)
def test_dates_file_names_and_section_numbers_are_no_title(text: str, expected: str) -> None:
    assert plain(text) == expected


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("Salt Tides\nR. Vega\nCoastal Press", ("salt", "tides")),
        ("Salt Tides\nof the Lagoon\nR. Vega", ("salt", "tides", "lagoon")),
        ("Salt Tides\nK. Osei\nof the Lagoon\nR. Vega", ("salt", "tides")),
        ("Salt Tides, 12 March 2019\nR. Vega", ("salt", "tides")),
        ("Vega and the Lagoon\nMeasured Coasts", None),  # the name is a word of the title
        ("Vega and the Lagoon\nR. Vega", ("vega", "lagoon")),
        ("Salt Tides\nMeasured Coasts", None),
        ("Salt Tides", None),
    ],
)
def test_a_title_block_ends_above_the_names(lines: str, expected: tuple[str, ...] | None) -> None:
    block = blocks(("title", lines))[0]
    found = above_names(block, frozenset(("vega", "osei")))
    assert (found.title.words if found else None) == expected
    assert found is None or found.sighting == block.sighting
