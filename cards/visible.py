"""What of a page a reader sees; text that is not painted is no evidence."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pymupdf

from cards.ink import NO_CONTRAST, TINY, TRANSPARENT, WHITE, contrast
from cards.paint import Area, Areas, Box, Painting, areas
from schemas.card import HiddenWhy

_FILLED_OR_STROKED = 0b110000
#: An image, or several, over this part of a page make it a scan if all text lies behind them.
_SCAN = 0.6
#: Of a scan's characters, what may be printed over it: a stamp or a download notice.
_STAMP = 0.2

Block = dict[str, Any]
Span = dict[str, Any]


def spans(blocks: Sequence[Block]) -> Iterator[tuple[int, Span]]:
    """The spans of a page's text, each with the place of its block."""
    for order, block in enumerate(blocks):
        if block["type"] == 0:
            for line in block["lines"]:
                for span in line["spans"]:
                    yield order, span


def hide(page: pymupdf.Page, blocks: Sequence[Block], painting: Painting | None) -> Counter[HiddenWhy]:
    """Empty the spans of a page that no reader sees, and count their characters by reason.

    A searchable scan keeps the text behind its image.
    """
    filled = Areas(areas(blocks))
    bounds = tuple(page.rect * page.derotation_matrix)
    why = {id(span): reason for order, span in spans(blocks) if (reason := _why(order, span, filled, bounds, painting))}
    if not why or (painting and _is_scan(page, blocks, painting, why)):
        return Counter()
    hidden: Counter[HiddenWhy] = Counter()
    for _, span in spans(blocks):
        if reason := why.get(id(span)):
            hidden[reason] += len("".join(span["text"].split()))
            span["text"] = ""
    return +hidden


def _why(order: int, span: Span, filled: Areas, bounds: Box, painting: Painting | None) -> HiddenWhy | None:
    box = span["bbox"]
    if span["alpha"] <= TRANSPARENT:
        return "transparent" if span["char_flags"] & _FILLED_OR_STROKED else "invisible"
    if span["size"] < TINY:
        return "tiny"
    if box[2] <= bounds[0] or box[0] >= bounds[2] or box[3] <= bounds[1] or box[1] >= bounds[3]:
        return "off_page"
    if painting and painting.covers(box):
        return "covered"
    return _lost(order, span, filled.around(box))


def _lost(order: int, span: Span, around: list[Area]) -> HiddenWhy | None:
    """Whether the areas around a text lie over it, or have its colour."""
    if any(area.order > order and area.opaque and area.colour is not None for area in around):
        return "covered"
    under = [area for area in around if area.order < order and area.opaque]
    ground = under[-1].colour if under else WHITE
    if ground is not None and contrast(ground, span["color"]) < NO_CONTRAST:
        return "no_contrast"
    return None


def _is_scan(page: pymupdf.Page, blocks: Sequence[Block], painting: Painting, why: dict[int, HiddenWhy]) -> bool:
    """Whether the page is an image, and nearly all its text a layer behind it."""
    behind = sum(len(span["text"]) for _, span in spans(blocks) if why.get(id(span)) in ("invisible", "covered"))
    printed = sum(len(span["text"]) for _, span in spans(blocks) if id(span) not in why)
    return image_part(page, painting) >= _SCAN and printed <= _STAMP * behind


def image_part(page: pymupdf.Page, painting: Painting) -> float:
    """Part of the page that images cover, 0 to 1; images over one another count twice."""
    whole = page.rect * page.derotation_matrix
    covered = sum(abs(whole & pymupdf.Rect(box)) for box in painting.images)
    return min(1.0, float(covered) / (float(abs(whole)) or 1.0))
