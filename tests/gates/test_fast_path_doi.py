"""The fast path binds by the card's own DOI, and by nothing that merely looks like it."""

from gates import fast_path
from schemas import Bibliography
from tests.gates.gate_cases import make_card, make_entry


def test_a_doi_below_the_references_is_not_the_works_own() -> None:
    """DOI-01."""
    card = make_card(
        "Lagoon Salinity Cycles\nR. Vega\n2016\nWe measured salt.",
        "References\n[1] Osei K. Harbour Dredging Costs. 2011. doi:10.5555/ose.2011.4",
    )
    vega = make_entry("veg16", "Lagoon Salinity Cycles", "Vega", year=2016)
    osei = make_entry("ose11", "Harbour Dredging Costs", "Osei", year=2011, doi="10.5555/ose.2011.4")
    assert fast_path(card, Bibliography(entries=(vega, osei))) is None


def test_a_doi_that_is_broken_at_its_own_hyphen_is_whole() -> None:
    """DOI-03: and the part before the break is no DOI of its own."""
    card = make_card("Annual Notes 2022\nhttps://doi.org/10.5555/annual-lagoon-020322-\n074411\nCopyright")
    whole = make_entry("veg22", "Salt", "Vega", year=2022, doi="10.5555/annual-lagoon-020322-074411")
    cut = make_entry("oth22", "Sand", "Osei", year=2022, doi="10.5555/annual-lagoon-020322")
    ruling = fast_path(card, Bibliography(entries=(cut, whole)))
    assert ruling is not None
    assert (ruling.entry_id, ruling.bound, ruling.method) == ("veg22", True, "doi")


def test_a_ligature_in_a_doi_is_folded() -> None:
    """DOI-04."""
    card = make_card("doi:10.5555/j.\ufb01shlag.2013.02.004", larger=-1)
    fish = make_entry("fis13", "Catches", "Vega", year=2013, doi="10.5555/j.fishlag.2013.02.004")
    ruling = fast_path(card, Bibliography(entries=(fish,)))
    assert ruling is not None
    assert ruling.entry_id == "fis13"


def test_a_doi_of_the_running_foot_is_own_and_no_title_is_no_conflict() -> None:
    """PDF-08."""
    foot = "\n" * 34 + "Coastal Notes | https://doi.org/10.5555/lagoon.2016.07"
    card = make_card(*(f"A plain page of text {letter * 4}{foot}" for letter in "abcde"), larger=-1)
    vega = make_entry("veg16", "Lagoon Salinity Cycles", "Vega", year=2016, doi="10.5555/lagoon.2016.07")
    ruling = fast_path(card, Bibliography(entries=(vega,)))
    assert ruling is not None
    assert (ruling.entry_id, ruling.flags) == ("veg16", ())


def test_two_own_dois_that_hit_different_entries_switch_it_off() -> None:
    card = make_card("Salt Cycles\nR. Vega\ndoi:10.5555/salt.1\narXiv:2401.01234v2 [cs.DL] 3 Jan 2024")
    salt = make_entry("salt", "Salt Cycles", "Vega", doi="10.5555/salt.1")
    sand = make_entry("sand", "Sand Ripples", "Vega", arxiv="2401.01234")
    assert fast_path(card, Bibliography(entries=(salt, sand))) is None
    assert fast_path(card, Bibliography(entries=(salt,))) is not None


def test_an_arxiv_id_equals_its_doi() -> None:
    card = make_card("Salt Cycles\nR. Vega\narXiv:2401.01234v2 [cs.DL] 3 Jan 2024")
    salt = make_entry("salt", "Salt Cycles", "Vega", doi="10.48550/arXiv.2401.01234")
    ruling = fast_path(card, Bibliography(entries=(salt,)))
    assert ruling is not None
    assert ruling.entry_id == "salt"


def test_a_longer_doi_is_another_one() -> None:
    card = make_card("Salt Cycles\nR. Vega\ndoi:10.5555/salt.1-5-rc1")
    assert fast_path(card, Bibliography(entries=(make_entry("salt", "Salt Cycles", doi="10.5555/salt.1"),))) is None


def test_a_doi_that_two_entries_have_names_neither() -> None:
    card = make_card("Salt Cycles\nR. Vega\ndoi:10.5555/salt.1")
    twins = (make_entry("a", "Salt Cycles", doi="10.5555/salt.1"), make_entry("b", "Sand", doi="10.5555/salt.1"))
    assert fast_path(card, Bibliography(entries=twins)) is None
