"""An identifier, an ISBN, a year or a page range counts for an entry only if the card shows the entry's own."""

import pytest

from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.shown import identifier_shown, isbn_shown, own_identifiers, pages_shown, year_agrees
from schemas import Doi, Zone
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import zone_card

DOI = "10.5555/lagoon.2016.07"
OTHER = "10.5555/lagoon.2016.08"


def doi(value: str, own: bool) -> Doi:
    return Doi(doi=value, zone="front", page=1, own=own)


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        ((doi(DOI, own=True),), True),
        ((doi(DOI, own=False),), False),  # of another work that it cites
        ((doi(OTHER, own=True),), False),
        ((doi(OTHER, own=True), doi(DOI, own=True)), True),
        ((), False),
    ],
)
def test_the_entrys_doi_counts_where_it_is_printed_as_the_cards_own(printed: tuple[Doi, ...], shown: bool) -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), dois=printed)
    assert identifier_shown(read_entry(make_entry("v", "Lagoon", doi=DOI)), read_card(card)) is shown


def test_an_entry_without_identifiers_is_shown_by_none() -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), dois=(doi(DOI, own=True),), arxiv="2101.00001")
    assert identifier_shown(read_entry(make_entry("v", "Lagoon")), read_card(card)) is False


def test_an_arxiv_id_is_the_doi_that_it_equals() -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), arxiv="2101.00001", dois=(doi(DOI, own=True),))
    assert own_identifiers(read_card(card)) == {DOI, "10.48550/arxiv.2101.00001"}
    by_doi = make_entry("v", "Lagoon", doi="10.48550/arXiv.2101.00001")
    assert identifier_shown(read_entry(by_doi), read_card(card)) is True


@pytest.mark.parametrize(
    ("entered", "printed", "shown"),
    [
        (("9780000000019",), ("9780000000019",), True),
        (("9780000000019", "9780000000026"), ("9780000000033", "9780000000026"), True),  # one of several bindings
        (("9780000000019",), ("9780000000026",), False),
        ((), ("9780000000019",), False),
        (("9780000000019",), (), False),
    ],
)
def test_one_isbn_in_common_is_enough(entered: tuple[str, ...], printed: tuple[str, ...], shown: bool) -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), isbn=printed)
    assert isbn_shown(read_entry(make_entry("v", "Lagoon", isbn=entered)), read_card(card)) is shown


@pytest.mark.parametrize(
    ("entered", "printed", "agrees"),
    [
        (2016, (2016,), True),
        (2016, (2019, 2016), True),
        (2016, (2017,), False),
        (None, (2016,), None),
        (2016, (), None),
        (None, (), None),
    ],
)
def test_a_year_agrees_or_not_only_where_both_have_one(
    entered: int | None, printed: tuple[int, ...], agrees: bool | None
) -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), years=printed)
    assert year_agrees(read_entry(make_entry("v", "Lagoon", year=entered)), read_card(card)) is agrees


@pytest.mark.parametrize(
    ("zone", "printed", "pages", "shown"),
    [
        ("front", "Coastal Notes 4 (2016), 133-143", "133-143", True),
        ("front", "Coastal Notes 4 (2016), 133–143", "133-143", True),
        ("front", "Coastal Notes 4 (2016), 133-143", "133--143", True),  # as BibTeX writes it
        ("front", "Coastal Notes 4 (2016), 133-144", "133-143", False),
        ("front", "Coastal Notes 4 (2016), 133", "133", False),  # a lone figure is nothing
        ("front", "Coastal Notes 4 (2016), 133-143", "", False),
        ("references", "Coastal Notes 4 (2016), 133-143", "133-143", False),
    ],
)
def test_a_page_range_counts_in_an_identity_zone(zone: Zone, printed: str, pages: str, shown: bool) -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), (zone, printed))
    assert pages_shown(read_entry(make_entry("v", "Lagoon", pages=pages)), read_card(card)) is shown
