"""Bind a folder of PDFs to a bibliography file: everything in one process, by the same topics and workers."""

import uuid
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from cards import read_bibliography
from schemas import Bibliography, Forget, Message, Outcome, Proposals, Recheck, SetEntries, Usage, Verdict
from streams import compose, topics
from streams.client import Client
from streams.connection import Connection
from streams.effects import Count
from streams.folder import Found, changes, pdfs
from streams.settings import Settings
from streams.settled import Advance, Settled


@dataclass(frozen=True)
class Thesis:
    """A run as its author keeps it: a bibliography file and a folder of PDFs."""

    run_id: str
    bibliography: Bibliography
    files: Mapping[str, Found]
    #: Only what lies below it is read.
    prefix: str


@dataclass(frozen=True)
class Bound:
    """What a run says at its end."""

    thesis: Thesis
    verdicts: tuple[Verdict, ...]
    outcomes: Mapping[str, Outcome]
    #: What each batch cost that was asked meanwhile.
    usage: tuple[Usage, ...]


def read_thesis(library: Path, folder: Path, run_id: str) -> Thesis:
    """Read the bibliography and find the PDFs.

    Raises:
        BibliographyError: the bibliography file cannot be read.
        FolderError: the folder cannot be used.
    """
    files = {file.source_id: file for file in pdfs(folder)}
    return Thesis(run_id, read_bibliography(library), files, folder.resolve().as_uri() + "/")


async def bind(settings: Settings, connection: Connection, thesis: Thesis, advance: Advance) -> Bound:
    """Publish what changed, work until every source has its state, and return what the run says.

    Raises:
        KafkaError: the broker would not.
        TopicMismatch: a topic is not as it must be.
    """
    await topics.ensure(connection, settings.prefix)
    async with Client(connection, settings.prefix) as client:
        asked_before = len(await _answers(client, thesis.run_id))
        await client.publish(*await _news(client, thesis))
        readable = settings.model_copy(update={"uri_prefixes": (thesis.prefix,)})
        async with working((compose.card_builder, compose.binder, compose.proposer), readable, connection):
            await Settled(client, connection, settings.prefix, thesis.run_id).wait(advance)
        answers = (await _answers(client, thesis.run_id))[asked_before:]
        verdicts = [v for v in (await client.latest("verdicts", thesis.run_id)).values() if isinstance(v, Verdict)]
        return Bound(
            thesis=thesis,
            verdicts=tuple(verdict for verdict in verdicts if verdict.state == "bound"),
            outcomes=await _outcomes(client, thesis.run_id),
            usage=tuple(answer.usage for answer in answers),
        )


@asynccontextmanager
async def working(makers: Sequence[compose.Maker], settings: Settings, connection: Connection) -> AsyncIterator[None]:
    """Run workers for a block."""
    workers = compose.Together([make(settings, connection, _ignore) for make in makers])
    await workers.start()
    try:
        yield
    finally:
        await workers.stop()


def _ignore(count: Count) -> None:
    """Nobody watches a command's own metrics."""


async def _news(client: Client, thesis: Thesis) -> list[Message]:
    known = await _outcomes(client, thesis.run_id)
    news: list[Message] = changes(thesis.run_id, thesis.files, known)
    if not await _is_set(client, thesis):
        entries = thesis.bibliography.entries
        news.append(SetEntries(run_id=thesis.run_id, event_id=uuid.uuid4().hex, entries=entries))
    elif any(outcome.state == "failed" for outcome in known.values()):
        news.append(Recheck(run_id=thesis.run_id, event_id=uuid.uuid4().hex))
    return news


async def _is_set(client: Client, thesis: Thesis) -> bool:
    """Whether the file is as it was when it was last set: corrections made since then stay."""
    commands = [record async for record in client.records("bibliography", thesis.run_id)]
    last = [command for command in commands if isinstance(command, SetEntries | Forget)][-1:]
    return any(isinstance(command, SetEntries) and command.entries == thesis.bibliography.entries for command in last)


async def _outcomes(client: Client, run_id: str) -> dict[str, Outcome]:
    records = (await client.latest("outcomes", run_id)).values()
    return {record.source_id: record for record in records if isinstance(record, Outcome)}


async def _answers(client: Client, run_id: str) -> list[Proposals]:
    return [record async for record in client.records("proposals", run_id) if isinstance(record, Proposals)]
