"""A refused quote is given back with its reason and what came nearest; a passed one with its words and zone."""

import pytest

from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.evidence import rule_evidence
from schemas import Doi, GateResult, Metadata, Reason, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import zone_card

ENTRY = read_entry(make_entry("v", "Lagoon Salinity Cycles", "Vega"))
DOI = Doi(doi="10.1234/lagoon.5", zone="front", page=1, own=True)
CARD = zone_card(
    ("title", "Lagoon Salinity\nCycles in Spring"),
    ("byline", "Rosa Vega"),
    (
        "front",
        "We measured northern torrents daily.\nWe measured northern streams daily.\nSee doi 10.1234/lagoon.5 here",
    ),
    ("body", "Ein Ver-\nzeichnis aller Dateien im Archiv"),
    filename="Vega on the coast.pdf",
    metadata=Metadata(title="Draft of the spring report", author="Somebody Else Entirely"),
    dois=(DOI,),
)


def ruled(quote: str, card: SourceCard = CARD) -> GateResult:
    return rule_evidence(quote, ENTRY, read_card(card), None)


@pytest.mark.parametrize(
    ("quote", "reason", "nearest"),
    [
        ("", "quote_empty", ""),
        ("the \ufffd of spring", "quote_empty", ""),
        ("a of it", "quote_too_short", ""),
        ("Rosa", "quote_too_short", ""),
        ("in Spring Rosa", "quote_proves_nothing", None),
        ("zeichnis aller Dateien im", "quote_outside_identity", ""),
        ("Vega on the coast", "quote_proves_nothing", "stands in the file's name or metadata only"),
        ("Draft of the spring report", "quote_proves_nothing", "stands in the file's name or metadata only"),
        ("Somebody Else Entirely", "quote_proves_nothing", "stands in the file's name or metadata only"),
        ("Cycles in Sprung", "quote_not_found", "Cycles in Spring"),
    ],
)
def test_each_refusal_says_why_and_what_came_nearest(quote: str, reason: Reason, nearest: str | None) -> None:
    result = ruled(quote)
    assert (result.gate, result.passed, result.reason, result.detail) == ("evidence", False, reason, quote)
    assert nearest is None or result.nearest == nearest


def test_of_a_long_refused_quote_200_characters_are_kept() -> None:
    quote = "saltwater " * 25
    assert ruled(quote).detail == quote[:200]


def test_the_line_that_is_nearest_as_a_whole_is_named_not_one_that_holds_something_like_it() -> None:
    card = zone_card(
        ("front", "Unharbour Dredging Pricesless and much else that is of no use to whoever reads this line"),
        ("title", "Harbour Dredging Costs"),
    )
    assert ruled("Harbour Dredging Prices", card).nearest == "Harbour Dredging Costs"


def test_where_no_line_is_read_none_is_nearest() -> None:
    result = ruled("Harbour Dredging Prices", zone_card(("body", "The harbour was dredged.")))
    assert (result.reason, result.nearest) == ("quote_not_found", "")


@pytest.mark.parametrize(
    ("quote", "reason"),
    [
        ("measured northern torrents", None),  # 24 characters say something by themselves
        ("measured northern streams", "quote_proves_nothing"),  # 23 do not
        ("We measured northern streams daily.", None),
        ("Lagoon Salinity Cycles", None),
        ("Lagoon Salinity", None),  # a whole line
        ("Lagoon Salinity Cycles in Spring", None),
        ("Salinity Cycles", "quote_too_short"),  # no whole line, no field
        ("10.1234/lagoon.5", None),  # the card's own DOI
        ("a of its", "quote_not_found"),  # eight characters
    ],
)
def test_short_quotes(quote: str, reason: Reason | None) -> None:
    assert ruled(quote).reason == reason


def test_two_words_are_enough_if_they_are_a_field_of_the_card() -> None:
    card = zone_card(("title", "Lagoon\nSalinity"), ("byline", "Rosa Vega"))
    assert ruled("Lagoon Salinity", card).passed
    assert ruled("Salinity Rosa", card).reason == "quote_too_short"


@pytest.mark.parametrize(("count", "reason"), [(40, None), (41, "quote_too_long")])
def test_a_quote_has_forty_words_at_most(count: int, reason: Reason | None) -> None:
    quote = " ".join(["salt"] * count)
    assert ruled(quote, zone_card(("front", quote))).reason == reason


def test_a_passed_quote_says_how_many_words_stand_where() -> None:
    result = ruled("lagoon salinity cycles")
    assert (result.gate, result.passed, result.detail) == ("evidence", True, "3 words in title")
    assert [seen.text for seen in result.seen] == ["Lagoon Salinity\nCycles"]
