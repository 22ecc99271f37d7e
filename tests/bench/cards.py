"""Prints what a card costs against a bare loop over the same pages: `python -m tests.bench.cards`.

The pages are those that the card holds text of; either side opens the file. Ends with an error if a card of a file on
which nothing is hidden costs more than `MOST` times the loop, or a process that builds the longest one's needs more
than `MEMORY`.
"""

import cProfile
import pstats
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import pymupdf

from cards import build_card

#: Times the bare loop's.
MOST = 1.5
#: MiB of a fresh process.
MEMORY = 300
PAGES = (2, 30, 300)
ROUNDS = 9
#: Pages that are read in one measurement at least: shorter files take turns more often, since a glance is all chance.
PAGES_READ = 150

#: Typed in name only.
mupdf: Any = pymupdf

_WORDS = "the lagoon exchanges water with the sea through a narrow inlet and carries salt and sand in both directions"


def main() -> int:
    if len(sys.argv) > 1:  # in the fresh process
        build_card(Path(sys.argv[1]).read_bytes(), "a.pdf")
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
        return 0
    missed = 0
    for suspicious in (False, True):
        for pages in PAGES:
            missed += _compare(_document(pages, suspicious), pages, suspicious)
    needed = _memory(_document(PAGES[-1], False))
    print(f"memory of a process on {PAGES[-1]} pages: {needed:.0f} MiB, at most {MEMORY}")
    return 1 if missed or needed > MEMORY else 0


def _compare(data: bytes, pages: int, suspicious: bool) -> bool:
    """Print one line; say whether the target was missed."""
    held = build_card(data, "a.pdf").text.count("\f") + 1
    bare, ours = [], []
    for _ in range(max(ROUNDS, PAGES_READ // held)):  # in turns, since other work on the machine comes and goes
        bare.append(_seconds(lambda: _bare(data, held)))
        ours.append(_seconds(lambda: build_card(data, "a.pdf")))
    ratio = median(one / other for one, other in zip(ours, bare, strict=True))
    kind = "suspicious" if suspicious else "nothing hidden"
    print(
        f"{pages:4} pages, {kind:14}: {held:3} held, {held / median(ours):6.0f} pages/s, "
        f"bare {held / median(bare):6.0f} pages/s, {ratio:.2f} times its time"
    )
    if suspicious or ratio <= MOST:
        return False
    _profile(data)
    return True


def _seconds(work: Callable[[], object]) -> float:
    began = time.process_time()  # other work on the machine does not count
    work()
    return time.process_time() - began


def _bare(data: bytes, pages: int) -> str:
    with mupdf.open(stream=data, filetype="pdf") as document:
        return "\f".join(document[number].get_text() for number in range(pages))


def _profile(data: bytes) -> None:
    with cProfile.Profile() as profile:
        build_card(data, "a.pdf")
    pstats.Stats(profile).sort_stats("tottime").print_stats(10)


def _memory(data: bytes) -> float:
    """MiB at the peak of a process that builds one card."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
        file.write(data)
        file.flush()
        command = [sys.executable, "-m", "tests.bench.cards", file.name]
        return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def _document(pages: int, suspicious: bool) -> bytes:
    """An article or a book of that many pages, with running heads; suspicious: with paint over a part of each page."""
    with mupdf.open() as document:
        for number in range(pages):
            page = document.new_page()
            writer = mupdf.TextWriter(page.rect)
            head = f"Salinity of Lagoons    {number + 1}" if number else "Coastal Notes 12 (2016) 1-9"
            writer.append((72, 48), head, fontsize=9)
            if not number:
                writer.append((72, 90), "Salinity of Lagoons", fontsize=20)
                writer.append((72, 115), "Rosa Vega and David Lim", fontsize=11)
            for row in range(42):
                writer.append(
                    (72, 140 + 15 * row), f"{_WORDS[row % 40 :]} {row} {_WORDS[: row % 40]}"[:95], fontsize=10
                )
            writer.write_text(page)
            if suspicious:
                page.draw_rect((60, 700, 300, 720), fill=(1, 1, 1), color=None)
        return bytes(document.tobytes(garbage=3, deflate=True, no_new_id=True))


if __name__ == "__main__":
    sys.exit(main())
