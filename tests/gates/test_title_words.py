"""A title is compared word by word and both ways; figures and short titles get no benefit of the doubt."""

import pytest

from tests.gates.gate_cases import bind, make_card, make_entry


def test_a_neighbour_that_differs_in_a_figure_is_refused() -> None:
    """TIT-03."""
    card = make_card("Mapping a further factor of salt tolerance (SLT2) to reach 3q26\nR. Vega\n2006")
    entry = make_entry("slt3", "Mapping a further factor of salt tolerance (SLT3) to reach 18q11", "Vega", year=2006)
    ruling = bind(card, entry, "Mapping a further factor of salt tolerance")
    assert ruling.reason == "number_contradicted"


def test_a_subtitle_of_its_own_field_belongs_to_the_title() -> None:
    """TIT-04."""
    entry = make_entry("tube12", "Tide", "Vega, R.", subtitle="seasonal tariffs for harbours", year=2012)
    same = make_card("TIDE: Seasonal Tariffs for Harbours\nR. Vega\n2012")
    other = make_card("Ebb and tide in lagoons\nR. Vega\n2012")
    assert bind(same, entry, "TIDE: Seasonal Tariffs for Harbours").bound
    assert bind(other, entry, "Ebb and tide in lagoons").reason == "title_not_shown"


def test_dashes_spaces_and_formulas_do_not_count() -> None:
    """TIT-05: the entry as `cards.read_bibliography` gives it, without markup."""
    card = make_card("E. coli and CO2: salt-driven α-uptake (LSC)\nR. Vega\n2020")
    entry = make_entry("t20", "E. coli and CO₂: salt–driven α-uptake ( LSC)", "Vega", year=2020)
    assert bind(card, entry, "E. coli and CO2: salt-driven").bound


def test_markup_that_is_left_in_a_title_is_no_word_of_it() -> None:
    """TIT-05: tags and TeX."""
    card = make_card("E. coli and CO2: salt-driven uptake (LSC)\nR. Vega\n2020")
    title = "<i>E. coli</i> and CO<sub>2</sub>: salt–driven uptake ( LSC)"
    assert bind(card, make_entry("t20", title, "Vega", year=2020), "E. coli and CO2: salt-driven").bound


@pytest.mark.parametrize(
    ("printed", "wanted"),
    [
        ("Censored Quantile Regression", "Quantile Regression"),
        ("Quantile Regression", "Censored Quantile Regression"),
        ("Censored Quantile Regression for Panel Data", "Quantile Regression for Panel Data"),
        ("Regression Quantiles", "Quantiles of Regression"),
        ("Lagoon Salinity User Guide", "Lagoon Salinity Quick Start Guide"),
    ],
)
def test_a_title_within_another_is_another_title(printed: str, wanted: str) -> None:
    card = make_card(f"{printed}\nR. Vega\n2005")
    ruling = bind(card, make_entry("v", wanted, "Vega, R.", year=2008), printed)
    assert not ruling.bound


def test_a_revised_introduction_is_flagged() -> None:
    card = make_card("A revised introduction to lagoon salinity\nR. Vega\n2008")
    ruling = bind(
        card, make_entry("v", "Introduction to Lagoon Salinity", "Vega, R.", year=2008), "lagoon salinity R. Vega"
    )
    assert ruling.bound
    assert ruling.flags == ("title_differs",)


def test_a_main_title_without_its_subtitle_is_whole() -> None:
    card = make_card("Lagoon Salinity\nR. Vega\n2008")
    entry = make_entry("v", "Lagoon Salinity: A Study of Six Harbours", "Vega, R.", year=2008)
    ruling = bind(card, entry, "Lagoon Salinity")
    assert (ruling.bound, ruling.flags) == (True, ())


def test_two_subtitles_that_differ_are_two_works() -> None:
    card = make_card("Lagoon Salinity: Measured in Six Harbours\nR. Vega\n2008")
    entry = make_entry("v", "Lagoon Salinity: A Theory of Tides", "Vega, R.", year=2004)
    assert not bind(card, entry, "Lagoon Salinity: Measured in Six Harbours").bound


def test_the_same_words_in_another_order_are_flagged() -> None:
    card = make_card("Rcpp: Seamless R and C++ Integration\nDirk Vega\n2011")
    entry = make_entry("book", "Seamless R and C++ Integration with Rcpp", "Vega, D.", year=2011)
    ruling = bind(card, entry, "Seamless R and C++ Integration")
    assert (ruling.bound, ruling.flags) == (True, ("title_differs",))


HEADED = "Who Needs Tides? Harbours beyond the Coast: Theory and Practice"


@pytest.mark.parametrize(
    ("head", "title", "bound"),
    [
        ("R. Vega: Lagoon Salinity", "Lagoon Salinity: A Study of Six Harbours", True),
        ("R. Vega, K. Osei: Lagoon Salinity of the Coast", "Lagoon Salinity of the Coast", True),
        ("R. Vega: Who Needs Tides? Harbours beyond the Coast", HEADED, True),
        ("R. Vega: Who Needs Tides? Harbours", HEADED, False),
        ("R. Vega: Hydrodynamics", "Hydrodynamics: Sources and Readings", True),
        ("R. Vega: Tides", "Tides: Sources and Readings", False),
        ("R. Vega: Introduction", "Introduction: Sources and Readings", False),
        ("Hydrodynamics", "Hydrodynamics: Sources and Readings", False),
        ("R. Vega: Group R", "Group", False),
    ],
)
def test_a_running_head_gives_names_and_the_title_up_to_a_subtitle(head: str, title: str, bound: bool) -> None:
    card = make_card(*(f"{head}\n\nThe water of {letter * 5}\nis salt." for letter in "abcd"), larger=-1)
    entry = make_entry("v", title, "Vega, R.", "Osei, K.", type="book")
    alone = entry.model_copy(update={"authors": entry.authors[:1]})
    ruling = bind(card, entry if "Osei" in head else alone, head, role="excerpt_of_work")
    assert (ruling.bound and not ruling.flags) is bound
