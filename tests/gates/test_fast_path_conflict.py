"""A DOI that hits while the page speaks against it is bound, and a reviewer sees why it may be wrong."""

import pytest

from gates import fast_path
from schemas import Bibliography, Provenance
from tests.gates.gate_cases import make_card, make_entry


def test_another_title_and_byline_are_flagged() -> None:
    """DOI-07."""
    card = make_card("Notes on the larva of Alphia rivalis\nN. Ribeiro\n2011\ndoi:10.5555/larva.2011.8")
    entry = make_entry("cos08", "Notes on the larva of Betha minor", "Costello", year=2008, doi="10.5555/larva.2011.8")
    ruling = fast_path(card, Bibliography(entries=(entry,)))
    assert ruling is not None
    assert ruling.bound
    assert "doi_conflict" in ruling.flags


@pytest.mark.parametrize("notice", ["Correction to: Lagoon Salinity Cycles", "Erratum: Lagoon Salinity Cycles"])
def test_a_notice_is_not_bound_by_the_original_s_doi(notice: str) -> None:
    """SIB-04: whether or not the card takes the printed DOI for its own."""
    card = make_card(f"{notice}\nR. Vega and K. Osei\nCoastal Notes 2017\ndoi:10.5555/lagoon.2016.07")
    entry = make_entry("veg16", "Lagoon Salinity Cycles", "Vega", "Osei", year=2016, doi="10.5555/lagoon.2016.07")
    assert fast_path(card, Bibliography(entries=(entry,))) is None


def test_a_provenance_stamp_binds_the_entry_that_it_names() -> None:
    card = make_card("Salt Cycles\nR. Vega\n2016")
    entries = Bibliography(
        entries=(make_entry("a", "Salt Cycles", "Vega"), make_entry("b", "Sand", doi="10.5555/sand.1"))
    )
    by_id = fast_path(card, entries, Provenance(entry_id="a"))
    by_doi = fast_path(card, entries, Provenance(doi="https://doi.org/10.5555/SAND.1"))
    assert by_id is not None
    assert by_doi is not None
    assert (by_id.entry_id, by_id.method, by_id.flags) == ("a", "provenance", ())
    assert (by_doi.entry_id, by_doi.method, by_doi.flags) == ("b", "provenance", ("doi_conflict",))


def test_a_stamp_for_an_unknown_entry_names_nothing() -> None:
    card = make_card("Salt Cycles\nR. Vega\n2016")
    assert fast_path(card, Bibliography(entries=(make_entry("a", "Salt Cycles"),)), Provenance(entry_id="gone")) is None


def test_a_stamp_and_a_doi_that_differ_switch_it_off() -> None:
    card = make_card("Salt Cycles\nR. Vega\ndoi:10.5555/salt.1")
    entries = (make_entry("a", "Salt Cycles", doi="10.5555/salt.1"), make_entry("b", "Sand", doi="10.5555/sand.1"))
    assert fast_path(card, Bibliography(entries=entries), Provenance(entry_id="b")) is None
