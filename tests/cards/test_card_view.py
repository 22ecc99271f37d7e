"""What a model sees of a card."""

import pytest

from cards import build_card, view
from tests.cards.sample_pdf import Put, make_pdf, prose

PAGES = [
    [Put("Lagoon Salinity Cycles", 100, 180, 17, "tibo"), Put("Rosa Vega", 130, 230), *prose(170, 40)],
    *[[Put("R. Vega", 40, size=9), Put(str(number), 40, 500), *prose(90, 45)] for number in range(2, 8)],
]


def test_it_shows_file_name_title_names_and_heads_before_the_text() -> None:
    shown = view(build_card(make_pdf(*PAGES), "lagoon.pdf"))
    places = [
        shown.index(part) for part in ("lagoon.pdf", "Lagoon Salinity Cycles", "Rosa Vega", "R. Vega", "[opening")
    ]
    assert places == sorted(places)


@pytest.mark.parametrize("characters", [200, 1000, 6000])
def test_it_is_no_longer_than_asked(characters: int) -> None:
    assert len(view(build_card(make_pdf(*PAGES), "lagoon.pdf"), characters)) <= characters


def test_whatever_can_be_quoted_from_it_stands_on_the_card() -> None:
    card = build_card(make_pdf(*PAGES), "lagoon.pdf")
    lines = [line for line in view(card).split("\n") if line and not line.startswith("[")]
    assert all(line in card.text or line == card.filename for line in lines)


def test_the_words_of_hidden_text_and_of_the_metadata_are_not_in_it() -> None:
    card = build_card(make_pdf([Put("Lagoon Salinity Cycles", 100)]), "x.pdf")
    assert "Creator" not in view(card)
    assert view(card) == view(card)
