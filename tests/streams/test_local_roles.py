"""What the local proposer takes a source for."""

import pytest

from schemas import Entry, Name, Role
from streams.providers.local import proposals_for

VEGA = (Name(family="Vega", given="Ana"),)
OSEI = (Name(family="Osei", given="Kofi"),)
ARTICLE = Entry(id="veg16", type="article-journal", title="Lagoon Salinity Cycles", authors=VEGA, year=2016)
VOLUME = Entry(id="ose11", type="book", title="Coasts in Motion", editors=OSEI, year=2011)
BOOK = Entry(id="veg20", type="book", title="Handbook of Tidal Flats", authors=VEGA, year=2020)
CHAPTER = Entry(id="veg11", type="chapter", title="Silent Estuaries", authors=VEGA, container="Coasts in Motion")
MANUAL = Entry(id="tide9", type="report", title="Tide Desk 9.0: User Manual", authors=VEGA, year=2019)
FIRST = Entry(id="veg01", type="book", title="Mangrove Futures", authors=VEGA, year=2001)
SECOND = Entry(id="veg05", type="book", title="Mangrove Futures", authors=VEGA, year=2005)
ENTRIES = (ARTICLE, VOLUME, BOOK, CHAPTER, MANUAL, FIRST, SECOND)


@pytest.mark.parametrize(
    ("view", "entry_id", "role"),
    [
        pytest.param("[title]\nLagoon Salinity Cycles\n[byline]\nAna Vega", "veg16", "same_work", id="title page"),
        pytest.param("Lagoon Salinity Cycles\nA study\nAna Vega", "veg16", "same_work", id="plain text"),
        pytest.param("[title]\nLAGOON SALINITY\nCYCLES", "veg16", "same_work", id="two lines, capitals"),
        pytest.param("[title]\nLagoon Salin-\nity Cycles", "veg16", "same_work", id="broken word"),
        pytest.param("[title]\nL A G O O N S A L I N I T Y\nC Y C L E S", "veg16", "same_work", id="spaced letters"),
        pytest.param(
            "[title]\nMud\n[front]\nIn: Kofi Osei (ed.), Coasts in Motion", "ose11", "chapter_in_this_volume", id="in"
        ),
        pytest.param(
            "[title]\nMud\n[running lines]\nCoasts in Motion", "ose11", "chapter_in_this_volume", id="running head"
        ),
        pytest.param(
            "[title]\nSandbanks\n[running lines]\nHandbook of Tidal Flats",
            "veg20",
            "excerpt_of_work",
            id="part of a book",
        ),
        pytest.param(
            "[opening text]\nHandbook of Tidal Flats\n93\nas said", "veg20", "excerpt_of_work", id="no title page"
        ),
        pytest.param(
            "[title]\nCoasts in Motion\n[opening text]\nContents\nSilent Estuaries . . . 9",
            "veg11",
            "volume_of_this_chapter",
            id="contents",
        ),
        pytest.param(
            "[title]\nSilent Estuaries\n[front]\nCoasts in Motion", "veg11", "same_work", id="the chapter itself"
        ),
        pytest.param(
            "[title]\nLagoon Salinity Cycles\n[front]\nThis is a slightly modified version of Vega (2016).",
            "veg16",
            "other_edition",
            id="modified version",
        ),
        pytest.param(
            "[title]\nCiclos\n[front]\nTranslation of Lagoon Salinity Cycles",
            "veg16",
            "other_edition",
            id="translation",
        ),
        pytest.param("[title]\nTide Desk 8.0: User Manual", "tide9", "other_edition", id="other version"),
        pytest.param("[title]\nA Revised Handbook of Tidal Flats", "veg20", "other_edition", id="revised"),
        pytest.param("[title]\nMangrove Futures\n[front]\nLima 2005", "veg05", "same_work", id="the year it shows"),
        pytest.param("[title]\nMangrove Futures\n[front]\nLima 2005", "veg01", "other_edition", id="a year it lacks"),
    ],
)
def test_the_role_follows_from_where_the_title_stands(view: str, entry_id: str, role: Role) -> None:
    assert (entry_id, role) in [(proposal.entry_id, proposal.role) for proposal in proposals_for(view, ENTRIES)]


@pytest.mark.parametrize(
    "view",
    [
        pytest.param("", id="nothing"),
        pytest.param("[file name]\nLagoon Salinity Cycles.pdf\n[title]\nMud", id="file name alone"),
        pytest.param(
            "[title]\nMud\n[opening text]\n" + "word " * 400 + "Lagoon Salinity Cycles", id="cited far inside"
        ),
        pytest.param("[title]\nLagoon\n[byline]\nSalinity Cycles", id="over two parts"),
        pytest.param("[title]\nCycles of a Lagoon and their Salinity", id="other words"),
    ],
)
def test_what_only_reminds_of_a_work_is_not_proposed(view: str) -> None:
    assert "veg16" not in [proposal.entry_id for proposal in proposals_for(view, ENTRIES)]


def test_the_likeliest_comes_first_and_no_entry_twice() -> None:
    longer = ARTICLE.model_copy(update={"id": "veg17", "title": "Tropical Lagoon Salinity Cycles"})
    view = (
        "[title]\nTropical Lagoon Salinity Cycles\n[byline]\nAna Vega\n[opening text]\nTropical Lagoon Salinity Cycles"
    )
    assert [proposal.entry_id for proposal in proposals_for(view, (ARTICLE, longer))] == ["veg17", "veg16"]


def test_another_name_of_the_work_is_found() -> None:
    known = ARTICLE.model_copy(update={"aliases": ("Ciclos de salinidad de la laguna",)})
    (proposal,) = proposals_for("[title]\nCiclos de salinidad\nde la laguna", (known,))
    assert proposal.evidence == "Ciclos de salinidad\nde la laguna"


def test_accents_and_ligatures_make_no_difference() -> None:
    entry = Entry(id="mul14", title="Über die Fülle der Flüsse")
    assert proposals_for("[title]\nU\u0308ber die Fu\u0308lle der Ｆlüsse", (entry,))
    assert proposals_for("[title]\nCNF Satisﬁability Problem", (Entry(id="m", title="CNF Satisfiability Problem"),))
