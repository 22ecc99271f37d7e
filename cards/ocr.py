"""OCR: the text of a scan that has none, by Tesseract.

The engine is the one that PyMuPDF brings along; its languages come from the system's packages. A recognised text is
what a reader sees, as the engine read it: the card says so in its extractor, with the engine's version and a digest of
the languages' data. The same bytes give the same card on machines of the same kind; on another processor Tesseract may
round differently.
"""

import ctypes
import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pymupdf

from cards.source_card import build_card
from schemas.card import SourceCard

#: Pages recognised whole: on these the title stands.
WHOLE_PAGES = 3
#: Pages behind them of which only the edges are recognised, for running heads and feet.
EDGE_PAGES = 5
#: Part of a page's height that an edge takes.
EDGE = 0.15
#: Dots an inch. Tesseract's makers ask for 300; 200 reads print of ten points as well, in less than half the time.
DPI = 200
#: A page is drawn no larger than this, in points: A2.
LARGEST = 1684.0

_LANGUAGE = re.compile(r"[A-Za-z_]+")


class OcrError(ValueError):
    """OCR was asked for and cannot be had; the text says what to install."""


@dataclass(frozen=True)
class Ocr:
    """An engine that is ready.

    Attributes:
        languages: by Tesseract's names, joined by plus signs.
        folder: where their data lies.
        name: engine, version, languages and a digest of their data.
    """

    languages: str
    folder: str
    name: str


def find_ocr(languages: Sequence[str]) -> Ocr:
    """Return the engine for these languages, such as ``deu`` and ``eng``.

    Raises:
        OcrError: a language's data is not installed.
    """
    digest = hashlib.sha256()
    try:
        folder = Path(pymupdf.get_tessdata())
    except RuntimeError:
        raise OcrError("OCR needs Tesseract: apt-get install tesseract-ocr") from None
    for language in languages:
        data = folder / f"{language}.traineddata"
        if not _LANGUAGE.fullmatch(language) or not data.is_file():
            raise OcrError(f"OCR has no data for {language!r}: apt-get install tesseract-ocr-{language}")
        digest.update(data.read_bytes())
    joined = "+".join(languages)
    return Ocr(joined, str(folder), f"Tesseract {_version()} {joined} {digest.hexdigest()[:8]}")


def recognise_card(data: bytes, filename: str, ocr: Ocr) -> SourceCard:
    """Read a PDF's card as `build_card` does; if nothing on its pages is text, from what the engine reads there.

    Raises:
        CardError: the file gives no card.
    """
    card = build_card(data, filename)
    if not card.no_text:
        return card
    with pymupdf.open(stream=data, filetype="pdf") as document, pymupdf.open() as recognised:
        for page in _pages(document, ocr):
            with pymupdf.open(stream=page, filetype="pdf") as one:
                recognised.insert_pdf(one)
        found = build_card(recognised.tobytes(), filename)
    kept = {name: getattr(card, name) for name in ("sha256", "pages", "metadata", "hidden", "scanned")}
    return found.model_copy(update={**kept, **_recognised(found, card, ocr)})


def _recognised(found: SourceCard, card: SourceCard, ocr: Ocr) -> dict[str, object]:
    return {
        "cut": found.cut or card.pages > WHOLE_PAGES,
        "extractor": f"{card.extractor}, {ocr.name}",
        "ocr_text": not found.no_text,
    }


def _pages(document: pymupdf.Document, ocr: Ocr) -> Iterator[bytes]:
    """The first pages as images with the recognised text behind them, each as a PDF."""
    for number in range(min(document.page_count, WHOLE_PAGES + EDGE_PAGES)):
        page = document[number]
        scale = DPI / 72 * min(1.0, LARGEST / max(page.rect.width, page.rect.height))
        # in colour: of a grey image MuPDF's engine reads nothing
        image = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), colorspace=pymupdf.csRGB, annots=False)
        image.set_dpi(round(72 * scale), round(72 * scale))
        if number >= WHOLE_PAGES:
            top = round(image.height * EDGE)
            # PyMuPDF's own `clear_with` fills a rectangle pixel by pixel in Python: eight seconds
            middle = pymupdf.mupdf.FzIrect(0, top, image.width, image.height - top)
            pymupdf.mupdf.fz_clear_pixmap_rect_with_value(image.this, 255, middle)
        yield image.pdfocr_tobytes(language=ocr.languages, tessdata=ocr.folder)


def _version() -> str:
    """The version of the engine that is linked into MuPDF."""
    version = ctypes.CDLL(pymupdf.mupdf._mupdf.__file__).TessVersion
    version.restype = ctypes.c_char_p
    return str(version().decode())
