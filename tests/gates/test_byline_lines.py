"""A byline read line by line, once for all entries, says what it says as a whole."""

from hypothesis import given
from hypothesis import strategies as st

from gates.byline import _CAPITALISED, _names_somebody, _signing_lines
from gates.card_reading import CardReading
from tests.gates.zone_cards import zone_card

_LINES = st.lists(st.text(st.sampled_from("RosaÉVÜx. ,1-’"), min_size=1, max_size=12).filter(str.strip), min_size=1)


@given(_LINES)
def test_the_capitals_of_its_lines_are_those_of_the_whole(lines: list[str]) -> None:
    (found,) = _signing_lines(CardReading(zone_card(("byline", text := "\n".join(lines)))))
    assert sum(line.capitalised for line in found) == len(_CAPITALISED.findall(text))


def test_who_wrote_the_foreword_signs_no_line() -> None:
    (found,) = _signing_lines(CardReading(zone_card(("byline", "Rosa Vega\nwith a foreword by Nils Berg"))))
    assert [(line.text, line.words, line.capitalised) for line in found] == [("Rosa Vega", ("rosa", "vega"), 2)]


def test_an_organisation_signs_by_the_words_of_its_lines_as_they_stand() -> None:
    (found,) = _signing_lines(CardReading(zone_card(("byline", "the Board\nharbours"))))
    assert _names_somebody(list(found), corporate=True)
