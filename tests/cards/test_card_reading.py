"""Reading of pages: rotated pages, raised marks, copies of a line, and that the quick look equals the close one."""

import pymupdf
import pytest

from cards import build_card
from cards.html_lines import html_lines, html_of, plain_lines
from cards.pieces import text_of
from tests.cards.sample_pdf import Put, make_pdf, prose

_FLAGS = pymupdf.TEXT_PRESERVE_LIGATURES | pymupdf.TEXT_PRESERVE_WHITESPACE | pymupdf.TEXT_COLLECT_VECTORS


@pytest.mark.parametrize("rotation", [90, 180, 270])
def test_a_turned_page_is_read_as_it_is_shown(rotation: int) -> None:
    with pymupdf.open() as document:
        page = document.new_page(width=842, height=595)
        page.set_rotation(rotation)
        for text, y, size in [("Lagoon Salinity Cycles", 100, 20), ("Rosa Vega", 140, 11)]:
            point = pymupdf.Point(150, y) * page.derotation_matrix
            page.insert_text(point, text, fontsize=size, rotate=rotation)
        card = build_card(document.tobytes(), "x.pdf")
    assert (card.title, card.byline) == ("Lagoon Salinity Cycles", "Rosa Vega")


def test_a_raised_letter_behind_a_name_is_no_part_of_it() -> None:
    page = [
        Put("Lagoon Salinity Cycles", 100, size=18),
        Put("Rosa Vega", 130, 72, 12),
        Put("a", 126, 121.5, 6),
        *prose(170),
    ]
    assert build_card(make_pdf(page), "x.pdf").byline in ("Rosa Vega a", "Rosa Vega")


def test_a_line_printed_several_times_nearly_in_place_counts_once() -> None:
    page = [Put("Lagoon Salinity Cycles", 100 + shift, 72 + shift, 18) for shift in (0, 0.2, 0.4)]
    assert build_card(make_pdf([*page, *prose(170)]), "x.pdf").text.count("Lagoon Salinity Cycles") == 1


@pytest.mark.parametrize(
    "text", ["plain words", "a < b & c > d", "Größe, naïve, Œuvre", "\\upsilon \\usepackage", '"x"']
)
def test_the_quick_look_gives_the_text_of_the_close_one(text: str) -> None:
    with pymupdf.open(
        stream=make_pdf([Put(text, 100), Put(text, 130, size=20, font="tibo"), *prose(170, 5)])
    ) as document:
        textpage = document[0].get_textpage(flags=_FLAGS)
        close = [
            "".join(span["text"] for span in line["spans"])
            for block in textpage.extractDICT()["blocks"]
            for line in block.get("lines", ())
        ]
        html = html_of(textpage)
        quick, plain = html_lines(html, textpage), plain_lines(html)
    assert quick is not None
    assert plain is not None
    assert [text_of(line.pieces) for line in quick] == close
    assert [text_of(line.pieces) for line in plain] == close


def test_right_to_left_and_chinese_are_kept_as_the_extractor_gives_them() -> None:
    with pymupdf.open() as document:
        page = document.new_page()
        page.insert_text((72, 100), "潟湖的盐分循环", fontname="china-s", fontsize=20)
        page.insert_text((72, 140), "维加", fontname="china-s", fontsize=11)
        card = build_card(document.tobytes(), "x.pdf")
    assert card.title == "潟湖的盐分循环"
