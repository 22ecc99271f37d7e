"""The identity zones of a card, in the card's order: what may say which work it is."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from gates.hay import BARRIER, Piece
from schemas import IDENTITY_ZONES, Region, SourceCard

_MARGINS = frozenset(("head", "foot"))
_NO_LETTERS = re.compile(r"[\W\d]+")


class Stretch(NamedTuple):
    """An identity region with its text, up to the next one of its page."""

    region: Region
    text: str
    #: It follows on the one before, and nothing but white space is between them.
    joined: bool


def stretches(card: SourceCard) -> Iterator[Stretch]:
    """Yield the identity regions; a running line that comes again only once."""
    margins = set[str]()
    last_end, last_page = -1, 0
    for region in card.regions:
        text = card.text[region.start : region.end]
        if region.zone not in IDENTITY_ZONES or not text.strip():
            continue
        if region.zone in _MARGINS:
            key = _NO_LETTERS.sub(" ", text).strip()
            if key in margins:
                continue
            margins.add(key)
        between = card.text[last_end : region.start] if last_end >= 0 else ""
        joined = last_page == region.page and not between.strip()
        if joined and between:
            whole = Region(zone=region.zone, page=region.page, start=last_end, end=region.end)
            yield Stretch(whole, between + text, joined)
        else:
            yield Stretch(region, text, joined)
        last_end, last_page = region.end, region.page


def put_together(parts: tuple[Stretch, ...], change: Callable[[str], str]) -> tuple[str, tuple[Piece, ...]]:
    """Return stretches as one text, each changed, and where each starts in it."""
    texts: list[str] = []
    pieces: list[Piece] = []
    at = 0
    for region, text, joined in parts:
        if texts and not joined:
            texts.append(BARRIER)
            at += len(BARRIER)
        changed = change(text)
        pieces.append(Piece(at, region))
        texts.append(changed)
        at += len(changed)
    return "".join(texts), tuple(pieces)
