"""Theses on disk, bound on the shared broker in this process."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import orjson

from schemas import Command
from streams.at_once import Changed, at_once
from streams.bind import Bound, bind, read_thesis
from streams.client import Client
from streams.connection import Connection
from streams.demo.samples import STAMPS, library, samples
from streams.folder import STAMP
from streams.settings import Settings


@dataclass
class ThesisOnDisk:
    """A bibliography file and a folder of PDFs, and the broker on which they are bound."""

    folder: Path
    connection: Connection
    prefix: str
    run_id: str = "thesis"
    settings: Settings = field(init=False)

    def __post_init__(self) -> None:
        self.settings = Settings(bootstrap=self.connection.bootstrap, prefix=self.prefix, provider="local")
        self.sources.mkdir(parents=True, exist_ok=True)

    @property
    def library(self) -> Path:
        return self.folder / "library.bib"

    @property
    def sources(self) -> Path:
        return self.folder / "sources"

    def write(self, files: Mapping[str, bytes]) -> None:
        for name, data in files.items():
            (self.sources / name).write_bytes(data)

    def write_samples(self, *names: str) -> None:
        """Write the sample bibliography and these samples, or all."""
        self.library.write_bytes(library())
        chosen = names or tuple(samples())
        self.write({name: samples()[name] for name in chosen})
        for name in STAMPS.keys() & set(chosen):
            self.stamp(name, STAMPS[name])

    def stamp(self, name: str, doi: str) -> None:
        (self.sources / f"{name}{STAMP}").write_bytes(orjson.dumps({"doi": doi}))

    def bind(self) -> Bound:
        """Bind as the command does."""
        thesis = read_thesis(self.library, self.sources, self.run_id)
        return asyncio.run(bind(self.settings, self.connection, thesis))

    def command(self, command: Command) -> Changed:
        """Carry a command out with a binder and nothing else."""
        return asyncio.run(at_once(self.settings, self.connection, [command]))

    def batches(self) -> int:
        """How often anybody was asked about the run, ever."""

        async def count() -> int:
            async with Client(self.connection, self.prefix) as client:
                return len([batch async for batch in client.records("batches", self.run_id)])

        return asyncio.run(count())
