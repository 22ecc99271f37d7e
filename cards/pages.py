"""From a PDF's pages to lines of visible text."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pymupdf

from cards.clips import clips_text
from cards.hidden_characters import as_printed
from cards.html_lines import TextLine, html_lines, html_of, may_be_lost, plain_lines
from cards.layout import Line, Page
from cards.paint import Box, Painting, is_bare, is_plain, may_be_transparent, outlines, painting, touch
from cards.pieces import Piece, mark_of, text_of, type_of
from cards.turn import Turn, columns, may_be_turned
from cards.visible import Block, hide, image_part
from schemas.card import HiddenWhy

#: Ligatures and white space as the file has them, filled areas beside the text; nothing joined.
_ALL = pymupdf.TEXT_PRESERVE_LIGATURES | pymupdf.TEXT_PRESERVE_WHITESPACE | pymupdf.TEXT_COLLECT_VECTORS
#: The same without text that is cut away. MuPDF leaves out a little too much: used only where something is cut away.
_CLIPPED = _ALL | pymupdf.TEXT_CLIP
_EVERYWHERE = pymupdf.INFINITE_RECT()
_BOLD = pymupdf.TEXT_FONT_BOLD
_RAISED = pymupdf.TEXT_FONT_SUPERSCRIPT
#: Pages of which each line's type and place must be exact, since titles and names stand there; not behind a page of
#: text.
_TITLE_PAGES = 2
#: A later page among the opening ones is looked at as closely if it has so few lines: a title page or an imprint.
_FEW_LINES = 45
#: Pages that may belong to the front matter.
_OPENING_PAGES = 6

#: Width and height in points, as the page is turned.
Size = tuple[float, float]


def read_page(page: pymupdf.Page, before: Sequence[Page], start: int) -> tuple[Page, Counter[HiddenWhy]]:
    """Read the visible lines of a page, and count the characters of it that nobody sees.

    Args:
        page: the page.
        before: the pages before it.
        start: the offset of its text in the card's.
    """
    hidden: Counter[HiddenWhy] = Counter()
    pdf_page = pymupdf.mupdf.pdf_page_from_fz_page(page.this)
    bounds = pymupdf.mupdf.fz_bound_page(page.this)
    size = bounds.x1, bounds.y1
    bare, plain = is_bare(pdf_page), is_plain(pdf_page)
    paint = None if bare else painting(page)
    forms = not bare and bool(page.get_xobjects())
    notes = not plain and page.first_annot is not None
    textpage = _textpage(page, notes, forms or clips_text(pdf_page, size), hidden)
    close = paint or forms or (not plain and page.rotation) or (not bare and may_be_transparent(pdf_page))
    opening = page.number < _OPENING_PAGES and not any(other.is_text for other in before)
    lines = None if close else _open_lines(page, size, textpage, opening)
    if lines is None:
        blocks: list[Block] = textpage.extractDICT()["blocks"]
        hidden += hide(page, blocks, paint)
        turn = Turn(page, blocks)
        size = turn.width, turn.height
        lines = list(_span_lines(turn, blocks))
    placed = tuple(_placed(lines, page.number + 1, start, hidden))
    return Page(page.number + 1, *size, placed, _images(page, paint)), hidden


def _open_lines(page: pymupdf.Page, size: Size, textpage: pymupdf.TextPage, opening: bool) -> list[TextLine] | None:
    """The lines of a page on which nothing hides; None if something may."""
    html = html_of(textpage)
    exact = opening and (page.number < _TITLE_PAGES or (html.count("<p ") < _FEW_LINES and not may_be_lost(html)))
    lines = html_lines(html, textpage) if exact else plain_lines(html)
    if lines is None or may_be_turned(lines):
        return None
    boxes = [line.box for line in lines]
    width, height = size
    outside = any(x0 < 0 or x0 >= width or y1 < 0 or y0 >= height for x0, y0, _, y1 in boxes)
    return None if outside or touch(boxes, outlines(textpage)) else lines


def _images(page: pymupdf.Page, paint: Painting | None) -> float:
    return image_part(page, paint) if paint else 0.0


def _textpage(page: pymupdf.Page, notes: bool, cut: bool, hidden: Counter[HiddenWhy]) -> pymupdf.TextPage:
    """The page's text without annotations, which are notes upon a document, and without what is cut away, if any is."""
    textpage = page.get_textpage(clip=_EVERYWHERE, flags=_ALL)
    if notes:
        textpage = _without("annotation", textpage, _own_text(page, _ALL), hidden)
    if cut:
        textpage = _without("clipped", textpage, _own_text(page, _CLIPPED), hidden)
    return textpage


def _own_text(page: pymupdf.Page, flags: int) -> pymupdf.TextPage:
    return pymupdf.TextPage(page.get_displaylist(annots=0).get_textpage(flags))


def _without(
    why: HiddenWhy, outer: pymupdf.TextPage, inner: pymupdf.TextPage, hidden: Counter[HiddenWhy]
) -> pymupdf.TextPage:
    """The inner text; what the outer has more is hidden."""
    more = len("".join(outer.extractText().split())) - len("".join(inner.extractText().split()))
    if more > 0:
        hidden[why] += more
    return inner


def _span_lines(turn: Turn, blocks: list[Block]) -> Iterator[TextLine]:
    for number, block in enumerate(blocks):
        for line in columns(block.get("lines", ())):
            if pieces := [_piece(span) for span in line["spans"]]:  # PyMuPDF drops characters without width
                yield TextLine(turn.box(line["bbox"]), turn.is_upright(line["dir"]), number, pieces)


def _piece(span: dict[str, Any]) -> Piece:
    bold = bool(span["flags"] & _BOLD) or "Bold" in span["font"]
    return Piece(span["text"], round(span["size"], 1), bold, bool(span["flags"] & _RAISED))


def _placed(lines: Iterable[TextLine], page: int, start: int, hidden: Counter[HiddenWhy]) -> Iterator[Line]:
    """Lines with their texts and places; without copies printed nearly over one, as bold type or shadows are made."""
    seen: dict[str, list[Box]] = {}
    for line in lines:
        raw, size, bold, mark = _type(line.pieces)
        text, unseen = as_printed(raw)
        if unseen:
            hidden["characters"] += unseen
        text = text.rstrip()
        copies = seen.setdefault(text, [])
        if text and not (copies and _is_copy(line, copies)):
            yield Line(text, *line.box, size, bold, line.upright, line.block, page, start, mark)
            start += len(text) + 1
        copies.append(line.box)


def _type(pieces: list[Piece]) -> tuple[str, float, bool, int]:
    """Text, size, weight and raised characters at the end of a line."""
    if len(pieces) == 1:
        text, size, bold, _ = pieces[0]
        return text, size, bold, 0
    return text_of(pieces), *type_of(pieces), mark_of(pieces)


def _is_copy(line: TextLine, copies: Iterable[Box]) -> bool:
    x0, y0, *_ = line.box
    return any(abs(x0 - box[0]) + abs(y0 - box[1]) < line.pieces[0].size / 2 for box in copies)
