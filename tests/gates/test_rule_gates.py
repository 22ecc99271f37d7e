"""One proposal through all gates: which results the ruling holds, in which order, and with which flags."""

import pytest

from gates import rule
from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.rule import find
from schemas import Bibliography, Entry, GateResult, Name, Proposal, Role, Ruling, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import zone_card

ROLES: tuple[Role, ...] = ("same_work", "chapter_in_this_volume")
QUOTE = "Lagoon Salinity Cycles"
CARD = zone_card(("title", "Lagoon Salinity Cycles"), ("byline", "Rosa Vega"), ("front", "Coast 2016"), years=(2016,))
UNSIGNED = zone_card(("title", "Lagoon Salinity Cycles"), ("front", "Coast 2016"))
ENTRY = make_entry("vega", "Lagoon Salinity Cycles", "Vega", year=2016, type="book")


def ruled(card: SourceCard, entry: Entry, evidence: str = QUOTE, view: str | None = None) -> Ruling:
    proposal = Proposal(entry_id=entry.id, role="same_work", evidence=evidence)
    return rule(proposal, card, Bibliography(entries=(entry,)), view)


def gates(ruling: Ruling) -> list[tuple[str, bool]]:
    return [(result.gate, result.passed) for result in ruling.gates]


def test_a_bound_ruling_holds_all_gates_in_order() -> None:
    ruling = ruled(CARD, ENTRY)
    assert gates(ruling) == [(gate, True) for gate in ("role", "evidence", "name", "title", "sibling")]
    assert (ruling.entry_id, ruling.role, ruling.evidence, ruling.method) == ("vega", "same_work", QUOTE, "proposal")
    assert (ruling.bound, ruling.flags, ruling.reason) == (True, (), None)


def test_a_refused_one_has_the_reason_of_the_first_gate_and_no_flags() -> None:
    entry = ENTRY.model_copy(update={"title": "Harbour Dredging Costs", "year": 2009})
    ruling = ruled(CARD, entry, "words that stand nowhere")
    assert gates(ruling) == [("role", True), ("evidence", False), ("name", True), ("title", False)]
    assert (ruling.bound, ruling.reason, ruling.flags) == (False, "quote_not_found", ())
    assert ruled(CARD, entry).reason == "title_not_shown"


def test_an_entry_that_is_not_in_the_bibliography_is_unknown() -> None:
    proposal = Proposal(entry_id="gone", role="excerpt_of_work", evidence=QUOTE)
    ruling = rule(proposal, CARD, Bibliography(entries=(ENTRY,)))
    assert ruling == Ruling(
        entry_id="gone", role="excerpt_of_work", evidence=QUOTE, bound=False, reason="unknown_entry",
        gates=(GateResult(gate="role", passed=False, reason="unknown_entry", detail="not in the bibliography"),),
    )  # fmt: skip


def test_on_a_card_without_text_nothing_is_provable() -> None:
    ruling = ruled(CARD.model_copy(update={"no_text": True}), ENTRY)
    assert (ruling.bound, ruling.reason) == (False, "no_readable_text")
    assert ruling.gates == (
        GateResult(gate="evidence", passed=False, reason="no_readable_text", detail="nothing to read"),
    )


def test_a_quote_outside_the_view_that_was_sent_is_refused() -> None:
    assert ruled(CARD, ENTRY, view="Rosa Vega").reason == "quote_not_in_view"
    assert ruled(CARD, ENTRY, view="Lagoon Salinity Cycles").bound


def test_a_whole_title_makes_up_for_names_that_are_absent_and_the_reviewer_sees_it() -> None:
    entry = make_entry("a", "Lagoon Salinity Cycles", "Osei", "Coast, K.", year=2016)
    card = zone_card(("title", "Lagoon Salinity Cycles"), ("front", "Osei 2016"))
    ruling = ruled(card, entry)
    assert (ruling.bound, ruling.flags) == (True, ("names_absent",))
    name = ruling.gates[2]
    assert (name.gate, name.passed, name.reason) == ("name", True, None)
    assert name.detail == "1 of 2 names shown; the whole title is shown"
    assert [seen.text for seen in name.seen] == ["Osei"]


def test_nothing_makes_up_for_absent_names_under_another_title_or_for_another_byline() -> None:
    other = make_entry("a", "Harbour Dredging Costs", "Osei")
    name = ruled(UNSIGNED, other).gates[2]
    assert (name.passed, name.reason, name.detail) == (False, "names_absent", "0 of 1 names shown")
    contradicted = ruled(CARD, make_entry("a", "Lagoon Salinity Cycles", "Osei"))
    assert (contradicted.bound, contradicted.gates[2].reason) == (False, "name_contradicted")


@pytest.mark.parametrize(
    ("fields", "printed", "flags"),
    [
        ({"year": 2016}, {}, ()),
        ({"year": 2009}, {}, ("year_differs",)),
        ({"year": None}, {}, ()),
        ({"year": 2009}, {"years": ()}, ()),
        ({}, {"ocr_text": True}, ("ocr_text",)),
        ({"type": "software"}, {}, ("type_differs",)),  # a text about software is not the software
        ({"type": "software", "version": "2.1"}, {}, ("type_differs",)),
        ({"year": 2009, "type": "software"}, {"ocr_text": True}, ("year_differs", "type_differs", "ocr_text")),
    ],
)
def test_what_a_reviewer_must_see_is_flagged(
    fields: dict[str, object], printed: dict[str, object], flags: tuple[str, ...]
) -> None:
    ruling = ruled(CARD.model_copy(update=printed), ENTRY.model_copy(update=fields))
    assert (ruling.bound, ruling.flags) == (True, flags)


@pytest.mark.parametrize(("version", "flags"), [("2.1", ()), ("2", ("type_differs",)), ("", ("type_differs",))])
def test_the_manual_of_the_very_version_is_not_flagged(version: str, flags: tuple[str, ...]) -> None:
    card = zone_card(("title", "Lagoon Salinity Cycles"), ("byline", "Rosa Vega"), ("front", "Version 2.1"))
    ruling = ruled(card, ENTRY.model_copy(update={"type": "software", "version": version}))
    assert (ruling.bound, ruling.flags) == (True, flags)


def test_the_role_that_is_proposed_is_the_one_that_is_ruled() -> None:
    article = ENTRY.model_copy(update={"type": "article-journal"})
    proposal = Proposal(entry_id="vega", role="chapter_in_this_volume", evidence=QUOTE)
    assert rule(proposal, CARD, Bibliography(entries=(article,))).reason == "role_not_possible"
    edited = ENTRY.model_copy(update={"editors": ENTRY.authors, "authors": (Name(family="Osei"),)})
    results = {role: find(read_entry(edited), read_card(CARD), role, Bibliography()).results[1] for role in ROLES}
    assert [results[role].passed for role in ROLES] == [False, True]  # the editors serve for the volume only


def test_a_running_head_shows_the_volume_to_its_chapter_only() -> None:
    card = zone_card(("title", "Tides"), ("byline", "Rosa Vega"), ("head", "Lagoon Salinity Cycles"))
    whole, chapter = (find(read_entry(ENTRY), read_card(card), role, Bibliography()) for role in ROLES)
    assert [whole.title.result.passed, chapter.title.result.passed] == [False, True]
    assert (whole.results[2], chapter.results[2]) == (whole.title.result, chapter.title.result)


def test_flags_of_the_title_come_first() -> None:
    entry = ENTRY.model_copy(update={"year": 2009})
    assert ruled(UNSIGNED.model_copy(update={"years": (2016,)}), entry).flags == ("names_absent", "year_differs")


def test_siblings_are_asked_for_only_if_nothing_else_refuses() -> None:
    bibliography = Bibliography(entries=(ENTRY, make_entry("twin", "Lagoon Salinity Cycles", "Vega", year=2009)))
    finding = find(read_entry(ENTRY), read_card(CARD), "chapter_in_this_volume", bibliography)
    assert [result.gate for result in finding.results] == ["role", "name", "title", "sibling"]
    article = ENTRY.model_copy(update={"type": "article-journal"})
    refused = find(read_entry(article), read_card(CARD), "chapter_in_this_volume", bibliography)
    assert [result.gate for result in refused.results] == ["role", "name", "title"]
    assert (finding.bound, refused.bound) == (True, False)


def test_what_was_found_against_one_bibliography_is_not_taken_for_another() -> None:
    reading, entry = read_card(CARD), read_entry(ENTRY)
    alone = Bibliography(entries=(ENTRY,))
    twins = Bibliography(entries=(ENTRY, make_entry("twin", "Lagoon Salinity Cycles", "Vega", year=2016, pages="1-9",
                                                    isbn=("9783161484100",), type="report")))  # fmt: skip
    first = find(entry, reading, "same_work", alone)
    assert first.bound
    assert find(entry, reading, "same_work", twins).results[-1].reason == "ambiguous"
    assert find(entry, reading, "same_work", alone) is first
    assert find(entry, reading, "other_edition", alone) is not first
