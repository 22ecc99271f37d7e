"""Cases from public reports: what of a first page is title, names and year."""

import pytest

from cards import build_card
from tests.cards.sample_pdf import plain_pdf, zones


@pytest.mark.parametrize(
    ("page", "title", "byline", "years"),
    [
        ("Sand Ripples\nR. Vega\n2010", "Sand Ripples", "R. Vega", (2010,)),
        ("Coastal Hydraulics\nR. Vega\nThird edition\n2009", "Coastal Hydraulics", "R. Vega", (2009,)),
        (
            "Correction to: Lagoon Salinity Cycles\nR. Vega and K. Osei\nCoastal Notes 2017",
            "Correction to: Lagoon Salinity Cycles",
            "R. Vega and K. Osei",
            (2017,),
        ),
        (
            "Dredging Robots in Practice\nD. Lim\nCoast Meeting 2025, Industry Track",
            "Dredging Robots in Practice",
            "D. Lim",
            (2025,),
        ),
    ],
    ids=["SIB-01", "SIB-02", "SIB-04", "SIB-06"],
)
def test_lines_of_one_size_are_told_apart(page: str, title: str, byline: str, years: tuple[int, ...]) -> None:
    card = build_card(plain_pdf(page), "x.pdf")
    assert (card.title, card.byline, card.years) == (title, byline, years)
    assert (zones(card, "title"), zones(card, "byline")) == ([title], [byline])


def test_a_line_of_arxiv_is_no_title() -> None:
    # SIB-05
    card = build_card(plain_pdf("arXiv:2401.01234v2 [cs.DL] 3 Jan 2024\nLagoon Salinity Cycles\nR. Vega"), "x.pdf")
    assert (card.title, card.byline, card.arxiv, card.years) == (
        "Lagoon Salinity Cycles",
        "R. Vega",
        "2401.01234",
        (2024,),
    )


def test_accents_drawn_as_characters_stay_as_the_file_has_them() -> None:
    # PDF-01
    lines = ["Tidal Sediment Budgets", "Andr\u00b4e M\u00a8uller and H\u00b4el`ene Lef`evre", "We close the budget."]
    card = build_card(plain_pdf("\n".join(lines)), "x.pdf")
    assert (card.title, card.byline) == (lines[0], lines[1])
