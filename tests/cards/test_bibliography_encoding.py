import codecs

import pytest

from cards.bibliography import Format, parse_bibliography

TEXT = "@article{a1, author={Vega, R.}, title={Über Salz}, year={2001}}\n@article{a2, title={Second}, year={2002}}"
RIS = "TY  - JOUR\nAU  - Vega, R.\nTI  - First\nPY  - 2001\nER  - \n"


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode(),
        codecs.BOM_UTF8 + TEXT.encode(),
        codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
    ],
)
def test_marks_and_line_ends_lose_nothing(data: bytes) -> None:
    bibliography = parse_bibliography(data, "bibtex")
    assert [(entry.id, entry.title) for entry in bibliography.entries] == [("a1", "Über Salz"), ("a2", "Second")]
    assert not bibliography.problems


@pytest.mark.parametrize(
    ("text", "format"), [("\ufeff" + TEXT, "bibtex"), ("\ufeff" + RIS, "ris"), ("\ufeff[]", "csl")]
)
def test_a_mark_in_a_text_eats_no_record(text: str, format: Format) -> None:
    """BIB-01."""
    assert len(parse_bibliography(text, format).entries) == {"bibtex": 2, "ris": 1, "csl": 0}[format]


def test_another_encoding_is_read_and_named_with_its_line() -> None:
    data = b"@article{a1, title={First}}\n@article{a2, title={\xdcber \x96 Salz}}"
    bibliography = parse_bibliography(data, "bibtex")
    assert bibliography.entries[1].title == "Über – Salz"
    assert [(problem.line, problem.lost) for problem in bibliography.problems] == [(2, False)]


def test_line_numbers_are_those_of_the_file_whatever_ends_its_lines() -> None:
    for end in ("\n", "\r\n", "\r"):
        (problem,) = parse_bibliography(f"@book{{a, title={{A}}}}{end}{end}@book{{, title={{B}}}}", "bibtex").problems
        assert problem.line == 3


def test_a_lone_surrogate_can_be_written() -> None:
    assert parse_bibliography("@book{a, title={\ud800 A}}", "bibtex").to_bytes()
    assert parse_bibliography('[{"id": "a", "title": "\\ud800 A", "URL": "\\ud800", "author": 3}]', "csl").to_bytes()
