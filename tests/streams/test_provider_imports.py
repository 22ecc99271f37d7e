"""The binder knows a prompt's version without having a provider's client in its process."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["provider", "prompt", "local", "answer", "budget", "cost", "estimate"])
def test_importing_this_brings_no_client(module: str) -> None:
    code = f"import sys, streams.providers.{module}; sys.exit('anthropic' in sys.modules or 'aiohttp' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
