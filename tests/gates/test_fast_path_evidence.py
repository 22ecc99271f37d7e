"""What the fast path says of itself: the DOI or the stamp, where it stands, and what speaks against it."""

import pytest

from gates import fast_path
from gates.fast_path import identified
from schemas import Bibliography, Entry, Provenance, Ruling, SourceCard
from tests.gates.gate_cases import make_card, make_entry

SALT = make_entry("salt", "Salt Cycles", "Vega", doi="10.5555/salt.1")


def bound(card: SourceCard, entry: Entry, provenance: Provenance | None = None) -> Ruling:
    ruling = fast_path(card, Bibliography(entries=(entry,)), provenance)
    assert ruling is not None
    assert ruling.bound
    return ruling


def test_the_evidence_is_the_doi_and_where_the_card_prints_it_as_its_own() -> None:
    card = make_card(
        "Salt Cycles\nR. Vega\ndoi:10.5555/salt.1\ndoi:10.5555/another.2",
        "References\n[1] Vega R. Salt Cycles. doi:10.5555/salt.1",
    )
    ruling = bound(card, SALT)
    assert (ruling.method, ruling.evidence, ruling.role) == ("doi", "10.5555/salt.1", "same_work")
    (result,) = ruling.gates
    assert (result.gate, result.passed, result.reason, result.detail) == ("fast_path", True, None, "")
    assert [(seen.text, seen.page) for seen in result.seen] == [("10.5555/salt.1", 1)]


def test_the_evidence_is_the_identifier_that_the_card_prints_of_the_two_that_the_entry_has() -> None:
    card = make_card("Salt Cycles\nR. Vega\ndoi:10.5555/salt.1")
    assert bound(card, SALT.model_copy(update={"arxiv": "2401.01234"})).evidence == "10.5555/salt.1"


@pytest.mark.parametrize(
    ("stamp", "evidence"),
    [
        (Provenance(entry_id="salt"), "salt"),
        (Provenance(doi="10.5555/salt.1"), "10.5555/salt.1"),
        (Provenance(entry_id="salt", doi="10.5555/salt.1"), "salt"),
    ],
)
def test_the_evidence_of_a_stamp_is_what_it_says(stamp: Provenance, evidence: str) -> None:
    ruling = bound(make_card("Salt Cycles\nR. Vega"), SALT, stamp)
    assert (ruling.method, ruling.evidence, ruling.gates[0].seen) == ("provenance", evidence, ())


def test_a_stamp_with_a_doi_that_no_entry_has_names_nothing() -> None:
    card = make_card("Salt Cycles\nR. Vega")
    assert fast_path(card, Bibliography(entries=(SALT,)), Provenance(doi="10.5555/sand.9")) is None


@pytest.mark.parametrize(
    ("title", "author", "conflict"),
    [
        ("Salt Cycles", "Osei", "the byline is somebody else's"),
        ("Harbour Dredging Costs", "Vega", "the title is another"),
        ("Harbour Dredging Costs", "Osei", "the byline is somebody else's; the title is another"),
        ("Salt Cycles", "Vega", ""),
        ("Salt Cycles Harbour Tides", "Vega", ""),  # half of the words: flagged by the title gate, not another title
        ("Salt Cycles Harbour Tides Coast", "Vega", "the title is another"),
    ],
)
def test_what_speaks_against_a_doi_is_said(title: str, author: str, conflict: str) -> None:
    ruling = bound(
        make_card("Salt Cycles\nRosa Vega\ndoi:10.5555/salt.1"), make_entry("a", title, author, doi="10.5555/salt.1")
    )
    assert (ruling.gates[0].detail, ruling.flags) == (conflict, ("doi_conflict",) if conflict else ())


def test_another_year_and_recognised_text_are_flagged() -> None:
    card = make_card("Salt Cycles\nRosa Vega\n2016\ndoi:10.5555/salt.1").model_copy(update={"ocr_text": True})
    assert bound(card, SALT.model_copy(update={"year": 2009})).flags == ("year_differs", "ocr_text")
    assert bound(card, SALT.model_copy(update={"year": 2016})).flags == ("ocr_text",)


def test_the_entries_that_are_looked_at_are_those_of_the_stamp_and_of_the_dois() -> None:
    sand = make_entry("sand", "Sand", arxiv="2401.01234")
    twin = make_entry("twin", "Salt", doi="10.5555/salt.1")
    entries = Bibliography(entries=(SALT, sand, twin))
    dois = ("10.5555/unknown.1", "10.48550/arxiv.2401.01234")
    assert identified((), None, entries) == ()
    assert identified(dois, None, entries) == (sand,)
    assert identified((), Provenance(entry_id="twin"), entries) == (twin,)
    assert identified(("10.5555/salt.1",), Provenance(entry_id="sand"), entries) == (sand, SALT, twin)
