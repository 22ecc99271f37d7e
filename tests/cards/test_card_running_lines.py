"""Heads and feet: lines that repeat at the edges of pages, and only there."""

import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, make_pdf, prose, zones


def test_the_same_words_in_mid_page_stay_text() -> None:
    # PDF-06
    pages = [
        [
            Put("Lagoon Salinity Cycles", 40),
            Put(f"Body sentence number {chr(97 + number)} of the paper.", 200),
            Put(str(number + 1), 800, 300),
        ]
        for number in range(6)
    ]
    pages[2] += [Put("Lagoon Salinity Cycles", 400), Put("are driven by the spring tide.", 420)]
    card = build_card(make_pdf(*pages), "x.pdf")
    assert [(line.text, line.zone, line.pages) for line in card.running_lines] == [
        ("Lagoon Salinity Cycles", "head", 6)
    ]
    third = card.text.split("\f")[2]
    assert "Lagoon Salinity Cycles are driven by the spring tide." in " ".join(third.split("\n"))
    assert any(text.startswith("Lagoon Salinity Cycles\nare driven") for text in zones(card, "body"))


def test_a_doi_that_only_a_foot_prints_is_own_and_counted_once() -> None:
    # PDF-08
    foot = "Coastal Notes | https://doi.org/10.5555/lagoon.2016.07"
    card = build_card(
        make_pdf(*[[Put("A plain page of text " + letter * 4, 100), Put(foot, 800)] for letter in "abcde"]), "x.pdf"
    )
    assert [(doi.doi, doi.zone, doi.own) for doi in card.dois] == [("10.5555/lagoon.2016.07", "foot", True)]
    assert card.title == ""


def test_left_and_right_heads_alternate_and_numbers_are_folded_away() -> None:
    pages = [[Put("Lagoon Salinity Cycles", 100, 150, 18), Put("Rosa Vega", 130, 200), *prose(170)]]
    for number in range(2, 9):
        head = f"{number}   Lagoon Salinity" if number % 2 == 0 else f"R. Vega   {number}"
        pages.append([Put(head, 40, size=9), *prose(90, 30)])
    card = build_card(make_pdf(*pages), "x.pdf")
    assert {line.text for line in card.running_lines} >= {"Lagoon Salinity", "R. Vega"}
    assert all(not line.text[-1].isdigit() and not line.text[0].isdigit() for line in card.running_lines)


def test_two_pages_of_an_excerpt_show_their_heads_by_the_page_numbers_beside_them() -> None:
    card = build_card(
        make_pdf(
            [Put("Rosa Vega", 40), Put("43", 40, 500), *prose(100, 30)],
            [Put("44", 40), Put("Lagoon Salinity Cycles", 40, 200), *prose(100, 30)],
        ),
        "x.pdf",
    )
    assert {"Rosa Vega", "Lagoon Salinity Cycles"} <= {line.text for line in card.running_lines}


@pytest.mark.parametrize("title", ["I distretti lagunari", "Salt and Sand, Part 1", "Salt 2 Sand"])
def test_a_title_near_the_upper_edge_is_no_head(title: str) -> None:
    pages = [[Put(title, 90, size=17), Put("C. Rinaldi", 115), *prose(150)]]
    pages += [[Put("C. Rinaldi", 40, size=9), *prose(90, 30), Put(str(number), 800, 300)] for number in (2, 3)]
    card = build_card(make_pdf(*pages), "x.pdf")
    assert card.title == title


def test_a_label_in_brackets_at_the_edge_heads_nothing() -> None:
    pages = [
        [Put("Lagoon Manual", 40), Put(str(number), 40, 500), Put("[Function]", 100, 480), *prose(130, 20)]
        for number in range(1, 9)
    ]
    card = build_card(make_pdf(*pages), "x.pdf")
    assert [line.text for line in card.running_lines] == ["Lagoon Manual"]
