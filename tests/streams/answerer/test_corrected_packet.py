"""A corrected packet rules the stored replies again, without a call, and an answer may be withdrawn."""

import pytest

from gates.answer import REFUSAL
from schemas import Draft, Packet, Recheck
from tests.gates.answer.packets import draft
from tests.streams.answerer.album import PACKET, TRUE, Album, corrected, without


def answered(said: Draft = TRUE) -> Album:
    album = Album(said)
    album.set(PACKET)
    album.ask()
    album.work()
    return album


@pytest.mark.parametrize(
    "packet",
    [without(PACKET, "p2"), corrected(PACKET, "p2", serial="7"), corrected(PACKET, "p2", serial="")],
    ids=["an item removed", "a field corrected", "a field cleared"],
)
def test_an_answer_that_the_packet_no_longer_bears_is_withdrawn_without_a_call(packet: Packet) -> None:
    album = answered()
    album.set(packet)
    album.work()
    answer = album.answer()
    assert answer is not None
    assert (album.states(), answer.answer.text) == (["answered", "withdrawn"], REFUSAL)
    assert (answer.answer.cited, answer.answer.claims, answer.revision) == ((), (), 2)
    assert (album.calls, len(album.refusals())) == (1, 1)


def test_an_answer_that_a_correction_does_not_touch_is_not_told_again() -> None:
    album = answered()
    album.set(without(PACKET, "p3"))
    album.work()
    assert (album.states(), album.calls) == (["answered"], 1)


def test_a_refused_reply_is_shown_when_the_packet_bears_it() -> None:
    album = answered(draft("One camera took [p1] and [p3].", "p1", "p3", claims=(("p1", "same_camera", "p3"),)))
    assert album.states() == ["refused"]
    album.set(corrected(PACKET, "p3", make="NIKON CORPORATION", model="NIKON D750", serial="6012345"))
    album.work()
    assert (album.states(), album.calls) == (["refused", "answered"], 1)


def test_a_correction_and_its_reverse_bring_the_answer_back() -> None:
    album = answered()
    album.set(without(PACKET, "p2"))
    album.set(PACKET)
    album.work()
    assert (album.states(), album.calls) == (["answered", "withdrawn", "answered"], 1)


def test_only_recheck_or_the_question_again_asks_over_the_corrected_packet() -> None:
    album = answered()
    album.set(without(PACKET, "p2"))
    album.work()
    assert album.calls == 1
    album.command(Recheck)
    album.work()
    assert album.calls == 2


def test_a_packet_that_is_corrected_while_the_model_thinks_rules_its_reply() -> None:
    album = Album()
    asking = album.driver.stages
    album.driver.stages = []
    album.set(PACKET)
    album.ask()
    album.work()
    album.set(without(PACKET, "p2"))
    album.driver.run()
    album.driver.stages = asking
    album.work()
    assert (album.states(), album.calls) == (["refused"], 1)
