"""A question over a packet, end to end: the client of the Messages API, the topics, the workers, the gates."""

import asyncio
import uuid

import pytest

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
from tests.gates.answer.packets import photo

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
