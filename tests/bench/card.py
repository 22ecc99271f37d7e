"""The card of a 300-page PDF, as `make bench-cards` measures it."""

import re
import subprocess
import sys
from collections.abc import Iterator

from tests.bench.cards import MOST
from tests.bench.figure import Figure
from tests.bench.ground import ROOT

_LINE = re.compile(
    r"^ *(?P<pages>300) pages, nothing hidden.* (?P<ours>\d+) pages/s, bare +(?P<bare>\d+) pages/s, (?P<ratio>[\d.]+) ",
    re.MULTILINE,
)


def card() -> Iterator[Figure]:
    """Run that bench and read its line.

    Raises:
        RuntimeError: it printed no such line.
    """
    command = [sys.executable, "-m", "tests.bench.cards"]
    printed = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    found = _LINE.search(printed.stdout)
    if found is None:
        raise RuntimeError(f"tests.bench.cards printed no line for it: {printed.stderr[-500:]}")
    ratio = float(found["ratio"])
    what, peer = f"card of {found['pages']} pages, times the seconds", f"bare loop {found['bare']} pages/s"
    yield Figure(what, f"{found['ours']} pages/s", peer, ratio, f"{MOST} x", ratio <= MOST)
