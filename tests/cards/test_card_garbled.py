"""Text layers that say nothing: the card is marked, and nothing on it can be quoted."""

import pymupdf
import pytest

from cards import build_card
from cards.readable import is_readable
from tests.cards.sample_pdf import plain_pdf, prose

GERMAN = "Die Lagune tauscht durch eine schmale Mündung Wasser mit dem Meer aus, und die Gezeiten tragen Salz und Sand."
FRENCH = "La lagune échange de l'eau avec la mer par une passe étroite, et la marée porte le sel et le sable."
CODE = "for (i in 1:n) { x[i] <- mean(y[y > 0]); print(paste('salt', i)) } # n = 10, 20, 30"


def _shifted(text: str) -> str:
    """As a font without a map gives it: every code 29 lower."""
    return "".join(chr(max(3, ord(char) - 29)) for char in text)


def test_replacement_characters_are_no_text() -> None:
    # PDF-02
    assert not is_readable("7LGDO\x036HGLPHQW\x03%XGJHWV\n0XOOHU\n" + "\ufffd" * 40)


@pytest.mark.parametrize("text", [line.text for line in prose(0, 1)] + [GERMAN])
def test_shifted_letters_are_no_text(text: str) -> None:
    assert not is_readable(_shifted(text * 3))


@pytest.mark.parametrize(
    "text", [GERMAN, FRENCH, CODE, "Соленость лагуны", "潟湖の塩分", "ISBN 978-3-16-148410-0", "R. Vega"]
)
def test_text_is_text(text: str) -> None:
    assert is_readable(text)


def test_a_garbled_file_has_a_card_that_proves_nothing() -> None:
    card = build_card(plain_pdf("\n".join(_shifted(line.text) for line in prose(0, 10))), "x.pdf")
    assert card.no_text
    assert (card.text, card.title, card.regions) == ("", "", ())


def test_a_page_without_text_is_said_so() -> None:
    with pymupdf.open() as document:
        page = document.new_page()
        pixels = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, 60, 84))
        pixels.clear_with(230)
        page.insert_image(page.rect, pixmap=pixels, keep_proportion=False)
        card = build_card(document.tobytes(), "scan.pdf")
    assert card.no_text
    assert card.scanned
