"""A text that can have no affiliation mark is told without looking through its parts."""

from hypothesis import given
from hypothesis import strategies as st

from gates.card_reading import CardReading
from gates.printed import may_be_marked, unmarked
from tests.gates.zone_cards import zone_card

_TEXTS = st.text(st.sampled_from("Ab1²,*† \n_é٣"), max_size=12)


@given(st.lists(_TEXTS, max_size=4))
def test_no_part_of_a_text_has_a_mark_that_the_text_has_not(parts: list[str]) -> None:
    if any(unmarked(part) != part for part in parts):
        assert may_be_marked("".join(parts))


def test_figures_that_stand_alone_are_no_marks() -> None:
    assert not may_be_marked("Harbour 12 (1990) 1-9, 2²")


def test_names_are_looked_for_in_the_text_itself_if_it_has_no_mark() -> None:
    reading = CardReading(zone_card(("title", "Harbour Tides 12"), ("byline", "Rosa Vega")))
    assert reading._unmarked is reading.visible
