"""The example that publishes and reads does so."""

import asyncio
import subprocess
import sys
from pathlib import Path

from streams import compose
from streams.connection import Connection
from streams.demo.samples import library, samples
from streams.settings import Settings
from streams.working import working

EXAMPLE = Path(__file__).parents[2] / "deploy" / "examples" / "client.py"


async def test_an_upload_is_published_and_its_verdict_read(bootstrap: str, prefix: str, tmp_path: Path) -> None:
    refs, paper = tmp_path / "refs.bib", tmp_path / "ponds.pdf"
    refs.write_bytes(library())
    paper.write_bytes(samples()["ponds.pdf"])
    settings = Settings(prefix=prefix, provider="local", uri_prefixes=(tmp_path.as_uri() + "/",))
    makers = (compose.card_builder, compose.binder, compose.proposer)
    async with working(makers, settings, Connection(bootstrap=bootstrap)):
        printed = await run(bootstrap, "example", str(refs), str(paper), prefix)
    assert printed.splitlines() == [
        "ponds.pdf bound fast_path",
        "lim2020 same_work '10.5555/coastal.2020.40'",
    ]


async def run(*arguments: str) -> str:
    def example() -> str:
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return await asyncio.to_thread(example)
