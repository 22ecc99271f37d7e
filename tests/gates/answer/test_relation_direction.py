"""ANS-03: a relation counts in its own direction, or in both where it is symmetric, and some edge is not enough."""

import pytest

from gates.answer import PHOTO_RULES, RELATIONS, SOURCE_RULES, Graph, rule_answer
from schemas import BoundEntry, Draft, Packet, RelationClaim
from tests.gates.answer.packets import draft, entry, photo, says, source

VEGA = entry("10.5555/lagoon.2016.07", ("Vega", "Rosa"), year=2016)
OSEI = entry("10.5555/dredging.2019.1", ("Osei", "Kofi"), year=2019)
LIM = entry("10.5555/ponds.2020.3", ("Lim", "Dana"), year=2020)
QUOTE = "Contrary to Osei we find no such cost"
PACKET = Packet(
    items=(
        source("veg16", VEGA),
        source("osei19", OSEI, cites=(VEGA,)),
        source("lim20", LIM, text=f"{QUOTE}.", findings=(says("10.5555/dredging.2019.1", "contradicts", QUOTE),)),
    )
)


def reason(answer: Draft, packet: Packet = PACKET) -> str:
    refusal = rule_answer(answer, packet)[1]
    return refusal.reason if refusal else ""


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        (("veg16", "cites", "osei19"), "relation_not_in_packet"),
        (("osei19", "is_contradicted_by", "lim20"), ""),
        (("lim20", "supports", "osei19"), "relation_not_in_packet"),
        (("osei19", "cites", "veg16"), ""),
    ],
)
def test_the_public_case(claim: tuple[str, str, str], expected: str) -> None:
    assert reason(draft("See [osei19].", "osei19", claims=(claim,))) == expected


def test_the_graph_is_that_of_the_case_and_follows_from_the_items() -> None:
    named = {(edge.subject, edge.relation, edge.object) for edge in Graph.of(PACKET).edges()}
    assert named == {("osei19", "cites", "veg16"), ("lim20", "contradicts", "osei19")}


@pytest.mark.parametrize("name", ["cites", "part_of", "supports", "contradicts", "taken_before"])
def test_the_inverse_of_a_directed_relation_holds_the_other_way_round_only(name: str) -> None:
    mark = RELATIONS[name]
    assert not mark.symmetric
    one, other = {"taken_before": ("p1", "p2"), "part_of": ("S1", "S2")}.get(name, ("S1", "S2"))
    graph = Graph.of(DIRECTED)
    holds = {(s, r, o) for s, o in ((one, other), (other, one)) for r in (name, mark.inverse)}
    held = {
        claim for claim in holds if graph.holds(RelationClaim(subject=claim[0], relation=claim[1], object=claim[2]))
    }
    assert held == {(one, name, other), (other, mark.inverse, one)}


DIRECTED = Packet(
    items=(
        source(
            "S1",
            OSEI,
            BoundEntry(entry=VEGA, role="excerpt_of_work"),
            cites=(VEGA,),
            text="We agree with Vega on the salt. We disagree with Vega on the sand.",
            findings=(
                says(VEGA.doi, "supports", "agree with Vega on the salt"),
                says(VEGA.doi, "contradicts", "disagree with Vega on the sand"),
            ),
        ),
        source("S2", VEGA),
        photo("p1", taken="2016:07:02 14:03:05", offset="+02:00"),
        photo("p2", taken="2016:07:02 14:03:06", offset="+02:00"),
    )
)


def test_a_symmetric_relation_holds_in_both_directions() -> None:
    packet = Packet(items=(photo("p1", model="D750"), photo("p2", model="D750")))
    for claim in (("p1", "same_camera_model", "p2"), ("p2", "same_camera_model", "p1")):
        assert reason(draft("See [p1].", "p1", claims=(claim,)), packet) == ""


def test_every_rule_has_its_mark_and_every_relation_a_rule() -> None:
    ruled = {rule.relation for rule in PHOTO_RULES} | {rule.relation for rule in SOURCE_RULES}
    assert ruled == set(RELATIONS)
    assert all(mark.symmetric != bool(mark.inverse) for mark in RELATIONS.values())


def test_no_item_stands_in_a_relation_to_itself() -> None:
    for name, mark in RELATIONS.items():
        for relation in filter(None, (name, mark.inverse)):
            for item in DIRECTED.items:
                claim = RelationClaim(subject=item.id, relation=relation, object=item.id)
                assert not Graph.of(DIRECTED).holds(claim)


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        (("", "cites", "veg16"), "claim_without_ids"),
        (("osei19", "cites", ""), "claim_without_ids"),
        (("osei19", "cites", "veg1"), "claim_unknown_id"),
        (("osei19", "cites", "Veg16"), "claim_unknown_id"),
        (("osei19", "Cites", "veg16"), "unknown_relation"),
        (("osei19", "", "veg16"), "unknown_relation"),
        (("osei19", "is the father of", "veg16"), "unknown_relation"),
        (("osei19", "same_camera", "veg16"), "relation_not_in_packet"),
    ],
)
def test_a_claim_names_two_items_and_a_relation_exactly(claim: tuple[str, str, str], expected: str) -> None:
    assert reason(draft("See [osei19].", "osei19", claims=(claim,))) == expected


def test_exact_duplicates_collapse_and_hide_nothing() -> None:
    true, false = ("osei19", "cites", "veg16"), ("veg16", "cites", "osei19")
    shown, refusal, _ = rule_answer(draft("See [osei19].", "osei19", claims=(true,) * 5), PACKET)
    assert (refusal, len(shown.claims)) == (None, 1)
    assert reason(draft("See [osei19].", "osei19", claims=(true, true, false, true))) == "relation_not_in_packet"


def test_claims_are_asked_before_citations_and_these_before_links() -> None:
    every = draft("See [S9] https://evil.example/ and mail a@b.example.", "S9", claims=(("a", "cites", "b"),))
    assert reason(every) == "claim_unknown_id"
    assert reason(every.model_copy(update={"claims": ()})) == "unknown_citation"
    links = draft("See [osei19] https://evil.example/ and mail a@b.example.", "osei19")
    assert reason(links) == "link_not_in_packet"


def test_a_relation_told_only_in_prose_is_not_caught() -> None:
    """The open residual risk: no language is parsed. The README says so too."""
    shown = rule_answer(draft("Vega [veg16] cites Osei [osei19].", "veg16", "osei19"), PACKET)[0]
    assert shown.state == "answered"
