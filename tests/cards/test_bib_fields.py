"""Fields of biblatex and of BibTeX, each where the entry keeps it."""

import pytest

from cards.bibliography import parse_bibliography
from schemas import Entry


def read(fields: str, kind: str = "book") -> Entry:
    (entry,) = parse_bibliography(f"@{kind}{{a, {fields}}}", "bibtex").entries
    return entry


def test_subtitle_has_a_field_of_its_own() -> None:
    entry = read("title={Tide}, subtitle={seasonal tariffs for harbours}", "article")
    assert (entry.title, entry.subtitle) == ("Tide", "seasonal tariffs for harbours")


def test_a_volume_of_a_larger_work() -> None:
    entry = read("title={Waves}, maintitle={Coasts}, mainsubtitle={A Survey}, volume={2}, part={1}")
    assert (entry.title, entry.container, entry.volume) == ("Waves", "Coasts: A Survey", "2.1")


def test_an_article_of_biblatex() -> None:
    entry = read("title={A}, journaltitle={Coastal Notes}, date={2004-05/2005}, issue={3}, eid={e17}", "article")
    assert (entry.container, entry.year, entry.number, entry.pages) == ("Coastal Notes", 2004, "3", "e17")


@pytest.mark.parametrize(
    ("date", "year"),
    [("2004", 2004), ("2004-05", 2004), ("c. 2004", 2004), ("2004b", 2004), ("[1891] 2004", 2004), ("{[1891]}", 1891)],
)
def test_the_year_of_any_date(date: str, year: int) -> None:
    assert read(f"title={{A}}, year={{{date}}}").year == year


@pytest.mark.parametrize("edition", ["3", "3rd", "Quatri{\\`e}me {\\'e}dition"])
def test_an_edition_is_text(edition: str) -> None:
    assert read(f"title={{A}}, edition={{{edition}}}").edition in ("3", "3rd", "Quatrième édition")


@pytest.mark.parametrize(
    ("note", "version"),
    [
        ("Version 1.50", "1.50"),
        ("R package version 2019.12-10", "2019.12-10"),
        ("Release 4.6.2.0.", "4.6.2.0"),
        ("Edition 4.2.0", "4.2.0"),
        ("Free edition", ""),
        ("Third edition", ""),
        ("A short version", ""),
    ],
)
def test_the_version_in_a_note_is_kept_twice(note: str, version: str) -> None:
    entry = read(f"title={{A}}, note={{{note}}}")
    assert (entry.version, entry.note) == (version, note)


def test_a_version_of_its_own_field_counts_first() -> None:
    assert read("title={A}, version={2.0}, note={Version 1.0}").version == "2.0"


def test_doi_url_and_isbn_are_in_normal_form() -> None:
    entry = read(
        "title={A}, doi={https://doi.org/10.5555/AABB{\\_}1.}, isbn={3-16-148410-X, 978-3-16-148410-0},"
        " url={https://example.org/a\\_b%20c}"
    )
    assert (entry.doi, entry.isbn, entry.url) == (
        "10.5555/aabb_1", ("9783161484100",), "https://example.org/a_b%20c",
    )  # fmt: skip


def test_a_url_that_is_a_doi_gives_the_doi() -> None:
    assert read("title={A}, url={https://doi.org/10.5555/aabb}").doi == "10.5555/aabb"


def test_a_url_in_how_it_was_published() -> None:
    entry = read("title={A}, howpublished={\\url{https://example.org/}}, note={Accessed in May}", "misc")
    assert (entry.url, entry.note) == ("https://example.org/", "Accessed in May")


def test_the_original_title_is_an_alias_and_the_translator_a_note() -> None:
    entry = read("title={Waves}, origtitle={Wellen}, translator={Lim, D.}")
    assert (entry.aliases, entry.note) == (("Wellen",), "translated by Lim, D.")


@pytest.mark.parametrize("field", ["publisher", "school", "institution"])
def test_who_published_it(field: str) -> None:
    assert read(f"title={{A}}, {field}={{Wiley \\& Sons}}", "thesis").publisher == "Wiley & Sons"
