"""Which entries may be mistaken for one another, and which are one work entered twice."""

from typing import Any

import pytest

from gates.sibling import are_duplicates, siblings
from schemas import Bibliography, Entry
from tests.gates.gate_cases import make_entry


def near(entry: Entry, *others: Entry) -> list[str]:
    return [found.id for found in siblings(entry, Bibliography(entries=(entry, *others)))]


TIDES = make_entry("tides", "Salt Tides of the Lagoon", "Vega", year=2008)


@pytest.mark.parametrize(
    ("title", "author", "year", "found"),
    [
        ("Port Dredging", "Vega", 2008, True),
        ("Port Dredging", "Vega", 2007, False),
        ("Port Dredging", "Vega", None, False),
        ("Port Dredging", "Osei", 2008, False),
        ("Salt Tides of the Lagoon", "Vega", 2007, True),
        ("Salt Tides of the Lagoon", "Osei", 2008, False),
        ("Salt Tides", "Vega", 2007, True),  # two words of three
        ("Salt Tides of the Lagoon Measured in Six Harbours", "Vega", 2007, True),  # three of six
        ("Salt Tides of the Lagoon Measured in Six Northern Harbours", "Vega", 2007, False),  # three of seven
    ],
)
def test_a_sibling_has_the_same_author_and_the_same_year_or_nearly_the_same_title(
    title: str, author: str, year: int | None, found: bool
) -> None:
    assert near(TIDES, make_entry("other", title, author, year=year)) == (["other"] if found else [])


def test_two_works_without_a_year_are_not_of_the_same_year() -> None:
    assert near(make_entry("v", "Salt Tides", "Vega"), make_entry("other", "Port Dredging", "Vega")) == []


def test_an_alias_is_a_title_too() -> None:
    one = make_entry("v", "Salzgezeiten", "Vega", aliases=("Salt Tides",))
    other = make_entry("o", "Hafen", "Vega", aliases=("Salt Tides of the Lagoon",))
    assert near(one, other) == ["o"]
    assert near(one, other.model_copy(update={"aliases": ("Port Dredging",)})) == []


def test_works_of_nobody_are_not_of_one_author() -> None:
    assert near(make_entry("v", "Salt Tides", year=2008), make_entry("o", "Salt Tides", year=2008)) == []


def test_all_siblings_are_found_in_the_order_of_the_list() -> None:
    others = [make_entry(name, "Salt Tides of the Lagoon", "Vega", year=2000 + at) for at, name in enumerate("abc")]
    assert near(TIDES, others[0], make_entry("x", "Port", "Vega"), *others[1:]) == ["a", "b", "c"]


def test_a_caller_may_change_the_list_that_it_was_given() -> None:
    bibliography = Bibliography(entries=(TIDES, make_entry("o", "Salt Tides", "Vega")))
    siblings(TIDES, bibliography).clear()
    assert [found.id for found in siblings(TIDES, bibliography)] == ["o"]


def test_siblings_of_each_entry_are_its_own() -> None:
    port = make_entry("port", "Port Dredging", "Vega", year=2001)
    bibliography = Bibliography(entries=(TIDES, make_entry("o", "Salt Tides", "Vega", year=2001), port))
    assert [found.id for found in siblings(TIDES, bibliography)] == ["o"]
    assert [found.id for found in siblings(port, bibliography)] == ["o"]
    assert [found.id for found in siblings(bibliography.entries[1], bibliography)] == ["tides", "port"]


def test_a_corrected_entry_has_siblings_before_and_after_the_correction() -> None:
    bibliography = Bibliography(
        entries=(TIDES, make_entry("o", "Salt Tides", "Vega"), make_entry("p", "Port Dredging", "Vega"))
    )
    corrected = make_entry("tides", "Port Dredging", "Vega", year=2008)
    again = make_entry("tides", "Salt Tides of the Lagoon", "Vega", year=2009)
    for _ in range(2):
        assert [found.id for found in siblings(TIDES, bibliography)] == ["o"]
        assert [found.id for found in siblings(corrected, bibliography)] == ["p"]
        assert [found.id for found in siblings(again, bibliography)] == ["o"]


def test_an_author_of_whom_the_list_has_nothing_has_no_siblings_in_it() -> None:
    assert siblings(TIDES, Bibliography(entries=(make_entry("o", "Salt Tides", "Osei"),))) == []


WHERE = {"container": "Coastal Notes", "volume": "63", "pages": "338-366"}


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({"year": 2008}, {"year": 2009}),
        ({"container": "Coastal Notes"}, {"container": "Harbour Letters"}),
        ({"doi": "10.5555/lagoon.1"}, {"doi": "10.5555/lagoon.2"}),
        ({"arxiv": "2401.01234"}, {"doi": "10.5555/lagoon.2"}),
        ({"volume": "63"}, {"volume": "64"}),
        ({"pages": "338-366"}, {"pages": "9-14"}),
        ({"edition": "2"}, {"edition": "3"}),
        ({"version": "2.1"}, {"version": "2.2"}),
    ],
)
@pytest.mark.parametrize("subtitle", ["", "Measured Coasts"])
def test_what_both_state_must_not_differ(ours: dict[str, Any], theirs: dict[str, Any], subtitle: str) -> None:
    isbn = ("9783161484100",)
    one = make_entry("a", "Salt Tides", "Vega", type="book", isbn=isbn, subtitle=subtitle, **ours)
    other = make_entry("b", "Salt Tides", "Vega", type="book", isbn=isbn, **theirs)
    silent = make_entry("c", "Salt Tides", "Vega", type="book", isbn=isbn)
    alike = make_entry("d", "Salt Tides", "Vega", type="book", isbn=isbn, **ours)
    assert not are_duplicates(one, other)
    assert not are_duplicates(other, one)
    assert are_duplicates(one, silent)
    assert are_duplicates(silent, one)
    assert are_duplicates(one, alike)


def test_two_parts_of_one_work_are_no_duplicates() -> None:
    two, three = (make_entry(n, f"Salt Tides, Teil {n}", "Vega", type="book") for n in "23")
    assert not are_duplicates(two, three)
    assert are_duplicates(two, make_entry("x", "Salt Tides", "Vega", type="book"))


def test_a_journal_s_name_may_be_written_otherwise() -> None:
    one, other = (make_entry(name, "Salt Tides", "Vega", container=name) for name in ("Coastal Notes", "COASTAL NOTES"))
    assert are_duplicates(one, other)


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (make_entry("o", "Salt Tides", "Vega", type="book"), True),
        (make_entry("o", "SALT TIDES", "Vega", type="book"), True),
        (make_entry("o", "Salt Tides", "Osei", type="book"), False),
        (make_entry("o", "Salt Tides", "Vega", type="report"), False),
        (make_entry("o", "Salt Waters", "Vega", type="book"), False),
        (make_entry("o", "", "Vega", type="book"), False),
        (make_entry("o", "Salt Tides: Measured Coasts", "Vega", type="book"), False),  # one title of two works
    ],
)
def test_duplicates_have_one_title_one_author_and_one_type(other: Entry, expected: bool) -> None:
    entry = make_entry("v", "Salt Tides", "Vega", type="book")
    assert are_duplicates(entry, other) is expected
    assert are_duplicates(other, entry) is expected


def test_without_titles_nothing_is_a_duplicate() -> None:
    assert not are_duplicates(make_entry("a", "", "Vega"), make_entry("b", "", "Vega"))


ISBN = {"isbn": ("9783161484100", "9780306406157")}


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        (WHERE, WHERE, True),
        (WHERE, {}, False),
        ({**WHERE, "pages": ""}, {**WHERE, "pages": ""}, False),
        ({**WHERE, "volume": ""}, {**WHERE, "volume": ""}, False),
        ({**WHERE, "container": ""}, {**WHERE, "container": ""}, False),
        (WHERE, {**WHERE, "pages": ""}, False),
        (WHERE, {**WHERE, "volume": ""}, False),
        (WHERE, {**WHERE, "container": ""}, False),
        (ISBN, {"isbn": ("9780306406157",)}, True),
        (ISBN, {"isbn": ("9781402894626",)}, False),
        (ISBN, {}, False),
        ({**WHERE, **ISBN}, {**WHERE, "isbn": ("9781402894626",)}, True),
    ],
)
def test_a_title_without_its_subtitle_is_the_same_work_at_the_same_place(
    ours: dict[str, Any], theirs: dict[str, Any], expected: bool
) -> None:
    whole = make_entry("v", "Salt Tides: Measured Coasts", "Vega", **ours)
    short = make_entry("o", "Salt Tides", "Vega", **theirs)
    assert are_duplicates(whole, short) is expected
    assert are_duplicates(short, whole) is expected


def test_another_wording_at_the_same_place_is_no_duplicate() -> None:
    revised = make_entry("v", "Revised Salt Tides", "Vega", **WHERE, **ISBN)
    assert not are_duplicates(revised, make_entry("o", "Salt Tides", "Vega", **WHERE, **ISBN))
