"""The nearest entries of a source that was left unbound, each with its match; nothing is bound by them."""

from schemas import Bibliography
from streams.cli.nearest import MOST, nearest
from tests.gates.gate_cases import make_card, make_entry

CARD = make_card("Harbour Dredging Costs in Small Ports\nK. Osei\nCoastal Notes 2019\nWe measured the harbour.")
ENTRIES = (
    make_entry("vega", "Lagoon Salinity Cycles", "Vega, R.", year=2016),
    make_entry("osei", "Harbour Dredging Costs", "Osei, K.", year=2018),
    make_entry("lim", "Costs of Ponds", "Lim, D.", year=2019),
)


def test_the_nearest_comes_first_and_has_a_hundred() -> None:
    found = nearest(CARD, Bibliography(entries=ENTRIES))
    assert [one.item_id for one in found] == ["osei", "lim"]
    assert found[0].match_percentage == 100
    assert 1 <= found[1].match_percentage < 50


def test_the_order_of_the_entries_does_not_matter() -> None:
    assert nearest(CARD, Bibliography(entries=ENTRIES[::-1])) == nearest(CARD, Bibliography(entries=ENTRIES))


def test_a_word_that_every_entry_has_counts_little() -> None:
    many = [make_entry(f"e{n}", f"Harbour Study number {n}", "Nobody, N.") for n in range(20)]
    rare = make_entry("rare", "Dredging by Night", "Nobody, N.")
    assert nearest(CARD, Bibliography(entries=(*many, rare)))[0].item_id == "rare"


def test_few_are_shown_and_none_if_nothing_is_near() -> None:
    many = [make_entry(f"e{n}", f"Harbour Study number {n}", "Nobody, N.") for n in range(20)]
    assert len(nearest(CARD, Bibliography(entries=tuple(many)))) == MOST
    assert nearest(CARD, Bibliography(entries=(make_entry("x", "Zyx", "Qwerty"),))) == ()
    assert nearest(CARD, Bibliography()) == ()
