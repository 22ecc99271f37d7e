import pytest

from cards.bibliography import parse_bibliography
from schemas import Bibliography, Name

BOARD = (Name(literal="Coast and Harbour Board, Inc."),)


def authors(bibliography: Bibliography) -> tuple[Name, ...]:
    (entry,) = bibliography.entries
    return entry.authors


def test_a_name_in_braces_is_one_organisation() -> None:
    """BIB-05."""
    record = "@techreport{w, author={{Coast and Harbour Board, Inc.}}, title={Dredging Code}, year={2012}}"
    assert authors(parse_bibliography(record, "bibtex")) == BOARD


def test_a_literal_of_csl_is_one_organisation() -> None:
    """BIB-05."""
    item = (
        '[{"id": "w2", "type": "report", "title": "Dredging Code",'
        ' "author": [{"literal": "Coast and Harbour Board, Inc."}], "issued": {"date-parts": [[2012]]}}]'
    )
    assert authors(parse_bibliography(item, "csl")) == BOARD


def test_a_name_with_nothing_behind_its_comma_is_one_organisation_in_ris() -> None:
    record = "TY  - RPRT\nAU  - Coast and Harbour Board,\nTI  - Dredging Code\nER  - \n"
    assert authors(parse_bibliography(record, "ris")) == (Name(literal="Coast and Harbour Board"),)


@pytest.mark.parametrize("field", ["organization", "institution"])
def test_the_organisation_of_a_report_without_author_is_its_author(field: str) -> None:
    record = f"@report{{w, title={{Dredging Code}}, {field}={{Coast and Harbour Board, Inc.}}}}"
    bibliography = parse_bibliography(record, "bibtex")
    assert authors(bibliography) == BOARD
    assert bibliography.entries[0].publisher == "Coast and Harbour Board, Inc."


@pytest.mark.parametrize(
    "record",
    [
        "@manual{w, author={Vega, R.}, title={A}, organization={Board}}",
        "@report{w, editor={Vega, R.}, title={A}, institution={Board}}",
        "@phdthesis{w, title={A}, school={Board}}",
        "@book{w, title={A}, publisher={Board}}",
    ],
)
def test_who_prints_or_houses_a_work_is_not_its_author(record: str) -> None:
    assert Name(literal="Board") not in authors(parse_bibliography(record, "bibtex"))


def test_an_organisation_without_braces_is_not_split_and_a_warning() -> None:
    bibliography = parse_bibliography("@report{w, author={Bundesamt für Küsten}, title={A}}", "bibtex")
    assert authors(bibliography) == (Name(literal="Bundesamt für Küsten"),)
    assert "braces" in bibliography.problems[0].reason
