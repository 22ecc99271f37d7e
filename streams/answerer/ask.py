"""Ask a question over a packet: everything in one process, by the same topics and workers."""

import asyncio
import hashlib
import uuid
from collections.abc import Callable

from schemas import AskPacket, Command, Packet, PacketRow, Pending, PublishedAnswer, SetPacket, encode_key
from streams.answerer.workers import answerer, replier
from streams.client import Client
from streams.connection import Connection
from streams.partition import partition_of
from streams.settings import Settings
from streams.settled import PAUSE, DeadLetterError, Settled
from streams.working import working

#: Is shown where the question stands, several times a second.
Look = Callable[[Pending], None]


async def ask(  # noqa: PLR0913, PLR0917 - where, what, over what, and who looks on
    settings: Settings,
    connection: Connection,
    run: str,
    packet: Packet,
    question: str,
    look: Look = lambda pending: None,
) -> PublishedAnswer | None:
    """Publish what is new, work until the question has its answer, and return it; None: a spending limit holds it back.

    Args:
        settings: of the workers.
        connection: to the cluster.
        run: of the packet.
        packet: replaces the run's, if it differs.
        question: one that was asked before is not paid for again.
        look: is shown the question while it waits.

    Raises:
        KafkaError: the broker would not.
        TopicMismatch: a topic is not as it must be.
        DeadLetterError: a record could not be taken.
    """
    async with (
        working((answerer, replier), settings, connection),
        Client(connection, settings.prefix) as client,
    ):
        letters = await _letters(client, run)
        await client.publish(*await _commands(client, run, packet, question), task="answer")
        settled = Settled(client, connection, settings.prefix, run)
        await settled.worked_off("answerer", [("questions", partition_of(run))])
        while True:
            if await _letters(client, run) > letters:
                raise DeadLetterError("a record could not be taken; to see it: sourcebind dead-letters list")
            pending = await _pending(client, run, question)
            if pending is None:
                break
            if pending.reason == "provider_budget_spent":
                return None
            look(pending)
            await asyncio.sleep(PAUSE)
        told = (await client.latest("answers", run)).get(encode_key(run, id_of(question)))
        return told if isinstance(told, PublishedAnswer) else None


def id_of(question: str) -> str:
    """Return the id of a question that has none of its own: the same words are the same question."""
    return hashlib.sha256(question.encode()).hexdigest()[:16]


async def _commands(client: Client, run: str, packet: Packet, question: str) -> list[Command]:
    rows = [row for row in (await client.latest("packets-table", run)).values() if isinstance(row, PacketRow)]
    asked = AskPacket(run_id=run, event_id=uuid.uuid4().hex, question_id=id_of(question), question=question)
    if any(row.packet == packet for row in rows):
        return [asked]
    return [SetPacket(run_id=run, event_id=uuid.uuid4().hex, packet=packet), asked]


async def _pending(client: Client, run: str, question: str) -> Pending | None:
    row = (await client.latest("question-pending-table", run)).get(encode_key(run, id_of(question)))
    return row if isinstance(row, Pending) else None


async def _letters(client: Client, run: str) -> int:
    return len([letter async for letter in client.events("dead-letters", run)])
