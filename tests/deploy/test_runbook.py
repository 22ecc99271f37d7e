"""The runbook, tried line by line."""

import asyncio
import json
import os
import subprocess
from pathlib import Path

import pytest

from schemas import CorrectEntry
from streams.cli.demo import ENTRY, TITLE
from streams.outgoing import Outgoing
from tests.broker.wire import send
from tests.deploy.product import SOURCEBIND, Product
from tests.deploy.runbook_blocks import Block, blocks
from tests.deploy.tools import ROOT


def test_each_block_says_whether_it_is_run_here() -> None:
    marks = [block.mark for block in blocks()]
    assert all(mark.startswith(("run", "not run here: ")) for mark in marks), marks


def test_what_needs_no_cluster_of_others_is_run_here() -> None:
    elsewhere = ("kubectl", "helm", "docker", "FROM", "kafka-configs.sh")
    left = [block.text for block in blocks() if not block.runs and not block.text.startswith(elsewhere)]
    assert left == []


class Shell:
    """An operator's shell, in a folder of its own.

    Args:
        product: what is operated.
        folder: where it is.
    """

    def __init__(self, product: Product, folder: Path) -> None:
        self._folder = folder
        (folder / "deploy").symlink_to(ROOT / "deploy")
        path = os.pathsep.join([str(SOURCEBIND.parent), os.environ["PATH"]])
        self._environment = product.environment() | {"PATH": path, "PYTHONPATH": str(ROOT)}

    def run(self, text: str, code: int = 0) -> str:
        done = subprocess.run(
            ["/bin/bash", "-euo", "pipefail", "-c", text],
            cwd=self._folder, env=self._environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == code, f"{text}\n{done.stdout}\n{done.stderr}"
        return done.stdout


async def verdicts(shell: Shell, prefix: str) -> object:
    printed = await asyncio.to_thread(shell.run, f"sourcebind --prefix {prefix} verdicts thesis --json")
    return sorted(json.loads(printed)["verdicts"], key=lambda verdict: (verdict["entry_id"], verdict["source_id"]))


@pytest.mark.ops
async def test_every_command_does_what_it_says(bootstrap: str, tmp_path: Path) -> None:
    product, restored = Product(bootstrap, tmp_path), Product(bootstrap, tmp_path, "restored")
    shell = Shell(product, tmp_path)
    try:
        product.start("worker", "proposer")
        await product.publish("thesis")
        await product.settle("thesis")
        await send(bootstrap, [Outgoing("sourcebind.cards.v1", 3, b"x", b"no JSON", ())])
        before = await verdicts(shell, "sourcebind")
        assert before
        for block in filter(lambda block: block.runs, blocks()):
            await asyncio.to_thread(carry_out, block, shell, product)
            if "backup.py restore" in block.text:
                assert await verdicts(shell, "restored") == before
        # usage: a run that is forgotten is none
        await asyncio.to_thread(shell.run, "sourcebind verdicts thesis", 2)
        product.stop()
        await restored_goes_on(restored, shell)
    finally:
        product.stop()
        restored.stop()


def carry_out(block: Block, shell: Shell, product: Product) -> None:
    if block.alone:
        product.stop()
    shell.run(block.text, block.code)
    if block.alone:
        product.start("worker", "proposer")


async def restored_goes_on(product: Product, shell: Shell) -> None:
    """A correction is ruled on what was restored, with no proposer to ask."""
    await asyncio.to_thread(product.start, "worker")
    before = await verdicts(shell, "restored")
    await product.command(
        CorrectEntry(run_id="thesis", event_id="after restoring", entry_id=ENTRY, changes={"title": TITLE})
    )
    await product.settle("thesis")
    assert await verdicts(shell, "restored") != before
