"""A cheap look at whether a page cuts text away."""

import re

import pymupdf

_NUMBER = rb"(-?[0-9]*\.?[0-9]+)\s+"
_CLIP = re.compile(rb"\sW\*?\s+n\s")
_CLIP_RECTANGLE = re.compile(_NUMBER * 4 + rb"re\s+W\*?\s+n\s")
#: Part of a page that a clip which cuts nothing away takes in.
_WHOLE = 0.8


def clips_text(page: pymupdf.Page) -> bool:
    """Whether the page's own stream has a clip that could cut text away: no rectangle of the page's size."""
    content = page.read_contents()
    clips = len(_CLIP.findall(content))
    if not clips:
        return False
    areas = [abs(float(width) * float(height)) for *_, width, height in _CLIP_RECTANGLE.findall(content)]
    return len(areas) < clips or min(areas) < _WHOLE * page.rect.width * page.rect.height
