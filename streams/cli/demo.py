"""The demonstration."""

import asyncio
import uuid
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import orjson
import typer

from schemas import CorrectEntry, Verdict
from streams import compose
from streams.bind import working
from streams.cli.bind import run_bind, show
from streams.cli.context import settings_of
from streams.cli.output import out, print_table
from streams.client import Client
from streams.cluster import cluster
from streams.connection import Connection
from streams.demo.samples import STAMPS, library, samples
from streams.folder import STAMP
from streams.settings import Settings
from streams.settled import Settled

RUN = "demo"

#: The thesis meant part 2 all along.
CORRECTION = {"title": "Handbuch der Gewässerkunde, Teil 2: Fließende Gewässer"}


def demo(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(help="Where the samples are written.")] = Path("demo"),
) -> None:
    """Bind a sample thesis, then correct an entry of it and see its verdicts change without any provider call.

    Example: sourcebind demo
    """
    sources = _write(folder)
    out.print(f"{len(samples())} PDFs and a bibliography are in {folder}/\n", markup=False)
    show(run_bind(context, folder / "library.bib", sources, RUN))
    settings = settings_of(context)
    with cluster(settings) as connection:
        told, asked = asyncio.run(_correct(settings, connection))
    out.print(f"\nsourcebind correct {RUN} handbuch 'title={CORRECTION['title']}'\n", markup=False)
    columns = ("entry", "source", "state", "reason", "revision")
    print_table("What the correction changed", columns, [_row(verdict) for verdict in told])
    out.print(f"\nprovider calls: {asked} (no proposer was running)")


def _write(folder: Path) -> Path:
    sources = folder / "sources"
    sources.mkdir(parents=True, exist_ok=True)
    (folder / "library.bib").write_bytes(library())
    for name, data in samples().items():
        (sources / name).write_bytes(data)
    for name, doi in STAMPS.items():
        (sources / f"{name}{STAMP}").write_bytes(orjson.dumps({"doi": doi}))
    return sources


async def _correct(settings: Settings, connection: Connection) -> tuple[list[Verdict], int]:
    async with Client(connection, settings.prefix) as client, working([compose.binder], settings, connection):
        before = set(await _verdicts(client))
        batches = await _batches(client)
        await client.publish(
            CorrectEntry(run_id=RUN, event_id=uuid.uuid4().hex, entry_id="handbuch", changes=dict(CORRECTION))
        )
        await Settled(client, connection, settings.prefix, RUN).ruled()
        told = [verdict for verdict in await _verdicts(client) if verdict not in before]
        return told, await _batches(client) - batches


async def _verdicts(client: Client) -> Iterable[Verdict]:
    return [v for v in (await client.latest("verdicts", RUN)).values() if isinstance(v, Verdict)]


async def _batches(client: Client) -> int:
    return len([batch async for batch in client.records("batches", RUN)])


def _row(verdict: Verdict) -> tuple[str, ...]:
    return verdict.entry_id, verdict.source_id, verdict.state, verdict.reason or "", str(verdict.revision)
