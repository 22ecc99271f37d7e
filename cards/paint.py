"""What else is painted on a page: areas of colour from the page's own blocks, images from MuPDF's log of painting."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pymupdf

Box = tuple[float, float, float, float]

#: In points. Rules and frames are thinner: no text is hidden by them.
_THIN = 3.0
#: A box counts as under or over a text that it holds to this part of its length and height.
_SLACK = 0.1
_VECTOR = 3
#: In points.
_BAND = 20.0
_FAR = 10_000.0
_XOBJECTS, _STATES, _SOFT_MASK = map(pymupdf.PDF_NAME, ("XObject", "ExtGState", "SMask"))
_NOTES, _ROTATION = map(pymupdf.PDF_NAME, ("Annots", "Rotate"))
_OPACITIES = tuple(map(pymupdf.PDF_NAME, ("ca", "CA")))

mupdf = pymupdf.mupdf


@dataclass(frozen=True, slots=True)
class Area:
    """A filled area; ``order`` is its place among the page's blocks; no colour where the fill is no plain one."""

    order: int
    box: Box
    colour: int | None
    opaque: bool

    def holds(self, box: Box) -> bool:
        """Whether the area takes in nearly all of the box."""
        return holds(self.box, box)


class Areas:
    """Filled areas by the height at which they lie, so that a text is compared with those at its own only."""

    def __init__(self, filled: Iterable[Area]) -> None:
        """Sort the areas into bands."""
        self._bands: dict[int, list[Area]] = {}
        for area in filled:
            for band in range(_band(area.box[1]), _band(area.box[3]) + 1):
                self._bands.setdefault(band, []).append(area)

    def around(self, box: Box) -> list[Area]:
        """The areas that take in nearly all of a text's box, in the order of painting."""
        band = self._bands.get(_band((box[1] + box[3]) / 2), ())
        return [area for area in band if area.holds(box)]


def _band(height: float) -> int:
    """The number of a band; whatever lies far off a page, in the outermost ones."""
    return int(min(max(height, -_FAR), _FAR) // _BAND)


def holds(outer: Box, inner: Box) -> bool:
    """Whether nearly all of the inner box lies in the outer one."""
    across, down = _SLACK * (inner[2] - inner[0]), _SLACK * (inner[3] - inner[1])
    return (
        outer[0] <= inner[0] + across
        and outer[2] >= inner[2] - across
        and outer[1] <= inner[1] + down * 2
        and outer[3] >= inner[3] - down * 2
    )


def areas(blocks: Sequence[dict[str, Any]]) -> list[Area]:
    """The filled areas among a page's blocks that are big enough to lie over or under a text."""
    return [
        Area(order, block["bbox"], block["color"] if block["isrect"] else None, block["alpha"] == 255)
        for order, block in enumerate(blocks)
        if block["type"] == _VECTOR and not block["stroked"] and _thickness(block["bbox"]) > _THIN
    ]


def outlines(textpage: pymupdf.TextPage) -> list[Box]:
    """The cheap look: where filled areas or frames lie that are big enough for text, without colour or order."""
    found: list[Box] = []
    block = textpage.this.m_internal.first_block
    while block:
        if block.type == _VECTOR:
            box = block.bbox
            if min(box.x1 - box.x0, box.y1 - box.y0) > _THIN:
                found.append((box.x0, box.y0, box.x1, box.y1))
        block = block.next
    return found


def touch(lines: Iterable[Box], outlines: Sequence[Box]) -> bool:
    """Whether some line begins within an outline."""
    return bool(outlines) and any(
        box[0] - 1 <= line[0] <= box[2] and box[1] <= (line[1] + line[3]) / 2 <= box[3]
        for line in lines
        for box in outlines
    )


def may_be_transparent(page: pymupdf.mupdf.PdfPage) -> bool:
    """The cheap test: whether a page without forms has graphics states by which text could be painted half."""
    states = mupdf.pdf_dict_get(mupdf.pdf_page_resources(page), _STATES)
    named = (mupdf.pdf_dict_get_val(states, number) for number in range(mupdf.pdf_dict_len(states)))
    return any(map(_lets_through, named))


def _lets_through(state: pymupdf.mupdf.PdfObj) -> bool:
    """Whether a graphics state has an opacity below 1 or a soft mask."""
    opacities = (mupdf.pdf_dict_get(state, name) for name in _OPACITIES)
    part = any(opacity.m_internal and mupdf.pdf_to_real(opacity) < 1 for opacity in opacities)
    return part or bool(mupdf.pdf_is_dict(mupdf.pdf_dict_get(state, _SOFT_MASK)))


def is_plain(page: pymupdf.mupdf.PdfPage) -> bool:
    """The cheap test: whether a page has neither annotations (links are some) nor a rotation."""
    return not any(mupdf.pdf_dict_get_inheritable(page.obj(), name).m_internal for name in (_NOTES, _ROTATION))


def is_bare(page: pymupdf.mupdf.PdfPage) -> bool:
    """The cheap test: whether a page's resources, own or inherited, have neither images, forms nor graphics states."""
    resources = mupdf.pdf_page_resources(page)
    return not any(mupdf.pdf_dict_get(resources, name).m_internal for name in (_XOBJECTS, _STATES))


def _thickness(box: Box) -> float:
    return min(box[2] - box[0], box[3] - box[1])


@dataclass(frozen=True)
class Painting:
    """Texts and images of a page in the order in which they are painted."""

    log: tuple[tuple[str, Box], ...]
    #: Some image lets through what is under it.
    masked: bool

    @property
    def images(self) -> list[Box]:
        """Where images lie."""
        return [box for kind, box in self.log if kind == "fill-image"]

    def covers(self, box: Box) -> bool:
        """Whether an image was painted over the text in that box."""
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        covered = False
        for kind, other in self.log:
            if kind.endswith("-text") and _within(middle, other):
                covered = False
            elif kind == "fill-image" and holds(other, box):
                covered = not self.masked
        return covered


def _within(point: tuple[float, float], box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def painting(page: pymupdf.Page) -> Painting | None:
    """The order of painting on a page that has images; None where it has none, which costs next to nothing."""
    images = page.get_images(full=True)
    if not images:
        return None
    log = tuple((kind, box) for kind, box, *_ in page.get_bboxlog())
    return Painting(log, any(smask for _, smask, *_ in images))
