"""The binder knows a prompt's version without having a provider's client in its process."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["provider", "prompt", "local", "answer", "budget", "cost", "estimate"])
def test_importing_this_brings_no_client(module: str) -> None:
    code = f"import sys, streams.providers.{module}; sys.exit('anthropic' in sys.modules or 'aiohttp' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_binder_has_no_client_in_scope_so_a_correction_can_make_no_call() -> None:
    code = (
        "import sys, streams.binder.step, streams.binder.trial_report;"
        "sys.exit(any(name in sys.modules for name in ('anthropic', 'httpx2', 'aiohttp')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
