"""Where a person is seen on a card, and what the card says beside the name."""

import pytest

from gates.card_reading import read_card
from gates.person import Seen, find_person, needles
from schemas import Name, Zone
from tests.gates.zone_cards import Part, zone_card

LAGOON = Name(family="Lagune", given="Rosa")


def seen(name: Name, *parts: Part) -> Seen | None:
    return find_person(name, read_card(zone_card(*parts)))


@pytest.mark.parametrize(
    ("zone", "line", "signed"),
    [
        ("byline", "Rosa Lagune", True),
        ("title", "Rosa Lagune", True),
        ("head", "Rosa Lagune", True),
        ("foot", "Rosa Lagune", True),
        ("front", "Rosa Lagune", False),
        ("front", "Copyright 2014 Rosa Lagune", True),
        ("front", "Verfasst 2014: Rosa Lagune", True),
        ("front", "authored: Rosa Lagune", False),
    ],
)
def test_a_name_is_signed_by_its_zone_or_by_its_line(zone: Zone, line: str, signed: bool) -> None:
    found = seen(LAGOON, ("front", "Copyright"), (zone, line), ("front", "The author"), ("front", "of it"))
    assert found is not None
    assert (found.zone, found.signed, found.others) == (zone, signed, False)
    assert (found.sighting.text, found.sighting.zone) == ("Lagune", zone)


@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("Rosa Lagune et al.", True),
        ("Rosa Lagune, et al.", True),
        ("Rosa Lagune u. a.", True),
        ("Rosa Lagune and others", True),
        ("Rosa Lagune and Otto Osei et al.", False),  # not directly behind this name
        ("et al. Rosa Lagune", False),
    ],
)
def test_et_al_behind_a_name_leaves_the_list_open(line: str, others: bool) -> None:
    found = seen(LAGOON, ("byline", line))
    assert found is not None
    assert found.others is others


def test_the_byline_comes_before_every_other_place() -> None:
    found = seen(LAGOON, ("head", "Lagune"), ("front", "By Lagune"), ("byline", "Lagune"), ("front", "Lagune"))
    assert found is not None
    assert found.zone == "byline"


def test_a_signed_place_comes_before_an_unsigned_one_and_the_first_before_the_next() -> None:
    parts: list[Part] = [("front", "Lagune here"), ("head", "Lagune"), ("foot", "Lagune again")]
    signed = seen(LAGOON, *parts)
    unsigned = seen(LAGOON, ("front", "Lagune here"), ("front", "Lagune there", 2))
    assert signed is not None
    assert unsigned is not None
    assert (signed.zone, signed.signed) == ("head", True)
    assert (unsigned.sighting.page, unsigned.signed) == (1, False)


def test_another_given_name_is_passed_over_for_a_later_place_of_the_right_one() -> None:
    found = seen(LAGOON, ("front", "Otto Lagune\nRosa Lagune"))
    assert found is not None
    assert found.sighting.start == len("Otto Lagune\nRosa ")
    assert seen(LAGOON, ("front", "Otto Lagune\nKarl Lagune")) is None


@pytest.mark.parametrize("zone", ["body", "references", "citation", "contents"])
def test_outside_the_identity_zones_nobody_is_seen(zone: Zone) -> None:
    assert seen(LAGOON, ("title", "Salt Cycles"), (zone, "Rosa Lagune")) is None


@pytest.mark.parametrize(
    ("family", "given", "zone", "line", "shown"),
    [
        # a word of the language without its capital is a name in a byline only
        ("Lagune", "", "front", "die lagune im Winter", False),
        ("Lagune", "", "byline", "rosa lagune", True),
        ("Lagune", "", "front", "die Lagune", True),
        # three letters, or a common word: the given name beside it, or the byline
        ("Abt", "R.", "front", "Abt", False),
        ("Abt", "R.", "front", "Rosa Abt", True),
        ("Abt", "R.", "byline", "Abt", True),
        ("Abt", "R.", "front", "Salz und Sand\nAbt, R.", True),
        ("Abts", "R.", "front", "Abts", True),
        ("Winter", "R.", "front", "Winter", False),
        ("Winter", "R.", "front", "R. Winter", True),
        ("Winter", "R.", "byline", "Winter", True),
        ("Winter", "", "front", "Rosa Winter", False),
        ("Winters", "R.", "front", "Winters", True),
        # letters that have no capitals
        ("山田太郎", "", "front", "山田太郎", True),
        ("山田", "", "front", "山田", False),
        ("山田", "", "byline", "山田", True),
    ],
)
def test_what_may_be_a_word_needs_more_to_be_a_name(
    family: str, given: str, zone: Zone, line: str, shown: bool
) -> None:
    found = seen(Name(family=family, given=given), ("title", "Salt Cycles"), (zone, line))
    assert (found is not None) is shown


@pytest.mark.parametrize(
    ("name", "spellings"),
    [
        (Name(family="Vega"), ["vega"]),
        (Name(family=" Müller "), ["muller", "mueller"]),
        (Name(family="Öztürk"), ["ozturk", "oeztuerk"]),
        (Name(family="van den Berg"), ["berg"]),
        (Name(family="v.d. Berg"), ["vdberg"]),
        (Name(family="St. John"), ["john"]),
        (Name(family="Von"), ["von"]),  # a particle never counts alone, but a family is not nothing
        (Name(family="Sousa Pinto"), ["sousapinto"]),
        (Name(literal="Plato"), ["plato"]),
        (Name(family="Vega", literal="Plato"), ["vega"]),
        (Name(), []),
    ],
)
def test_the_spellings_under_which_a_family_is_looked_for(name: Name, spellings: list[str]) -> None:
    assert [needle.text for needle in needles(name)] == spellings


@pytest.mark.parametrize(
    ("family", "line"),
    [
        ("Campos-Reyna", "Lia Campos Reyna"),
        ("Campos Reyna", "Lia Campos-Reyna"),
        ("Lagune", "Rosa Lagune1,2"),
        ("Lagune", "Rosa Lagune*"),
        ("Lagune", "Rosa Lagune¹"),
        ("Mueller", "Anna Müller"),
        ("Mueller", "Anna M¨uller"),
        ("Mueller", "Anna MÜLLER"),
        ("Maertens", "Anna M¨artens"),
        ("Goeransson", "Anna G¨oransson"),
        ("Goeransson", "Anna Go\u0308ransson"),
        ("Oerlemans", "Anna ¨Orlemans"),
        ("Moeller", "Anna Møller"),
        ("Maansson", "Anna Månsson"),
        ("Maansson", "Anna Ma\u030ansson"),
        ("Muller", "Anna Müller"),
    ],
)
def test_hyphens_marks_and_umlauts_of_any_spelling_are_the_same_name(family: str, line: str) -> None:
    """The entry's own spelling is kept; only the card is written out."""
    assert seen(Name(family=family), ("byline", line)) is not None


@pytest.mark.parametrize(
    ("family", "line"), [("Lagune", "Rosa Lagunen"), ("Berg", "Otto Berglund"), ("Muller", "Mueller")]
)
def test_a_longer_name_or_another_spelling_is_not_the_name(family: str, line: str) -> None:
    assert seen(Name(family=family), ("byline", line)) is None
