"""What the gates read on a card: the identity zones as one text, its lines, its fields and its numbers."""

import pytest

from gates.card_reading import read_card
from gates.fold import fold
from gates.number import Marks
from schemas import Doi, Metadata, Region, RunningLine, Zone
from tests.gates.zone_cards import Part, zone_card


def lines(*parts: Part) -> list[str]:
    return [line.text for line in read_card(zone_card(*parts)).lines]


def test_only_identity_zones_are_read() -> None:
    zones: tuple[Zone, ...] = ("title", "byline", "front", "contents", "body", "citation", "references", "head", "foot")
    assert lines(*((zone, f"in {zone}") for zone in zones)) == [
        "in title", "in byline", "in front", "in head", "in foot",
    ]  # fmt: skip


def test_a_line_without_words_is_none() -> None:
    assert lines(("title", "Salt\n \n* * *\nLagoon"), ("front", "   "), ("front", "2016")) == ["Salt", "Lagoon", "2016"]


def test_a_running_line_is_read_once_whatever_its_page_number() -> None:
    parts: list[Part] = [("head", "Salt 1"), ("front", "Salt 1", 1), ("head", "2 Salt", 2), ("foot", "Salt — 3", 3)]
    assert lines(*parts, ("head", "Sand 4", 4)) == ["Salt 1", "Salt 1", "Sand 4"]


def test_a_line_knows_its_words_and_its_place() -> None:
    card = zone_card(("body", "nothing"), ("title", "Salt Cycles\nof the Lagoon", 2), ("front", "Vega", 3))
    reading = read_card(card)
    assert [line.words for line in reading.lines] == [("salt", "cycles"), ("of", "the", "lagoon"), ("vega",)]
    for line in reading.lines:
        seen = line.sighting
        assert card.text[seen.start : seen.end] == line.text == seen.text
        assert reading.visible.folded.text[line.first : line.last] == "".join(line.words)
    assert [(line.sighting.zone, line.sighting.page) for line in reading.lines] == [
        ("title", 2), ("title", 2), ("front", 3),
    ]  # fmt: skip
    assert reading.lines_by_word == {"salt": [0], "of": [1], "vega": [2]}


def test_lines_that_start_with_the_same_word_are_found_together() -> None:
    assert read_card(zone_card(("title", "Salt\nSand\nSalt of the sea"))).lines_by_word == {"salt": [0, 2], "sand": [1]}


def test_the_opening_is_of_the_first_page_that_has_a_line_and_of_twelve_lines() -> None:
    many = "\n".join(f"line {letter * 3}" for letter in "abcdefghijklmn")
    reading = read_card(zone_card(("front", "***"), ("front", many, 2), ("front", "later", 3)))
    assert [line.text for line in reading.opening] == many.split("\n")[:12]
    short = read_card(zone_card(("title", "Salt"), ("byline", "Vega"), ("front", "later", 2)))
    assert [line.text for line in short.opening] == ["Salt", "Vega"]
    assert read_card(zone_card(("body", "nothing"))).opening == ()


@pytest.mark.parametrize(
    ("parts", "phrase", "found"),
    [
        ((("title", "Salt"), ("byline", "Vega")), "Salt Vega", "Salt\nVega"),  # nothing is between them
        ((("title", "Salt"), ("body", "of"), ("byline", "Vega")), "Salt Vega", None),
        ((("title", "Salt"), ("byline", "Vega", 2)), "Salt Vega", None),  # another page
        ((("title", "Salt Lagoon"),), "Lagoon", "Lagoon"),
        ((("title", "Salt Lagoons"),), "Lagoon", None),
        ((("body", "Salt"),), "Salt", None),
        ((("title", "Harm-\nony"),), "ony", "ony"),  # a word that the line's end breaks may start there
        ((("title", "Salt"),), "", None),
    ],
)
def test_a_phrase_is_found_within_what_belongs_together(
    parts: tuple[Part, ...], phrase: str, found: str | None
) -> None:
    card = zone_card(*parts)
    seen = read_card(card).find(fold(phrase))
    assert (seen.text if seen else None) == found
    if seen:
        assert card.text[seen.start : seen.end] == found


def test_what_is_found_over_two_regions_has_its_place_on_the_card() -> None:
    card = zone_card(("body", "something"), ("title", "Salt Lagoon", 3), ("byline", "Rosa Vega", 3), ("front", "x", 4))
    seen = read_card(card).find(fold("Lagoon Rosa"))
    assert seen is not None
    assert (seen.text, seen.zone, seen.page) == ("Lagoon\nRosa", "title", 3)
    assert (seen.start, seen.end) == (card.text.index("Lagoon"), card.text.index(" Vega"))
    assert read_card(card).find(fold("Vega x")) is None


def test_regions_without_anything_between_them_belong_together() -> None:
    card = zone_card(("title", "Salt Vega"))
    parts = (Region(zone="title", page=1, start=0, end=5), Region(zone="byline", page=1, start=5, end=9))
    assert read_card(card.model_copy(update={"regions": parts})).find(fold("Salt Vega")) is not None


def test_fields_are_what_software_read_from_the_page() -> None:
    card = zone_card(
        ("title", "Salt"), journal="Coast 3", arxiv="2401.01234", isbn=("9783161484100",),
        dois=(Doi(doi="10.5555/a.1", zone="front", page=1),),
        running_lines=(RunningLine(text="Salt of Vega", zone="head", pages=4),),
    )  # fmt: skip
    expected = ("Salt", "Coast 3", "2401.01234", "9783161484100", "10.5555/a.1", "Salt of Vega", "arXiv:2401.01234")
    assert [field.text for field in read_card(card).fields] == [fold(text).text for text in expected]
    assert read_card(zone_card(("body", "nothing"))).fields == ()


def test_file_name_and_metadata_stand_apart() -> None:
    card = zone_card(("title", "Salt"), filename="vega.pdf", metadata=Metadata(title="Sand", author="Osei"))
    named = read_card(card).named
    assert named.text.replace("\ufffd", " ") == f"{fold('vega.pdf').text} sand osei"


def test_the_byline_is_told_with_its_place() -> None:
    card = zone_card(("title", "Salt"), ("byline", "Rosa Vega"), ("front", "Osei"), ("byline", "K. Bosch", 2))
    reading = read_card(card)
    assert reading.byline_texts == ("Rosa Vega", "K. Bosch")
    assert [region.page for region in reading.byline] == [1, 2]


@pytest.mark.parametrize(
    ("part", "edition"),
    [
        (("title", "Salt, second edition of a work of so very many words as here"), {"2"}),
        (("front", "second edition, with one two three four five", 4), {"2"}),
        (("front", "second edition, with one two three four five six", 4), set()),  # a sentence may be of another work
        (("front", "second edition", 5), set()),  # no front matter any more
        (("title", "second edition", 5), set()),
        (("byline", "second edition"), set()),
        (("body", "second edition"), set()),
        (("head", "second edition", 9), {"2"}),
    ],
)
def test_numbers_are_read_in_titles_running_lines_and_short_lines_of_the_front_matter(
    part: Part, edition: set[str]
) -> None:
    reading = read_card(zone_card(("title", "Salt"), part, ("front", "Part 3")))
    assert reading.marks == Marks(frozenset("3"), frozenset(edition))


@pytest.mark.parametrize(
    ("part", "no_text", "readable"),
    [
        (("title", "Salt"), False, True),
        (("title", "Salt"), True, False),
        (("body", "Salt"), False, False),
        (("title", "***"), False, False),
    ],
)
def test_something_is_provable_only_where_something_can_be_read(part: Part, no_text: bool, readable: bool) -> None:
    assert read_card(zone_card(part, no_text=no_text)).readable is readable


def test_the_whole_text_is_folded_to_explain_a_refusal() -> None:
    assert read_card(zone_card(("title", "Salt"), ("body", "Lagoon"))).whole.text == "saltlagoon"


@pytest.mark.parametrize(
    ("printed", "name", "hays"),
    [
        ("Rosa Vega", "Vega", ["Rosa Vega"]),
        ("Rosa Vega", "Osei", []),
        ("Rosa Vega", "V\u00e4ga", ["Rosa Vega"]),  # vowels may change, so this may be the name
        ("Rosa Vega1,2 and Osei*", "Vega", ["Rosa Vega    and Osei "]),
        ("Rosa Vega¹ 12", "Vega", ["Rosa Vega  12"]),  # a number of its own is no mark
        ("Rosa Vega 2nd", "Vega", ["Rosa Vega 2nd"]),
        ("Änne Müller", "Muller", ["Änne Müller", "Aenne Mueller"]),
        ("A¨nne M¨uller ÅSA", "Muller", ["A¨nne M¨uller ÅSA", "Aenne Mueller AaSA"]),
        ("Mo\u0308ller A\u030asa O¨zen sø", "Moller", ["Mo\u0308ller A\u030asa O¨zen sø", "Moeller Aasa Oezen soe"]),
        ("Müller1", "Muller", ["Müller ", "Mueller "]),
    ],
)
def test_names_are_looked_for_without_marks_and_with_umlauts_written_out(
    printed: str, name: str, hays: list[str]
) -> None:
    reading = read_card(zone_card(("byline", printed)))
    assert [hay.text for hay in reading.names([fold(name)])] == hays


def test_any_of_several_spellings_is_enough() -> None:
    reading = read_card(zone_card(("byline", "Rosa Vega")))
    assert len(list(reading.names([fold("Osei"), fold("Vega")]))) == 1
    assert list(reading.names([])) == []
