"""Runs a command against a rehearsal server: ``python -m streams.testing [--script FILE] COMMAND...``."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step, read_script


async def run(script: tuple[Step, ...], command: list[str]) -> int:
    """Run the command with a server as its provider, and return its exit code."""
    async with rehearse(*script) as server:
        told = {"SOURCEBIND_PROVIDER": "anthropic", "SOURCEBIND_BASE_URL": server.base_url}
        # no key of the user's leaves for a rehearsal
        kept = {name: value for name, value in os.environ.items() if name != "ANTHROPIC_API_KEY"}
        process = await asyncio.create_subprocess_exec(*command, env=kept | told)
        code = await process.wait()
    print(f"the rehearsal server was asked {len(server.requests)} times", file=sys.stderr)
    return code


def main() -> None:
    """Read the command line and exit."""
    parser = argparse.ArgumentParser(prog="python -m streams.testing", description=__doc__)
    parser.add_argument("--script", type=Path, help="a JSON list of steps; without it the server is honest")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    if not given.command:
        parser.error("no command")
    sys.exit(asyncio.run(run(read_script(given.script) if given.script else (), given.command)))


if __name__ == "__main__":
    main()
