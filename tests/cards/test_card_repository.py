"""Covers that repositories put before a work, and their notes on its own pages."""

import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, make_pdf, prose, zones

TITLE = "Lagoon Salinity Cycles"
ARTICLE = [Put(TITLE, 100, 180, 17, "tibo"), Put("Rosa Vega", 130, 230), *prose(160, 40)]
TEXT = prose(100, 40)
TERMS = [Put("Documents in the archive may be saved for your personal and scholarly purposes.", 0)] * 30


@pytest.mark.parametrize(
    "note",
    [
        "Downloaded from https://press.example/notes by guest on 3 May 2020",
        "This content downloaded from 192.0.2.7 on Tue, 5 May 2020. All use subject to JSTOR terms of use",
    ],
)
def test_a_note_at_the_foot_of_an_articles_first_page_makes_it_no_cover(note: str) -> None:
    card = build_card(make_pdf([*ARTICLE, Put(note, 800, 72, 7)], TEXT, TEXT), "x.pdf")
    assert (card.title, card.byline, card.years) == (TITLE, "Rosa Vega", ())


def test_a_cover_full_of_terms_is_one_since_it_names_the_title_that_follows() -> None:
    cover = [
        Put("archive of the coast", 60, 72, 24),
        Put("Suggested Citation: Vega, Rosa (2016): Lagoon Salinity Cycles, Working Paper", 120),
        Put("Terms of use:", 160),
        *(terms._replace(y=180 + 14 * row) for row, terms in enumerate(TERMS)),
    ]
    card = build_card(make_pdf(cover, ARTICLE, TEXT), "x.pdf")
    assert (card.title, card.byline) == (TITLE, "Rosa Vega")
    assert [region.page for region in card.regions if region.zone == "title"] == [2]


def test_a_cover_before_pages_without_a_title_has_the_title() -> None:
    cover = [Put(TITLE, 100, 150, 20, "tibo"), Put("Rosa Vega", 130), Put("Downloaded from the archive", 300, 72, 8)]
    card = build_card(make_pdf(cover, TEXT, TEXT), "x.pdf")
    assert (zones(card, "title"), card.byline) == ([TITLE], "Rosa Vega")
