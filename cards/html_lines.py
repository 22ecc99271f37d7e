"""Lines of a page from MuPDF's HTML: at little more than the cost of bare text, where nothing can be hidden."""

import itertools
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pymupdf

from cards.ink import BRIGHT, TINY
from cards.paint import Box
from cards.pieces import Piece

_PLACE = r'p style="top:(-?[0-9.]+)pt;left:(-?[0-9.]+)pt;line-height:([0-9.]+)pt">'
#: A stretch of text in one type, and the place of the line that it begins.
_STRETCH = re.compile(
    rf"<(?:{_PLACE}<)?((?:(?:b|i|tt|sup)><)*)"
    r'span style="font-family:([^;"]*);font-size:([0-9.]+)pt(?:;color:#([0-9a-f]{6}))?">([^<]*)<'
)
_BEGINNING = re.compile(rf"<{_PLACE}(<b>)?")
_TAG = re.compile(r"<[^>]*>")
#: A tiny size or a bright colour: whatever `_type` calls not printed, and a little more.
_LOST = re.compile(r"font-size:(?:0|1\.[0-5])|color:#[c-f][0-9a-f][c-f][0-9a-f][c-f]")
_TINY_SIZES = ("font-size:0", "font-size:1.")
_COLOURED = re.compile(';color:#[0-9a-f]{6}">')
_ENTITY = re.compile(r"&(?:#x([0-9a-f]+)|([a-z]+));")
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
#: Of MuPDF's kinds of block.
_TEXT = 0
#: A block of one line that is higher than this many type sizes, and higher than wide, runs upwards.
_LYING = 2.0


class TextLine(NamedTuple):
    """A line: its place, whether it runs from left to right, the number of its block, and its pieces."""

    box: Box
    upright: bool
    block: int
    pieces: list[Piece]


class Placed(NamedTuple):
    """A line that has no width yet."""

    left: float
    top: float
    height: float
    pieces: list[Piece]


def html_lines(html: str, textpage: pymupdf.TextPage) -> list[TextLine] | None:
    """Read the lines with their types, blocks and widths.

    None if some text is bright, tiny or not painted (it has no colour then), so that a closer look is needed.
    """
    lines: list[Placed] = []
    for top, left, height, tags, font, size, colour, text in _STRETCH.findall(html):
        points, bold, raised, printed = _type(tags, font, size, colour)
        if not (printed or text.isspace()):
            return None
        piece = Piece(_ENTITY.sub(_character, text) if "&" in text else text, points, bold, raised)
        if top:
            lines.append(Placed(float(left), float(top), float(height), [piece]))
        else:
            lines[-1].pieces.append(piece)
    return _in_blocks(lines, textpage)


@lru_cache(maxsize=1024)
def _type(tags: str, font: str, size: str, colour: str) -> tuple[float, bool, bool, bool]:
    """A stretch's size, whether it is bold, raised, and whether a reader sees it on white."""
    points = float(size)
    printed = bool(colour) and points >= TINY and int(colour, 16) & BRIGHT != BRIGHT
    return points, "b><" in tags or "Bold" in font, "sup><" in tags, printed


def plain_lines(html: str) -> list[TextLine] | None:
    """Read lines as `html_lines` does, each one piece of its first type and without width: enough for running text."""
    places = _BEGINNING.findall(html)
    texts = [text for text in _TAG.sub("", html).split("\n") if text]
    if len(texts) != len(places) or may_be_lost(html):
        return None
    lines: list[TextLine] = []
    for (top, left, height, bold), text in zip(places, texts, strict=True):
        x0, y0, size = float(left), float(top), float(height)
        plain = _ENTITY.sub(_character, text) if "&" in text else text
        lines.append(TextLine((x0, y0, x0, y0 + size), True, len(lines), [Piece(plain, size, bold == "<b>", False)]))
    return lines


def may_be_lost(html: str) -> bool:
    """Whether some text may be bright, tiny or not painted; a text cannot forge the signs, for MuPDF escapes them."""
    stretches = html.count("<span")
    if html.count(';color:#000000">') == stretches and not any(size in html for size in _TINY_SIZES):
        return False
    return bool(_LOST.search(html)) or len(_COLOURED.findall(html)) != stretches


def html_of(textpage: pymupdf.TextPage) -> str:
    """MuPDF's own bytes: PyMuPDF's ``extractHTML`` takes a backslash before an u for an escape."""
    buffer = pymupdf.mupdf.fz_new_buffer(1 << 16)
    output = pymupdf.mupdf.FzOutput(buffer)
    pymupdf.mupdf.fz_print_stext_page_as_html(output, textpage.this, 0)
    output.fz_close_output()
    return str(pymupdf.mupdf.fz_buffer_extract_copy(buffer), "utf-8", "replace")


def _character(match: re.Match[str]) -> str:
    return chr(int(match[1], 16)) if match[1] else _NAMED.get(match[2], match[0])


def _in_blocks(lines: Sequence[Placed], textpage: pymupdf.TextPage) -> list[TextLine] | None:
    """Give lines their blocks, and the widths that the blocks allow; None if the two are not in step."""
    found: list[TextLine] = []
    rest = iter(lines)
    block, number = textpage.this.m_internal.first_block, 0
    while block:
        count = _count_lines(block) if block.type == _TEXT else 0
        box = block.bbox
        found += _scaled(list(itertools.islice(rest, count)), (box.x0, box.y0, box.x1, box.y1), number)
        block, number = block.next, number + 1
    return found if len(found) == len(lines) else None


def _count_lines(block: pymupdf.mupdf.fz_stext_block) -> int:
    """Follow the raw chain: PyMuPDF's iterator over it costs more than the text."""
    count, line = 0, pymupdf.mupdf.FzStextBlock(block).begin().m_internal
    while line:
        count, line = count + 1, line.next
    return count


def _scaled(lines: Sequence[Placed], box: Box, number: int) -> list[TextLine]:
    """Lines of a block, each as wide as its characters by the measure of the widest, which fills the block."""
    left, top, right, bottom = box
    widths = [sum([len(text) * size for text, size, _, _ in line.pieces]) for line in lines]
    scale = min([(right - line.left) / width for line, width in zip(lines, widths, strict=True) if width], default=0.0)
    lying = len(lines) == 1 and bottom - top > max(right - left, _LYING * lines[0].height)
    return [
        TextLine((x0, y0, x0 + width * scale, y0 + height), not lying, number, pieces)
        for (x0, y0, height, pieces), width in zip(lines, widths, strict=True)
    ]
