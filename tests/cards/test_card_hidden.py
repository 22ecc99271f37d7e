"""Text that no reader sees is not on the card, and counted; what is seen stays."""

from collections.abc import Callable
from typing import Any

import pymupdf
import pytest

from cards import build_card
from schemas.card import HiddenWhy
from tests.cards.sample_pdf import prose

WORDS = "secret words here"
BOX = (60, 280, 300, 310)
BLACK, WHITE = (0, 0, 0), (1, 1, 1)

Paint = Callable[[pymupdf.Document, pymupdf.Page], object]


def _pixels() -> pymupdf.Pixmap:
    pixels = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, 40, 10))
    pixels.clear_with(200)
    return pixels


def _write(page: pymupdf.Page, **how: Any) -> object:
    return page.insert_text((72, 300), WORDS, **how)


def _box(page: pymupdf.Page, colour: tuple[float, float, float], **how: Any) -> object:
    return page.draw_rect(BOX, color=None, fill=colour, **how)


def _image(page: pymupdf.Page) -> object:
    return page.insert_image(BOX, pixmap=_pixels(), keep_proportion=False)


def _clip(document: pymupdf.Document, page: pymupdf.Page) -> None:
    number = document.get_new_xref()
    document.update_object(number, "<<>>")
    stream = b"q 0 0 50 50 re W n BT /helv 11 Tf 72 600 Td (%s) Tj ET Q" % WORDS.encode()
    document.update_stream(number, stream)
    page.insert_font("helv")
    before = " ".join(f"{one} 0 R" for one in page.get_contents())
    document.xref_set_key(page.xref, "Contents", f"[{before} {number} 0 R]")


HIDDEN: dict[str, tuple[HiddenWhy, Paint]] = {
    "render mode 3": ("invisible", lambda _, page: _write(page, render_mode=3)),
    "white on white": ("no_contrast", lambda _, page: _write(page, color=WHITE)),
    "nearly white": ("no_contrast", lambda _, page: _write(page, color=(0.97, 0.97, 0.97))),
    "half a point": ("tiny", lambda _, page: _write(page, fontsize=0.5)),
    "opacity 0": ("transparent", lambda _, page: _write(page, fill_opacity=0, stroke_opacity=0)),
    "opacity 5 %": ("transparent", lambda _, page: _write(page, fill_opacity=0.05)),
    "under a white box": ("covered", lambda _, page: (_write(page), _box(page, WHITE))),
    "under a black box": ("covered", lambda _, page: (_write(page), _box(page, BLACK))),
    "black on black": ("no_contrast", lambda _, page: (_box(page, BLACK), _write(page))),
    "under an image": ("covered", lambda _, page: (_write(page), _image(page))),
    "left of the page": ("off_page", lambda _, page: page.insert_text((-300, 300), WORDS)),
    "below the page": ("off_page", lambda _, page: page.insert_text((72, 1200), WORDS)),
    "cropped away": (
        "off_page",
        lambda _, page: (page.insert_text((72, 800), WORDS), page.set_cropbox(pymupdf.Rect(0, 0, 595, 700))),
    ),
    "clipped away": ("clipped", _clip),
    "a layer that is off": ("layer", lambda document, page: _write(page, oc=document.add_ocg("notes", on=False))),
    "an annotation": ("annotation", lambda _, page: page.add_freetext_annot((72, 290, 300, 310), WORDS)),
}

SEEN: dict[str, Paint] = {
    "white on black": lambda _, page: (_box(page, BLACK), _write(page, color=WHITE)),
    "on an image": lambda _, page: (_image(page), _write(page)),
    "under a highlighter": lambda _, page: (_write(page), _box(page, (1, 1, 0), fill_opacity=0.4)),
    "on a grey box": lambda _, page: (_box(page, (0.9, 0.9, 0.9)), _write(page)),
    "in a frame": lambda _, page: (page.draw_rect(BOX, color=BLACK), _write(page)),
    "a layer that is on": lambda document, page: _write(page, oc=document.add_ocg("notes", on=True)),
    "half transparent": lambda _, page: _write(page, fill_opacity=0.5),
    "grey": lambda _, page: _write(page, color=(0.6, 0.6, 0.6)),
}


def _file(paint: Paint, page_number: int = 0) -> bytes:
    with pymupdf.open() as document:
        for number in range(page_number + 1):
            page = document.new_page()
            for line in prose(100, 5):
                page.insert_text((line.x, line.y), line.text)
            if number == page_number:
                paint(document, page)
        return bytes(document.tobytes())


@pytest.mark.parametrize(("why", "paint"), HIDDEN.values(), ids=HIDDEN)
def test_what_is_hidden_is_counted_and_not_on_the_card(why: HiddenWhy, paint: Paint) -> None:
    card = build_card(_file(paint), "x.pdf")
    assert WORDS not in card.text
    assert [(hidden.page, hidden.why, hidden.characters) for hidden in card.hidden] == [(1, why, 15)]


def test_a_page_may_inherit_what_paints_its_text_transparent() -> None:
    with pymupdf.open(stream=_file(lambda _, page: _write(page, fill_opacity=0.05))) as document:
        page = document[0]
        resources = document.xref_get_key(page.xref, "Resources")[1]
        tree = int(document.xref_get_key(page.xref, "Parent")[1].split()[0])
        document.xref_set_key(tree, "Resources", resources)
        document.xref_set_key(page.xref, "Resources", "null")
        card = build_card(document.tobytes(), "x.pdf")
    assert WORDS not in card.text
    assert [(hidden.why, hidden.characters) for hidden in card.hidden] == [("transparent", 15)]


@pytest.mark.parametrize("paint", SEEN.values(), ids=SEEN)
def test_what_is_seen_is_on_the_card(paint: Paint) -> None:
    card = build_card(_file(paint), "x.pdf")
    assert WORDS in card.text
    assert card.hidden == ()


@pytest.mark.parametrize(("why", "paint"), HIDDEN.values(), ids=HIDDEN)
def test_nothing_hides_on_a_later_page_either(why: HiddenWhy, paint: Paint) -> None:
    card = build_card(_file(paint, page_number=8), "x.pdf")
    assert WORDS not in card.text
    assert [(hidden.page, hidden.why, hidden.characters) for hidden in card.hidden] == [(9, why, 15)]


def test_a_character_without_width_costs_no_other_text() -> None:
    with pymupdf.open(stream=_file(SEEN["on an image"])) as document:
        page = document[0]
        glyph, stream = document.get_new_xref(), document.get_new_xref()
        for number, content in ((glyph, b"0 0 d0"), (stream, b"BT /cour 11 Tf 300 500 Td (a) Tj ET")):
            document.update_object(number, "<<>>")
            document.update_stream(number, content)
        document.update_object(
            page.insert_font("cour"),
            "<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[0]"
            f"/Encoding<</Type/Encoding/Differences[97/a]>>/CharProcs<</a {glyph} 0 R>>>>",
        )
        before = " ".join(f"{one} 0 R" for one in page.get_contents())
        document.xref_set_key(page.xref, "Contents", f"[{before} {stream} 0 R]")
        card = build_card(document.tobytes(), "x.pdf")
    assert WORDS in card.text
