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
