from pathlib import Path

import pytest

from cards.bibliography import BibliographyError, parse_bibliography, read_bibliography

BIB = "@book{a, title={A}}"
RIS = "TY  - BOOK\nID  - a\nTI  - A\nER  - \n"
CSL = '[{"id": "a", "type": "book", "title": "A"}]'


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("x.bib", BIB), ("X.BIB", BIB), ("x.bibtex", BIB), ("x.ris", RIS), ("x.json", CSL), ("x.csljson", CSL),
        ("x.txt", BIB), ("x", RIS), ("x.data", CSL), ("x.txt", "Some notes\n\n" + BIB),
    ],
)  # fmt: skip
def test_the_suffix_or_else_the_content_says_the_format(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    assert [(entry.id, entry.title) for entry in read_bibliography(tmp_path / name).entries] == [("a", "A")]


def test_a_path_may_be_a_string(tmp_path: Path) -> None:
    (tmp_path / "x.bib").write_text(BIB)
    assert read_bibliography(str(tmp_path / "x.bib")).entries


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("x.txt", b"nothing of the kind"), ("x.bib", b"%PDF-1.7 \xff"), ("x.bib", b"a\x00b"), ("x.bib", CSL.encode()),
        ("x.json", RIS.encode()), ("x.txt", b""), ("x.bib", b"\xff\xfe\x00\xd8"),
    ],
)  # fmt: skip
def test_what_is_no_bibliography_is_refused(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(BibliographyError):
        read_bibliography(tmp_path / name)


@pytest.mark.parametrize("path", ["missing.bib", ".", "nul\x00.bib"])
def test_what_cannot_be_read_is_refused(tmp_path: Path, path: str) -> None:
    with pytest.raises(BibliographyError):
        read_bibliography(f"{tmp_path}/{path}")


def test_an_empty_file_is_an_empty_bibliography(tmp_path: Path) -> None:
    (tmp_path / "x.bib").write_text("")
    assert read_bibliography(tmp_path / "x.bib").entries == ()


def test_a_text_without_any_record_says_so() -> None:
    bibliography = parse_bibliography("only words", "bibtex")
    assert [problem.line for problem in bibliography.problems] == [1]
