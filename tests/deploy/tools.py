"""Programs that are no part of sourcebind, and are missed loudly."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CHART = DEPLOY / "helm" / "sourcebind"

#: Where `make test-ops` puts what it installs, before the system's own.
_PLACES = (ROOT / "build" / "ops" / "bin", ROOT / ".venv-ops" / "bin")


def need_ops(what: str) -> None:
    """Skip in `make test`, which does without; what is missing in `make test-ops` fails."""
    if "SOURCEBIND_TEST_OPS" not in os.environ:
        pytest.skip(f"NOT RUN: needs {what}; `make test-ops` installs and runs it")


def tool(name: str) -> str:
    """Return the path of a program."""
    need_ops(name)
    found = shutil.which(name, path=os.pathsep.join([*map(str, _PLACES), os.environ["PATH"]]))
    assert found, f"{name} is not installed"
    return found


def run(*command: str | Path, cwd: Path = ROOT, given: str | None = None, **more: str) -> str:
    """Run a program to its end and return what it printed; what it refuses fails the test with its own words."""
    done = subprocess.run(
        command, cwd=cwd, input=given, env=os.environ | more, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{Path(command[0]).name} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}"
    return done.stdout
