"""Titles that differ by a word or two: the same work under another form of its title, and other works of its author."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.eval.entries import drawing
from tests.eval.entries.labels import label
from tests.eval.entries.library import Bind, Library
from tests.eval.entries.titles import LANGUAGES, capital, inner
from tests.eval.entries.works import Work

#: Works of each language.
WORKS = 5


def add(lib: Library) -> None:
    """Works whose file shows another form of the title, and files of other works of nearly the same title."""
    for language in LANGUAGES:
        for _ in range(WORKS):
            first, second, context = lib.titles.noun(language), lib.titles.noun(language), lib.titles.context(language)
            title = _joined(language, first, second, context)
            drawn = drawing.article(lib, language, title=title)
            work = lib.enter(replace(drawn, subtitle=lib.titles.subtitle(language), doi=""))
            for form in _forms(lib, work, _joined(language, first, second)):
                lib.file(form, "article", Bind(work.key, "same_work"))
            for other in _others(lib, work, (first, second, context)):
                lib.trap("near_title", lib.file(other, "article"), work)


def _joined(language: str, first: str, second: str, context: str = "") -> str:
    return capital(f"{first} {label(language, 'and')} {inner(language, second)} {context}".strip())


def _forms(lib: Library, work: Work, shorter: str) -> Iterator[Work]:
    """The title as printed where the entry has it otherwise, as bibliographies have."""
    yield replace(work, subtitle="")
    yield replace(work, title=shorter)
    yield replace(work, title=shorter, subtitle="")
    yield replace(work, subtitle=lib.titles.subtitle(work.language))
    yield replace(work, title=_misspelt(lib, work.title))


def _misspelt(lib: Library, title: str) -> str:
    """Two letters of the longest word change places."""
    word = max(title.split(), key=len)
    at = lib.rng.randrange(1, len(word) - 2)
    return title.replace(word, word[:at] + word[at + 1] + word[at] + word[at + 2 :])


def _others(lib: Library, work: Work, parts: tuple[str, str, str]) -> Iterator[Work]:
    """Other works of the same authors, most of them of another year."""
    language, (first, second, context) = work.language, parts
    noun = lib.titles.noun(language)
    titles = (
        _joined(language, noun, second, context),
        _joined(language, first, noun, context),
        _joined(language, first, second, lib.titles.context(language)),
        capital(f"{inner(language, first)} {context}"),
        capital(f"{inner(language, noun)}, {inner(language, work.title)}"),
    )
    for title in titles:
        other = drawing.article(lib, language, work.authors, title)
        year = work.year if lib.rng.random() < 0.3 else other.year
        yield replace(other, subtitle=lib.rng.choice((other.subtitle, work.subtitle)), year=year, doi="")
