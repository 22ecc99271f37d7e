"""The old ``@inbook``: its title is the book's, its chapter the part that is meant."""

import pytest

from cards.bibliography import parse_bibliography
from schemas import Entry


def read(fields: str) -> Entry:
    (entry,) = parse_bibliography(f"@inbook{{a, author={{Vega, R.}}, {fields}, year={{2001}}}}", "bibtex").entries
    return entry


def test_a_chapter_by_name_is_the_title_and_the_book_its_container() -> None:
    entry = read("title={Coasts}, subtitle={A Handbook}, chapter={Salt Marshes}, pages={57--71}")
    assert (entry.type, entry.title, entry.subtitle) == ("chapter", "Salt Marshes", "")
    assert (entry.container, entry.chapter, entry.pages) == ("Coasts: A Handbook", "", "57-71")


@pytest.mark.parametrize("chapter", ["3", "III", "2.4", "Chapter 3", "Kapitel 3"])
def test_a_chapter_by_number_keeps_the_title(chapter: str) -> None:
    entry = read(f"title={{Coasts}}, chapter={{{chapter}}}")
    assert (entry.title, entry.container, entry.chapter) == ("Coasts", "Coasts", chapter)


@pytest.mark.parametrize("chapter", ["Civil Works", "Civil", "1984 and After", "Mix"])
def test_words_are_no_number(chapter: str) -> None:
    assert read(f"title={{Coasts}}, chapter={{{chapter}}}").title == chapter


def test_without_a_chapter_the_pages_say_which_part() -> None:
    entry = read("title={Coasts}, pages={57--71}")
    assert (entry.type, entry.title, entry.container, entry.pages) == ("chapter", "Coasts", "Coasts", "57-71")


def test_with_a_booktitle_it_is_biblatexs() -> None:
    entry = read("title={Salt}, subtitle={Sand}, booktitle={Coasts}, booksubtitle={A Handbook}, chapter={3}")
    assert (entry.title, entry.subtitle, entry.container) == ("Salt", "Sand", "Coasts: A Handbook")
    assert entry.chapter == "3"
