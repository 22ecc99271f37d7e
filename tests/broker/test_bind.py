"""The sample thesis, bound: what is bound, what is left, what a second run and a correction cost."""

import uuid

import pytest

from schemas import CorrectEntry
from streams.bind import Bound
from streams.connection import Connection
from tests.broker import sample_truth
from tests.broker.theses import ThesisOnDisk


@pytest.fixture(scope="module")
def thesis(bootstrap: str, tmp_path_factory: pytest.TempPathFactory) -> ThesisOnDisk:
    folder, prefix = tmp_path_factory.mktemp("thesis"), f"t{uuid.uuid4().hex[:12]}-"
    thesis = ThesisOnDisk(folder, Connection(bootstrap=bootstrap), prefix)
    thesis.write_samples()
    (thesis.sources / "notes.txt").write_text("Buy milk.")
    return thesis


@pytest.fixture(scope="module")
def bound(thesis: ThesisOnDisk) -> Bound:
    return thesis.bind()


def test_each_entry_has_the_sources_that_a_person_gives_it(bound: Bound) -> None:
    assert sample_truth.bound(bound.results) == sample_truth.BOUND


def test_the_revised_introduction_is_never_simply_the_introduction(bound: Bound) -> None:
    assert all(sample_truth.revised(bound.results))


def test_every_other_source_is_left_with_its_state(bound: Bound) -> None:
    left = sample_truth.left(bound.results)
    left.pop("hale.pdf", None)
    assert left == sample_truth.LEFT


def test_doi_and_stamp_need_no_proposer(bound: Bound) -> None:
    methods = {verdict.source_id: verdict.method for verdict in bound.results.bound if verdict.method != "proposal"}
    assert methods == {"ponds.pdf": "doi", "manuscript_final.pdf": "provenance"}


def test_every_verdict_shows_its_words_and_where_they_stand(bound: Bound) -> None:
    for verdict in bound.results.bound:
        assert verdict.evidence
        if verdict.method == "proposal":
            (evidence,) = [gate for gate in verdict.gates if gate.gate == "evidence"]
            assert any(sighting.page and sighting.end for sighting in evidence.seen)


def test_a_file_that_is_no_pdf_by_name_is_named(bound: Bound) -> None:
    assert bound.thesis.others == ("notes.txt",)


def test_a_second_run_asks_nobody_and_says_the_same(thesis: ThesisOnDisk, bound: Bound) -> None:
    batches = thesis.batches()
    again = thesis.bind()
    assert batches
    assert again.usage == ()
    assert thesis.batches() == batches
    assert again.results == bound.results


def test_a_correction_withdraws_and_binds_with_no_proposer_running(thesis: ThesisOnDisk, bound: Bound) -> None:
    assert bound
    title = "Handbuch der Gewässerkunde, Teil 2: Fließende Gewässer"
    changed = thesis.command(
        CorrectEntry(run_id=thesis.run_id, event_id="part-2", entry_id="handbuch", changes={"title": title})
    )
    states = {(verdict.entry_id, verdict.source_id): verdict.state for verdict in changed.verdicts}
    assert states == {("handbuch", "Teil-2.pdf"): "bound", ("handbuch", "Teil-3.pdf"): "withdrawn"}
    assert changed.batches == 0
    assert changed.letters == ()


def test_a_correction_that_cannot_be_taken_is_told(thesis: ThesisOnDisk, bound: Bound) -> None:
    assert bound
    changed = thesis.command(
        CorrectEntry(run_id=thesis.run_id, event_id="wrong", entry_id="nobody", changes={"year": 2017})
    )
    (letter,) = changed.letters
    assert dict(letter.headers)["sourcebind-error-code"] == b"unknown_entry"
    assert changed.verdicts == ()
