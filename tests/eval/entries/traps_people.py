"""Traps that lie in who wrote, edited, supervised or issued a work. Each function adds one case to a library."""

from __future__ import annotations

from dataclasses import replace

from tests.eval.entries import bodies, drawing, names
from tests.eval.entries.drawing import article, book
from tests.eval.entries.labels import label
from tests.eval.entries.library import Bind, Library
from tests.eval.entries.owning import book_file, chapter_file, couple, own, some_file, volume_file
from tests.eval.entries.titles import capital, inner
from tests.eval.entries.works import Person


def same_author(lib: Library) -> None:
    """Three works of the same authors; two of them are there."""
    language = lib.a_language()
    authors, noun = couple(lib, language), lib.titles.noun(language)
    first = lib.enter(article(lib, language, authors))
    second = lib.enter(book(lib, language, authors, lib.titles.title(language, noun)))
    third = lib.enter(article(lib, language, authors, lib.titles.title(language, noun)))
    lib.trap("same_author", own(lib, first), second, third)
    lib.trap("same_author", book_file(lib, second), first, third)


def sibling(lib: Library) -> None:
    """Two works of the same authors and the same year, a and b."""
    language = lib.a_language()
    authors = couple(lib, language)
    first = lib.enter(article(lib, language, authors))
    drawn = lib.rng.choice((article, book))(lib, language, authors)
    second = lib.enter(replace(drawn, year=first.year))
    lib.trap("sibling", own(lib, first), second)
    if lib.rng.random() < 0.7:
        lib.trap("sibling", some_file(lib, second), first)


def common_name(lib: Library) -> None:
    """A work of an author whose name is a word, and a text of somebody else that uses the words of its title."""
    language = lib.a_language()
    name = lib.rng.choice(names.COMMON[language].split(";"))
    noun, other = lib.titles.noun(language), lib.titles.noun(language)
    joined = f"{noun} {label(language, 'and')} {inner(language, other)}"
    work = lib.enter(book(lib, language, (Person(name, lib.given(language)),), joined))
    text = article(lib, language, title=lib.titles.title(language, noun))
    text = lib.enter(text) if lib.rng.random() < 0.5 else text
    binds = (Bind(text.key, "same_work"),) if text.key else ()
    said = (f"{name} {label(language, 'and')} {inner(language, noun)}.", f"{capital(joined)}: {name}.")
    lib.trap("common_name", lib.file(text, "article", *binds, loose=said), work)
    if lib.rng.random() < 0.6:
        book_file(lib, work)


def transliterated(lib: Library) -> None:
    """Somebody else of nearly the same name with nearly the same title; and names in another script."""
    language = lib.a_language()
    names_of_two = lib.rng.sample(lib.rng.choice(names.NEAR), 2)
    given = lib.given(language)
    work = lib.enter(article(lib, language, (Person(names_of_two[0], given),)))
    other = article(lib, language, (Person(names_of_two[1], given),), work.title)
    other = replace(other, subtitle=lib.titles.subtitle(language), doi="")
    lib.trap("transliterated", lib.file(other, "article"), work)
    family, first, variant, native = lib.rng.choice(names.SCRIPTS)
    only = lib.rng.random() < 0.3
    person = Person(family, first, lib.rng.choice((native, variant)) if only else f"{native} ({first} {family})")
    foreign = lib.enter(article(lib, language, (person,)))
    bind = Bind(
        foreign.key, "same_work", "the name only in another spelling" if only else "both spellings", optional=only
    )
    lib.file(foreign, "article", bind)


def corporate_twin(lib: Library) -> None:
    """Reports of offices of nearly the same name on the same subject."""
    language = lib.a_language()
    topic = lib.rng.choice(bodies.REPORT_TOPICS[language].split(";"))
    twins = lib.office(language)[:2]
    reports = [lib.enter(drawing.report(lib, language, office, topic)) for office in twins]
    lib.trap("corporate_twin", own(lib, reports[0]), reports[1])
    lib.trap("corporate_twin", own(lib, reports[1]), reports[0])


def editor_author(lib: Library) -> None:
    """A monograph of X, a volume edited by X, a chapter in it by Y."""
    language = lib.a_language()
    editor, noun = lib.person(language), lib.titles.noun(language)
    mono = lib.enter(book(lib, language, (editor,), lib.titles.title(language, noun)))
    whole = drawing.volume(lib, language, (editor, lib.person(language)))
    whole = lib.enter(replace(whole, title=lib.titles.title(language, noun), year=mono.year))
    part = lib.enter(drawing.chapter(lib, whole))
    lib.trap("editor_author", book_file(lib, mono), whole, part)
    lib.trap("editor_author", volume_file(lib, whole, (part,)), mono)
    lib.trap("editor_author", chapter_file(lib, part, whole), mono)


def namesake(lib: Library) -> None:
    """Two people of one family name, same year, same subject."""
    language = lib.a_language()
    person, noun = lib.person(language), lib.titles.noun(language)
    while (given := lib.given(language))[0] == person.given[0]:
        pass
    first = lib.enter(article(lib, language, (person,), lib.titles.title(language, noun)))
    drawn = article(lib, language, (Person(person.family, given),), lib.titles.title(language, noun))
    second = lib.enter(replace(drawn, year=first.year))
    lib.trap("namesake", own(lib, first), second)
    lib.trap("namesake", own(lib, second), first)


def named_on_page(lib: Library) -> None:
    """The supervisor, translator, foreword writer or dedicatee of a work has written on its subject too."""
    language = lib.a_language()
    person, noun = lib.person(language), lib.titles.noun(language)
    theirs = lib.enter(book(lib, language, (person,), lib.titles.title(language, noun)))
    how = lib.rng.choice(("supervisor", "translator", "foreword", "dedicated"))
    drawn = drawing.thesis(lib, language) if how == "supervisor" else book(lib, language)
    work = lib.enter(replace(drawn, title=lib.titles.title(language, noun)))
    layout = "thesis" if how == "supervisor" else "book"
    file = own(lib, work, layout=layout, statements=(label(language, how, names=person.full),))
    lib.trap("named_on_page", file, theirs)


def also_by(lib: Library) -> None:
    """A book that lists other works of its author, or of its series, in the front matter."""
    language = lib.a_language()
    series = lib.rng.random() < 0.4
    author = couple(lib, language)
    listed = tuple(lib.enter(book(lib, language, () if series else author)) for _ in range(2))
    work = lib.enter(book(lib, language, author))
    head = label(language, "series" if series else "also")
    lib.trap("also_by", own(lib, work, layout="book", listed_head=head, listed=listed), *listed)
