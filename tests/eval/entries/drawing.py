"""Draws works of every kind for a bibliography, with the facts such a work has."""

from __future__ import annotations

from dataclasses import replace

from tests.eval.entries import bodies
from tests.eval.entries.labels import label
from tests.eval.entries.library import Library
from tests.eval.entries.titles import capital
from tests.eval.entries.works import Person, Work

#: How often a thesis cites what; the types that are missing here come in with the traps.
KINDS = (
    ("article", 34),
    ("book", 18),
    ("incollection", 10),
    ("inproceedings", 9),
    ("phdthesis", 4),
    ("mastersthesis", 3),
    ("techreport", 5),
    ("misc", 4),
    ("online", 4),
    ("unpublished", 2),
    ("inbook", 3),
    ("collection", 2),
    ("proceedings", 2),
    ("booklet", 1),
    ("manual", 2),
    ("standard", 1),
)


def year(lib: Library) -> int:
    """A year; recent ones more often."""
    return lib.rng.choice((lib.rng.randint(1968, 1999), lib.rng.randint(2000, 2012), lib.rng.randint(2008, 2024)))


def span(lib: Library, least: int = 6, most: int = 38) -> str:
    """A page range as BibTeX writes it."""
    first = lib.rng.randint(3, 880)
    return f"{first}--{first + lib.rng.randint(least, most)}"


def doi(lib: Library, stem: str = "j") -> str:
    """A DOI under the prefix that is reserved for examples."""
    n = lib.rng.randint(10_000, 99_999)
    form = lib.rng.choice(("{s}.{y}.{n}", "{s}-{n}", "S{n}-0{y}({n})0", "{s}/{y}-{n}-7"))
    return f"10.5555/{form.format(s=stem, y=lib.rng.randint(10, 24), n=n)}"


def isbn(lib: Library) -> str:
    """An ISBN-13 with its check digit."""
    digits = [9, 7, 8, 3, *(lib.rng.randint(0, 9) for _ in range(8))]
    check = -sum(d * (3 if i % 2 else 1) for i, d in enumerate(digits)) % 10
    text = "".join(map(str, digits))
    return f"{text[:3]}-{text[3]}-{text[4:8]}-{text[8:12]}-{check}"


def journal(lib: Library, language: str) -> str:
    """A journal of the field."""
    form = lib.rng.choice(bodies.JOURNALS[language].split(";"))
    text = form.format(f=bodies.FIELD_NAMES[lib.field_name][language])
    return capital(text.replace("de l'histoire", "d'histoire").replace("de l'informatique", "d'informatique"))


def publisher(lib: Library, language: str) -> tuple[str, str]:
    """A house and its place."""
    house, place = lib.rng.choice(bodies.PUBLISHERS[language].split(";")).split(":")
    return house, place


def article(lib: Library, language: str, authors: tuple[Person, ...] = (), title: str = "") -> Work:
    """A journal article; half of them have a DOI."""
    when = year(lib)
    return Work(
        kind="article",
        language=language,
        title=title or lib.titles.title(language),
        subtitle=lib.titles.subtitle(language) if lib.rng.random() < 0.45 else "",
        year=when,
        authors=authors or lib.people(language),
        container=journal(lib, language),
        volume=str(lib.rng.randint(2, 90)),
        number=str(lib.rng.randint(1, 6)),
        pages=span(lib),
        doi=doi(lib) if lib.rng.random() < 0.5 and when > 1990 else "",
    )


def book(lib: Library, language: str, authors: tuple[Person, ...] = (), title: str = "") -> Work:
    """A monograph."""
    house, place = publisher(lib, language)
    short = lib.rng.random() < 0.12
    return Work(
        kind="book",
        language=language,
        title=title or (lib.titles.noun(language) if short else lib.titles.title(language)),
        subtitle=lib.titles.subtitle(language) if lib.rng.random() < 0.6 or short else "",
        year=year(lib),
        authors=authors or lib.people(language, most=2),
        publisher=house,
        place=place,
        isbn=isbn(lib) if lib.rng.random() < 0.5 else "",
    )


def volume(lib: Library, language: str, editors: tuple[Person, ...] = (), kind: str = "collection") -> Work:
    """An edited volume or proceedings."""
    house, place = publisher(lib, language)
    return Work(
        kind=kind,
        language=language,
        title=lib.titles.title(language),
        subtitle=label(language, "chair") if kind == "proceedings" else lib.titles.subtitle(language),
        year=year(lib),
        editors=editors or (lib.person(language), lib.person(language)),
        publisher=house,
        place=place,
        isbn=isbn(lib) if lib.rng.random() < 0.5 else "",
    )


def chapter(lib: Library, whole: Work, authors: tuple[Person, ...] = (), title: str = "") -> Work:
    """A chapter of a volume."""
    return Work(
        kind="inproceedings" if whole.kind == "proceedings" else "incollection",
        language=whole.language,
        title=title or lib.titles.title(whole.language),
        subtitle=lib.titles.subtitle(whole.language) if lib.rng.random() < 0.3 and not title else "",
        year=whole.year,
        authors=authors or lib.people(whole.language, most=3),
        editors=whole.editors,
        container=whole.whole_title,
        publisher=whole.publisher,
        place=whole.place,
        pages=span(lib),
    )


def report(lib: Library, language: str, office: str = "", title: str = "", kind: str = "techreport") -> Work:
    """A report of an office."""
    return Work(
        kind=kind,
        language=language,
        title=title or lib.titles.title(language),
        subtitle="" if title else lib.titles.subtitle(language),
        year=year(lib),
        corporate=office or lib.office(language)[0],
        place=publisher(lib, language)[1],
        number=f"{lib.rng.randint(3, 99)}" if kind == "techreport" else "",
    )


def thesis(lib: Library, language: str, kind: str = "phdthesis") -> Work:
    """A dissertation or master's thesis."""
    return Work(
        kind=kind,
        language=language,
        title=lib.titles.title(language),
        subtitle=lib.titles.subtitle(language) if lib.rng.random() < 0.7 else "",
        year=year(lib),
        authors=(lib.person(language),),
        school=lib.rng.choice(bodies.UNIVERSITIES[language].split(";")),
    )


def paper(lib: Library, language: str, kind: str = "misc", authors: tuple[Person, ...] = ()) -> Work:
    """Something without a publisher: a preprint, a page, a talk, a typescript."""
    when = lib.rng.randint(2008, 2024)
    arxiv = f"{when % 100:02}{lib.rng.randint(1, 12):02}.{lib.rng.randint(1000, 9999)}{lib.rng.randint(0, 9)}"
    return Work(
        kind=kind,
        language=language,
        title=lib.titles.title(language),
        subtitle=lib.titles.subtitle(language) if lib.rng.random() < 0.4 else "",
        year=when,
        authors=authors or lib.people(language),
        arxiv=arxiv if kind == "misc" and when > 2014 else "",
    )


def any_kind(lib: Library) -> Work:
    """A work as a thesis might cite it."""
    language = lib.a_language()
    kind = lib.rng.choices([name for name, _ in KINDS], [weight for _, weight in KINDS])[0]
    if kind in {"article", "book"}:
        return (article if kind == "article" else book)(lib, language)
    if kind in {"collection", "proceedings"}:
        return volume(lib, language, kind=kind)
    if kind in {"incollection", "inproceedings", "inbook"}:
        return within(lib, language, kind)
    draw = {"phdthesis": thesis, "mastersthesis": thesis, "misc": paper, "online": paper, "unpublished": paper}
    if kind in draw:
        return draw[kind](lib, language, kind)
    return report(lib, language, kind=kind)


def within(lib: Library, language: str, kind: str) -> Work:
    """A chapter whose volume is no entry; an `inbook` is one of its author's own book."""
    made = chapter(lib, volume(lib, language, kind="proceedings" if kind == "inproceedings" else "collection"))
    return replace(made, kind=kind, editors=()) if kind == "inbook" else made
