"""What the gates read in an entry: its titles and numbers, who made it, and which words tell of it."""

import pytest

from gates.entry_reading import EntryReading, read_entry
from gates.number import Marks
from schemas import EntryType, Name
from tests.gates.gate_cases import make_entry


def titles(reading: EntryReading) -> list[str]:
    return [work.title.text for work in reading.titles]


def test_the_titles_are_its_own_and_its_aliases_without_empty_ones() -> None:
    entry = make_entry("a", "Salt", subtitle="A Study", aliases=("Sel", "the"))
    assert titles(read_entry(entry)) == ["Salt A Study", "Sel"]
    assert titles(read_entry(make_entry("a", ""))) == []


@pytest.mark.parametrize(
    ("kind", "container", "chapter", "own", "volume"),
    [
        ("chapter", "The Coast", "", "Salt", "The Coast"),
        ("chapter", "The Coast", "Tides", "Salt", "The Coast"),
        ("chapter", "", "Tides of Spring", "Tides of Spring", "Salt"),  # some write the volume as title
        ("chapter", "", "12", "Salt", None),  # a number names no chapter
        ("chapter", "", "", "Salt", None),
        ("paper-conference", "The Coast", "", "Salt", "The Coast"),
        ("entry-encyclopedia", "The Coast", "", "Salt", "The Coast"),
        ("article-journal", "The Coast", "", "Salt", None),
        ("book", "", "Tides of Spring", "Salt", None),
    ],
)
def test_a_part_has_a_title_and_a_volume(
    kind: EntryType, container: str, chapter: str, own: str, volume: str | None
) -> None:
    reading = read_entry(make_entry("a", "Salt", type=kind, container=container, chapter=chapter))
    assert titles(reading) == [own]
    assert [work.title.text for work in reading.volume_titles] == ([volume] if volume else [])
    assert reading.is_part is (volume is not None)


def test_a_volume_of_nothing_but_stop_words_has_no_title() -> None:
    reading = read_entry(make_entry("a", "Salt", type="chapter", container="The"))
    assert (reading.is_part, reading.volume_titles) == (True, ())


@pytest.mark.parametrize(
    ("kind", "fields", "marks"),
    [
        ("book", {}, Marks()),
        ("book", {"volume": "2"}, Marks(part=frozenset("2"))),
        ("chapter", {"volume": "II"}, Marks(part=frozenset("2"))),
        ("article-journal", {"volume": "2"}, Marks()),  # the journal's, not the work's
        ("book", {"edition": "Third"}, Marks(edition=frozenset("3"))),
        ("book", {"edition": "2. Aufl."}, Marks(edition=frozenset("2"))),
        ("book", {"edition": "2."}, Marks(edition=frozenset("2"))),
        ("book", {"edition": "2.1"}, Marks()),  # a version's number, and no twenty-first edition
        ("book", {"edition": "revised"}, Marks()),
        ("book", {"note": "4th edition"}, Marks(edition=frozenset("4"))),
        ("software", {"version": "R2-1B"}, Marks(version=frozenset(["r2.1b"]))),
        ("software", {"note": "Version 1.4"}, Marks(version=frozenset(["1.4"]))),
    ],
)
def test_numbers_of_the_fields_are_marks_of_the_work(kind: EntryType, fields: dict[str, str], marks: Marks) -> None:
    (work,) = read_entry(make_entry("a", "Salt", type=kind, **fields)).titles
    assert work.marks == marks


def test_numbers_of_title_and_fields_stand_together() -> None:
    entry = make_entry("a", "Salt Part 3, second edition", type="book", volume="1", edition="4", version="2.0")
    assert read_entry(entry).titles[0].marks == Marks(frozenset("13"), frozenset("24"), frozenset(["2.0"]))


@pytest.mark.parametrize(
    ("title", "generic"),
    [
        ("Editorial", True),
        ("Annual Report 2019", True),
        ("2019", True),
        ("Annual Report on Salt", False),
        ("Salt", False),
        ("", False),
    ],
)
def test_a_title_that_many_works_have(title: str, generic: bool) -> None:
    assert read_entry(make_entry("a", title)).is_generic is generic


def test_an_alias_makes_no_title_generic() -> None:
    assert not read_entry(make_entry("a", "Salt", aliases=("Report",))).is_generic
    assert read_entry(make_entry("a", "Report", aliases=("Salt",))).is_generic


VEGA, OSEI = Name(family="Vega", given="Rosa"), Name(family="Osei", given="Karl-Otto", particle="van")
OFFICE = Name(literal="Harbour Office")


def test_who_made_it_are_the_authors_else_the_editors_else_the_office_that_published_it() -> None:
    both = make_entry("a", "Salt", VEGA, editors=(OSEI,), publisher="Press", type="report")
    assert read_entry(both).creators == (VEGA,)
    assert read_entry(both.model_copy(update={"authors": ()})).creators == (OSEI,)
    bare = both.model_copy(update={"authors": (), "editors": ()})
    assert read_entry(bare).creators == (Name(literal="Press"),)
    assert read_entry(bare.model_copy(update={"type": "standard"})).creators == (Name(literal="Press"),)
    assert read_entry(bare.model_copy(update={"type": "book"})).creators == ()
    assert read_entry(bare.model_copy(update={"publisher": ""})).creators == ()


def test_siblings_are_found_by_the_first_author() -> None:
    assert read_entry(make_entry("a", "Salt", VEGA, OSEI)).first_author == "vega"
    assert read_entry(make_entry("a", "Salt", OFFICE)).first_author == "harbouroffice"
    assert read_entry(make_entry("a", "Salt", Name(family="Vega", literal="Rosa Vega"))).first_author == "rosavega"
    assert read_entry(make_entry("a", "Salt")).first_author == ""


def test_families_are_those_of_authors_and_editors_without_particles() -> None:
    van = Name(family="van den Berg")
    assert read_entry(make_entry("a", "Salt", VEGA, van, editors=(OSEI,))).families == {"vega", "berg", "osei"}


def test_words_beside_a_title_are_people_their_initials_publisher_and_year() -> None:
    entry = make_entry("a", "Salt", VEGA, OFFICE, editors=(OSEI,), publisher="Coast Press", year=2016)
    assert read_entry(entry).explained == {
        "rosa", "vega", "r", "harbour", "office", "karlotto", "van", "osei", "k", "o", "coast", "press", "2016",
    }  # fmt: skip
    assert read_entry(make_entry("a", "Salt")).explained == frozenset()


def test_words_that_tell_of_the_entry_are_of_its_titles_its_container_and_its_people() -> None:
    entry = make_entry(
        "a", "Salt", VEGA, OFFICE, editors=(OSEI,), aliases=("Sel",), container="The Coast", type="chapter",
        publisher="Press",
    )  # fmt: skip
    assert read_entry(entry).telling_words == {"salt", "sel", "vega", "harbour", "office", "osei", "coast"}
    journal = entry.model_copy(update={"type": "article-journal", "container": "Journal of Tides"})
    assert {"journal", "tides"} <= read_entry(journal).telling_words


def test_its_identifiers_and_its_container_are_in_normal_form() -> None:
    entry = make_entry("a", "Salt", doi="https://doi.org/10.5555/SALT.1", arxiv="2401.01234v2", container="The Coast")
    assert read_entry(entry).identifiers == {"10.5555/salt.1", "10.48550/arxiv.2401.01234"}
    assert read_entry(entry).container.words == ("the", "coast")
