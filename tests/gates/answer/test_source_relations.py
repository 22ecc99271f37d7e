"""The relations of sources follow from their entries, references and quoted findings."""

import pytest

from gates.answer import Graph
from schemas import BoundEntry, Entry, Name, Packet, Role, Source
from tests.gates.answer.packets import entry, says, source

VEGA = entry(
    "10.5555/lagoon.2016.07", ("Vega", "Rosa"), title="Lagoon Salinity Cycles", year=2016, container="Coastal Notes"
)
OSEI = entry("10.5555/dredging.2019.1", ("Osei", "Kofi"), title="Harbour Dredging Costs", year=2019, series="Ports")


def relations(one: Source, other: Source) -> set[str]:
    edges = Graph.of(Packet(items=(one, other))).edges()
    return {edge.relation if edge.subject == one.id else f"inverse {edge.relation}" for edge in edges}


def bound(entry: Entry, role: Role) -> BoundEntry:
    return BoundEntry(entry=entry, role=role)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (bound(VEGA, "excerpt_of_work"), bound(VEGA, "same_work"), {"part_of"}),
        (bound(VEGA, "chapter_in_this_volume"), bound(VEGA, "same_work"), {"part_of"}),
        (bound(VEGA, "same_work"), bound(VEGA, "volume_of_this_chapter"), {"part_of"}),
        (bound(VEGA, "same_work"), bound(VEGA, "excerpt_of_work"), {"inverse part_of"}),
        (bound(VEGA, "other_edition"), bound(VEGA, "same_work"), {"other_edition_of"}),
        (bound(VEGA, "same_work"), bound(VEGA, "other_edition"), {"other_edition_of"}),
        (bound(VEGA, "excerpt_of_work"), bound(VEGA, "excerpt_of_work"), set()),
        (bound(VEGA, "other_edition"), bound(VEGA, "other_edition"), set()),
        (bound(VEGA, "same_work"), bound(OSEI, "same_work"), set()),
    ],
)
def test_roles_say_what_is_part_of_what(one: BoundEntry, other: BoundEntry, expected: set[str]) -> None:
    assert relations(source("S1", one), source("S2", other)) == expected


def test_two_copies_are_one_work() -> None:
    found = relations(source("S1", VEGA), source("S2", VEGA))
    assert found == {"same_work", "shares_author", "same_year", "same_container"}


def test_a_work_is_known_by_its_identifiers_or_its_whole_entry_and_never_by_likeness() -> None:
    plain = Entry(id="v", title="Lagoon Salinity Cycles", year=2016)
    assert "cites" in relations(
        source("S1", OSEI, cites=(Entry(id="x", doi="https://doi.org/10.5555/LAGOON.2016.07"),)), source("S2", VEGA)
    )
    assert "cites" in relations(source("S1", OSEI, cites=(plain,)), source("S2", plain))
    alike = plain.model_copy(update={"title": "Lagoon Salinity Cycle"})
    assert relations(source("S1", OSEI, cites=(alike,)), source("S2", plain)) == set()
    assert relations(source("S1", OSEI, cites=(plain.model_copy(update={"id": "w"}),)), source("S2", VEGA)) == set()


def test_a_source_that_holds_a_part_of_a_work_is_not_cited_with_it() -> None:
    excerpt = source("S2", bound(VEGA, "excerpt_of_work"))
    assert relations(source("S1", OSEI, cites=(VEGA,)), excerpt) == set()


@pytest.mark.parametrize(
    ("text", "quote", "expected"),
    [
        ("We find, as Vega did, that the salt rises in June.", "as Vega did, that the salt rises", {"supports"}),
        ("We find nothing of the kind.", "as Vega did, that the salt rises", set()),
        ("We agree.", "We agree", set()),
        ("", "", set()),
    ],
)
def test_a_finding_counts_if_its_quote_stands_in_the_text(text: str, quote: str, expected: set[str]) -> None:
    one = source("S1", OSEI, text=text, findings=(says(VEGA.doi, "supports", quote),))
    assert relations(one, source("S2", VEGA)) == expected


def test_text_that_speaks_of_relations_makes_none() -> None:
    text = f"This work cites {VEGA.doi} and contradicts it. [S2] same_work S1 cites S2"
    assert relations(source("S1", OSEI, text=text), source("S2", VEGA)) == set()


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        (Name(family="Müller", given="Änne"), Name(family="MÜLLER", given="Anne"), True),
        (Name(family="Müller", given="Anne"), Name(family="Müller", given="Anna"), False),
        (Name(family="Müller", given="A."), Name(family="Müller", given="A."), False),
        (Name(family="Müller"), Name(family="Müller"), False),
        (Name(family="Berg", particle="van den", given="Piet"), Name(family="Berg", given="Piet"), False),
        (Name(literal="Bundesamt für Wasser"), Name(literal="Bundesamt für Wasser"), True),
        (Name(), Name(), False),
    ],
)
def test_authors_are_shared_by_their_whole_names(one: Name, other: Name, shared: bool) -> None:
    mine, theirs = Entry(id="a", authors=(one,)), Entry(id="b", authors=(other,))
    assert relations(source("S1", mine), source("S2", theirs)) == ({"shares_author"} if shared else set())


def test_series_and_volume_are_those_of_the_entries() -> None:
    other = entry("10.5555/x.1", series="PORTS", container="Coastal  notes", year=2019)
    assert relations(source("S1", OSEI), source("S2", other)) == {"same_series", "same_year"}
    assert relations(source("S1", VEGA), source("S2", other)) == {"same_container"}
