"""Turns one planned file into the bytes of its PDF."""

from __future__ import annotations

from tests.eval.entries.layouts import SHORT, SIZES
from tests.eval.entries.layouts_long import LONG, cover
from tests.eval.entries.library import File, Library
from tests.eval.entries.pages import A4
from tests.eval.entries.sheet import Sheet
from tests.eval.entries.style import Style, style

LAYOUTS = {**SHORT, **LONG}

#: The layout that was scanned, by what was on the glass.
SCANNED = {"book": "book", "incollection": "chapter", "inproceedings": "chapter", "article": "article"}


def metadata(file: File, how: Style) -> dict[str, str]:
    """What the PDF says of itself: nothing, the truth, or what a word processor left there."""
    if how.metadata == "title":
        return {"title": file.shown.title, "author": file.shown.by}
    return {"title": "Microsoft Word - Dokument1.doc"} if how.metadata == "junk" else {}


def render(library: Library, file: File) -> bytes:
    """The PDF; the same file always gives the same bytes."""
    how = style(library.name, file.same_bytes_as or file.name)
    layout = SCANNED[file.shown.kind] if file.layout == "scan" else file.layout
    sheet = Sheet(file, library.field_name, how, SIZES.get(layout, A4))
    if how.cover and file.layout in {"article", "two_column", "thesis"}:
        cover(sheet)
    LAYOUTS[layout](sheet)
    return sheet.pages.save(metadata(file, how), scanned=file.layout == "scan")
