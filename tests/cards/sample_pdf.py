"""Small PDFs for the tests of cards; works and people are invented."""

from collections.abc import Iterator
from typing import NamedTuple

import pymupdf

from schemas.card import SourceCard, Zone

_PROSE = (
    "The lagoon exchanges water with the sea through a narrow inlet, and the tide",
    "carries salt and sand in both directions. We follow the budget of both over a",
    "season and compare it with what the gauges at the inlet have recorded before.",
    "Most of the sand settles near the inlet, while the salt spreads over the basin",
    "and is diluted by the two rivers that enter at the northern end of the lagoon.",
)


class Put(NamedTuple):
    """A line of text on a page: its place (of the baseline), size and one of PyMuPDF's built-in fonts."""

    text: str
    y: float
    x: float = 72
    size: float = 11
    font: str = "tiro"


def make_pdf(*pages: list[Put]) -> bytes:
    """Make a PDF of pages of lines, painted in the order given."""
    with pymupdf.open() as document:
        for lines in pages:
            page = document.new_page()
            for line in lines:
                page.insert_text((line.x, line.y), line.text, fontsize=line.size, fontname=line.font)
        return bytes(document.tobytes())


def plain_pdf(*pages: str) -> bytes:
    """Make a PDF of pages on which every line has one size."""
    return make_pdf(*[[Put(line, 72 + 14 * row) for row, line in enumerate(page.split("\n"))] for page in pages])


def prose(y: float, lines: int = 20, x: float = 72, size: float = 11, width: int = 200) -> list[Put]:
    """Lines of running text from a height on."""
    return [Put(_PROSE[row % len(_PROSE)][:width], y + row * size * 1.25, x, size) for row in range(lines)]


def zones(card: SourceCard, zone: Zone) -> list[str]:
    """The texts of a card's regions in one zone."""
    return list(_texts(card, zone))


def _texts(card: SourceCard, zone: Zone) -> Iterator[str]:
    for region in card.regions:
        if region.zone == zone:
            yield card.text[region.start : region.end]
