import json

import pytest

from cards.bibliography import parse_bibliography
from schemas import Entry, Name


def read(**fields: object) -> Entry:
    (entry,) = parse_bibliography(json.dumps([{"id": "a", "type": "book", "title": "A", **fields}]), "csl").entries
    return entry


def test_names_with_particles_suffixes_and_et_al() -> None:
    entry = read(
        author=[
            {"family": "Berg", "given": "O.", "non-dropping-particle": "van den"},
            {"family": "Costa", "given": "M.", "dropping-particle": "de", "suffix": "Jr."},
            {"literal": "et al."},
        ]
    )
    assert entry.authors == (
        Name(family="Berg", given="O.", particle="van den"),
        Name(family="Costa", given="M.", particle="de", suffix="Jr."),
    )
    assert entry.more_authors


def test_an_organisation_given_as_a_family_is_not_a_person() -> None:
    assert read(author=[{"family": "Institute of Salt"}]).authors == (Name(literal="Institute of Salt"),)


@pytest.mark.parametrize(
    "issued",
    [{"date-parts": [[2012, 3]]}, {"date-parts": [["2012"]]}, {"raw": "March 2012"}, {"literal": "2012"}, 2012],
)
def test_every_form_of_a_date(issued: object) -> None:
    assert read(issued=issued).year == 2012


def test_markup_in_titles_is_read() -> None:
    title = "<i>E. coli</i> and CO<sub>2</sub>: salt–driven $\\alpha$-uptake ( LSC)"
    assert read(title=title).title == "E. coli and CO2: salt–driven α-uptake ( LSC)"


def test_money_is_no_formula() -> None:
    assert read(title="From $5 to $10 & 100% of it").title == "From $5 to $10 & 100% of it"


def test_numbers_and_lists_are_read_as_text() -> None:
    entry = read(
        **{"volume": 3, "edition": 2, "title": ["A title"], "container-title": ["Notes"], "ISBN": ["3-16-148410-X"]}
    )
    assert (entry.volume, entry.edition, entry.title, entry.container) == ("3", "2", "A title", "Notes")
    assert entry.isbn == ("9783161484100",)


def test_the_part_and_its_volume() -> None:
    entry = read(
        **{
            "type": "chapter", "container-title": "Coasts", "editor": [{"family": "Osei"}], "page": "12–19",
            "chapter-number": "3", "collection-title": "Notes", "part-number": "1", "volume": "2",
        }
    )  # fmt: skip
    assert (entry.type, entry.container, entry.pages, entry.chapter) == ("chapter", "Coasts", "12-19", "3")
    assert (entry.series, entry.volume, entry.editors) == ("Notes", "2.1", (Name(family="Osei"),))


def test_identifiers_of_zoteros_extra_field_count() -> None:
    entry = read(note="DOI: 10.5555/AABB\narXiv: 2401.01234 [cs]")
    assert (entry.doi, entry.arxiv) == ("10.5555/aabb", "2401.01234")


def test_who_publishes_a_report_without_author_is_its_author() -> None:
    assert read(type="report", publisher="Coast Board").authors == (Name(literal="Coast Board"),)


def test_a_translator_is_a_note_and_the_original_title_an_alias() -> None:
    entry = read(**{"translator": [{"family": "Lim", "given": "D."}], "original-title": "Wellen"})
    assert (entry.note, entry.aliases) == ("translated by D. Lim", ("Wellen",))


def test_an_id_may_be_a_number() -> None:
    assert [entry.id for entry in parse_bibliography('[{"id": 5, "type": "book", "title": "A"}]', "csl").entries] == [
        "5"
    ]


@pytest.mark.parametrize("form", ["[{item}]", '{{"items": [{item}]}}', '{{"references": [{item}]}}', "{item}"])
def test_every_way_to_list_items(form: str) -> None:
    text = form.format(item='{"id": "a", "type": "book", "title": "A"}')
    assert [entry.id for entry in parse_bibliography(text, "csl").entries] == ["a"]
