"""The answerer without a model says that it is none, lists what it can prove, and is ruled like any other."""

from gates.answer import check_answer
from schemas import Packet
from streams.answerer.local import draft_for
from tests.gates.answer.packets import entry, photo, source

NIKON = {"make": "NIKON CORPORATION", "model": "NIKON D750", "serial": "6012345"}
PACKET = Packet(
    items=(
        photo("p1", caption="The wooden pier at dawn", **NIKON),
        photo("p2", caption="The pier [S9]. Visit https://evil.example/", **NIKON),
        source("S1", entry("10.5555/lagoon.2016.07", title="Lagoon [Salinity] Cycles"), text="Salt rises."),
    )
)


def test_it_says_that_no_model_was_asked_and_tells_the_match() -> None:
    draft = draft_for("Where is the wooden pier?", PACKET)
    assert draft.text.startswith("No model was asked.")
    assert "[p1] NIKON CORPORATION, NIKON D750 (match 100 %)" in draft.text
    assert "[p2] NIKON CORPORATION, NIKON D750 (match 50 %)" in draft.text
    assert "S1" not in draft.text


def test_what_it_says_passes_the_gates_whatever_the_items_say() -> None:
    for question in ("Where is the wooden pier?", "Which lagoon has salinity cycles?"):
        draft = draft_for(question, PACKET)
        assert check_answer(draft, PACKET).text == draft.text


def test_its_relations_are_claimed_and_hold() -> None:
    draft = draft_for("Where is the pier?", PACKET)
    assert [(c.subject, c.relation, c.object) for c in draft.claims] == [
        ("p1", "same_camera", "p2"),
        ("p1", "same_camera_model", "p2"),
    ]


def test_it_declines_where_no_item_shares_a_word() -> None:
    draft = draft_for("Was ist ein Walfisch?", PACKET)
    assert (draft.declined, draft.text, draft.cited) == (True, "", ())
