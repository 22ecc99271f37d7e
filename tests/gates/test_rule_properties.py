"""What holds for any proposal: the gates refuse and never invent, and nothing outside the identity zones helps."""

from hypothesis import given, settings
from hypothesis import strategies as st

import gates
from schemas import ROLES, Bibliography, Entry, Proposal, Region, Ruling, SourceCard, Zone
from tests.gates.gate_cases import make_card, make_entry

CARD = make_card("Harbour Dredging Costs\nK. Osei\nCoastal Notes 2019\nWe follow Vega (2016).")
ENTRIES = (
    make_entry(
        "osei", "Harbour Dredging Costs", "Osei, K.", year=2019, container="Coastal Notes", type="article-journal"
    ),
    make_entry("osei2", "Harbour Dredging Costs and Benefits", "Osei, K.", year=2019),
    make_entry("book", "Harbour Dredging Costs", "Osei, K.", year=2012, type="book", edition="2"),
    make_entry("vega", "Lagoon Salinity Cycles", "Vega", "Lim", year=2016),
    make_entry("part", "Salt", "Vega", type="chapter", container="Handbook of Lagoons", year=2016),
)
QUOTES = st.sampled_from(
    ["Harbour Dredging Costs", "Harbour Dredging Costs K. Osei", "Lagoon Salinity Cycles", "Vega R, Lim D. Lagoon", "x"]
)
TEXTS = st.sampled_from(
    [
        "Lagoon Salinity Cycles",
        "Vega R, Lim D. Lagoon Salinity Cycles. Coastal Notes 2016;4:1-9.",
        "Handbook of Lagoons, edited by R. Vega. Second edition",
        "A modified version of Lagoon Salinity Cycles by Vega and Lim",
        "Harbour Dredging Costs and Benefits\nK. Osei\n2012",
    ]
)
PROPOSALS = st.builds(
    Proposal,
    entry_id=st.sampled_from([*(entry.id for entry in ENTRIES), "gone"]),
    role=st.sampled_from(ROLES),
    evidence=QUOTES,
)
OUTSIDE: st.SearchStrategy[Zone] = st.sampled_from(["body", "citation", "references", "contents"])


def with_more(card: SourceCard, text: str, zone: Zone) -> SourceCard:
    start = len(card.text) + 1
    more = Region(zone=zone, page=card.pages, start=start, end=start + len(text))
    return card.model_copy(update={"text": f"{card.text}\n{text}", "regions": (*card.regions, more)})


@given(PROPOSALS, TEXTS, OUTSIDE)
@settings(deadline=None)
def test_text_outside_the_identity_zones_never_turns_a_refusal_into_a_bind(
    proposal: Proposal, text: str, zone: Zone
) -> None:
    bibliography = Bibliography(entries=ENTRIES)
    before = gates.rule(proposal, CARD, bibliography)
    after = gates.rule(proposal, with_more(CARD, text, zone), bibliography)
    assert before.bound or not after.bound


@given(st.lists(PROPOSALS, max_size=5), st.permutations(ENTRIES))
@settings(deadline=None)
def test_rulings_are_of_what_was_proposed_whatever_the_order_of_the_entries(
    proposals: list[Proposal], entries: list[Entry]
) -> None:
    rulings = gates.rule_source(proposals, CARD, Bibliography(entries=tuple(entries)))
    assert [(r.entry_id, r.role, r.evidence) for r in rulings] == [(p.entry_id, p.role, p.evidence) for p in proposals]
    assert rulings == gates.rule_source(proposals, CARD, Bibliography(entries=ENTRIES))


@given(st.lists(PROPOSALS, min_size=1, max_size=5), st.permutations(range(5)))
@settings(deadline=None)
def test_the_order_of_the_proposals_does_not_matter(proposals: list[Proposal], order: list[int]) -> None:
    bibliography = Bibliography(entries=ENTRIES)
    shuffled = [proposals[at] for at in order if at < len(proposals)]
    one, other = (gates.rule_source(given, CARD, bibliography) for given in (proposals, shuffled))
    assert sorted(map(_bytes, one)) == sorted(map(_bytes, other))


@given(
    st.lists(PROPOSALS, min_size=1, max_size=5), st.sampled_from(ENTRIES), st.integers(1900, 2100), st.text(max_size=20)
)
@settings(deadline=None)
def test_a_correction_and_its_reverse_give_the_same_rulings(
    proposals: list[Proposal], entry: Entry, year: int, title: str
) -> None:
    before = gates.rule_source(proposals, CARD, Bibliography(entries=ENTRIES))
    changed = entry.model_copy(update={"year": year, "title": title})
    gates.rule_source(proposals, CARD, Bibliography(entries=tuple(changed if e is entry else e for e in ENTRIES)))
    restored = changed.model_copy(update={"year": entry.year, "title": entry.title})
    back = Bibliography(entries=tuple(restored if e is entry else e for e in ENTRIES))
    after = gates.rule_source(proposals, CARD.model_copy(), back)
    assert [*map(_bytes, after)] == [*map(_bytes, before)]


def _bytes(ruling: Ruling) -> bytes:
    return ruling.to_bytes()


@given(PROPOSALS, QUOTES)
@settings(deadline=None)
def test_only_the_evidence_gate_looks_at_the_quote(proposal: Proposal, quote: str) -> None:
    """So the evaluation need not try further quotes where another gate refuses."""
    bibliography = Bibliography(entries=ENTRIES)
    one = gates.rule(proposal, CARD, bibliography)
    other = gates.rule(proposal.model_copy(update={"evidence": quote}), CARD, bibliography)
    assert [gate for gate in one.gates if gate.gate != "evidence"] == [g for g in other.gates if g.gate != "evidence"]
