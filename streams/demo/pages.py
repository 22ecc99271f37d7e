"""Draws sample pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pymupdf

#: Typed in name only.
mupdf: Any = pymupdf

SERIF = mupdf.Font("tiro")

#: A4 in points, and the left edge of the text.
WIDTH, HEIGHT, LEFT = 595, 842, 72

FILLER_DE = (
    "Die Messreihe umfasst zehn Jahre und drei Stationen am Ufer.",
    "Der Pegel wurde jede Stunde gelesen und mit dem Niederschlag verglichen.",
    "Im Sommer sinkt der Abfluss, im Herbst steigt er wieder an.",
    "Die Unterschiede zwischen den Stationen bleiben dabei klein.",
)
FILLER_EN = (
    "The series covers ten years and three stations on the shore.",
    "Levels were read every hour and compared with the rainfall.",
    "In summer the flow falls, and in autumn it rises again.",
    "The differences between the stations remain small.",
)


@dataclass(frozen=True)
class Line:
    """A line of text, its size in points, and the space above it."""

    text: str
    size: float = 10
    above: float = 4


def filler(language: str, lines: int) -> list[Line]:
    """Return running text of no particular work."""
    sentences = FILLER_DE if language == "de" else FILLER_EN
    return [Line(sentences[number % len(sentences)]) for number in range(lines)]


def draw(pages: Sequence[Sequence[Line]], *, head: str = "", foot: str = "", author: str = "") -> bytes:
    """Return a PDF with a running head and foot, page numbers included, from the second page on."""
    document = mupdf.open()
    for number, lines in enumerate(pages, 1):
        page = document.new_page(width=WIDTH, height=HEIGHT)
        writer = mupdf.TextWriter(page.rect)
        if number > 1 and head:
            writer.append((LEFT, 48), f"{head}    {number}", font=SERIF, fontsize=9)
        if foot:
            writer.append((LEFT, HEIGHT - 40), foot, font=SERIF, fontsize=9)
        _set(writer, lines)
        writer.write_text(page)
    document.set_metadata({"author": author, "creationDate": "D:20200101000000Z", "modDate": "D:20200101000000Z"})
    return _bytes(document)


def _set(writer: Any, lines: Sequence[Line]) -> None:
    y = 90.0
    for line in lines:
        y += line.size + line.above
        writer.append((LEFT, y), line.text, font=SERIF, fontsize=line.size)


def scan(data: bytes, *, text_layer: bool) -> bytes:
    """Return the pages as images, as a scanner makes them; with a text layer behind them if it ran a recogniser."""
    source, document = mupdf.open(stream=data, filetype="pdf"), mupdf.open()
    for page in source:
        image = page.get_pixmap(dpi=90, colorspace=mupdf.csGRAY)
        copy = document.new_page(width=page.rect.width, height=page.rect.height)
        copy.insert_image(copy.rect, stream=image.tobytes("png"))
        for span in _spans(page) if text_layer else ():
            copy.insert_text(span["origin"], span["text"], fontsize=span["size"], render_mode=3)
    return _bytes(document)


def _spans(page: Any) -> list[dict[str, Any]]:
    blocks = page.get_text("dict")["blocks"]
    return [span for block in blocks for line in block.get("lines", ()) for span in line["spans"]]


def locked(data: bytes) -> bytes:
    """Return the PDF behind a password; its cipher draws random bytes, so they differ from call to call."""
    document = mupdf.open(stream=data, filetype="pdf")
    return bytes(document.tobytes(encryption=mupdf.PDF_ENCRYPT_AES_256, owner_pw="owner", user_pw="reader"))


def _bytes(document: Any) -> bytes:
    # without an id of its own, the same pages are the same bytes
    return bytes(document.tobytes(garbage=4, deflate=True, no_new_id=True))
