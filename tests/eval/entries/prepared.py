"""Cards of the evaluation's files, built once: kept beside them until the bytes or the code that reads them change."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import version
from pathlib import Path

import cards
import schemas

TOP = Path(__file__).resolve().parents[3]


@cache
def reader() -> bytes:
    """What the code that makes cards is: its sources and the extractor."""
    sources = sorted(path for folder in ("cards", "schemas") for path in (TOP / folder).rglob("*.py"))
    digest = hashlib.sha256(version("pymupdf").encode())
    for path in sources:
        digest.update(path.read_bytes())
    return digest.digest()


def card(path: Path) -> schemas.SourceCard:
    """The card of a file."""
    data = path.read_bytes()
    stamp = hashlib.sha256(reader() + data).hexdigest().encode()
    kept = path.parent.parent / "cards" / path.name
    if kept.exists():
        held, _, written = kept.read_bytes().partition(b"\n")
        if held == stamp:
            return schemas.SourceCard.from_bytes(written)
    made: schemas.SourceCard = cards.build_card(data, path.name)
    kept.parent.mkdir(exist_ok=True)
    kept.write_bytes(stamp + b"\n" + made.to_bytes())
    return made
