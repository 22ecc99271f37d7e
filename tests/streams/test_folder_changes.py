"""What is published so that a run has the files of a folder and no others."""

from pathlib import Path

from schemas import CardRow, Provenance, Removal, Upload
from streams.folder import Found, changes

SHA = "a" * 64
OTHER = "b" * 64
STAMP = Provenance(doi="10.5555/a")


def found(sha256: str = SHA, provenance: Provenance | None = None) -> dict[str, Found]:
    return {"a.pdf": Found("a.pdf", Path("/papers/a.pdf"), sha256, provenance)}


def known(**fields: object) -> dict[str, CardRow]:
    values = {"run_id": "thesis", "source_id": "a.pdf", "revision": 3, "sha256": SHA, **fields}
    return {"a.pdf": CardRow.model_validate(values)}


def published(files: dict[str, Found], rows: dict[str, CardRow], at: int = 1) -> Upload | Removal | None:
    records = changes("thesis", files, rows, at)
    assert len(records) <= 1
    return records[0] if records else None


def test_a_new_file_is_an_upload() -> None:
    assert published(found(provenance=STAMP), {}) == Upload(
        run_id="thesis",
        source_id="a.pdf",
        revision=1,
        uri="file:///papers/a.pdf",
        sha256=SHA,
        filename="a.pdf",
        provenance=STAMP,
    )


def test_a_file_that_is_known_is_not_published_again() -> None:
    assert published(found(), known()) is None
    assert published(found(provenance=STAMP), known(provenance=STAMP)) is None
    assert published(found(), known(reason="damaged")) is None


def test_other_bytes_are_a_new_revision() -> None:
    record = published(found(OTHER), known())
    assert isinstance(record, Upload)
    assert (record.revision, record.sha256) == (4, OTHER)


def test_a_stamp_that_came_or_went_is_a_new_revision() -> None:
    assert isinstance(published(found(provenance=STAMP), known()), Upload)
    assert isinstance(published(found(), known(provenance=STAMP)), Upload)


def test_a_failure_that_is_no_fault_of_the_file_is_tried_again() -> None:
    assert isinstance(published(found(), known(reason="too_slow")), Upload)


def test_a_file_that_is_gone_is_removed_once() -> None:
    removal = published({}, known())
    assert isinstance(removal, Removal)
    assert (removal.source_id, removal.revision) == ("a.pdf", 4)
    assert published({}, known(removed=True, sha256=None)) is None


def test_a_file_that_is_back_is_an_upload_again() -> None:
    record = published(found(), known(removed=True, sha256=None))
    assert isinstance(record, Upload)
    assert record.revision == 4


def test_nothing_that_a_killed_run_left_on_its_way_is_newer() -> None:
    killed, now = published(found(), {}, at=1_000), published(found(OTHER), {}, at=2_000)
    assert killed
    assert now
    assert killed.revision < now.revision
