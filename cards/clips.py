"""A cheap look at whether a page cuts text away."""

import re
from collections.abc import Iterator

import pymupdf

_CLIP = re.compile(rb"W(?<=\sW)\*?\s+n\s")
#: What stands before a clip that is one rectangle: its corner, width and height.
_RECTANGLE = re.compile(rb"(-?[0-9.]{1,20})\s+(-?[0-9.]{1,20})\s+re\s*$")
_BEFORE = 100
#: Part of a page that a clip which cuts nothing away takes in.
_WHOLE = 0.8
_CONTENTS = pymupdf.PDF_NAME("Contents")

mupdf = pymupdf.mupdf


def clips_text(page: pymupdf.mupdf.PdfPage, size: tuple[float, float]) -> bool:
    """Whether the page's own stream has a clip that could cut text away: no rectangle of the page's size."""
    content = b" ".join(_streams(mupdf.pdf_dict_get(page.obj(), _CONTENTS)))
    whole = _WHOLE * size[0] * size[1]
    return any(
        _area(content[max(0, clip.start() - _BEFORE) : clip.start()]) < whole for clip in _CLIP.finditer(content)
    )


def _streams(contents: pymupdf.mupdf.PdfObj) -> Iterator[bytes]:
    """The page's streams: none, one or a list. PyMuPDF's ``read_contents`` takes half as long again."""
    parts = [mupdf.pdf_array_get(contents, at) for at in range(mupdf.pdf_array_len(contents))]
    for part in parts or [contents]:
        if mupdf.pdf_is_stream(part):
            yield mupdf.fz_buffer_extract_copy(mupdf.pdf_load_stream(part))


def _area(before: bytes) -> float:
    rectangle = _RECTANGLE.search(before)
    try:
        return abs(float(rectangle[1]) * float(rectangle[2])) if rectangle else 0.0
    except ValueError:
        return 0.0
