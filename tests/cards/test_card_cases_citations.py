"""QUO-01: a work that is only cited stands in no identity zone."""

from cards import build_card
from schemas.card import IDENTITY_ZONES
from tests.cards.sample_pdf import plain_pdf


def test_what_is_cited_is_no_evidence_of_identity() -> None:
    reference = "Vega R, Lim D. Lagoon Salinity Cycles. Coastal Notes 2016;4:1-9."
    card = build_card(
        plain_pdf("Harbour Dredging Costs\nK. Osei\n2019\nWe follow Vega (2016).", f"References\n{reference}"), "x.pdf"
    )
    identity = "".join(card.text[one.start : one.end] for one in card.regions if one.zone in IDENTITY_ZONES)
    assert "Vega" not in identity
    assert "Harbour Dredging Costs" in identity
    zones = {card.text[one.start : one.end]: one.zone for one in card.regions}
    assert zones["We follow Vega (2016)."] == "citation"
    assert zones[f"References\n{reference}"] == "references"
