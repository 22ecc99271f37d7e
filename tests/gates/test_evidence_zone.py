"""Evidence stands where a card says what it is, not where it cites, and not in a file's name."""

from tests.gates.gate_cases import bind, make_card, make_entry

VEGA = make_entry("veg16", "Lagoon Salinity Cycles", "Vega", "Lim", year=2016)
OSEI = make_entry("ose19", "Harbour Dredging Costs", "Osei", year=2019)
CITING = (
    "Harbour Dredging Costs\nK. Osei\n2019\nWe follow Vega (2016).",
    "References\nVega R, Lim D. Lagoon Salinity Cycles. Coastal Notes 2016;4:1-9.",
)


def test_a_work_that_is_only_cited_is_refused() -> None:
    """QUO-01."""
    card = make_card(*CITING)
    refused = bind(card, VEGA, "Vega R, Lim D. Lagoon Salinity Cycles. Coastal Notes 2016", OSEI)
    assert not refused.bound
    assert "quote_outside_identity" in {gate.reason for gate in refused.gates}
    assert bind(card, OSEI, "Harbour Dredging Costs", VEGA).bound


def test_a_file_name_proves_nothing() -> None:
    card = make_card(*CITING, filename="Vega Lim - Lagoon Salinity Cycles (2016).pdf")
    ruling = bind(card, VEGA, "Vega Lim - Lagoon Salinity Cycles", OSEI)
    assert not ruling.bound
    assert "quote_proves_nothing" in {gate.reason for gate in ruling.gates}


def test_a_quote_that_is_nowhere_is_refused_with_the_line_that_comes_nearest() -> None:
    card = make_card(*CITING)
    ruling = bind(card, OSEI, "Harbour Dredging Prices")
    evidence = next(gate for gate in ruling.gates if gate.gate == "evidence")
    assert (evidence.reason, evidence.nearest) == ("quote_not_found", "Harbour Dredging Costs")


def test_what_was_seen_is_given_with_page_and_offsets() -> None:
    card = make_card(*CITING)
    ruling = bind(card, OSEI, "harbour  dredging costs")
    (seen,) = next(gate for gate in ruling.gates if gate.gate == "evidence").seen
    assert (seen.text, seen.zone, seen.page) == ("Harbour Dredging Costs", "title", 1)
    assert card.text[seen.start : seen.end] == "Harbour Dredging Costs"


def test_a_garbled_text_layer_proves_nothing() -> None:
    """PDF-02."""
    card = make_card("7LGDO 6HGLPHQW %XGJHWV\n0XOOHU").model_copy(update={"no_text": True})
    entry = make_entry("mul14", "Tidal Sediment Budgets", "Muller", year=2014)
    assert bind(card, entry, "Tidal Sediment Budgets").reason == "no_readable_text"
