"""A cheap look at whether a page cuts text away."""

import re

import pymupdf

_CLIP = re.compile(rb"W(?<=\sW)\*?\s+n\s")
#: What stands before a clip that is one rectangle: its corner, width and height.
_RECTANGLE = re.compile(rb"(-?[0-9.]{1,20})\s+(-?[0-9.]{1,20})\s+re\s*$")
_BEFORE = 100
#: Part of a page that a clip which cuts nothing away takes in.
_WHOLE = 0.8


def clips_text(page: pymupdf.Page, box: pymupdf.Rect) -> bool:
    """Whether the page's own stream has a clip that could cut text away: no rectangle of the page's size, its box."""
    content = page.read_contents()
    whole = _WHOLE * box.width * box.height
    return any(
        _area(content[max(0, clip.start() - _BEFORE) : clip.start()]) < whole for clip in _CLIP.finditer(content)
    )


def _area(before: bytes) -> float:
    rectangle = _RECTANGLE.search(before)
    try:
        return abs(float(rectangle[1]) * float(rectangle[2])) if rectangle else 0.0
    except ValueError:
        return 0.0
