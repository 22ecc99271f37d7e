"""A question over a packet, end to end: the client of the Messages API, the topics, the workers, the gates."""

import asyncio
import uuid
from pathlib import Path

import orjson
import pytest
from PIL import Image

from gates.answer import REFUSAL
from schemas import Packet, PublishedAnswer, SetPacket
from streams.answerer.ask import ask
from streams.answerer.workers import answerer
from streams.client import Client
from streams.connection import Connection
from streams.settings import Settings
from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from streams.working import working
from tests.gates.answer.packets import make_exif, photo
from tests.streams.command_line import lines, sourcebind

pytestmark = pytest.mark.broker

RUN = "album"
QUESTION = "Which photos did one camera take?"
NIKON = {"make": "NIKON CORPORATION", "model": "NIKON D750", "serial": "6012345"}
PACKET = Packet(items=(photo("p1", **NIKON), photo("p2", **NIKON)))


async def replaced(connection: Connection, settings: Settings, packet: Packet) -> PublishedAnswer:
    """Replace the packet where nobody could ask a provider, and return the answer that is told then."""
    async with (
        working((answerer,), settings, connection),
        Client(connection, settings.prefix) as client,
        asyncio.timeout(60),
    ):
        await client.publish(SetPacket(run_id=RUN, event_id=uuid.uuid4().hex, packet=packet), task="answer")
        async for told in client.follow("answers", RUN):
            if isinstance(told, PublishedAnswer) and told.fingerprint == packet.fingerprint:
                return told
    raise AssertionError("nothing was told")


async def test_an_answer_is_shown_paid_for_once_and_withdrawn_without_a_call(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    async with rehearse() as server:
        settings = Settings(prefix=prefix, provider="anthropic", base_url=server.base_url)
        told = [await ask(settings, connection, RUN, PACKET, QUESTION) for _ in range(2)]
        assert told[0] is not None
        assert told[0].answer.state == "answered"
        assert [(c.subject, c.relation, c.object) for c in told[0].answer.claims] == [("p1", "same_camera", "p2")]
        assert told[1] == told[0]
        withdrawn = await replaced(connection, settings, Packet(items=PACKET.items[:1]))
        assert (withdrawn.answer.state, withdrawn.answer.text) == ("withdrawn", REFUSAL)
        assert len(server.requests) == 1


async def test_what_a_model_invents_is_shown_to_nobody(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    async with rehearse(Step(say="lies")) as server:
        settings = Settings(prefix=prefix, provider="anthropic", base_url=server.base_url)
        told = await ask(settings, connection, RUN, PACKET, QUESTION)
    assert told is not None
    assert (told.answer.state, told.answer.text) == ("refused", REFUSAL)
    async with Client(connection, prefix) as client:
        answers = [event.value or b"" async for event in client.events("answers", RUN)]
        refusals = [event.value or b"" async for event in client.events("answer-refusals", RUN)]
    assert b"invented" not in b"".join(answers)
    assert [b"unknown_citation" in refusal for refusal in refusals] == [True]


def test_the_command_reads_a_packet_file_and_prints_what_may_be_shown(
    bootstrap: str, prefix: str, tmp_path: Path
) -> None:
    exif = make_exif(NIKON["make"], NIKON["model"], NIKON["serial"])
    for name in ("one.jpg", "two.jpg"):
        Image.new("RGB", (2, 2)).save(tmp_path / name, "JPEG", exif=exif)
    items = [{"kind": "photo", "id": f"p{n}", "file": f"{name}.jpg"} for n, name in enumerate(("one", "two"), start=1)]
    (tmp_path / "packet.json").write_bytes(orjson.dumps({"items": items}))
    asked = ("--bootstrap", bootstrap, "--prefix", prefix, "ask", tmp_path / "packet.json")
    shown = sourcebind(*asked, "Which photos did a Nikon take?")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("No model was asked.")
    assert "  p1  one.jpg\n  p2  two.jpg\n" in shown.stdout
    assert "  p1 same_camera p2\n" in shown.stdout
    assert lines(shown.stdout)[-1] == "answered by local (local-answer-1), packet revision 1"
