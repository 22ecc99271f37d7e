"""The demonstration."""

import asyncio
import uuid
from pathlib import Path
from typing import Annotated

import orjson
import typer

from schemas import CorrectEntry, Forget
from streams.at_once import Changed, at_once
from streams.bind import Bound, read_thesis
from streams.cli.bind import say_waiting, work
from streams.cli.carry_out import print_changed
from streams.cli.context import settings_of
from streams.cli.output import out
from streams.cli.tables import print_bound
from streams.cluster import cluster, turn
from streams.connection import Connection
from streams.demo.samples import STAMPS, library, samples
from streams.folder import STAMP
from streams.settings import Settings

RUN = "demo"
ENTRY = "handbuch"

#: The thesis meant part 2 all along.
TITLE = "Handbuch der Gewässerkunde, Teil 2: Fließende Gewässer"


def demo(
    context: typer.Context,
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="Where the samples are written.", file_okay=False)
    ] = Path("sourcebind-demo"),
) -> None:
    """Bind a sample thesis, then correct an entry of it.

    The correction withdraws a verdict and binds another source, without any provider call. The run begins anew each
    time.

    Example: sourcebind demo
    """
    sources = write(folder)
    out.print(f"{len(samples())} PDFs and a bibliography are in {folder}/\n", soft_wrap=True)
    settings = settings_of(context)
    with turn(settings, say_waiting), cluster(settings) as connection:
        bound, changed = _bind_and_correct(settings, connection, folder / "library.bib", sources)
        print_bound(bound)
        out.print(f"\nsourcebind correct {RUN} {ENTRY} 'title={TITLE}'\n", soft_wrap=True)
    print_changed(changed)
    out.print(f"\nbatches asked: {changed.batches} (no proposer was running)")


def _bind_and_correct(settings: Settings, connection: Connection, refs: Path, sources: Path) -> tuple[Bound, Changed]:
    asyncio.run(at_once(settings, connection, [Forget(run_id=RUN, event_id=uuid.uuid4().hex)]))
    bound = work(settings, connection, read_thesis(refs, sources, RUN))
    correction = CorrectEntry(run_id=RUN, event_id=uuid.uuid4().hex, entry_id=ENTRY, changes={"title": TITLE})
    return bound, asyncio.run(at_once(settings, connection, [correction]))


def write(folder: Path) -> Path:
    """Write the samples and return the folder with the PDFs."""
    sources = folder / "sources"
    sources.mkdir(parents=True, exist_ok=True)
    (folder / "library.bib").write_bytes(library())
    for name, data in samples().items():
        (sources / name).write_bytes(data)
    for name, doi in STAMPS.items():
        (sources / f"{name}{STAMP}").write_bytes(orjson.dumps({"doi": doi}))
    return sources
