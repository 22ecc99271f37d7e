"""Opening a PDF: what cannot be read ends in a stated reason."""

from collections.abc import Iterator
from contextlib import contextmanager

import pymupdf

from cards.errors import CardError
from schemas.card import SourceCard

#: The header stands in the first 1,024 bytes; readers accept rubbish before it.
_HEADER_WITHIN = 1024
#: No book has more; a file that has is a dump, or made to cost time.
MAX_PAGES = 5000

#: What PyMuPDF raises on pages that are broken inside.
UNREADABLE = (pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError)
#: What it raises on files that are. A wrong index within a page is our own fault, and must not cost its text unseen.
DAMAGE = (*UNREADABLE, IndexError, KeyError)

#: MuPDF prints what it repairs to standard error; the outcome says what a person needs to know.
pymupdf.TOOLS.mupdf_display_errors(False)
pymupdf.TOOLS.mupdf_display_warnings(False)

#: All three, since each may change a card.
EXTRACTOR = f"PyMuPDF {pymupdf.VersionBind}, MuPDF {pymupdf.VersionFitz}, card {SourceCard.CARD_VERSION}"


@contextmanager
def open_pdf(data: bytes) -> Iterator[pymupdf.Document]:
    """Open a PDF from memory; a damaged or cut one is repaired if MuPDF can.

    A file that only an owner password protects is read: it opens without one.

    Raises:
        CardError: empty, not_a_pdf, damaged, password_required or too_many_pages.
    """
    if not data:
        raise CardError("empty", "the file has no bytes")
    if b"%PDF-" not in data[:_HEADER_WITHIN]:
        raise CardError("not_a_pdf", "the file does not begin with %PDF-")
    try:
        document = pymupdf.open(stream=data, filetype="pdf")
    except DAMAGE as error:
        raise CardError("damaged", "the PDF cannot be repaired") from error
    with document:
        _check(document)
        yield document


def _check(document: pymupdf.Document) -> None:
    if document.needs_pass:
        raise CardError("password_required", "the PDF opens with a password only")
    if (pages := count_pages(document)) > MAX_PAGES:
        raise CardError("too_many_pages", f"{pages} pages, {MAX_PAGES} are read at most")


def count_pages(document: pymupdf.Document) -> int:
    """Return the number of pages; of a broken page tree it is a promise until a page was asked for.

    Raises:
        CardError: damaged: there is none.
    """
    try:
        pages = document.page_count
    except DAMAGE as error:
        raise CardError("damaged", "the pages of the PDF cannot be counted") from error
    if pages < 1:
        raise CardError("damaged", "the PDF has no pages")
    return int(pages)
