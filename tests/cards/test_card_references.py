"""Where the list of references begins and ends, in five languages."""

import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, make_pdf, prose, zones

ENTRIES = [
    "Lim, D. (2012). Dredging Robots in Practice. Coast Press.",
    "Osei, K. (2011). Harbour Dredging Costs. Coastal Notes, 4(2), 1-9. doi:10.5555/ose.2011.4",
    "Park, M.-J. (2010). Sand Ripples. In: Handbook of Lagoons, pp. 12-30.",
    "Vega, R. (2009). Coastal Hydraulics. 3rd ed. Coast Press.",
]


def _list(y: float) -> list[Put]:
    return [Put(entry, y + 14 * row, size=10) for row, entry in enumerate(ENTRIES)]


FIRST = [Put("Lagoon Salinity Cycles", 100, 180, 17, "tibo"), Put("Rosa Vega", 130, 230), *prose(170, 40)]


@pytest.mark.parametrize(
    "heading",
    ["References", "7. References", "REFERENCES", "Bibliography", "Literatur", "Literaturverzeichnis",
     "Quellen- und Literaturverzeichnis", "Literatur- und Quellenverzeichnis", "Bibliographie",
     "Références bibliographiques", "Bibliografia", "Riferimenti bibliografici", "Bibliografía", "Referencias",
     "Works Cited", "Quellenverzeichnis", "R e f e r e n c e s"],
)  # fmt: skip
def test_from_the_heading_on_all_is_references(heading: str) -> None:
    last = [*prose(80, 10), Put(heading, 260, size=14, font="tibo"), *_list(290)]
    card = build_card(make_pdf(FIRST, last), "x.pdf")
    assert zones(card, "references") == ["\n".join([heading, *ENTRIES])]


@pytest.mark.parametrize("part", ["Appendix A", "Anhang", "Annexe B", "Acknowledgements", "8 A Proof of the Budget"])
def test_the_next_part_ends_them(part: str) -> None:
    last = [Put("7 References", 80, size=14, font="tibo"), *_list(110), Put(part, 220, size=14, font="tibo")]
    card = build_card(make_pdf(FIRST, [*last, *prose(250, 10)]), "x.pdf")
    (text,) = zones(card, "references")
    assert text.endswith(ENTRIES[-1])


def test_a_list_without_its_heading_is_known_by_its_entries() -> None:
    page = [Put("Rosa Vega", 40), Put("43", 40, 500), *_list(90), *_list(160), *_list(230)]
    card = build_card(make_pdf(page), "x.pdf")
    assert all(entry in "".join(zones(card, "references")) for entry in ENTRIES)
    assert not any(doi.own for doi in card.dois)


def test_the_word_in_a_table_of_contents_begins_no_list() -> None:
    contents = [Put("Contents", 80, size=14, font="tibo")]
    for row, entry in enumerate(["1 Introduction", "2 Salt", "3 Sand", "4 Tides", "References"]):
        contents.append(Put(f"{entry} . . . . . . . . . . . . {row + 3}", 110 + 14 * row))
    card = build_card(make_pdf(FIRST, contents, prose(100, 40)), "x.pdf")
    assert zones(card, "references") == []
    assert "References" in zones(card, "contents")[0]


def test_the_title_of_the_next_text_on_the_page_ends_the_references_of_the_one_before() -> None:
    card = build_card(
        make_pdf(
            [
                *prose(60, 20),
                Put("References", 350, size=12, font="tibo"),
                Put("Osei, K. (2011). Harbour Dredging Costs. Coastal Press 3(2), 1-9.", 370, size=9),
                Put("Salinity of Lagoons", 430, size=20),
                Put("Rosa Vega and David Lim", 455),
                *prose(490, 20),
            ]
        ),
        "x.pdf",
    )
    assert (card.title, card.byline) == ("Salinity of Lagoons", "Rosa Vega and David Lim")
    assert [text.split(".")[0] for text in zones(card, "references")] == ["References\nOsei, K"]
