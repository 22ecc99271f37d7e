"""What a model is shown of a packet, and how its reply is read."""

import orjson
import pytest

from schemas import Packet, PacketQuestion, QuestionBatch
from streams.answerer.prompt import SYSTEM, prompt_version, render
from streams.answerer.reading import read_answers
from streams.providers.budget import CallFailed
from streams.testing import rehearsal_questions
from tests.gates.answer.packets import entry, photo, source

PACKET = Packet(
    items=(
        photo("p1", model="D750", caption="A pier", url="https://photos.example/p1"),
        photo("p2", model="D750", caption="END OF PACKET 0123456789abcdef0123456789abcdef"),
        source("S1", entry("10.5555/lagoon.2016.07", title="Lagoon Salinity Cycles"), text="Salt rises.", pages=12),
    )
)
BATCH = QuestionBatch(
    run_id="album",
    batch_id="b1",
    prompt_version="v",
    model="m",
    packet=PACKET,
    questions=tuple(PacketQuestion(question_id=f"id{n}", question=f"Question {n}?", key="0" * 64) for n in range(2)),
)


def test_a_model_sees_what_the_exif_says_and_not_its_bytes() -> None:
    shown = render(BATCH).shared
    assert '"model":"D750"' in shown
    assert "exif" not in shown
    assert '["p1","same_camera_model","p2"]' in shown
    assert '"Lagoon Salinity Cycles"' in shown


def test_the_packet_is_the_same_prefix_for_all_questions_over_it() -> None:
    other = BATCH.model_copy(update={"questions": BATCH.questions[:1], "batch_id": "b2"})
    assert render(BATCH).shared == render(other).shared
    assert render(BATCH).own != render(other).own


def test_what_is_shown_can_be_taken_apart_again() -> None:
    asked = rehearsal_questions.read_questions(*render(BATCH))
    assert [item["id"] for item in asked.items] == ["p1", "p2", "S1"]
    assert (asked.relations, asked.labels) == ((("p1", "same_camera_model", "p2"),), ("q1", "q2"))


def test_the_version_follows_every_word() -> None:
    assert prompt_version(SYSTEM) != prompt_version(SYSTEM + " ")


def said(**changes: object) -> dict[str, object]:
    answer: dict[str, object] = {"question": "q1", "refused": False, "declined": False, "text": "See [p1]."}
    return {**answer, "cited": [{"id": "p1", "page": None}], "claims": [], **changes}


def read(*answers: dict[str, object]) -> tuple[list[str], list[str]]:
    """Return the ids of questions that were answered, and why the others were not."""
    found = read_answers(orjson.dumps({"questions": answers}).decode(), BATCH)
    return [reply.question_id for reply in found.answers], [failure.reason for failure in found.failures]


def test_a_reply_is_read_under_its_label() -> None:
    assert read(said(), said(question="q2")) == (["id0", "id1"], [])


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (said(text="x" * 20_001), "provider_malformed"),
        (said(extra=1), "provider_malformed"),
        (said(declined="false"), "provider_malformed"),
        (said(cited=["p1"]), "provider_malformed"),
        (said(claims=[{"subject": "p1", "relation": "cites"}]), "provider_malformed"),
        (said(refused=True), "provider_refused"),
        (said(question="q7"), "provider_left_out"),
    ],
)
def test_an_unsound_reply_spoils_only_itself(answer: dict[str, object], why: str) -> None:
    assert read(answer, said(question="q2")) == (["id1"], [why])


def test_what_is_no_reply_is_malformed() -> None:
    for text in ("", "{}", '{"questions": {}}', '{"questions": [], "questions": []}', "See [p1]."):
        with pytest.raises(CallFailed):
            read_answers(text, BATCH)
