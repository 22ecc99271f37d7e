"""Runs the command line inside the test's process, without the settings of whoever runs the tests."""

import os
from pathlib import Path

from typer.testing import CliRunner, Result

from streams.cli.app import app


def sourcebind(*args: str | Path) -> Result:
    """Run a command to its end; its output is as wide as a terminal of 80 columns."""
    strange = {name: None for name in os.environ if name.startswith("SOURCEBIND_") or name == "ANTHROPIC_API_KEY"}
    return CliRunner().invoke(app, [str(arg) for arg in args], env={**strange, "COLUMNS": "80"})


def lines(text: str) -> list[str]:
    """Return the lines without what only fills them."""
    return [line.rstrip() for line in text.splitlines()]
