"""From a PDF's pages to lines of visible text."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pymupdf

from cards.hidden_characters import as_printed
from cards.layout import Line, Page
from cards.paint import painting
from cards.visible import hide, image_part, is_suspicious
from schemas.card import HiddenWhy

#: Ligatures and white space as the file has them, filled areas beside the text; nothing joined, clipped text left out.
_FLAGS = (
    pymupdf.TEXT_PRESERVE_LIGATURES
    | pymupdf.TEXT_PRESERVE_WHITESPACE
    | pymupdf.TEXT_COLLECT_VECTORS
    | pymupdf.TEXT_CLIP
)
_BOLD = pymupdf.TEXT_FONT_BOLD
_RAISED = pymupdf.TEXT_FONT_SUPERSCRIPT
_MARK = re.compile(r"[a-j](?:, ?[a-j])*,?\s*")
#: A line is upright if it runs as flat as this (cosine).
_UPRIGHT = 0.9

Block = dict[str, Any]


def read_page(page: pymupdf.Page) -> tuple[Page, Counter[HiddenWhy]]:
    """Read the visible lines of a page, and count the characters of it that nobody sees."""
    blocks, annotated = _blocks(page)
    hidden: Counter[HiddenWhy] = Counter()
    if annotated:
        hidden["annotation"] = annotated
    paint = painting(page)
    if paint or is_suspicious(blocks):
        hidden += hide(page, blocks, paint)
    lines: list[Line] = []
    for number, block in enumerate(blocks):
        for line in block.get("lines", ()):
            text, unseen = as_printed(_text(line["spans"]))
            if unseen:
                hidden["characters"] += unseen
            if text and not text.isspace():
                lines.append(_line(page, number, text.rstrip(), line))
    box = page.rect
    images = image_part(page, paint) if paint else 0.0
    return Page(page.number + 1, box.width, box.height, tuple(_once(lines)), images), hidden


def _text(spans: list[dict[str, Any]]) -> str:
    """The text of a line; a raised letter that refers from a name to an affiliation is no part of the name."""
    text = "".join([span["text"] for span in spans])
    if not any(span["flags"] & _RAISED for span in spans):
        return text
    pieces: list[str] = []
    for span in spans:
        mark = span["flags"] & _RAISED and _MARK.fullmatch(span["text"]) and pieces and pieces[-1][-1:].isalpha()
        pieces.append(" " + span["text"] if mark else span["text"])
    return "".join(pieces)


def _once(lines: list[Line]) -> Iterator[Line]:
    """Leave out copies of a line printed nearly over it, by which some files make bold type or shadows."""
    seen: dict[str, list[Line]] = {}
    for line in lines:
        copies = seen.setdefault(line.text, [])
        if not any(abs(line.x0 - copy.x0) + abs(line.y0 - copy.y0) < line.size / 2 for copy in copies):
            yield line
        copies.append(line)


def _blocks(page: pymupdf.Page) -> tuple[list[Block], int]:
    """The page's blocks without annotations, and the number of characters in those."""
    blocks: list[Block] = page.get_text("dict", flags=_FLAGS)["blocks"]
    annotations = [kind for _, kind, _ in page.annot_xrefs() if kind not in _NOT_PAINTED]
    if not annotations:
        return blocks, 0
    inner = pymupdf.TextPage(page.get_displaylist(annots=0).get_textpage(_FLAGS)).extractDICT()["blocks"]
    return inner, max(0, _characters(blocks) - _characters(inner))


_NOT_PAINTED = {pymupdf.mupdf.PDF_ANNOT_LINK, pymupdf.mupdf.PDF_ANNOT_POPUP}


def _characters(blocks: list[Block]) -> int:
    return sum(len(span["text"]) for block in blocks for line in block.get("lines", ()) for span in line["spans"])


def _line(page: pymupdf.Page, number: int, text: str, line: dict[str, Any]) -> Line:
    box, direction = line["bbox"], line["dir"]
    if page.rotation:
        box = tuple(pymupdf.Rect(box) * page.rotation_matrix)
        turned = pymupdf.Point(direction) * pymupdf.Matrix(-page.rotation)
        direction = (turned.x, turned.y)
    size, bold = _type(line["spans"])
    x0, y0, x1, y1 = box
    mark = _mark(line["spans"]) if len(line["spans"]) > 1 else 0
    return Line(text, x0, y0, x1, y1, size, bold, direction[0] > _UPRIGHT, number, page.number + 1, mark=mark)


def _mark(spans: list[dict[str, Any]]) -> int:
    last = next((span for span in reversed(spans) if not span["text"].isspace()), spans[-1])
    return len(last["text"].rstrip()) if last["flags"] & _RAISED else 0


def _type(spans: list[dict[str, Any]]) -> tuple[float, bool]:
    """Size and weight of most characters of a line; of small capitals, the size of the capitals."""
    first, last = spans[0], spans[-1]
    if first["size"] == last["size"] and first["font"] == last["font"]:
        return first["size"], bool(first["flags"] & _BOLD) or "bold" in first["font"].lower()
    return _mixed_type(spans)


def _mixed_type(spans: list[dict[str, Any]]) -> tuple[float, bool]:
    weight: dict[tuple[float, bool], int] = {}
    for span in spans:
        kind = span["size"], bool(span["flags"] & _BOLD) or "bold" in span["font"].lower()
        weight[kind] = weight.get(kind, 0) + sum(map(str.isalnum, span["text"]))
    size, bold = max(weight, key=lambda kind: (weight[kind], kind))
    letters = "".join(span["text"] for span in spans)
    if letters.isupper() and (larger := max(size for size, _ in weight)) * _SMALL_CAPITALS <= size:
        return larger, bold
    return size, bold


#: Small capitals are set at 70 to 85 % of the capitals.
_SMALL_CAPITALS = 0.65
