"""An organisation is shown by enough of its own words, and is not its sister."""

import pytest

from schemas import Name
from tests.gates.gate_cases import bind, make_card, make_entry


@pytest.mark.parametrize("key", ["w", "w2"])
def test_an_organisation_with_a_comma_and_an_and_is_one_author(key: str) -> None:
    """BIB-05: the entry as the readers of BibTeX and of CSL-JSON give it."""
    card = make_card("COAST AND HARBOUR BOARD, INC.\nDredging Code\n2012", larger=1)

    entry = make_entry(key, "Dredging Code", Name(literal="Coast and Harbour Board, Inc."), type="report", year=2012)
    ruling = bind(card, entry, "Dredging Code")
    assert ruling.bound
    assert ruling.flags == ()


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        ("Bundesamt für Strassen ASTRA", True),
        ("Bundesamt für Straßen", True),
        ("Bundesamt für Umwelt", False),
        ("Bundesamt für Strassen und Tunnel", False),
        ("Bundesamt", False),
        ("Bundesamt für Strassenforschung", False),
    ],
)
def test_offices_of_nearly_the_same_name(printed: str, shown: bool) -> None:
    card = make_card(f"Baustellen an Nationalstrassen\n{printed}\n2019")
    entry = make_entry("a", "Baustellen an Nationalstrassen", "Bundesamt für Strassen", type="report", year=2019)
    ruling = bind(card, entry, "Baustellen an Nationalstrassen")
    assert (ruling.bound and not ruling.flags) is shown


def test_an_entry_without_any_name_does_not_pass_by_having_nothing_to_check() -> None:
    """BIB-05 (detail)."""
    card = make_card("Dredging Code of the Coast\nK. Osei\n2012")
    ruling = bind(card, make_entry("w", "Dredging Code of the Coast", year=2012), "Dredging Code of the Coast")
    assert ruling.flags == ("names_absent",)


@pytest.mark.parametrize(
    ("printed", "entered"),
    [
        ("National Institute for Road Research", "National Institute for Road Safety"),
        ("National Institute for Road Safety", "National Institute for Road Research"),
        ("Ufficio federale delle strade", "Ufficio federale dello sport"),
    ],
)
def test_the_report_of_a_sister_office_is_not_bound_even_with_a_flag(printed: str, entered: str) -> None:
    card = make_card(f"{printed}\nIndicators of Mobility\nReport 62\n1990", larger=1)
    entry = make_entry("a", "Indicators of Mobility", Name(literal=entered), type="report", year=1990)
    own = make_entry("b", "Indicators of Mobility", Name(literal=printed), type="report", year=1990)
    assert not bind(card, entry, "Indicators of Mobility", own).bound
    assert bind(card, own, "Indicators of Mobility", entry).bound
