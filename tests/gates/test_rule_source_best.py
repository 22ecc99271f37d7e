"""Of several entries that a source would be, the one that is shown best is it; who loses is told why."""

from gates import rule_source
from schemas import Bibliography, Entry, Proposal, Role, Ruling
from tests.gates.gate_cases import make_card, make_entry

CARD = make_card("Lagoon Salinity Cycles\nR. Vega and K. Osei\n2016")
VEGA = make_entry("vega", "Lagoon Salinity Cycles", "Vega", year=2016)
TWIN = make_entry("twin", "Lagoon Salinity Cycles", "Vega", year=2016, pages="1-9")
OSEI = make_entry("osei", "Lagoon Salinity Cycles", "Osei", year=2016)
LATE = make_entry("late", "Lagoon Salinity Cycles", "Osei", year=2019)
QUOTE = "Lagoon Salinity Cycles"


def propose(entry: Entry, evidence: str = QUOTE, role: Role = "same_work") -> Proposal:
    return Proposal(entry_id=entry.id, role=role, evidence=evidence)


def ruled(*proposals: Proposal, view: str | None = None) -> list[Ruling]:
    return rule_source(proposals, CARD, Bibliography(entries=(VEGA, TWIN, OSEI, LATE)), view)


def test_each_of_them_would_be_bound_alone() -> None:
    outcomes = [ruled(propose(entry))[0] for entry in (VEGA, TWIN, OSEI, LATE)]
    # OSEI and LATE are entries of one author: the card's year tells them apart
    assert [(ruling.bound, ruling.reason) for ruling in outcomes] == [
        (True, None), (True, None), (True, None), (False, "sibling_shown"),
    ]  # fmt: skip


def test_of_two_that_are_shown_equally_well_neither_is_bound() -> None:
    for ruling in ruled(propose(VEGA), propose(OSEI)):
        assert (ruling.bound, ruling.reason) == (False, "other_same_work")
        last = ruling.gates[-1]
        assert (last.gate, last.passed, last.reason) == ("source", False, "other_same_work")
        assert last.detail == "several entries are shown equally well"


def test_the_one_with_fewer_flags_is_shown_better_and_the_other_keeps_none() -> None:
    entries = Bibliography(entries=(VEGA, LATE))
    (alone,) = rule_source([propose(LATE)], CARD, entries)
    assert alone.flags == ("year_differs",)
    best, other = rule_source([propose(VEGA), propose(LATE)], CARD, entries)
    assert (best.bound, other.bound, other.flags, other.reason) == (True, False, (), "other_same_work")
    assert other.gates[:-1] == alone.gates
    assert other.gates[-1].detail == "the source is vega"


def test_entries_that_are_one_work_are_both_named_to_the_loser() -> None:
    entries = Bibliography(entries=(VEGA, TWIN, LATE))
    rulings = rule_source([propose(VEGA), propose(TWIN), propose(LATE)], CARD, entries)
    assert [ruling.bound for ruling in rulings] == [True, True, False]
    assert rulings[2].gates[-1].detail == "the source is twin, vega"


def test_a_part_of_another_work_is_no_rival() -> None:
    best, part = ruled(propose(VEGA), propose(OSEI, role="excerpt_of_work"))
    assert (best.bound, part.bound) == (True, True)


def test_a_refused_proposal_is_no_rival_and_keeps_its_own_reason() -> None:
    best, refused = ruled(propose(VEGA), propose(OSEI, "words that stand nowhere"))
    assert (best.bound, refused.bound, refused.reason) == (True, False, "quote_not_found")
    assert len(refused.gates) == 5


def test_a_quote_outside_the_view_that_was_sent_is_refused_here_too() -> None:
    (inside,) = ruled(propose(VEGA), view="Lagoon Salinity Cycles by R. Vega")
    (outside,) = ruled(propose(VEGA), view="R. Vega and K. Osei")
    assert (inside.bound, outside.reason) == (True, "quote_not_in_view")
