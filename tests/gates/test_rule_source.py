"""Across the proposals of one source: one same work, in any order."""

from itertools import permutations

from gates import fast_path, rule_source
from schemas import Bibliography, Proposal
from tests.gates.gate_cases import make_card, make_entry

CARD = make_card("Lagoon Salinity Cycles\nR. Vega\n2016\ndoi:10.5555/lag.1")
ONE = make_entry("one", "Lagoon Salinity Cycles", "Vega", year=2016)
TWIN = make_entry("twin", "Lagoon Salinity Cycles", "Vega, R.", year=2016, pages="1-9")
LONGER = make_entry("long", "Lagoon Salinity Cycles: A Study", "Vega", year=2015)
OTHER = make_entry("other", "Harbour Dredging Costs", "Osei", year=2016, doi="10.5555/lag.1")


def same(entry_id: str, evidence: str = "Lagoon Salinity Cycles") -> Proposal:
    return Proposal(entry_id=entry_id, role="same_work", evidence=evidence)


def test_duplicates_of_each_other_are_both_bound() -> None:
    rulings = rule_source([same("one"), same("twin")], CARD, Bibliography(entries=(ONE, TWIN)))
    assert [ruling.bound for ruling in rulings] == [True, True]


def test_the_order_of_proposals_and_entries_does_not_matter() -> None:
    proposals = [same("one"), same("twin"), same("long"), same("other"), same("one", "not on the card at all")]
    expected = None
    for entries in permutations((ONE, TWIN, LONGER, OTHER)):
        for order in (proposals, proposals[::-1], proposals[2:] + proposals[:2]):
            rulings = rule_source(order, CARD, Bibliography(entries=entries))
            assert [(ruling.entry_id, ruling.evidence) for ruling in rulings] == [
                (proposal.entry_id, proposal.evidence) for proposal in order
            ]
            outcome = sorted((r.entry_id, r.evidence, r.bound, r.reason or "") for r in rulings)
            expected = expected or outcome
            assert outcome == expected


def test_the_fast_path_is_the_source_s_same_work() -> None:
    entries = Bibliography(entries=(ONE, TWIN, OTHER))
    fast = fast_path(CARD, entries)
    assert fast is not None
    assert fast.entry_id == "other"
    rulings = rule_source([same("one")], CARD, entries, fast=fast)
    assert rulings[0].reason == "other_same_work"


def test_a_fast_path_to_the_same_entry_changes_nothing() -> None:
    entries = Bibliography(
        entries=(ONE.model_copy(update={"doi": "10.5555/lag.1"}), OTHER.model_copy(update={"doi": ""}))
    )
    fast = fast_path(CARD, entries)
    assert rule_source([same("one")], CARD, entries, fast=fast) == rule_source([same("one")], CARD, entries)
