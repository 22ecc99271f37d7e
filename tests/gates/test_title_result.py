"""What the title gate tells the reviewer: the reason, the figures that decided, and the text it saw."""

import pytest

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.name import rule_names
from gates.title import TitleFinding, rule_title
from schemas import Entry, Role, Sighting, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import Part, zone_card

BYLINE: Part = ("byline", "R. Vega")


def find(entry: Entry, card: SourceCard, role: Role = "same_work") -> TitleFinding:
    reading, ours = CardReading(card), EntryReading(entry)
    return rule_title(ours, reading, role, rule_names(ours, reading, role))


def test_a_title_that_is_shown_is_seen_where_it_stands() -> None:
    found = find(make_entry("v", "Salt Tides", "Vega"), zone_card(BYLINE, ("title", "Salt\nTides")))
    result = found.result
    assert (result.gate, result.passed, result.reason, result.nearest) == ("title", True, None, "")
    assert result.seen == (Sighting(text="Salt\nTides", zone="title", page=1, start=8, end=18),)
    assert result.detail == "100% of the title words, both ways"
    assert found.match is not None
    assert found.match.work.title.text == "Salt Tides"
    assert not found.stated


def test_a_refusal_says_what_is_missing_and_what_came_nearest() -> None:
    found = find(make_entry("v", "Salt Lagoon Tides", "Vega"), zone_card(("title", "Salt\n Harbour Coast"), BYLINE))
    result = found.result
    assert (result.gate, result.passed, result.reason) == ("title", False, "title_not_shown")
    assert result.nearest == "Salt Harbour Coast"
    assert result.seen == (Sighting(text="Salt\n Harbour Coast", zone="title", page=1, start=0, end=19),)
    assert result.detail == (
        "33% of the title words, both ways; not on the card: lagoon, tides; not in the entry: harbour, coast"
    )
    assert (found.flags, found.stated) == ((), False)
    assert found.match is not None


def test_only_the_side_that_has_more_words_is_named() -> None:
    entry = make_entry("v", "Salt Lagoon", "Vega")
    longer = find(entry, zone_card(("title", "Salt Lagoon Tides"), BYLINE)).result.detail
    assert longer == "67% of the title words, both ways; not in the entry: tides"
    shorter = find(entry, zone_card(("title", "Salt"), BYLINE)).result.detail
    assert shorter == "50% of the title words, both ways; not on the card: lagoon"


def test_a_card_without_a_title_says_so() -> None:
    found = find(make_entry("v", "Salt Tides", "Vega"), zone_card(BYLINE, ("body", "Salt Tides")))
    assert (found.result.reason, found.result.detail) == ("title_not_shown", "the card shows no title")
    assert (found.result.seen, found.result.nearest, found.match) == ((), "", None)


@pytest.mark.parametrize(
    ("wanted", "printed", "reason", "detail"),
    [
        ("Salt 7", "Salt 9", "number_contradicted", "7, 9 stands on one side only"),  # half the words are the same
        ("Salt Tides 7", "Salt Lagoon 9", "title_not_shown", "33% of the title words, both ways; "
         "not on the card: tides, 7; not in the entry: lagoon, 9"),
        ("Salt Tides SLT2", "Salt Tides", "number_contradicted", "slt2 stands on one side only"),
        ("Salt Tides", "Salt Tides SLT2", "number_contradicted", "slt2 stands on one side only"),
        ("Salt Tides 2008", "Salt Tides", "title_not_shown",
         "67% of the title words, both ways; not on the card: 2008"),  # the entry's own year
        ("Salt Tides 2007", "Salt Tides", "number_contradicted", "2007 stands on one side only"),
        ("Salt Tides, Teil 2", "Salt Tides, Teil 3", "number_contradicted", "part 3 on the card, 2 in the entry"),
        ("Salt Coast, Teil 2", "Port Dredging, Teil 3", "number_contradicted", "part 3 on the card, 2 in the entry"),
        ("Salt Tides, 2nd edition", "Salt Tides, 3rd edition", "version_contradicted",
         "edition 3 on the card, 2 in the entry"),
        ("Annual Report", "Annual Report", "generic_title",
         "a title that many works have, and neither year nor container is shown"),
    ],
)  # fmt: skip
def test_a_number_that_contradicts_is_named(wanted: str, printed: str, reason: str, detail: str) -> None:
    found = find(make_entry("v", wanted, "Vega", year=2008, type="book"), zone_card(("title", printed), BYLINE))
    assert (found.result.reason, found.result.detail, found.result.nearest) == (reason, detail, printed)


def test_another_edition_may_have_another_number() -> None:
    entry = make_entry("v", "Salt Tides, 2nd edition", "Vega", type="book")
    card = zone_card(("title", "Salt Tides, 3rd edition"), BYLINE)
    assert find(entry, card, "other_edition").result.passed


ABOUT = make_entry("c", "Correction to: Salt Tides", "Vega")


def test_a_notice_about_the_work_is_named() -> None:
    found = find(make_entry("v", "Salt Tides", "Vega"), zone_card(("title", "Erratum: Salt Tides"), BYLINE))
    assert (found.result.reason, found.result.detail) == ("other_work_about_it", "the card says 'Erratum'")
    assert found.result.nearest == "Erratum: Salt Tides"


def test_a_notice_in_the_running_head_tells_even_without_a_title() -> None:
    card = zone_card(("head", "Erratum"), ("title", "R. Vega"))
    entry = make_entry("v", "Salt Tides", "Vega, R.", type="chapter", container="")
    found = find(entry, card, "volume_of_this_chapter")
    assert found.match is None
    assert (found.result.reason, found.result.detail) == ("other_work_about_it", "the card says 'Erratum'")


def test_an_entry_that_is_a_notice_is_not_the_work_that_it_is_about() -> None:
    found = find(ABOUT, zone_card(("title", "Salt Tides"), BYLINE))
    assert found.result.reason == "other_work_about_it"
    assert found.result.detail == "the entry is about a work, and the card does not say that"
    assert find(ABOUT, zone_card(("title", "Correction to: Salt Tides"), BYLINE)).result.passed


def test_a_notice_may_say_so_in_the_line_above_its_title() -> None:
    assert find(ABOUT, zone_card(("front", "Correction to"), ("title", "Salt Tides"), BYLINE)).result.passed
    assert not find(ABOUT, zone_card(("front", "Coastal Notes"), ("title", "Salt Tides"), BYLINE)).result.passed


SAID = "A modified version of Salt Tides (1998)."


@pytest.mark.parametrize(
    ("role", "authors", "byline", "flags"),
    [
        ("other_edition", ("Vega",), "R. Vega", ("title_differs",)),
        ("other_edition", ("Vega", "Osei"), "R. Vega", ("title_differs", "names_absent")),  # the first author is there
        ("other_edition", ("Osei", "Vega"), "R. Vega", None),
        ("same_work", ("Vega",), "R. Vega", None),
        ("excerpt_of_work", ("Vega",), "R. Vega", None),
    ],
)
def test_a_statement_names_the_work_of_which_this_is_a_version(
    role: Role, authors: tuple[str, ...], byline: str, flags: tuple[str, ...] | None
) -> None:
    card = zone_card(("title", "The Lagoon Anew"), ("byline", byline), ("front", SAID))
    found = find(make_entry("v", "Salt Tides", *authors, type="book"), card, role)
    assert (found.result.passed, found.stated, found.flags) == (flags is not None, flags is not None, flags or ())
    if flags is None:
        assert found.result.reason == "title_not_shown"


def test_the_statement_is_what_was_seen() -> None:
    card = zone_card(("title", "The Lagoon Anew"), BYLINE, ("front", SAID))
    found = find(make_entry("v", "Salt Tides", "Vega", type="book"), card, "other_edition")
    assert (found.result.gate, found.result.reason) == ("title", None)
    assert found.result.detail == "named as the work that this is a version of"
    (seen,) = found.result.seen
    assert seen.text == "modified version of Salt Tides (1998)."
    assert found.match is not None
    assert found.match.candidate.sighting.text == "The Lagoon Anew"


def test_a_title_that_is_shown_needs_no_statement() -> None:
    card = zone_card(("title", "Salt Tides"), BYLINE, ("front", SAID))
    found = find(make_entry("v", "Salt Tides", "Vega", type="book"), card, "other_edition")
    assert (found.result.passed, found.stated, found.flags) == (True, False, ())
