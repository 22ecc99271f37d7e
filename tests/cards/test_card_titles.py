"""Titles and names as title pages print them."""

import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, make_pdf, prose, zones

TITLE = "Lagoon Salinity Cycles"
NAMES = [Put("Rosa Vega", 130, 230), Put("Kofi Osei", 130, 330)]
REST = [Put("Abstract", 190, 270, 10, "tibo"), *prose(210, 6, 100, 9), Put("1 Introduction", 300, 72, 14, "tibo")]
TEXT = [*prose(330, 20)]


def _lower(lines: list[Put], by: float) -> list[Put]:
    return [line._replace(y=line.y + by) for line in lines]


ARTICLE = [Put(TITLE, 100, 180, 17, "tibo"), *NAMES, Put("University of Salt", 150, 240, 10), *REST, *TEXT]

PAGES: dict[str, list[Put]] = {
    "the largest type": ARTICLE,
    "last in the file's order": [*ARTICLE[1:], ARTICLE[0]],
    "under a larger journal's name": [
        Put("Journal of Coastal Notes", 60, 150, 26, "tiit"),
        Put("Volume 12, Issue 3, 2016", 80, 72, 9),
        *_lower(ARTICLE, 40),
    ],
    "under a journal's name without such a word": [
        Put("Coastal Notes", 60, 150, 26, "tiit"),
        Put("Coastal Notes 12 (3), 2016, 1-9", 80, 72, 9),
        *_lower(ARTICLE, 40),
    ],
    "of the text's own size": [Put(TITLE, 100, 200), *NAMES, *prose(170, 40)],
    "smaller than the names": [
        Put(TITLE, 100, 200, 11, "tibo"),
        Put("R. Vega and K. Osei", 130, 200, 14),
        *prose(170, 40),
    ],
    "with a note": [Put(f"{TITLE}*", 100, 180, 17, "tibo"), *NAMES, *REST, *TEXT],
    "below the end of another text": [
        *prose(60, 12),
        Put("References", 240, 72, 11, "tibo"),
        Put("Lim D. Dredging Robots. Coast Press 2011. doi:10.5555/lim.2011.1", 256, 72, 9),
        *_lower(ARTICLE[:3], 240),
        *prose(400, 25),
    ],
    "over two columns": [
        Put(TITLE, 100, 180, 17, "tibo"),
        *NAMES,
        *prose(170, 40, 60, 9, 45),
        *prose(170, 40, 310, 9, 45),
    ],
}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_the_title_is_found_and_nothing_else_in_it(page: list[Put]) -> None:
    card = build_card(make_pdf(page, prose(100, 40)), "x.pdf")
    assert card.title == TITLE
    assert zones(card, "title") == [TITLE]
    assert all(name in card.byline for name in ("Vega", "Osei"))
    assert "University" not in card.byline


def test_a_title_over_lines_with_a_subtitle_is_one_block() -> None:
    page = [
        Put("Lagoon Salinity Cycles of the", 100, 150, 20, "tibo"),
        Put("Northern Coast", 124, 200, 20, "tibo"),
        Put("An Introduction for Engineers", 155, 160, 15),
        Put("Rosa Vega", 190, 250),
    ]
    card = build_card(make_pdf(page, prose(100, 40)), "x.pdf")
    assert card.title == "Lagoon Salinity Cycles of the Northern Coast An Introduction for Engineers"
    (region,) = [region for region in card.regions if region.zone == "title"]
    assert card.text[region.subtitle : region.end] == "An Introduction for Engineers"
    assert card.byline == "Rosa Vega"


def test_letter_spacing_stays_as_the_file_has_it() -> None:
    spaced = "L a g o o n  S a l i n i t y"
    page = [Put(spaced, 100, 120, 17, "tibo"), Put("R o s a  V e g a", 130, 230), *prose(170, 40)]
    card = build_card(make_pdf(page), "x.pdf")
    assert (card.title, card.byline) == (spaced, "R o s a  V e g a")


@pytest.mark.parametrize(
    "names",
    [
        "Vega, Rosa; Osei, Kofi",
        "Rosa Vega1,2, Kofi Osei1 & Min-Ji Park*",
        "by Rosa Vega and Kofi Osei",
        "Rosa VEGA, Kofi OSEI",
        "Dr. Rosa von der Vega <vega@example.org>, Kofi Osei",
        "R. A. Vega, K. Osei und A. Müller",
    ],
)
def test_names_are_told_by_more_than_capitals(names: str) -> None:
    page = [Put(TITLE, 100, 180, 17, "tibo"), Put("A Comparative Study", 122, 180, 12.5), Put(names, 145, 180)]
    card = build_card(make_pdf([*page, *prose(180, 30)]), "x.pdf")
    assert card.title == f"{TITLE} A Comparative Study"
    assert card.byline == names


@pytest.mark.parametrize(
    "role", ["Supervisor: Kofi Osei", "Translated by Kofi Osei", "Foreword by Kofi Osei", "Préface de Kofi Osei"]
)
def test_who_did_not_write_it_is_not_in_the_byline(role: str) -> None:
    page = [Put(TITLE, 200, 150, 20, "tibo"), Put("Rosa Vega", 260, 220, 13), Put(role, 330, 200)]
    assert build_card(make_pdf(page, prose(100, 40)), "x.pdf").byline == "Rosa Vega"


def test_the_paragraph_of_a_short_page_is_no_subtitle() -> None:
    page = [Put(TITLE, 100, 180, 22), *prose(140, 6)]
    assert build_card(make_pdf(page), "x.pdf").title == TITLE
