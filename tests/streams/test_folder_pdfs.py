"""Which files of a folder are sources, and which are named as left out."""

import hashlib
from pathlib import Path

import pytest

from streams.folder import FolderError, others, pdfs

PDF = b"%PDF-1.7"


def write(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(PDF)


def ids(folder: Path) -> list[str]:
    return [found.source_id for found in pdfs(folder)]


def test_pdfs_are_found_by_name_in_every_subfolder(tmp_path: Path) -> None:
    write(tmp_path, "b.PDF", "a.pdf", "2017/c.pdf")
    assert ids(tmp_path) == ["2017/c.pdf", "a.pdf", "b.PDF"]
    assert others(tmp_path) == []


def test_each_has_the_digest_of_its_bytes(tmp_path: Path) -> None:
    write(tmp_path, "a.pdf")
    (found,) = pdfs(tmp_path)
    assert found.sha256 == hashlib.sha256(PDF).hexdigest()


def test_files_that_are_no_pdf_by_name_are_named(tmp_path: Path) -> None:
    write(tmp_path, "a.pdf", "notes.docx", "2017/download", ".DS_Store")
    assert others(tmp_path) == ["2017/download", "notes.docx"]


def test_a_stamp_belongs_to_its_pdf(tmp_path: Path) -> None:
    write(tmp_path, "a.pdf")
    (tmp_path / "a.pdf.provenance.json").write_text('{"doi": "10.5555/a"}')
    (found,) = pdfs(tmp_path)
    assert found.provenance
    assert found.provenance.doi == "10.5555/a"
    assert others(tmp_path) == []


def test_a_stamp_without_its_pdf_is_named(tmp_path: Path) -> None:
    write(tmp_path, "a.pdf", "b.pdf.provenance.json")
    assert others(tmp_path) == ["b.pdf.provenance.json"]


@pytest.mark.parametrize("text", ["", "{}", '{"DOI": "10.5555/a"}', '"10.5555/a"'])
def test_a_stamp_that_says_nothing_is_refused(tmp_path: Path, text: str) -> None:
    write(tmp_path, "a.pdf")
    (tmp_path / "a.pdf.provenance.json").write_text(text)
    with pytest.raises(FolderError, match=r"a\.pdf\.provenance\.json is no provenance stamp"):
        list(pdfs(tmp_path))


def test_a_link_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").symlink_to(tmp_path / "gone.pdf")
    assert ids(tmp_path) == []
    assert others(tmp_path) == ["a.pdf"]


def test_names_are_the_same_however_the_file_system_spells_them(tmp_path: Path) -> None:
    write(tmp_path, "Gewa\u0308sser.pdf")
    assert ids(tmp_path) == ["Gewässer.pdf"]


def test_two_spellings_of_one_name_are_refused(tmp_path: Path) -> None:
    write(tmp_path, "Gewa\u0308sser.pdf", "Gewässer.pdf")
    with pytest.raises(FolderError, match="rename one"):
        ids(tmp_path)


@pytest.mark.parametrize("name", [b"a\nb.pdf", b"a\xff.pdf"])
def test_a_name_that_cannot_stand_in_a_record_is_named_as_left_out(tmp_path: Path, name: bytes) -> None:
    (tmp_path / name.decode(errors="surrogateescape")).write_bytes(PDF)
    assert ids(tmp_path) == []
    assert others(tmp_path) == [name.decode(errors="replace")]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="is no folder"):
        ids(tmp_path / "nope")
