from cards.bibliography import parse_bibliography
from schemas import Entry

VOLUME = (
    "@proceedings{vol, title={Meeting on Salt}, subtitle={Third}, editor={Osei, K.}, year={2010}, publisher={Coast},"
    " doi={10.5555/vol}, pages={1--300}, note={Version 2}}\n"
)


def read(text: str) -> dict[str, Entry]:
    return {entry.id: entry for entry in parse_bibliography(text, "bibtex").entries}


def test_a_part_takes_over_what_its_volume_says_of_it() -> None:
    part = read("@inproceedings{p, author={Vega, R.}, title={Part One}, crossref={vol}}\n" + VOLUME)["p"]
    assert (part.title, part.subtitle, part.container) == ("Part One", "", "Meeting on Salt: Third")
    assert (part.year, part.publisher, [name.family for name in part.editors]) == (2010, "Coast", ["Osei"])


def test_a_part_does_not_take_over_what_is_the_volumes_own() -> None:
    part = read(VOLUME + "@inproceedings{p, author={Vega, R.}, title={Part One}, crossref={vol}}")["p"]
    assert (part.doi, part.pages, part.note, part.version) == ("", "", "", "")


def test_what_the_part_says_itself_counts() -> None:
    part = read(VOLUME + "@inproceedings{p, title={P}, booktitle={Own}, date={2011-05}, crossref={vol}}")["p"]
    assert (part.container, part.year) == ("Own", 2011)


def test_a_parent_that_is_not_there_is_a_warning() -> None:
    bibliography = parse_bibliography("@incollection{p, title={P}, crossref={nowhere}}", "bibtex")
    assert [entry.id for entry in bibliography.entries] == ["p"]
    assert "'nowhere'" in bibliography.problems[0].reason


def test_a_circle_ends() -> None:
    assert set(read("@book{a, title={A}, crossref={b}}\n@book{b, title={B}, crossref={a}}")) == {"a", "b"}


def test_fields_held_by_xdata_are_taken_over() -> None:
    assert read("@xdata{x, publisher={Coast}}\n@book{a, title={A}, xdata={x}}")["a"].publisher == "Coast"


def test_the_chapter_of_one_author_in_the_book_of_another() -> None:
    chapter = read(
        "@book{b, author={Osei, K.}, title={Coasts}}\n@inbook{c, author={Vega, R.}, title={C}, crossref={b}}"
    )["c"]
    assert [name.family for name in chapter.authors] == ["Vega"]
    assert [name.family for name in chapter.editors] == ["Osei"]
    assert chapter.container == "Coasts"
