"""Covers, half titles, samples and chapters: which page is the work's title page."""

import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, make_pdf, prose, zones

TITLE = "Lagoon Salinity Cycles"
TEXT = prose(100, 40)
FIRST = [Put(TITLE, 100, 180, 17, "tibo"), Put("Rosa Vega", 130, 230), Put("1 Introduction", 170, 72, 14), *prose(200)]


def test_a_repositorys_cover_is_passed_over() -> None:
    cover = [
        Put("HAL open science", 60, 72, 20),
        Put("HAL is a multi-disciplinary open access archive for the deposit of papers.", 300),
        Put("To cite this version:", 240),
    ]
    card = build_card(make_pdf(cover, FIRST, TEXT), "x.pdf")
    assert (card.title, card.byline) == (TITLE, "Rosa Vega")
    assert [region.page for region in card.regions if region.zone == "title"] == [2]


def test_half_title_and_title_page_are_titles_and_the_imprint_is_front_matter() -> None:
    card = build_card(
        make_pdf(
            [Put(TITLE, 300, 150, 20)],
            [Put("Rosa Vega", 100, 200, 24), Put(TITLE, 160, 150, 16, "tibo"), Put("Coast Press", 700, 220, 12)],
            [Put("© 2016 Coast Press", 600), Put("ISBN 978-3-16-148410-0", 615), Put("All rights reserved.", 630)],
            TEXT,
        ),
        "x.pdf",
    )
    assert zones(card, "title") == [TITLE, TITLE]
    assert (card.byline, card.years, card.isbn) == ("Rosa Vega", (2016,), ("9783161484100",))
    assert any("All rights reserved." in text for text in zones(card, "front"))


def test_works_listed_as_by_the_same_author_prove_nothing() -> None:
    card = build_card(
        make_pdf(
            [Put(TITLE, 160, 150, 20, "tibo"), Put("Rosa Vega", 200, 200)],
            [Put("© 2016 Coast Press", 100), Put("Also by Rosa Vega", 400), Put("Sand Ripples (2010)", 415)],
            TEXT,
        ),
        "x.pdf",
    )
    assert zones(card, "citation") == ["Also by Rosa Vega\nSand Ripples (2010)"]
    assert card.years == (2016,)


def test_a_sample_title_page_before_the_documents_own_is_none() -> None:
    sample = [
        Put("University of Salt", 60, 200, 14),
        Put("How to Print a Title Page", 260, 150, 16, "tibo"),
        Put("Author:", 400),
        Put("Rosa Vega", 415),
        Put("Year 2007-2011", 700, 230),
    ]
    card = build_card(make_pdf(sample, FIRST, TEXT), "x.pdf")
    assert zones(card, "title") == [TITLE]


def test_a_chapters_heading_is_the_title_of_an_excerpt_without_its_number() -> None:
    pages = [
        [Put("Chapter 5", 100, 72, 18, "tibo"), Put("Salt and Sand", 140, 72, 22, "tibo"), *prose(200, 30)],
        [Put("Handbook of Lagoons", 40), Put("58", 40, 500), *prose(100, 40)],
        [Put("59", 40), Put("R. Vega (ed.)", 40, 200), *prose(100, 41, width=60)],
    ]
    card = build_card(make_pdf(*pages), "x.pdf")
    assert zones(card, "title") == ["Salt and Sand"]
    assert "Handbook of Lagoons" in {line.text for line in card.running_lines}


def test_an_organisation_on_a_cover_is_who_wrote_it() -> None:
    cover = [
        Put("Bundesamt für Küsten", 80, 72, 14),
        Put("Die Pegel im Winter", 250, 100, 24, "tibo"),
        Put("Bericht 12", 280),
        Put("Bern, 2017", 700),
    ]
    card = build_card(make_pdf(cover, TEXT), "x.pdf")
    assert (card.title, card.byline, card.years) == ("Die Pegel im Winter", "Bundesamt für Küsten", (2017,))


def test_a_thesis_is_neither_its_university_nor_its_degree() -> None:
    cover = [
        Put("Universität Salzhausen", 80, 200, 20),
        Put("Dissertation", 200, 250, 14),
        Put("Salzkreisläufe in Lagunen", 260, 150, 20, "tibo"),
        Put("vorgelegt von", 320, 250),
        Put("Rosa Vega", 340, 250, 14),
        Put("Betreuer: Prof. Dr. Kofi Osei", 420, 200),
        Put("Salzhausen 2016", 700, 250),
    ]
    card = build_card(make_pdf(cover, TEXT), "x.pdf")
    assert (card.title, card.byline) == ("Salzkreisläufe in Lagunen", "Rosa Vega")


def test_slides_have_one_title_slide() -> None:
    slides = [
        [Put("Lagoon Salinity", 200, 150, 36), Put("Rosa Vega", 300, 200, 20), Put("Coast Meeting 2016", 340, 200, 16)],
        [Put("Related work", 80, 72, 30), Put("Osei: Harbour Dredging Costs", 150, 90, 20)],
        [Put("Salt", 80, 72, 30), Put("we measured it", 150, 90, 20)],
    ]
    card = build_card(make_pdf(*slides), "x.pdf")
    assert (card.title, card.byline) == ("Lagoon Salinity", "Rosa Vega")
    assert not any("Harbour" in text for text in zones(card, "front"))


def test_a_half_title_of_one_word_hides_no_title_page() -> None:
    title_page = [
        Put("R. Vega and K. Osei", 100, 200, 14),
        Put("Le lagune", 140, 200, 22, "tibo"),
        Put("Manuale per chi naviga", 175, 200, 16),
        Put("Saltford 2016", 690, 250),
    ]
    card = build_card(make_pdf([Put("Le lagune", 180, 250, 12)], title_page, prose(100, 40, size=10)), "x.pdf")
    assert (card.title, card.byline) == ("Le lagune Manuale per chi naviga", "R. Vega and K. Osei")
    assert card.years == (2016,)


def test_a_numbered_heading_is_no_second_title() -> None:
    cover = [Put("Rosa Vega", 100, 230, 14), Put("Do Tides Improve Lagoon Salinity?", 140, 150, 22, "tibo")]
    chapter = [Put("1 Lagoon Salinity", 80, 72, 15, "tibo"), *prose(110, 30, size=10)]
    imprint = [Put("© 2016 Coast Press", 600, size=9)]
    card = build_card(make_pdf(cover, imprint, chapter, prose(100, 40, size=10)), "x.pdf")
    assert (card.title, card.byline) == ("Do Tides Improve Lagoon Salinity?", "Rosa Vega")
    assert [region.page for region in card.regions if region.zone == "title"] == [1]


def test_who_wrote_a_preface_is_not_who_wrote_the_book() -> None:
    cover = [
        Put("Rosa Vega et Kofi Osei", 100, 200, 14),
        Put("Le sel des lagunes", 140, 200, 22, "tibo"),
        Put("Préface de Philippe Fournel", 240, 200, 11),
        Put("Saltford 2016", 690, 250),
    ]
    assert build_card(make_pdf(cover, TEXT), "x.pdf").byline == "Rosa Vega et Kofi Osei"


def test_names_over_a_title_are_no_subtitle_in_capitals() -> None:
    cover = [
        Put("Rosa Vega and Kofi Osei", 100, 200, 14),
        Put("LAGOON SALINITY UNDER", 140, 150, 22),
        Put("TIDAL PRESSURE", 168, 150, 22),
        Put("Unintended Consequences", 205, 200, 16),
        Put("Saltford 2016", 690, 250),
    ]
    assert build_card(make_pdf(cover, TEXT), "x.pdf").byline == "Rosa Vega and Kofi Osei"


def test_a_series_over_a_title_is_not_who_wrote_it() -> None:
    cover = [
        Put("Harbour Papers", 100, 200, 14),
        Put("The salt of lagoons", 140, 200, 22),
        Put("Rosa Vega", 240, 200, 14),
    ]
    assert build_card(make_pdf(cover, TEXT), "x.pdf").byline == "Rosa Vega"


@pytest.mark.parametrize(("rows", "byline"), [(3, "Rosa Vega and Kofi Osei"), (12, "")])
def test_who_is_named_behind_a_column_of_text_did_not_write_it(rows: int, byline: str) -> None:
    page = [
        Put("The salt of lagoons", 72, size=20),
        *prose(100, rows),
        Put("Rosa Vega and Kofi Osei", 110 + rows * 13.75),
        *prose(150 + rows * 13.75, 14),
    ]
    assert build_card(make_pdf(page, TEXT), "x.pdf").byline == byline
