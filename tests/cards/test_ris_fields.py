import pytest

from cards.bibliography import parse_bibliography
from schemas import Entry, Name


def read(*lines: str) -> Entry:
    (entry,) = parse_bibliography("\n".join([*lines, "ER  - "]), "ris").entries
    return entry


def test_an_article() -> None:
    entry = read(
        "TY  - JOUR", "A1  - Vega, R.", "AU  - Osei, K.", "T1  - Salt", "JO  - Coastal Notes", "VL  - 3", "IS  - 2",
        "SP  - 12", "EP  - 19", "PY  - 2014/05//", "DO  - https://doi.org/10.5555/AABB.", "SN  - 1234-5678",
        "LA  - de", "UR  - https://example.org/",
    )  # fmt: skip
    assert (entry.type, entry.title, entry.container, entry.year) == ("article-journal", "Salt", "Coastal Notes", 2014)
    assert (entry.volume, entry.number, entry.pages, entry.doi) == ("3", "2", "12-19", "10.5555/aabb")
    assert (entry.isbn, entry.language, entry.url) == ((), "de", "https://example.org/")
    assert {name.family for name in entry.authors} == {"Vega", "Osei"}


@pytest.mark.parametrize("editor", ["ED", "A2"])
def test_a_chapter_and_its_volume(editor: str) -> None:
    entry = read(
        "TY  - CHAP", "AU  - Vega, R.", f"{editor}  - Osei, K.", "TI  - Salt", "T2  - Coasts", "T3  - Notes",
        "SN  - 978-3-16-148410-0", "ET  - 2nd", "PB  - Coast",
    )  # fmt: skip
    assert (entry.type, entry.container, entry.series) == ("chapter", "Coasts", "Notes")
    assert (entry.editors, entry.isbn) == ((Name(family="Osei", given="K."),), ("9783161484100",))
    assert (entry.edition, entry.publisher) == ("2nd", "Coast")


def test_the_second_title_of_a_book_is_its_series() -> None:
    entry = read("TY  - BOOK", "TI  - Salt", "T2  - Coastal Studies")
    assert (entry.container, entry.series) == ("", "Coastal Studies")


def test_an_edited_book_has_editors_and_no_authors() -> None:
    entry = read("TY  - EDBOOK", "AU  - Osei, K.", "TI  - Coasts")
    assert (entry.authors, entry.editors) == ((), (Name(family="Osei", given="K."),))


def test_et_al_leaves_the_list_open() -> None:
    entry = read("TY  - JOUR", "AU  - Vega, R.", "AU  - et al.", "TI  - Salt")
    assert (entry.authors, entry.more_authors) == ((Name(family="Vega", given="R."),), True)


@pytest.mark.parametrize(
    ("first", "last", "pages"), [("12", "", "12"), ("12-19", "19", "12-19"), ("12–19", "", "12-19")]
)
def test_pages_however_they_are_split(first: str, last: str, pages: str) -> None:
    assert read("TY  - JOUR", "TI  - A", f"SP  - {first}", f"EP  - {last}").pages == pages


def test_who_publishes_a_report_without_author_is_its_author() -> None:
    assert read("TY  - RPRT", "TI  - Code", "PB  - Coast Board").authors == (Name(literal="Coast Board"),)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Vega, R.", Name(family="Vega", given="R.")),
        ("van den Berg, Otto", Name(family="Berg", given="Otto", particle="van den")),
        ("Vega, Rosa, Jr.", Name(family="Vega", given="Rosa", suffix="Jr.")),
        ("Rosa Vega", Name(family="Vega", given="Rosa")),
        ("Institute of Salt", Name(literal="Institute of Salt")),
        ("Salt Board,", Name(literal="Salt Board")),
        ("Platon", Name(family="Platon")),
    ],
)
def test_names_as_ris_writes_them(written: str, name: Name) -> None:
    assert read("TY  - BOOK", f"AU  - {written}", "TI  - A").authors == (name,)
