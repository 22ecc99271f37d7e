"""Bibliographies for single thresholds: pairs as near to one another as a threshold asks, beside the evaluation.s own.

The names, titles and headings are of real bodies and works. They were collected kind by kind, as they are printed, not
by the shares that they have; who collected them knew the gates, who drew the evaluation did not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from tests.eval.entries import generate
from tests.eval.entries.library import Library
from tests.eval.entries.near import offices, retitled, words

KINDS: dict[str, Callable[[Library], None]] = {
    "offices": offices.add,
    "retitled": retitled.add,
    "lone": words.lone,
    "short": words.short,
    "long": words.long,
}


def near_libraries() -> tuple[Library, ...]:
    """All of them; the same ones each time."""
    return tuple(map(near_library, KINDS))


def near_library(name: str) -> Library:
    """One of them."""
    lib = Library(name, "en", "environment", "near", "bib", 0)
    KINDS[name](lib)
    lib.entries.sort(key=lambda work: work.key.lower())
    return lib


def write_near(folder: Path) -> None:
    """Write them into a folder, unless it holds these very ones."""
    sources = b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.*")))
    generate.write_set(folder, near_libraries(), "near", hashlib.sha256(sources).hexdigest())
