"""Publish a bibliography and a PDF, and print the verdicts: python client.py HOST:PORT RUN REFS.bib PAPER.pdf."""

import asyncio
import hashlib
import sys
from pathlib import Path

from cards import read_bibliography
from schemas import Outcome, SetEntries, Upload, Verdict
from streams.client import Client
from streams.connection import Connection


def upload(run: str, paper: str) -> Upload:
    """Say where the PDF lies, and which bytes it has."""
    path = Path(paper)
    return Upload(
        run_id=run,
        source_id=path.name,
        revision=1,
        uri=path.absolute().as_uri(),
        sha256=hashlib.sha256(path.read_bytes()).hexdigest(),
        filename=path.name,
    )


async def main(bootstrap: str, run: str, refs: str, paper: str, prefix: str = "sourcebind") -> None:
    """Publish, wait until the source has its state, and print what is bound."""
    async with Client(Connection(bootstrap=bootstrap), prefix) as client:
        entries = read_bibliography(refs).entries
        await client.publish(SetEntries(run_id=run, event_id=f"{run} 1", entries=entries), upload(run, paper))
        async for outcome in client.follow("outcomes", run):
            if isinstance(outcome, Outcome) and outcome.state != "pending":
                print(outcome.source_id, outcome.state, outcome.reason)
                break
        for verdict in (await client.latest("verdicts", run)).values():
            if isinstance(verdict, Verdict) and verdict.state == "bound":
                print(verdict.entry_id, verdict.role, repr(verdict.evidence), *verdict.flags)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
