"""The binder knows a prompt's version without having a provider's client in its process."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["provider", "prompt", "local", "answer", "budget", "cost", "estimate"])
def test_importing_this_brings_no_client(module: str) -> None:
    code = f"import sys, streams.providers.{module}; sys.exit('anthropic' in sys.modules or 'aiohttp' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("modules", ["binder.step, streams.binder.trial_report", "verifier.job", "answerer.step"])
def test_a_step_has_no_client_in_scope_so_it_can_make_no_call(modules: str) -> None:
    code = (
        f"import sys, streams.{modules};"
        "sys.exit(any(name in sys.modules for name in ('anthropic', 'httpx2', 'aiohttp')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
