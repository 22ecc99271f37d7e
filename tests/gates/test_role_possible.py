"""A role that the entry's type contradicts is refused."""

import pytest

from schemas import EntryType, Role
from tests.gates.gate_cases import bind, make_card, make_entry, rule_one

CARD = make_card("Lagoon Salinity Cycles\nR. Vega\n2016")


@pytest.mark.parametrize(
    ("kind", "role"),
    [
        ("article-journal", "chapter_in_this_volume"),
        ("webpage", "chapter_in_this_volume"),
        ("article-journal", "volume_of_this_chapter"),
        ("book", "volume_of_this_chapter"),
        ("chapter", "volume_of_this_chapter"),  # names no volume
    ],
)
def test_impossible_roles(kind: EntryType, role: Role) -> None:
    entry = make_entry("v", "Lagoon Salinity Cycles", "Vega", type=kind, year=2016)
    assert bind(CARD, entry, "Lagoon Salinity Cycles", role=role).reason == "role_not_possible"


def test_an_entry_that_is_not_in_the_bibliography() -> None:

    assert rule_one(CARD, "gone", "Lagoon Salinity Cycles").reason == "unknown_entry"
