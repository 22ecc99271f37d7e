"""Titles of one word and headings of one word, short titles and very long ones; the words stand in words.txt."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.eval.entries import drawing
from tests.eval.entries.library import Bind, Library
from tests.eval.entries.titles import LANGUAGES, inner
from tests.eval.entries.works import Work

#: Long titles of each language.
LONG = 5


def words(language: str, what: str) -> list[str]:
    """The words of one kind: titles, headings or short."""
    lines = (Path(__file__).parent / "words.txt").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith(f"{language} {what} ")).split(" ", 2)[2].split(";")


def lone(lib: Library) -> None:
    """Reprints of works of one word; and chapters headed by one word, in other books of an author who has such a work.

    Every second entry has a subtitle, which the title page leaves out.
    """
    for language in LANGUAGES:
        for number, word in enumerate(words(language, "titles")):
            work = _lone(lib, language, word, number)
            reprint = replace(work, subtitle="", year=work.year + lib.rng.randint(3, 30), isbn="")
            lib.file(reprint, "book", Bind(work.key, "same_work"))
        for number, word in enumerate(words(language, "headings")):
            work = _lone(lib, language, word, number)
            whole = replace(drawing.book(lib, language, work.authors), year=work.year + lib.rng.randint(1, 9))
            part = replace(drawing.chapter(lib, whole, work.authors, word), kind="inbook", editors=())
            lib.trap("lone_word", lib.file(part, "chapter"), work)


def _lone(lib: Library, language: str, word: str, number: int) -> Work:
    subtitle = lib.titles.subtitle(language) if number % 2 else ""
    return lib.enter(replace(drawing.book(lib, language, title=word), subtitle=subtitle))


def short(lib: Library) -> None:
    """Works of short titles, and works of others whose titles begin with the same words."""
    for language in LANGUAGES:
        for title in words(language, "short"):
            work = lib.enter(replace(drawing.book(lib, language, title=title), subtitle=""))
            lib.file(work, "book", Bind(work.key, "same_work"))
            longer = drawing.article(lib, language, title=f"{title} {lib.titles.context(language)}")
            lib.trap("short_title", lib.file(longer, "article"), work)


def long(lib: Library) -> None:
    """Works of very long titles and many authors."""
    for language in LANGUAGES:
        for _ in range(LONG):
            parts = [lib.titles.title(language) for _ in range(3)]
            title = ", ".join([parts[0], *(inner(language, part) for part in parts[1:])])
            people = tuple(lib.person(language) for _ in range(lib.rng.randint(4, 9)))
            drawn = drawing.article(lib, language, people, title)
            work = lib.enter(replace(drawn, subtitle=lib.titles.subtitle(language)))
            lib.file(work, "article", Bind(work.key, "same_work"))
