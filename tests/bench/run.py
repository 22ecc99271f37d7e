"""Prints what is fast and what is not, beside peers in the same run: `python -m tests.bench.run [PART ...]`.

Ends with an error only if a part did not run; a goal that is not reached is a "no" in the last column.
"""

import argparse
import logging
import sys
import time
from collections.abc import Callable, Iterator

from tests.bench import card, flow, gates, large_run
from tests.bench.figure import HEAD, Figure
from tests.bench.ground import Ground
from tests.bench.sizes import Sizes
from tests.eval.quotes.bench import quotes

Part = Callable[[Sizes, Ground], Iterator[Figure]]

#: In the order in which they run: memory counts what the parts before it left behind.
PARTS: dict[str, Part] = {
    "quotes": lambda sizes, ground: quotes(),
    "gates": lambda sizes, ground: gates.proposals(sizes),
    "card": lambda sizes, ground: card.card(),
    "fast-path": flow.fast_path,
    "workers": flow.workers,
    "correction": large_run.correction,
    "replacement": large_run.replacement,
    "memory": large_run.memory,
}


def main() -> int:
    arguments = _arguments()
    logging.basicConfig(level=logging.CRITICAL)
    sizes = Sizes(arguments.scale, arguments.seed)
    print(HEAD, flush=True)
    with Ground() as ground:
        missing = [name for name in arguments.parts or PARTS if not _ran(name, sizes, ground)]
    return 1 if missing else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", choices=[[], *PARTS], help=f"of {', '.join(PARTS)}")
    parser.add_argument("--scale", type=float, default=1.0, help="times the sizes that count, to try it")
    parser.add_argument("--seed", type=int, default=1, help="of the invented library")
    return parser.parse_args()


def _ran(name: str, sizes: Sizes, ground: Ground) -> bool:
    """Print a part's lines; say whether it ran."""
    began = time.monotonic()
    try:
        for figure in PARTS[name](sizes, ground):
            print(figure, flush=True)
    except Exception as error:  # noqa: BLE001 - whatever breaks in a part, the others shall run
        print(f"{name} DID NOT RUN: {type(error).__name__}: {error}", flush=True)
        return False
    print(f"  ({name} took {time.monotonic() - began:.0f} s)", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
