"""Slips that other readers turn silently into wrong entries: they are read as meant, with a warning that names them."""

import pytest

from cards.bibliography import parse_bibliography
from schemas import Entry


def read(record: str) -> tuple[Entry, list[str]]:
    bibliography = parse_bibliography(record, "bibtex")
    (entry,) = bibliography.entries
    assert not any(problem.lost for problem in bibliography.problems)
    assert all(problem.record == entry.id for problem in bibliography.problems)
    return entry, [problem.reason for problem in bibliography.problems]


def test_a_missing_comma_neither_spoils_the_title_nor_loses_the_rest() -> None:
    entry, warnings = read("@article{m, title={Salt Cycles}\n year={2001}, author={Vega, R.}}")
    assert (entry.title, entry.year, entry.authors[0].family) == ("Salt Cycles", 2001, "Vega")
    assert len(warnings) == 1
    assert "comma" in warnings[0]
    assert "year" in warnings[0]


def test_a_missing_comma_behind_the_key() -> None:
    entry, warnings = read("@article{m title={Salt Cycles}}")
    assert (entry.id, entry.title) == ("m", "Salt Cycles")
    assert "comma" in warnings[0]


@pytest.mark.parametrize(
    ("field", "value"),
    [("edition = 2nd", "2nd"), ("pages = 12--34", "12-34"), ("series = Coastal Notes", "Coastal Notes")],
)
def test_a_value_without_braces_is_taken_as_it_stands(field: str, value: str) -> None:
    entry, warnings = read(f"@book{{m, title={{A}}, {field}}}")
    assert value in (entry.edition, entry.pages, entry.series)
    assert "neither in braces" in warnings[0]


def test_a_field_without_value_is_empty() -> None:
    entry, warnings = read("@book{m, title={A}, year=, volume={3}}")
    assert (entry.year, entry.volume) == (None, "3")
    assert "'year'" in warnings[0]


def test_a_space_in_a_key_is_kept() -> None:
    entry, warnings = read("@book{my key, title={A}}")
    assert entry.id == "my key"
    assert "space" in warnings[0]


def test_comments_between_fields_are_no_slip() -> None:
    entry, warnings = read("@book{m, % the second printing\n title={A}, % year={1999},\n year={2001}}")
    assert (entry.title, entry.year, warnings) == ("A", 2001, [])


def test_quotation_marks_and_commas_within_braces_are_text() -> None:
    entry, _ = read('@book{m, title = "The {"Big, Bad"} Wolf", year = 2001}')
    assert (entry.title, entry.year) == ('The "Big, Bad" Wolf', 2001)


def test_parentheses_around_a_record() -> None:
    entry, warnings = read("@book(m, title={A (b)}, year=2001)")
    assert (entry.title, entry.year, warnings) == ("A (b)", 2001, [])


@pytest.mark.parametrize("missing", ["author={Vega, R.}", "title={}"])
def test_an_entry_without_title_is_taken_with_a_warning(missing: str) -> None:
    _, warnings = read(f"@book{{m, {missing}}}")
    assert warnings == ["it has no title"]


def test_an_unknown_type_is_a_document_with_a_warning() -> None:
    entry, warnings = read("@scroll{m, title={A}}")
    assert entry.type == "document"
    assert "@scroll" in warnings[0]


@pytest.mark.parametrize(
    ("field", "value"), [("year", "forthcoming"), ("doi", "see web page"), ("isbn", "3-16-148410-1")]
)
def test_a_field_that_cannot_be_read_is_a_warning(field: str, value: str) -> None:
    _, warnings = read(f"@book{{m, title={{A}}, {field}={{{value}}}}}")
    assert len(warnings) == 1
    assert value in warnings[0]
