"""A threshold is put to another value everywhere, and back; a gate alone and a bare figure are what they are called."""

from __future__ import annotations

import gates.thresholds
from gates.card_reading import read_card
from gates.entry_reading import read_entry
from schemas import ROLES, Entry, SourceCard
from tests.eval.entries.alone import Case, concerns, figure, lets, passes
from tests.eval.entries.curves import Point, Share, draw
from tests.eval.entries.sweep import NEAR, VALUES, put
from tests.gates.gate_cases import bind, make_card, make_entry

ENTRY = make_entry("v", "Lagoon Salinity and the Harbours of the North", "Vega, R.", year=2008)
OFFICE = make_entry("o", "Fish Passage", "Office of Roads and Northern Harbours")
LONE = make_entry("l", "Hydrodynamics: Sources and Sinks", "Vega, R.")


def bound() -> bool:
    card = make_card("Lagoon Salinity and the Harbours of the South\nR. Vega\n2008")
    return bind(card, ENTRY, "Lagoon Salinity and the Harbours").bound


def case(card: SourceCard, entry: Entry, *quotes: str) -> Case:
    return Case(read_card(card), read_entry(entry), ROLES, quotes)


def test_another_value_is_in_force_everywhere_and_only_within() -> None:
    before = bound()
    with put("TITLE_SHARE", 0.7):
        assert bound() is not before
        assert gates.thresholds.TITLE_SHARE == 0.7
    assert bound() is before
    assert gates.thresholds.TITLE_SHARE == 0.8


def test_the_value_in_force_is_among_those_tried() -> None:
    assert all(getattr(gates.thresholds, name) in values for name, values in VALUES.items())
    assert NEAR.keys() == VALUES.keys()


def test_the_share_of_an_office_is_that_of_its_words_on_two_lines() -> None:
    card = make_card("Fish Passage\nOffice of Northern\nRoads, Bern\n2008")
    assert figure("CORPORATE_SHARE", case(card, OFFICE)) == 3 / 4
    assert concerns("CORPORATE_SHARE", case(card, OFFICE))
    assert not concerns("CORPORATE_SHARE", case(card, ENTRY))


def test_the_title_gate_alone_does_not_ask_for_the_names() -> None:
    card = make_card("Lagoon Salinity and the Harbours of the North\nKofi Osei\n2008")
    assert not bind(card, ENTRY, "Lagoon Salinity and the Harbours").bound
    assert passes("TITLE_SHARE", case(card, ENTRY)) == (True, True)
    assert figure("TITLE_SHARE", case(card, ENTRY)) == 1.0


def test_a_lone_word_concerns_titles_whose_word_stands_alone_on_the_card() -> None:
    alone, within = make_card("Hydrodynamics\nR. Vega"), make_card("On Hydrodynamics\nR. Vega")
    assert figure("LONE_WORD", case(alone, LONE)) == len("hydrodynamics")
    assert not concerns("LONE_WORD", case(within, LONE))
    assert not concerns("LONE_WORD", case(alone, ENTRY))


def test_a_quote_is_measured_only_where_it_stands() -> None:
    card = make_card("Lagoon Salinity\nR. Vega")
    assert figure("QUOTE_CHARACTERS", case(card, ENTRY, "nowhere here", "Lagoon salinity")) == len("lagoon salinity")
    assert figure("QUOTE_WORDS", case(card, ENTRY, "Lagoon salinity")) == 2
    assert not lets("QUOTE_WORDS", figure("QUOTE_WORDS", case(card, ENTRY, "nowhere here")), 1)
    most = figure("QUOTE_MOST_WORDS", case(card, ENTRY, "Lagoon salinity"))
    assert (lets("QUOTE_MOST_WORDS", most, 2), lets("QUOTE_MOST_WORDS", most, 1)) == (True, False)


def test_the_picture_marks_the_value_in_force() -> None:
    some, none = Share(3, 1), Share(2, 0)
    points = [
        Point(0.5, 4, 2, some, some, some, alone_unflagged=0, whole_unflagged=0, in_force=False),
        Point(0.8, 4, 2, some, none, none, alone_unflagged=0, whole_unflagged=0, in_force=True),
    ]
    picture = draw({("TITLE_SHARE", "near"): points})
    assert picture.count("<polyline") == 6
    assert picture.count('stroke="#555"') == 1
    assert "4 true, 2 wrong" in picture
    assert draw({("S", "pages"): [point._replace(bare=None) for point in points]}).count("<polyline") == 4
