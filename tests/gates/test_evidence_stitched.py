"""A quote may be put together from whole lines, as long as nothing of one paragraph is left out."""

import pytest

import gates
from schemas import Bibliography, Proposal
from tests.gates.gate_cases import make_card, make_entry

CARD = make_card(
    "Lagoon Salinity in Spring\nRosa Vega\nUniversity of the Coast\nAbstract\nThe lagoon was seen in\n"
    "no year of the survey\nto drain during the spring tide."
)
ENTRY = make_entry("v", "Lagoon Salinity in Spring", "Vega")


@pytest.mark.parametrize(
    ("evidence", "found"),
    [
        ("Lagoon Salinity in Spring Rosa Vega", True),
        ("Lagoon Salinity in Spring – Rosa Vega", True),
        ("Lagoon Salinity in Spring: University of the Coast", True),
        ("Rosa Vega Lagoon Salinity in Spring", False),
        ("Lagoon Salinity in Spring Vega", False),
        ("The lagoon was seen in to drain during the spring tide", False),
        ("Lagoon Salinity in Spring … University of the Coast", False),
    ],
)
def test_whole_lines_in_order(evidence: str, found: bool) -> None:
    proposal = Proposal(entry_id="v", role="same_work", evidence=evidence)
    ruling = gates.rule(proposal, CARD, Bibliography(entries=(ENTRY,)))
    assert (ruling.reason is None) is found
