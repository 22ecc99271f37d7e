from cards.bibliography import parse_bibliography
from schemas import Bibliography

WITHOUT_END = (
    "TY  - JOUR\nAU  - Vega, R.\n\nTI  - Salt\nPY  - 2014\nTY  - JOUR\nAU  - Osei, K.\nTI  - Sand\nPY  - 2015\nER  - \n"
)


def read(text: str) -> Bibliography:
    return parse_bibliography(text, "ris")


def test_a_record_without_its_end_is_not_mixed_with_the_next() -> None:
    """BIB-07."""
    bibliography = read(WITHOUT_END)
    assert [(entry.authors[0].family, entry.year, entry.title) for entry in bibliography.entries] == [
        ("Vega", 2014, "Salt"),
        ("Osei", 2015, "Sand"),
    ]
    assert [(problem.line, problem.lost) for problem in bibliography.problems] == [(1, False)]


def test_a_long_line_goes_on_in_the_next() -> None:
    assert read("TY  - BOOK\nTI  - Salt and\n   sand\nER  - \n").entries[0].title == "Salt and sand"


def test_a_line_of_an_abstract_is_no_tag() -> None:
    (entry,) = read("TY  - BOOK\nTI  - Salt\nAB  - of the\nUK - and others\nPY  - 2001\nER  - \n").entries
    assert (entry.title, entry.year) == ("Salt", 2001)


def test_one_space_for_two_and_no_space_behind_the_end() -> None:
    assert [entry.title for entry in read("TY - BOOK\nTI - Salt\nER -\nTY - BOOK\nTI - Sand\nER -").entries] == [
        "Salt",
        "Sand",
    ]


def test_a_field_outside_a_record_is_named() -> None:
    bibliography = read("Provider: Coast\n\nTY  - BOOK\nTI  - Salt\nER  - \nAU  - Vega, R.\n")
    assert [(problem.line, problem.lost) for problem in bibliography.problems] == [(6, True)]


def test_the_id_is_the_records_or_made_of_name_and_year() -> None:
    record = "TY  - BOOK\nAU  - van den Berg, O.\nTI  - Salt\nPY  - 2014\nER  - \n"
    unnamed = "TY  - BOOK\nTI  - Salt marshes\nER  - \n"
    own = "TY  - BOOK\nID  - Berg2014b\nTI  - Sand\nER  - \n"
    assert [entry.id for entry in read(record + record + unnamed + own).entries] == [
        "Berg2014", "Berg2014c", "Salt", "Berg2014b",
    ]  # fmt: skip


def test_the_same_id_twice_is_refused_aloud() -> None:
    record = "TY  - BOOK\nID  - a\nTI  - Salt\nER  - \n"
    bibliography = read(record + record)
    assert len(bibliography.entries) == 1
    assert [(problem.line, problem.record, problem.lost) for problem in bibliography.problems] == [(5, "a", True)]
