"""A page whose text runs sideways or upside down is read as a person reads it who turns it."""

from collections.abc import Iterable

import pymupdf
import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, prose, zones

TITLE = [Put("Salinity of Lagoons", 90, size=20), Put("Rosa Vega and David Lim", 115)]
REFERENCES = [
    Put("References", 90, size=14),
    *(
        Put(f"Lim D (20{row}). Sand of the Inlet {row}. doi:10.1234/sand.{row}.", 115 + 14 * row)
        for row in range(10, 22)
    ),
]
#: By how much the lines are turned, in degrees against the clock, and whether the page says so and turns them back.
TURNED = [(90, False), (180, False), (270, False), (90, True), (180, True), (270, True)]


def _page(document: pymupdf.Document, lines: Iterable[Put], degrees: int) -> pymupdf.Page:
    """Add a page with its lines turned; the paper stands upright where they run up or down, else it lies."""
    page = document.new_page(width=842, height=595) if degrees in (0, 180) else document.new_page(width=595, height=842)
    right, below = page.rect.br
    for text, y, x, size, font in lines:
        place = {0: (x, y), 90: (y, below - x), 180: (right - x, below - y), 270: (right - y, x)}[degrees]
        page.insert_text(place, text, fontsize=size, fontname=font, rotate=degrees)
    return page


def _file(lines: Iterable[Put], degrees: int, says_so: bool) -> bytes:
    with pymupdf.open() as document:
        for page_lines in (lines, prose(150)):
            page = _page(document, page_lines, degrees)
            if says_so:
                page.set_rotation(degrees)
        return bytes(document.tobytes())


@pytest.mark.parametrize(("degrees", "says_so"), TURNED)
def test_a_turned_page_has_a_title_and_names(degrees: int, says_so: bool) -> None:
    card = build_card(_file([*TITLE, *prose(150)], degrees, says_so), "x.pdf")
    assert (card.title, card.byline) == ("Salinity of Lagoons", "Rosa Vega and David Lim")


@pytest.mark.parametrize(("degrees", "says_so"), TURNED)
def test_references_on_a_turned_page_are_no_fields_of_the_work(degrees: int, says_so: bool) -> None:
    card = build_card(_file(REFERENCES, degrees, says_so), "x.pdf")
    assert len(card.dois) == 12
    assert {(doi.zone, doi.own) for doi in card.dois} == {("references", False)}
    assert card.years == ()


def test_a_page_that_is_marked_wrongly_is_turned_back() -> None:
    with pymupdf.open() as document:
        _page(document, [*TITLE, *prose(150)], 0).set_rotation(90)
        card = build_card(document.tobytes(), "x.pdf")
    assert card.title == "Salinity of Lagoons"


def test_a_stamp_along_the_margin_turns_no_page() -> None:
    with pymupdf.open() as document:
        page = document.new_page()
        page.insert_text((20, 500), "arXiv:1512.01234v2 [stat.ME] 3 Dec 2015", fontsize=20, rotate=90)
        for line in [*TITLE, *prose(150)]:
            page.insert_text((line.x, line.y), line.text, fontsize=line.size)
        card = build_card(document.tobytes(), "x.pdf")
    assert (card.title, card.byline, card.arxiv) == ("Salinity of Lagoons", "Rosa Vega and David Lim", "1512.01234")
    assert zones(card, "title") == ["Salinity of Lagoons"]


def test_labels_of_a_figure_turn_no_page() -> None:
    with pymupdf.open() as document:
        page = document.new_page()
        for column in range(60):  # enough to look like a page that is turned, and less than nearly all of its text
            page.insert_text((70 + 7 * column, 700), "upward label of a column", fontsize=8, rotate=90)
        for line in [*TITLE, *prose(150, 5)]:
            page.insert_text((line.x, line.y), line.text, fontsize=line.size)
        card = build_card(document.tobytes(), "x.pdf")
    assert card.title == "Salinity of Lagoons"


def _vertical(document: pymupdf.Document, columns: Iterable[tuple[str, int]]) -> pymupdf.Page:
    """Add a page of lines from top to bottom, the first on the right, in a font that is set so."""
    inner, font, stream = (document.get_new_xref() for _ in range(3))
    document.update_object(
        inner,
        "<</Type/Font/Subtype/CIDFontType0/BaseFont/HeiseiMin-W3/DW 1000"
        "/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>"
        "/FontDescriptor<</Type/FontDescriptor/FontName/HeiseiMin-W3/Flags 4/FontBBox[0 -200 1000 900]>>>>",
    )
    document.update_object(
        font,
        f"<</Type/Font/Subtype/Type0/BaseFont/HeiseiMin-W3/Encoding/UniJIS-UCS2-V/DescendantFonts[{inner} 0 R]>>",
    )
    page = document.new_page()
    lines = (
        f"BT /V {size} Tf 1 0 0 1 {500 - 25 * place} 780 Tm <{text.encode('utf-16-be').hex()}> Tj ET"
        for place, (text, size) in enumerate(columns)
    )
    document.update_object(stream, "<<>>")
    document.update_stream(stream, "\n".join(lines).encode())
    document.xref_set_key(page.xref, "Resources", f"<</Font<</V {font} 0 R>>>>")
    document.xref_set_key(page.xref, "Contents", f"{stream} 0 R")
    return page


def test_japanese_may_run_from_top_to_bottom() -> None:
    text = [("湖は狭い水路を通して海と水を交換する", 11)] * 12
    with pymupdf.open() as document:
        _vertical(document, [("日本の湖沼の塩分", 20), ("山田太郎", 11), *text])
        _vertical(document, text)
        card = build_card(document.tobytes(), "x.pdf")
    assert (card.title, card.byline) == ("日本の湖沼の塩分", "山田太郎")
    assert card.text.split("\f")[1].split("\n") == [line for line, _ in text]
