"""Short quotes count only as a whole line or field; long ones are no evidence; lines may be put together."""

import pytest

import gates
from schemas import Bibliography, Proposal, Reason
from tests.gates.gate_cases import make_card, make_entry

CARD = make_card(
    "Lagoon Salinity\nRosa Vega and Kofi Osei\nCoastal Notes, volume 12\n2016\nThe lagoon is the saltiest."
)
ENTRY = make_entry("v", "Lagoon Salinity", "Vega", "Osei", year=2016)


def reason(evidence: str, view: str | None = None) -> Reason | None:
    proposal = Proposal(entry_id="v", role="same_work", evidence=evidence)
    return gates.rule(proposal, CARD, Bibliography(entries=(ENTRY,)), view).reason


@pytest.mark.parametrize(
    ("evidence", "expected"),
    [
        ("Lagoon Salinity", None),  # a whole line
        ("Kofi Osei", "quote_too_short"),
        ("2016", "quote_too_short"),
        ("", "quote_empty"),
        ("…", "quote_empty"),
        ("is the saltiest", "quote_proves_nothing"),
        ("lagoon is the saltiest", None),  # carries a word of the title
        ("Lagoon Salinity Rosa Vega and Kofi Osei", None),  # runs over two lines
        ("Lagoon Salinity Coastal Notes, volume 12", None),  # two whole lines, in order
        ("Coastal Notes, volume 12 Lagoon Salinity", "quote_not_found"),  # not in order
        ("Lagoon Salinity Kofi Osei", "quote_not_found"),  # half a line
        ("Lagoon Salinity Coastal Notes, volume 13", "quote_not_found"),
        ("word " * 41, "quote_too_long"),
    ],
)
def test_what_counts_as_a_quote(evidence: str, expected: Reason | None) -> None:
    assert reason(evidence) == expected


def test_a_quote_that_the_model_was_not_shown_is_refused() -> None:
    assert reason("Rosa Vega and Kofi Osei", view="Lagoon Salinity\n2016") == "quote_not_in_view"
    assert reason("Rosa Vega and Kofi Osei", view="Lagoon Salinity\nRosa Vega and Kofi Osei") is None
    assert reason("Lagoon Salinity Coastal Notes, volume 12", view=CARD.text) is None


@pytest.mark.parametrize(("evidence", "expected"), [("S A L T I N M A Y", None), ("S A L T I N", "quote_too_short")])
def test_words_of_a_letter_spaced_line_are_counted_on_the_card(evidence: str, expected: Reason | None) -> None:
    card = make_card("S A L T   I N   M A Y\nRosa Vega\n2016")
    entry = make_entry("v", "Salt in May", "Vega", year=2016)
    proposal = Proposal(entry_id="v", role="same_work", evidence=evidence)
    assert gates.rule(proposal, card, Bibliography(entries=(entry,))).reason == expected
