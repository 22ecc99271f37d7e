"""A name that is followed by more of a longer name is that of a sister."""

import pytest

from gates.card_reading import read_card
from gates.corporate import find_corporate
from tests.gates.zone_cards import zone_card


def shown(name: str, text: str) -> bool:
    return find_corporate(name, read_card(zone_card(("front", text))))[0] is not None


@pytest.mark.parametrize(
    ("line", "itself"),
    [
        ("Office of Roads", True),
        ("Office of Roads and Bridges", False),
        ("Office of Roads of Bern", False),
        ("Office of Roads of the Coast", False),
        ("Office of Roads and", True),
        ("Office of Roads and the", True),
        ("Office of Roads and others", True),  # no name: it has no capital
        ("Office of Roads, and Bridges", True),  # the next of a list
        ("Office of Roads in Bern", True),
        ("Office of Roads Bern and Basel", True),
        ("Bridges and the Office of Roads", True),
        ("Office of Roads and 12 Bridges", True),
        ("Roads, an Office of Bern", False),
    ],
)
def test_what_follows_the_last_word_of_a_name(line: str, itself: bool) -> None:
    assert shown("Office of Roads", line) is itself
