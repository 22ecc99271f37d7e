"""A report's document is read leniently as to what else stands in it, strictly as to claims and evidence."""

import hashlib
import json

import pytest

from gates import CorrectionError, correct_report, expected_pairs, read_report
from schemas import CorrectClaim, CorrectEvidence

CLAIM = {"id": "c1", "text": "Draining takes nine hours.", "confidence": "high", "evidence_ids": ["e1"], "page": 3}
EVIDENCE = {"id": "e1", "excerpt": "Draining takes nine hours.", "origin": "https://example.org/p1"}
DOCUMENT = json.dumps({"title": "Salz – Teil 2", "claims": [CLAIM], "evidence": [EVIDENCE], "numbers": [1.50, 10**30]})


def test_claims_and_evidence_are_read_and_the_document_is_kept_to_the_byte() -> None:
    spaced = f"\ufeff  {DOCUMENT}\n\n"
    read = read_report("report-7", spaced)
    assert [pair.ids for pair in expected_pairs(read)] == [("c1", "e1")]
    assert read.document == spaced
    assert read.sha256 == hashlib.sha256(spaced.encode()).hexdigest()
    assert read.problems == ()


@pytest.mark.parametrize(
    "document",
    ["", "[]", "{}", '{"claims": []}', '{"claims": {}, "evidence": []}', DOCUMENT[:-1], DOCUMENT + "}", "[" * 100_000,
     '{"claims": [], "claims": [], "evidence": []}', '{"claims": [], "evidence": [], "x": NaN}'],
)  # fmt: skip
def test_a_document_of_another_form_is_named(document: str) -> None:
    read = read_report("report-7", document)
    assert [problem.reason for problem in read.problems] == ["report_unreadable"]
    assert (read.claims, read.evidence) == ((), ())


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"text": None}, "text: string_type"),
        ({"confidence": "certain"}, "confidence: literal_error"),
        ({"evidence_ids": "e1"}, "evidence_ids: tuple_type"),
        ({"id": ""}, "id: string_too_short"),
        ({"text": "\ud800"}, ""),
    ],
)
def test_a_claim_of_another_form_is_named_and_the_others_are_read(change: dict[str, object], place: str) -> None:
    document = json.dumps({"claims": [{**CLAIM, **change}, {**CLAIM, "id": "c2"}], "evidence": [EVIDENCE]})
    read = read_report("report-7", document)
    assert [claim.id for claim in read.claims] == ["c2"]
    (problem,) = read.problems
    assert problem.reason == "claim_unreadable"
    assert problem.detail.startswith("number 1: ")
    assert place in problem.detail


def test_evidence_of_another_form_is_named() -> None:
    read = read_report("report-7", json.dumps({"claims": [CLAIM], "evidence": [7, EVIDENCE]}))
    assert [problem.reason for problem in read.problems] == ["evidence_unreadable"]
    assert [evidence.id for evidence in read.evidence] == ["e1"]


def test_a_correction_changes_one_claim_and_nothing_else() -> None:
    correction = CorrectClaim(run_id="r", event_id="1", claim_id="c1", changes={"text": "Draining takes six hours."})
    corrected = json.loads(correct_report(DOCUMENT, correction))
    expected = json.loads(DOCUMENT)
    expected["claims"][0]["text"] = "Draining takes six hours."
    assert corrected == expected
    assert list(corrected) == ["title", "claims", "evidence", "numbers"]


def test_a_correction_of_nothing_gives_the_same_document_to_the_byte() -> None:
    spaced = f"  {DOCUMENT}\n"
    correction = CorrectClaim(run_id="r", event_id="1", claim_id="c1", changes={"confidence": "high"})
    assert correct_report(spaced, correction) == spaced


def test_a_correction_changes_one_piece_of_evidence() -> None:
    correction = CorrectEvidence(run_id="r", event_id="1", evidence_id="e1", changes={"cut": True})
    assert read_report("r", correct_report(DOCUMENT, correction)).evidence[0].cut


@pytest.mark.parametrize(
    ("claim_id", "changes", "reason"),
    [
        ("c9", {"text": "x"}, "unknown_id"),
        ("c1", {"id": "c2"}, "id_changed"),
        ("c1", {"confidence": "certain"}, "wrong_form"),
        ("c1", {"evidence_ids": None}, "wrong_form"),
    ],
)
def test_a_correction_that_cannot_be_carried_out_is_refused(
    claim_id: str, changes: dict[str, str | None], reason: str
) -> None:
    correction = CorrectClaim(run_id="r", event_id="1", claim_id=claim_id, changes={**changes})
    with pytest.raises(CorrectionError, match=rf"^{reason}$"):
        correct_report(DOCUMENT, correction)


@pytest.mark.parametrize(("old", "new"), [("Salz", "\\ud800"), ("1.5", "1e999")])
def test_a_correction_of_what_cannot_be_written_again_is_refused(old: str, new: str) -> None:
    half = DOCUMENT.replace(old, new)
    with pytest.raises(CorrectionError, match=r"^report_unreadable$"):
        correct_report(half, CorrectClaim(run_id="r", event_id="1", claim_id="c1", changes={"text": "x"}))


def test_a_correction_of_an_id_that_stands_twice_is_refused() -> None:
    twice = json.dumps({"claims": [CLAIM, CLAIM], "evidence": []})
    with pytest.raises(CorrectionError, match=r"^unknown_id$"):
        correct_report(twice, CorrectClaim(run_id="r", event_id="1", claim_id="c1", changes={"text": "x"}))
