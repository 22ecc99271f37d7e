"""A correction, comment or review prints the title of a work and is not that work."""

import pytest

from tests.gates.gate_cases import bind, make_card, make_entry

ORIGINAL = make_entry("veg16", "Lagoon Salinity Cycles", "Vega", "Osei", year=2016, doi="10.5555/lagoon.2016.07")


@pytest.mark.parametrize(
    "printed",
    [
        "Correction to: Lagoon Salinity Cycles",
        "Erratum: Lagoon Salinity Cycles",
        "Corrigendum to Lagoon Salinity Cycles",
        "Retraction: Lagoon Salinity Cycles",
        "Comment on Lagoon Salinity Cycles",
        "A Reply to Lagoon Salinity Cycles",
        "Solutions to Lagoon Salinity Cycles",
        "Berichtigung zu: Lagoon Salinity Cycles",
        "Rezension zu Lagoon Salinity Cycles",
        "Compte rendu de Lagoon Salinity Cycles",
    ],
)
@pytest.mark.parametrize("role", ["same_work", "other_edition", "excerpt_of_work"])
def test_a_notice_is_another_work(printed: str, role: str) -> None:
    """SIB-04."""
    card = make_card(
        f"{printed}\nR. Vega and K. Osei\nCoastal Notes 2017\n"
        "The original article can be found online at https://doi.org/10.5555/lagoon.2016.07"
    )
    ruling = bind(card, ORIGINAL, "Lagoon Salinity Cycles", role=role)  # type: ignore[arg-type]  # a parameter
    assert ruling.reason == "other_work_about_it"


def test_a_notice_that_is_an_entry_itself_is_bound() -> None:
    card = make_card("Correction to: Lagoon Salinity Cycles\nR. Vega and K. Osei\nCoastal Notes 2017")
    notice = make_entry("veg17", "Correction to: Lagoon Salinity Cycles", "Vega", "Osei", year=2017)
    assert bind(card, notice, "Correction to: Lagoon Salinity Cycles", ORIGINAL).bound


@pytest.mark.parametrize(
    "printed",
    [
        "Corrección a: Lagoon Salinity Cycles",
        "Supplementary material to Lagoon Salinity Cycles\nAppendix",
        "Materiale supplementare a Lagoon Salinity Cycles\nAppendice",
    ],
)
def test_a_notice_may_say_so_in_a_line_above_its_title(printed: str) -> None:
    card = make_card(f"{printed}\nR. Vega and K. Osei\nCoastal Notes 2017", larger=printed.count("\n"))
    for role in ("same_work", "other_edition"):
        assert not bind(card, ORIGINAL, "Lagoon Salinity Cycles", role=role).bound


def test_notes_on_another_subject_say_nothing_of_this_work() -> None:
    """A chapter of a volume that is called "Notes on ..."."""
    head = "Notes on the Rivers of the Coast"
    pages = (f"Lagoon Salinity Cycles\nR. Vega and K. Osei\n{letter * 5}" for letter in "abcd")
    card = make_card(*(f"{head}\n{page}" for page in pages), larger=1)
    assert bind(card, ORIGINAL, "Lagoon Salinity Cycles").bound


def test_a_review_may_head_with_what_it_reviews() -> None:
    card = make_card("Review\nLagoon Salinity Cycles\nReviewed by Lia Campos\nCoastal Notes 2017", larger=1)
    review = make_entry("c17", "Review: Lagoon Salinity Cycles", "Campos, Lia", year=2017)
    assert bind(card, review, "Reviewed by Lia Campos", ORIGINAL).bound
    assert not bind(card, ORIGINAL, "Lagoon Salinity Cycles", review).bound
    plain = make_card("Lagoon Salinity Cycles\nLia Campos\nCoastal Notes 2017")
    assert not bind(plain, review, "Lagoon Salinity Cycles").bound
