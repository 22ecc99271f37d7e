"""A thesis that its author works on: what is published at the next run, and what it costs."""

from pathlib import Path

import pytest
from pydantic import JsonValue

from schemas import CorrectEntry, Verdict
from streams.bind import Bound
from streams.connection import Connection
from streams.demo.samples import library, samples
from tests.broker.theses import ThesisOnDisk

PONDS, MOORS = "ponds.pdf", "kindt2017a.pdf"


@pytest.fixture
def thesis(bootstrap: str, prefix: str, tmp_path: Path) -> ThesisOnDisk:
    return ThesisOnDisk(tmp_path, Connection(bootstrap=bootstrap), prefix)


def sources(bound: Bound) -> dict[str, str]:
    return {verdict.source_id: verdict.entry_id for verdict in bound.results.bound}


def verdict_on(bound: Bound, source: str) -> Verdict:
    (verdict,) = [verdict for verdict in bound.results.bound if verdict.source_id == source]
    return verdict


def test_a_correction_stays_until_the_file_is_edited(thesis: ThesisOnDisk) -> None:
    thesis.write_samples(MOORS)
    assert sources(thesis.bind()) == {MOORS: "kindt2017b"}
    correction: dict[str, JsonValue] = {"title": "Salz in Lagunen", "authors": [{"family": "Vega"}]}
    thesis.command(CorrectEntry(run_id="thesis", event_id="1", entry_id="kindt2017b", changes=correction))
    unedited = thesis.bind()
    assert sources(unedited) == {}
    thesis.library.write_bytes(library().replace(b"201--220", b"201--221"))
    edited = thesis.bind()
    assert sources(edited) == {MOORS: "kindt2017b"}
    entry = edited.results.bibliography.entry("kindt2017b")
    assert entry
    assert entry.title == "Torfbildung in alpinen Mooren"


def test_files_come_change_and_go(thesis: ThesisOnDisk) -> None:
    thesis.write_samples(PONDS, MOORS)
    assert sources(thesis.bind()) == {PONDS: "lim2020", MOORS: "kindt2017b"}
    first = thesis.bind().results.outcomes[MOORS]
    (thesis.sources / PONDS).unlink()
    thesis.write({MOORS: samples()["1-s2.0-moore.pdf"]})
    after = thesis.bind()
    assert sources(after) == {MOORS: "kindt2017a"}
    assert after.results.outcomes[PONDS].state == "removed"
    assert after.results.outcomes[MOORS].upload_revision > first.upload_revision


def test_a_stamp_that_is_added_binds_without_a_question(thesis: ThesisOnDisk) -> None:
    thesis.write_samples("osei_monograph.pdf")
    assert sources(thesis.bind()) == {}
    batches = thesis.batches()
    thesis.stamp("osei_monograph.pdf", "10.5555/coastal.2015.15")
    after = thesis.bind()
    assert verdict_on(after, "osei_monograph.pdf").method == "provenance"
    assert thesis.batches() == batches


def test_a_file_that_is_renamed_is_not_asked_about_again(thesis: ThesisOnDisk) -> None:
    thesis.write_samples(MOORS)
    thesis.bind()
    batches = thesis.batches()
    (thesis.sources / MOORS).rename(thesis.sources / "moors.pdf")
    after = thesis.bind()
    assert sources(after) == {"moors.pdf": "kindt2017b"}
    assert after.results.outcomes[MOORS].state == "removed"
    assert thesis.batches() == batches


def test_nothing_outside_of_the_folder_is_read(thesis: ThesisOnDisk) -> None:
    thesis.write_samples(MOORS)
    outside = thesis.folder / "outside.pdf"
    outside.write_bytes(samples()["1-s2.0-moore.pdf"])
    (thesis.sources / "link.pdf").symlink_to(outside)
    bound = thesis.bind()
    assert sources(bound) == {MOORS: "kindt2017b"}
    assert bound.results.outcomes["link.pdf"].reason == "uri_refused"
