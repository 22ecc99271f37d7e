"""Traps that lie in the file, in where a work stands, or in what it prints. Each function adds one case."""

from __future__ import annotations

from dataclasses import replace

from tests.eval.entries import drawing
from tests.eval.entries.drawing import article
from tests.eval.entries.labels import label
from tests.eval.entries.library import Bind, Library
from tests.eval.entries.owning import chapter_file, couple, own, some_file, usual_layout, volume_file
from tests.eval.entries.works import Person


def preprint(lib: Library) -> None:
    """A preprint against the article that grew out of it; of the same title it is another version of it."""
    language = lib.a_language()
    authors, noun = couple(lib, language), lib.titles.noun(language)
    drawn = replace(drawing.paper(lib, language, "misc", authors), title=lib.titles.title(language, noun))
    early = replace(
        drawn, year=max(drawn.year, 2015), arxiv=f"{max(drawn.year, 2015) % 100:02}05.1{lib.rng.randint(1000, 9999)}"
    )
    early = lib.enter(early) if lib.rng.random() < 0.5 else early
    other = lib.enter(replace(article(lib, language, authors, lib.titles.title(language, noun)), year=early.year + 1))
    same = replace(article(lib, language, authors, early.title), subtitle=early.subtitle, year=early.year + 1)
    same = lib.enter(replace(same, container=drawing.journal(lib, language)))
    binds = (Bind(early.key, "same_work"),) if early.key else ()
    # where the preprint has no entry of its own, everybody would take it for the article
    also = "same_work?" if early.key else "same_work"
    version = Bind(same.key, "other_edition", "the preprint of this article", (also,))
    lib.trap("preprint", lib.file(early, "preprint", *binds, version), other)
    if lib.rng.random() < 0.5:
        more = (Bind(early.key, "other_edition", "the article of this preprint", ("same_work?",)),) if early.key else ()
        lib.trap("preprint", own(lib, same, *more, layout="article"), other)


def wrong_doi(lib: Library) -> None:
    """A text that prints the DOI of a work it uses or goes with, and none of its own."""
    language = lib.a_language()
    about = lib.enter(replace(article(lib, language), year=lib.rng.randint(2004, 2022), doi=drawing.doi(lib)))
    if lib.rng.random() < 0.6:
        work = lib.enter(replace(article(lib, language), doi=""))
        names = " / ".join(person.short for person in about.authors)
        said = label(language, "cite", names=names, year=about.year, title=about.title, doi=about.doi)
        lib.trap("wrong_doi", own(lib, work, layout="article", statements=(said,)), about)
    else:
        said = label(language, "supplement", title=about.title, doi=about.doi)
        work = replace(about, title=label(language, "appendix"), subtitle="", doi="", key="")
        lib.trap("wrong_doi", lib.file(work, "notice", kicker=said), about)
    if lib.rng.random() < 0.4:
        own(lib, about)


def renamed(lib: Library) -> None:
    """A file with the key, or author and title, of another entry as its name."""
    for _ in range(2):
        victim, work = lib.enter(drawing.any_kind(lib)), lib.enter(article(lib, lib.a_language()))
        family = victim.corporate or victim.people[0].family
        title = victim.title.replace("/", " ").replace(":", "").replace("?", "")
        styles = (victim.key.replace(":", "_"), f"{family} {victim.year} - {title}", f"{family} - {title}", title)
        lib.trap("renamed", own(lib, work, name=f"{lib.rng.choice(styles)[:90].strip()}.pdf"), victim)


def duplicate(lib: Library) -> None:
    """One work entered twice; one file uploaded twice. All of these pairs are true."""
    language = lib.a_language()
    work = lib.enter(article(lib, language))
    short = tuple(Person(person.family, person.initials) for person in work.authors)
    again = lib.enter(replace(work, authors=short, subtitle="" if lib.rng.random() < 0.3 else work.subtitle, doi=""))
    both = Bind(again.key, "same_work", "entered twice")
    file = own(lib, work, both)
    copy = own(lib, work, both, layout=file.layout, name=f"download ({len(lib.files)}).pdf", same_bytes_as=file.name)
    for one in (file, copy):
        lib.trap("duplicate", one, work, again)


def volume_mate(lib: Library) -> None:
    """Three chapters of one volume; two are there, at times the whole volume too."""
    language = lib.a_language()
    kind = lib.rng.choice(("collection", "collection", "proceedings"))
    drawn = drawing.volume(lib, language, kind=kind)
    entered = lib.rng.random() < 0.7
    whole = lib.enter(drawn) if entered else drawn
    parts = tuple(lib.enter(drawing.chapter(lib, whole)) for _ in range(3))
    for part in parts[:2]:
        others = (other for other in parts if other is not part)
        lib.trap("volume_mate", chapter_file(lib, part, whole if entered else None), *others)
    if lib.rng.random() < 0.6:
        volume_file(lib, whole, parts, entered=entered)


def issue_mate(lib: Library) -> None:
    """Three articles of one issue; two are there."""
    language = lib.a_language()
    first = lib.enter(article(lib, language))
    mates = [first]
    for _ in range(2):
        drawn = replace(article(lib, language), year=first.year, container=first.container, volume=first.volume)
        mates.append(lib.enter(replace(drawn, number=first.number)))
    for one in mates[:2]:
        lib.trap("issue_mate", own(lib, one), *(mate for mate in mates if mate is not one))


def cited(lib: Library) -> None:
    """A thesis whose review of the literature and references hold the other entries; at times no entry itself."""
    work = drawing.thesis(lib, lib.language)
    work = lib.enter(work) if lib.rng.random() < 0.6 else work
    lib.file(work, "thesis", *([Bind(work.key, "same_work")] if work.key else []))


def alone(lib: Library, *, with_file: bool) -> None:
    """An entry in no trap."""
    work = lib.enter(drawing.any_kind(lib))
    if with_file:
        some_file(lib, work)


def unrelated(lib: Library) -> None:
    """A file of a work that is no entry at all."""
    work = drawing.any_kind(lib)
    lib.file(work, "chapter" if work.kind == "incollection" else usual_layout(lib, work))
