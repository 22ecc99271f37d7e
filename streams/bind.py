"""Bind a folder of PDFs to a bibliography file: everything in one process, by the same topics and workers."""

import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cards import BibliographyError, read_bibliography
from gates import GATES_VERSION
from schemas import (
    Bibliography,
    CardRow,
    Claim,
    Command,
    Forget,
    Recheck,
    Regate,
    Removal,
    SetEntries,
    Upload,
    Usage,
)
from streams import asking, compose
from streams.client import Client
from streams.connection import Connection
from streams.folder import FolderError, Found, changes, others, pdfs
from streams.job.terms import Asked
from streams.results import Results, results
from streams.run_watch import RunWatch
from streams.settings import Settings
from streams.settled import Look, Settled
from streams.working import working

#: Reasons of sources that another proposer may say something of.
ANSWERABLE = frozenset({"no_proposals", "all_refused", "never_asked"})


@dataclass(frozen=True)
class Thesis:
    """A run as its author keeps it: a bibliography file and a folder of PDFs."""

    run_id: str
    bibliography: Bibliography
    files: Mapping[str, Found]
    #: Files of the folder that are no PDF by name, and are not read.
    others: tuple[str, ...]
    #: Only what lies below it is read.
    prefix: str


@dataclass(frozen=True)
class Bound:
    """What a run says at its end, and what each batch cost that was asked meanwhile."""

    thesis: Thesis
    results: Results
    usage: tuple[Usage, ...]


def read_library(path: Path) -> Bibliography:
    """Read a bibliography file.

    Raises:
        BibliographyError: it cannot be read, or not one entry of it could be taken.
    """
    try:
        bibliography = read_bibliography(path)
    except BibliographyError as error:
        raise BibliographyError(str(error) if str(path) in str(error) else f"{path}: {error}") from None
    if not bibliography.entries:
        problems = [f"line {problem.line}: {problem.reason}" for problem in bibliography.problems]
        raise BibliographyError("\n".join((f"no entry of {path} could be taken", *problems)))
    return bibliography


def read_thesis(library: Path, folder: Path, run_id: str) -> Thesis:
    """Read the bibliography and find the PDFs.

    Raises:
        BibliographyError: the bibliography file cannot be read, or not one entry could be taken.
        FolderError: the folder cannot be used, or holds no PDF.
        OSError: a file cannot be read.
    """
    bibliography = read_library(library)
    files = {file.source_id: file for file in pdfs(folder)}
    if not files:
        raise FolderError(f"{folder} holds no file that is named as a PDF")
    left = tuple(name for name in others(folder) if not library.samefile(folder / name))
    return Thesis(run_id, bibliography, files, left, folder.resolve().as_uri() + "/")


async def bind(settings: Settings, connection: Connection, thesis: Thesis, look: Look = lambda watch: None) -> Bound:
    """Publish what changed, work until every source has its state, and return what the run says.

    Args:
        settings: of the workers, which read nothing outside of the thesis's folder.
        connection: to the cluster.
        thesis: the run.
        look: is shown what the run says meanwhile; what it raises ends the work, and another call goes on with it.

    Raises:
        KafkaError: the broker would not.
        TopicMismatch: a topic is not as it must be.
        DeadLetterError: a record of the run could not be taken.
    """
    readable = settings.model_copy(update={"uri_prefixes": (thesis.prefix,)})
    async with (
        Client(connection, settings.prefix) as client,
        working((compose.card_builder, compose.binder, compose.proposer), readable, connection),
        RunWatch(client, thesis.run_id) as watch,
    ):
        await watch.read()
        settled = Settled(client, connection, settings.prefix, thesis.run_id)
        await _publish(client, settled, thesis, asking.asked(settings))
        await settled.wait(watch, look)
        return Bound(thesis, await results(client, thesis.run_id), tuple(watch.usage))


async def _publish(client: Client, settled: Settled, thesis: Thesis, asked: Asked) -> None:
    rows = (await client.latest("cards-table", thesis.run_id)).values()
    known = {row.source_id: row for row in rows if isinstance(row, CardRow)}
    files = changes(thesis.run_id, thesis.files, known, int(time.time() * 1000))
    await client.publish(*(file for file in files if isinstance(file, Upload)), *await _commands(client, thesis, asked))
    gone = [file for file in files if isinstance(file, Removal)]
    if gone:
        # a file that was renamed is there under its new name before its old one goes, and its claims with it
        await settled.built()
        await settled.ruled()
        await client.publish(*gone)


async def _commands(client: Client, thesis: Thesis, asked: Asked) -> list[Command]:
    """A file that is as it was when it was last set is not set again, so corrections made since then stay."""
    run, event_id = thesis.run_id, uuid.uuid4().hex
    commands = [command async for command in client.records("bibliography", run)]
    last = [command for command in commands if isinstance(command, SetEntries | Forget)][-1:]
    if not any(isinstance(command, SetEntries) and command.entries == thesis.bibliography.entries for command in last):
        return [SetEntries(run_id=run, event_id=event_id, entries=thesis.bibliography.entries)]
    said = await results(client, run)
    if await _asks_again(client, said, asked):
        return [Recheck(run_id=run, event_id=event_id)]
    versions = {verdict.gates_version for verdict in said.bound} | {r.gates_version for r in said.refusals}
    if versions - {GATES_VERSION}:
        return [Regate(run_id=run, event_id=event_id)]
    return []


async def _asks_again(client: Client, said: Results, asked: Asked) -> bool:
    """Whether a source failed, was held back, or stayed unbound without today's proposer having been asked about it."""
    claims = [claim for claim in (await client.latest("claims", said.run_id)).values() if isinstance(claim, Claim)]
    answered = {claim.sha256 for claim in claims if Asked(claim.model, claim.prompt_version) == asked}
    return any(
        outcome.state == "failed"
        or outcome.reason == "provider_budget_spent"
        or (outcome.reason in ANSWERABLE and outcome.sha256 not in answered)
        for outcome in said.outcomes.values()
    )
