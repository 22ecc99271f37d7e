"""Scans without a text layer, recognised by a real engine."""

import os

import pymupdf
import pytest

from cards import build_card
from cards.ocr import EDGE_PAGES, WHOLE_PAGES, Ocr, OcrError, find_ocr, recognise_card
from streams.demo.pages import Line, draw, filler, scan
from streams.demo.samples import samples

SCAN = samples()["scan0002.pdf"]


@pytest.fixture(scope="module")
def german() -> Ocr:
    """Installed by `make test-ops`, and missed there loudly."""
    if "SOURCEBIND_TEST_OPS" not in os.environ:
        pytest.skip("NOT RUN: needs tesseract-ocr-deu; `make test-ops` installs and runs it")
    return find_ocr(["deu"])


def test_a_language_that_is_not_there_is_told_at_once() -> None:
    with pytest.raises(OcrError, match="apt-get install tesseract-ocr"):
        find_ocr(["no_such_language"])


def test_a_language_is_no_path() -> None:
    with pytest.raises(OcrError):
        find_ocr(["../deu"])


def test_without_it_a_scan_has_no_text() -> None:
    card = build_card(SCAN, "scan.pdf")
    assert (card.no_text, card.scanned, card.text) == (True, True, "")


@pytest.mark.ops
def test_the_text_of_a_scan_is_read(german: Ocr) -> None:
    card = recognise_card(SCAN, "scan.pdf", german)
    assert (card.no_text, card.ocr_text) == (False, True)
    assert "Werner Brandt: Grundwasser im Karst" in {line.text for line in card.running_lines}
    assert "in den Klüften des Gesteins fließt" in card.text


@pytest.mark.ops
def test_the_card_is_that_of_the_scan_and_names_the_engine(german: Ocr) -> None:
    card, bare = recognise_card(SCAN, "scan.pdf", german), build_card(SCAN, "scan.pdf")
    assert (card.sha256, card.pages, card.scanned, card.metadata) == (bare.sha256, bare.pages, True, bare.metadata)
    assert card.extractor == f"{bare.extractor}, {german.name}"
    assert german.name.startswith("Tesseract ")
    assert card == recognise_card(SCAN, "scan.pdf", german)


@pytest.mark.ops
def test_a_file_with_text_is_not_recognised(german: Ocr) -> None:
    data = samples()["Teil-2.pdf"]
    assert recognise_card(data, "a.pdf", german) == build_card(data, "a.pdf")


@pytest.mark.ops
def test_of_later_pages_only_the_edges_are_read(german: Ocr) -> None:
    pages = [[Line("Pegel und Ufer", 9), *filler("de", 8)] for _ in range(WHOLE_PAGES + EDGE_PAGES + 1)]
    data = scan(draw(pages, foot="Bundesamt"), text_layer=False)
    card = recognise_card(data, "a.pdf", german)
    texts = card.text.split("\f")
    assert (len(texts), card.pages, card.cut) == (WHOLE_PAGES + EDGE_PAGES, len(pages), True)
    assert all("Bundesamt" in text for text in texts)
    assert all("Messreihe" in text for text in texts[:WHOLE_PAGES])


@pytest.mark.ops
def test_an_empty_page_stays_without_text(german: Ocr) -> None:
    with pymupdf.open() as document:
        document.new_page()
        data = bytes(document.tobytes())
    card = recognise_card(data, "a.pdf", german)
    assert (card.no_text, card.ocr_text) == (True, False)
