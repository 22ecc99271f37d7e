"""Cases from public reports: which DOI is the document's own."""

import pymupdf
import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, make_pdf, plain_pdf


def test_a_doi_below_the_references_heading_is_not_own() -> None:
    # DOI-01
    card = build_card(
        plain_pdf(
            "Lagoon Salinity Cycles\nR. Vega\n2016\nWe measured salt.",
            "References\n[1] Osei K. Harbour Dredging Costs. 2011. doi:10.5555/ose.2011.4",
        ),
        "lagoon.pdf",
    )
    assert [(doi.doi, doi.zone, doi.own) for doi in card.dois] == [("10.5555/ose.2011.4", "references", False)]


def test_a_doi_broken_at_its_hyphen_is_whole() -> None:
    # DOI-03
    text = "Annual Notes 2022\nhttps://doi.org/10.5555/annual-lagoon-020322-\n074411\nCopyright"
    card = build_card(plain_pdf(text), "notes.pdf")
    assert [(doi.doi, doi.own) for doi in card.dois] == [("10.5555/annual-lagoon-020322-074411", True)]


def test_a_ligature_in_a_doi_is_folded() -> None:
    # DOI-04
    with pymupdf.open() as document:
        page = document.new_page()
        writer = pymupdf.TextWriter(page.rect)
        writer.append((72, 72), "doi:10.5555/j.\ufb01shlag.2013.02.004", font=pymupdf.Font("tiro"))
        writer.write_text(page)
        card = build_card(document.tobytes(), "fish.pdf")
    assert [(doi.doi, doi.own) for doi in card.dois] == [("10.5555/j.fishlag.2013.02.004", True)]


def test_a_doi_on_the_first_page_is_own_whatever_else_stands_there() -> None:
    # DOI-07
    card = build_card(
        plain_pdf("Notes on the larva of Alphia rivalis\nN. Ribeiro\n2011\ndoi:10.5555/larva.2011.8"), "x"
    )
    assert [(doi.doi, doi.own) for doi in card.dois] == [("10.5555/larva.2011.8", True)]
    assert (card.title, card.byline, card.years) == ("Notes on the larva of Alphia rivalis", "N. Ribeiro", (2011,))


def test_the_doi_of_the_original_article_is_not_the_notices_own() -> None:
    # SIB-04
    card = build_card(
        plain_pdf(
            "Correction to: Lagoon Salinity Cycles\nR. Vega and K. Osei\nCoastal Notes 2017\n"
            "The original article can be found online at https://doi.org/10.5555/lagoon.2016.07"
        ),
        "x.pdf",
    )
    assert [(doi.doi, doi.own) for doi in card.dois] == [("10.5555/lagoon.2016.07", False)]


@pytest.mark.parametrize("words", ["Comment on", "This is a supplement to", "Erratum to", "Data are available at"])
def test_a_doi_introduced_as_another_works_is_not_own(words: str) -> None:
    card = build_card(plain_pdf(f"Lagoon Salinity Cycles\nR. Vega\n{words} doi:10.5555/lagoon.2016.07"), "x.pdf")
    assert [doi.own for doi in card.dois] == [False]


@pytest.mark.parametrize("doi", ["10.18637/jss.v000.i00", "10.1145/nnnnnnn.nnnnnnn", "10.5555/xxxx.xxxx"])
def test_a_placeholder_is_not_own(doi: str) -> None:
    card = build_card(plain_pdf(f"Lagoon Salinity Cycles\nR. Vega\n2016\ndoi:{doi}"), "x.pdf")
    assert [found.own for found in card.dois] == [False]


def test_a_doi_in_a_sentence_about_another_work_is_not_own() -> None:
    sentence = [
        "A monograph of the same harbour by another author gives the costs of dredging from 1950 until",
        "the year in which the gauges were moved to the northern inlet of the bay, doi:10.5555/ose.2011.4.",
    ]
    lines = [Put("Lagoon Salinity Cycles", 100, size=18), Put("Rosa Vega", 130)]
    lines += [Put(line, 170 + 14 * row) for row, line in enumerate(sentence)]
    assert [doi.own for doi in build_card(make_pdf(lines), "x.pdf").dois] == [False]


def test_a_citation_of_the_document_itself_gives_its_own_doi() -> None:
    line = "How to cite: Vega, R. and Osei, K. (2016): Lagoon Salinity Cycles. Coastal Notes 12(3), 1-9."
    lines = [Put("Lagoon Salinity Cycles", 100, size=18), Put("Rosa Vega", 130), Put(line, 170, size=9)]
    lines += [Put("https://doi.org/10.5555/lagoon.2016.07", 182, size=9)]
    assert [doi.own for doi in build_card(make_pdf(lines), "x.pdf").dois] == [True]
