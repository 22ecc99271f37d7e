"""Prints what a thesis costs: ``python -m tests.eval.provider.calls [--sources 100] [--entries 120]``.

PDFs are drawn, bound on an embedded broker that begins empty, and proposed by the client of the Messages API against a
rehearsal server. Tokens are that server's (three characters each), dollars the default model's prices for them.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from streams.bind import bind, read_thesis
from streams.cluster import cluster
from streams.connection import Connection
from streams.settings import Settings
from streams.testing.rehearsal import rehearse
from tests.eval.provider.thesis import write


@dataclass(frozen=True)
class Figures:
    """What it took."""

    sources: int
    entries: int
    bound: int
    batches: int
    calls: int
    input_tokens: int
    cached_input_tokens: int
    output_tokens: int
    usd: float
    seconds: float
    #: Requests at the second time, when nothing has changed.
    again: int

    @property
    def cached_share(self) -> float:
        """Of the input tokens."""
        return self.cached_input_tokens / max(self.input_tokens, 1)

    def __str__(self) -> str:
        """One line a figure."""
        return "\n".join(
            (
                f"{self.sources} sources, {self.entries} entries: {self.bound} sources bound in {self.seconds:.0f} s",
                f"batches {self.batches}, calls {self.calls}; the second time {self.again}",
                f"input tokens {self.input_tokens}, of them from the cache {self.cached_share:.1%}",
                f"output tokens {self.output_tokens}",
                f"cost US$ {self.usd:.4f}, a source US$ {self.usd / self.sources:.6f}",
            )
        )


async def measure(connection: Connection, prefix: str, folder: Path, sources: int, entries: int) -> Figures:
    """Bind a drawn thesis twice."""
    thesis = read_thesis(*write(folder, sources, entries), "thesis")
    async with rehearse() as server:
        settings = Settings(prefix=prefix, provider="anthropic", base_url=server.base_url)
        started = time.monotonic()
        said = await bind(settings, connection, thesis)
        seconds, requests = time.monotonic() - started, len(server.requests)
        await bind(settings, connection, thesis)
        again = len(server.requests) - requests
    return Figures(
        sources=sources,
        entries=entries,
        bound=sum(outcome.state == "bound" for outcome in said.results.outcomes.values()),
        batches=len(said.usage),
        calls=requests,
        input_tokens=sum(usage.input_tokens for usage in said.usage),
        cached_input_tokens=sum(usage.cached_input_tokens for usage in said.usage),
        output_tokens=sum(usage.output_tokens for usage in said.usage),
        usd=sum(usage.usd for usage in said.usage),
        seconds=seconds,
        again=again,
    )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sources", type=int, default=100)
    parser.add_argument("--entries", type=int, default=120)
    given = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        settings = Settings(data_dir=folder / "data")
        with cluster(settings) as connection:
            run = measure(connection, settings.prefix, folder / "thesis", given.sources, given.entries)
            print(asyncio.run(run))
    return 0


if __name__ == "__main__":
    sys.exit(main())
