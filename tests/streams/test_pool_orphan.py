"""A pool's processes do not outlive the process that started them."""

import subprocess
import sys
from pathlib import Path

import psutil


def test_kill_9_of_the_parent_leaves_no_orphan() -> None:
    root = Path(__file__).parents[2]
    parent = subprocess.Popen(
        [sys.executable, "-m", "tests.streams.pool_parent"], cwd=root, stdout=subprocess.PIPE, text=True
    )
    with parent:
        assert parent.stdout is not None
        children = [psutil.Process(int(pid)) for pid in parent.stdout.readline().split()]
        parent.kill()
    assert children
    _, alive = psutil.wait_procs(children, timeout=10)
    for child in alive:
        child.kill()
    assert alive == []
