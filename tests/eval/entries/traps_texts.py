"""Traps that lie in what a work is: a part, an edition, a notice about another. Each function adds one case."""

from __future__ import annotations

from dataclasses import replace

from tests.eval.entries import bodies, drawing
from tests.eval.entries.drawing import article, book
from tests.eval.entries.labels import label, labels
from tests.eval.entries.library import Bind, File, Library
from tests.eval.entries.owning import chapter_file, couple, own, some_file
from tests.eval.entries.titles import inner
from tests.eval.entries.works import Work


def volume(lib: Library) -> None:
    """Three parts of one handbook; two are there. Either the title or the volume field carries the number."""
    language = lib.a_language()
    base, in_title = book(lib, language), lib.rng.random() < 0.5
    parts = []
    for n in (1, 2, 3):
        title = f"{base.title}, {label(language, 'part', n=n)}" if in_title else base.title
        year = base.year + (n if lib.rng.random() < 0.5 else 0)
        parts.append(lib.enter(replace(base, title=title, year=year, volume="" if in_title else str(n), isbn="")))
    for one in lib.rng.sample(parts, 2):
        lib.trap("volume", own(lib, one, layout="book"), *(part for part in parts if part is not one))


def edition(lib: Library) -> None:
    """Two editions of a textbook, both entries; or only the one that is not there."""
    language = lib.a_language()
    n = lib.rng.randint(2, 5)
    base = book(lib, language)
    older = lib.enter(replace(base, edition=n, isbn=""))
    drawn = replace(
        base, edition=n + lib.rng.randint(1, 2), year=base.year + lib.rng.randint(3, 6), isbn=drawing.isbn(lib)
    )
    if lib.rng.random() < 0.4:
        lib.trap("edition", lib.file(drawn, "book", other_edition(older)), older)
        return
    newer = lib.enter(drawn)
    lib.trap("edition", own(lib, newer, other_edition(older), layout="book"), older)
    if lib.rng.random() < 0.6:
        lib.trap("edition", own(lib, older, other_edition(newer), layout="book"), newer)


def other_edition(work: Work, note: str = "states its own edition", *also: str, optional: bool = False) -> Bind:
    """The pair of a file and an entry for another edition of the same work."""
    return Bind(work.key, "other_edition", note, also, optional=optional)


def revised(lib: Library) -> None:
    """The revision of an introduction against the introduction itself."""
    language = lib.a_language()
    noun = lib.titles.noun(language)
    plain = book(lib, language, title=lib.titles.introduction(language, revised=False, noun=noun))
    plain = lib.enter(replace(plain, subtitle=""))
    title = lib.titles.introduction(language, revised=True, noun=noun)
    work = replace(plain, title=title, year=plain.year + lib.rng.randint(4, 12), isbn="", key="")
    work = lib.enter(work) if lib.rng.random() < 0.5 else work
    says = lib.rng.random() < 0.5
    bind = other_edition(plain, "says what it revises" if says else "its title only", "same_work?", optional=not says)
    statements = (label(language, "revises", title=plain.title, year=plain.year),) if says else ()
    own_bind = (Bind(work.key, "same_work"),) if work.key else ()
    lib.trap("revised", lib.file(work, "book", *own_bind, bind, statements=statements), plain)
    if lib.rng.random() < 0.4:
        own(lib, plain, layout="book", also_ok=(f"{work.key}:other_edition",) if work.key else ())


def notice(lib: Library, trap: str, work: Work, about: Work, enter: float, **parts: str) -> File:
    """A short text about another work, an entry itself with the given chance."""
    made = lib.enter(work) if lib.rng.random() < enter else work
    binds = (Bind(made.key, "same_work"),) if made.key else ()
    statements = (parts["statement"],) if parts.get("statement") else ()
    layout = parts.get("layout", "notice")
    file = lib.file(made, layout, *binds, kicker=parts.get("kicker", ""), statements=statements, listed=(about,))
    lib.trap(trap, file, about)
    if made.key and lib.rng.random() < 0.4:
        lib.trap(trap, some_file(lib, about), made)
    return file


def comment_on(lib: Library) -> None:
    """A comment by others in the same journal."""
    language = lib.a_language()
    about = lib.enter(replace(article(lib, language), subtitle=""))
    work = article(lib, language, title=label(language, "comment", title=about.title))
    work = replace(work, subtitle="", container=about.container, year=about.year + 1)
    notice(lib, "comment_on", work, about, 0.5)


def correction_to(lib: Library) -> None:
    """An erratum by the same authors; it prints the DOI of the article beside its own."""
    language = lib.a_language()
    about = lib.enter(replace(article(lib, language), doi=drawing.doi(lib)))
    title = label(language, "correction", title=about.whole_title)
    own_doi = drawing.doi(lib) if lib.rng.random() < 0.6 else ""
    work = replace(about, key="", title=title, subtitle="", pages=drawing.span(lib, 0, 1), doi=own_doi)
    work = replace(work, year=about.year + lib.rng.randint(0, 1))
    said = label(language, "original_doi", doi=about.doi)
    notice(lib, "correction_to", work, about, 0.35, statement=said)


def review_of(lib: Library) -> None:
    """A book review, headed by what it reviews."""
    language = lib.a_language()
    about = lib.enter(replace(book(lib, language), isbn=drawing.isbn(lib)))
    head = label(language, "review")
    work = replace(article(lib, language, title=f"{head}: {about.title}"), subtitle="", year=about.year + 1)
    notice(lib, "review_of", work, about, 0.4, kicker=head, layout="review")


def companion(lib: Library) -> None:
    """Solutions, a study guide or a reply that goes with a work; guides are by the same author."""
    language = lib.a_language()
    how = lib.rng.choice(("solutions", "guide", "reply"))
    about = lib.enter(replace((article if how == "reply" else book)(lib, language), subtitle=""))
    title = label(language, how, title=about.title)
    if how == "reply":
        notice(lib, "companion", replace(article(lib, language, title=title), subtitle=""), about, 0.5)
        return
    authors = about.authors if how == "guide" or lib.rng.random() < 0.5 else lib.people(language, most=2)
    work = replace(about, key="", title=title, authors=authors, isbn="", year=about.year + lib.rng.randint(0, 3))
    notice(lib, "companion", work, about, 0.5, layout="book")


def near_title(lib: Library) -> None:
    """The title of one work inside the title of another, by the same people."""
    language = lib.a_language()
    noun = lib.titles.noun(language)
    authors, context = couple(lib, language), lib.titles.context(language)
    longer = label(language, "near", x=inner(language, noun))
    plain = lib.enter(replace(article(lib, language, authors, f"{noun} {context}"), subtitle=""))
    drawn = replace(article(lib, language, authors, f"{longer} {context}"), subtitle="", year=plain.year + 2)
    if lib.rng.random() < 0.6:
        drawn = lib.enter(drawn)
        lib.trap("near_title", own(lib, plain), drawn)
    binds = (Bind(drawn.key, "same_work"),) if drawn.key else ()
    also = () if drawn.key else (f"{plain.key}:same_work?",)
    lib.trap("near_title", lib.file(drawn, "article", *binds, also_ok=also), plain)


def translation(lib: Library) -> None:
    """A translation that names its original; another book of its author is an entry too."""
    language = lib.a_language()
    abroad = "de" if language == "en" else "en"
    original = lib.enter(replace(book(lib, abroad), isbn=""))
    other = lib.enter(book(lib, abroad, original.authors))
    drawn = replace(original, key="", language=language, title=lib.titles.title(language), year=original.year + 3)
    drawn = replace(drawn, subtitle=lib.titles.subtitle(language) if original.subtitle else "")
    drawn = lib.enter(drawn) if lib.rng.random() < 0.5 else drawn
    binds = (Bind(drawn.key, "same_work"),) if drawn.key else ()
    names = lib.person(language).full
    said = label(language, "translated", names=names, title=original.whole_title)
    bind = other_edition(original, "names its original")
    file = lib.file(drawn, "book", *binds, bind, statements=(said,))
    lib.trap("translation", file, other)


def generic_title(lib: Library) -> None:
    """Editorials of one journal, introductions of two volumes, or the annual reports of one office."""
    language = lib.a_language()
    how = lib.rng.choice(("editorial", "introduction", "annual"))
    if how == "introduction":
        wholes = [lib.enter(drawing.volume(lib, language)) for _ in range(2)]
        title = lib.rng.choice(labels(language, "generic")[1:])
        pair = [lib.enter(drawing.chapter(lib, whole, whole.editors, title)) for whole in wholes]
        files = [chapter_file(lib, one, whole) for one, whole in zip(pair, wholes, strict=True)]
    else:
        if how == "editorial":
            base = replace(article(lib, language, title=labels(language, "generic")[0]), subtitle="", doi="")
        else:
            base = drawing.report(lib, language, title=lib.rng.choice(labels(language, "annual")))
        after = replace(base, year=base.year + 1, pages=drawing.span(lib, 1, 4) if base.pages else "")
        after = replace(after, volume=str(int(base.volume) + 1) if base.volume else "")
        pair = [lib.enter(base), lib.enter(after)]
        files = [own(lib, one, layout="article" if how == "editorial" else "report") for one in pair]
    lib.trap("generic_title", files[0], pair[1])
    lib.trap("generic_title", files[1], pair[0])


def numbered(lib: Library) -> None:
    """A standard, a manual or a yearbook against the one with another number."""
    language = lib.a_language()
    how = lib.rng.choice(("standard", "manual", "manual"))
    if how == "standard":
        number = f"EN {lib.rng.randint(1000, 19999)}"
        topic = lib.rng.choice(bodies.STANDARDS[language].split(";"))
        base = drawing.report(lib, language, title=f"{number}-1: {topic}", kind="standard")
        pair = [lib.enter(base), lib.enter(replace(base, title=f"{number}-2: {topic}"))]
        lib.trap("numbered", own(lib, pair[0]), pair[1])
        lib.trap("numbered", own(lib, pair[1]), pair[0])
        return
    software, n = lib.rng.choice(bodies.SOFTWARE.split(";")), lib.rng.randint(1, 8)
    title = f"{software} {{}}.0: {label(language, 'manual')}"
    drawn = replace(drawing.paper(lib, language, "manual"), subtitle="")
    first = lib.enter(replace(drawn, title=title.format(n)))
    second = lib.enter(replace(drawn, title=title.format(n + 1), year=drawn.year + 1))
    for one, other in ((first, second), (second, first)):
        file = own(lib, one, other_edition(other, "states its version"), layout="report")
        lib.trap("numbered", file, other)
