"""Scans: the layer behind the image is what a reader reads."""

from collections.abc import Callable

import pymupdf
import pytest

from cards import build_card

LINES = ["Lagoon Salinity Cycles", "Rosa Vega", "We close the budget of a small lagoon."]

Paint = Callable[[pymupdf.Page, pymupdf.Pixmap], object]


def _cover(page: pymupdf.Page, pixels: pymupdf.Pixmap) -> object:
    return page.insert_image(page.rect, pixmap=pixels, keep_proportion=False)


def _scan(paint: Paint) -> bytes:
    pixels = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, 60, 84))
    pixels.clear_with(230)
    with pymupdf.open() as document:
        for _ in range(3):
            paint(document.new_page(), pixels)
        return bytes(document.tobytes())


@pytest.mark.parametrize(
    "paint",
    [
        lambda page, pixels: (_cover(page, pixels), page.insert_text((72, 100), LINES, render_mode=3)),
        lambda page, pixels: (page.insert_text((72, 100), LINES), _cover(page, pixels)),
    ],
    ids=["invisible over the image", "painted under the image"],
)
def test_the_text_behind_a_page_image_is_read(paint: Paint) -> None:
    card = build_card(_scan(paint), "scan.pdf")
    assert card.scanned
    assert card.text.split("\f")[0] == "\n".join(LINES)
    assert card.hidden == ()


def test_a_stamp_over_a_scan_changes_nothing() -> None:
    def paint(page: pymupdf.Page, pixels: pymupdf.Pixmap) -> None:
        _cover(page, pixels)
        page.insert_text((72, 100), LINES, render_mode=3)
        page.insert_text((300, 830), "Lent by C.", fontsize=7)

    assert LINES[0] in build_card(_scan(paint), "scan.pdf").text


def test_hidden_words_on_a_printed_page_are_no_scan() -> None:
    def paint(page: pymupdf.Page, pixels: pymupdf.Pixmap) -> None:
        page.insert_image((72, 400, 200, 500), pixmap=pixels)
        page.insert_text((72, 100), LINES)
        page.insert_text((72, 300), "Somebody else's title", render_mode=3)

    card = build_card(_scan(paint), "x.pdf")
    assert not card.scanned
    assert "Somebody" not in card.text
