"""Breaks PDFs and bibliographies and reads them: `python -m tests.fuzz.run --files 10000`.

Each file depends on the seeds and on its number alone, so that a run can be repeated. What found something is kept in
the folder that is named. Ends with an error if a file ended without a state, a card was not what cards are, a detector
raised an error, or a bibliography's reader did not end as it should.
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from cards.bibliography.file import Format
from tests.fuzz.byte_mutations import BYTE_MUTATIONS
from tests.fuzz.card_run import run_cards
from tests.fuzz.findings import Findings
from tests.fuzz.mutate import Mutated, mutated
from tests.fuzz.pdf_mutations import PDF_MUTATIONS
from tests.fuzz.pdf_seeds import pdf_seeds
from tests.fuzz.reader_run import run_readers
from tests.fuzz.text_mutations import TEXT_MUTATIONS
from tests.fuzz.text_seeds import text_seeds


def main() -> int:
    given = _arguments()
    cards, readers = Findings(given.kept / "cards"), Findings(given.kept / "bibliographies")
    seeds = pdf_seeds(given.folder)
    print(f"{len(seeds)} seeds", flush=True)
    files = (mutated(seeds, (*BYTE_MUTATIONS, *PDF_MUTATIONS), given.run, number) for number in _numbers(given))
    asyncio.run(run_cards(files, cards, given.workers, time.monotonic() + given.seconds))
    print("cards:", *cards.lines(), sep="\n", flush=True)
    run_readers(_texts(given), readers, time.monotonic() + given.seconds)
    print("bibliographies:", *readers.lines(), sep="\n")
    return 1 if cards.failures or readers.failures else 0


def _texts(given: argparse.Namespace) -> Iterator[tuple[Format, Mutated]]:
    seeds = text_seeds()
    for number in _numbers(given):
        format = list(seeds)[number % len(seeds)]
        yield format, mutated(seeds[format], TEXT_MUTATIONS, given.run, number)


def _numbers(given: argparse.Namespace) -> range:
    return range(given.first, given.first + given.files)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=10_000, help="PDFs, and as many bibliographies")
    parser.add_argument("--first", type=int, default=0, help="number of the first")
    parser.add_argument("--seconds", type=float, default=3600, help="for either; then the run ends, whatever is left")
    parser.add_argument("--run", type=int, default=1, help="another number gives other files")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, action="append", default=[], help="of PDFs that are seeds as well")
    parser.add_argument("--kept", type=Path, default=Path("build/fuzz"), help="for files that found something")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
