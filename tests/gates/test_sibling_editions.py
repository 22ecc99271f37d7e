"""Works that are easily mistaken for one another: only the one that the card shows is bound."""

import pytest

from tests.gates.gate_cases import bind, make_card, make_entry


def test_the_file_name_does_not_pick_the_sibling() -> None:
    """SIB-01."""
    card = make_card("Sand Ripples\nR. Vega\n2010", filename="Vega2010a.pdf")
    plain = make_entry("Vega2010", "Salt Cycles", "Vega", year=2010)
    letter = make_entry("Vega2010a", "Sand Ripples", "Vega", year=2010)
    assert not bind(card, plain, "R. Vega", letter).bound
    assert not bind(card, plain, "Sand Ripples", letter).bound
    assert not bind(card, plain, "Vega2010a", letter).bound
    assert bind(card, letter, "Sand Ripples", plain).bound


FIRST = make_entry("v1", "Coastal Hydraulics", "Vega", type="book", edition="1", year=1998)
THIRD = make_entry("v3", "Coastal Hydraulics", "Vega", type="book", edition="3", year=2009)


def test_two_editions_of_one_book() -> None:
    """SIB-02."""
    card = make_card("Coastal Hydraulics\nR. Vega\nThird edition\n2009")
    assert not bind(card, FIRST, "Coastal Hydraulics", THIRD).bound
    assert bind(card, THIRD, "Third edition", FIRST).bound


def test_a_card_without_year_and_edition_tells_none_from_the_other() -> None:
    """SIB-02 (second)."""
    card = make_card("Coastal Hydraulics\nR. Vega")
    assert bind(card, FIRST, "Coastal Hydraulics", THIRD).reason == "edition_not_shown"
    assert bind(card, THIRD, "Coastal Hydraulics", FIRST).reason == "edition_not_shown"


def test_a_preprint_is_not_the_article() -> None:
    """SIB-05."""
    card = make_card("arXiv:2401.01234v2 [cs.DL] 3 Jan 2024\nLagoon Salinity Cycles\nR. Vega", larger=1)
    preprint = make_entry("pre24", "Lagoon Salinity Cycles", "Vega", year=2024, doi="10.48550/arXiv.2401.01234")
    article = make_entry("jou25", "Lagoon Salinity Cycles", "Vega", year=2025, doi="10.5555/lag.2025.1")
    assert bind(card, preprint, "arXiv:2401.01234v2", article).bound
    assert bind(card, article, "Lagoon Salinity Cycles", preprint).reason == "sibling_shown"
    assert bind(card, article, "Lagoon Salinity Cycles", preprint, role="other_edition").bound


def test_the_right_number_of_the_wrong_track() -> None:
    """SIB-06."""
    card = make_card(
        "Dredging Robots in Practice\nD. Lim\nCoast Meeting 2025, Industry Track", filename="2025.main.83.pdf"
    )
    salt = make_entry("main83", "Salt Cycles", "Vega", year=2025)
    sand = make_entry("main84", "Sand Ripples", "Osei", year=2025)
    robots = make_entry("ind83", "Dredging Robots in Practice", "Lim", year=2025)
    assert not bind(card, salt, "Coast Meeting 2025", sand, robots).bound
    assert not bind(card, sand, "Coast Meeting 2025", salt, robots).bound
    assert bind(card, robots, "Dredging Robots in Practice", salt, sand).bound


def test_a_and_b_of_one_year() -> None:
    card = make_card("Sand Ripples of the Northern Coast\nR. Vega\n2017")
    a = make_entry("v17a", "Sand Ripples of the Northern Coast", "Vega", year=2017)
    b = make_entry("v17b", "Sand Ripples of the Southern Coast", "Vega", year=2017)
    assert bind(card, a, "Sand Ripples of the", b).bound
    assert not bind(card, b, "Sand Ripples of the", a).bound


def test_one_work_entered_twice_once_without_its_subtitle() -> None:
    card = make_card("Permafrost Anew: A Critical Account\nR. Vega\nCoastal Notes 63, 1999, 338-366")
    where = {"container": "Coastal Notes", "volume": "63", "pages": "338-366", "year": 1999}
    whole = make_entry("v99", "Permafrost Anew: A Critical Account", "Vega", **where)
    short = make_entry("v99b", "Permafrost Anew", "Vega", **where)
    other = make_entry("v99c", "Permafrost Anew", "Vega", **{**where, "pages": "9-14"})
    assert bind(card, whole, "Permafrost Anew: A Critical Account", short).bound
    assert bind(card, short, "Permafrost Anew: A Critical Account", whole).bound
    assert bind(card, other, "Permafrost Anew: A Critical Account", whole).reason == "sibling_shown"


@pytest.mark.parametrize(
    ("title", "statement"),
    [
        ("A Revised Introduction to Salt Lagoons", "This is a revised version of Introduction to Salt Lagoons (1998)."),
        ("Un'introduzione nuova alle lagune", "Il testo è una versione riveduta di «Introduction to Salt Lagoons»."),
        ("Les lagunes autrement", "Ce texte est une version remaniée de « Introduction to Salt Lagoons » (1998)."),
    ],
)
def test_a_version_that_is_an_entry_too_is_bound_to_the_one_that_it_names(title: str, statement: str) -> None:
    card = make_card(f"{title}\nR. Vega\n2009\n{statement}")
    own = make_entry("v09", title, "Vega", type="book", year=2009)
    first = make_entry("v98", "Introduction to Salt Lagoons", "Vega", type="book", year=1998)
    shorter = make_entry("v97", "Salt Lagoons", "Vega", type="book", year=1997)
    assert bind(card, first, title, own, shorter, role="other_edition").bound
    assert not bind(card, first, title, own, shorter).bound
    assert not bind(card, shorter, title, own, first, role="other_edition").bound


def test_words_of_the_card_s_own_title_behind_a_statement_name_no_shorter_work() -> None:
    title = "Censored Quantile Regression Redux"
    card = make_card(f"{title}\nR. Vega\n2009\nA modified version of Vega (2008a). {title} follows.")
    own = make_entry("v09", title, "Vega", year=2009)
    short = make_entry("v05", "Quantile Regression", "Vega", type="book", year=2005)
    assert bind(card, short, title, own, role="other_edition").reason == "sibling_shown"
