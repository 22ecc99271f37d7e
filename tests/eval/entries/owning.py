"""The usual file of a work, and the true pairs that come with a volume and its chapters."""

from __future__ import annotations

from typing import Unpack

from tests.eval.entries import drawing
from tests.eval.entries.library import Bind, File, Library, Parts
from tests.eval.entries.works import Person, Work

#: The layouts a work of a kind is met in, the frequent ones several times.
LAYOUTS = {
    "article": ("article", "article", "article", "two_column", "two_column", "scan"),
    "book": ("book", "book", "book", "scan"),
    "collection": ("book",),
    "proceedings": ("book",),
    "incollection": ("chapter", "chapter", "scan"),
    "inbook": ("chapter",),
    "inproceedings": ("two_column", "two_column", "article", "slides"),
    "phdthesis": ("thesis",),
    "mastersthesis": ("thesis",),
    "techreport": ("report",),
    "manual": ("report",),
    "standard": ("report",),
    "booklet": ("report",),
    "misc": ("preprint", "preprint", "slides"),
    "online": ("preprint", "report"),
    "unpublished": ("preprint", "slides"),
}


def usual_layout(lib: Library, work: Work) -> str:
    """A layout for the whole work."""
    return lib.rng.choice(LAYOUTS[work.kind])


def own(lib: Library, work: Work, *more: Bind, layout: str = "", name: str = "", **parts: Unpack[Parts]) -> File:
    """A file of the work itself."""
    shape = layout or usual_layout(lib, work)
    return lib.file(work, shape, Bind(work.key, "same_work"), *more, name=name, **parts)


def book_file(lib: Library, work: Work, **parts: Unpack[Parts]) -> File:
    """A whole book, or at times pages out of its middle; those may lack the author's name."""
    draw = lib.rng.random()
    if draw > 0.55:
        return own(lib, work, **parts)
    nameless = draw < 0.08
    bind = Bind(
        work.key,
        "excerpt_of_work",
        "running heads without the author" if nameless else "running heads name author and title",
        ("chapter_in_this_volume",),
        optional=nameless,
    )
    return lib.file(work, "excerpt_nameless" if nameless else "excerpt", bind, **parts)


def chapter_file(lib: Library, work: Work, whole: Work | None = None, **parts: Unpack[Parts]) -> File:
    """A chapter; if its volume is an entry, it stands in that one. Some do not name the editors."""
    nameless = lib.rng.random() < 0.12
    layout = "chapter_nameless" if nameless else lib.rng.choice(LAYOUTS["incollection"])
    if whole is None:
        return own(lib, work, layout=layout, **parts)
    note = "the volume's editors are not named" if nameless else "names volume and editors"
    bind = Bind(whole.key, "chapter_in_this_volume", note, ("excerpt_of_work",), optional=nameless)
    return own(lib, work, bind, layout=layout, **parts)


def volume_file(lib: Library, whole: Work, chapters: tuple[Work, ...], *, entered: bool = True) -> File:
    """A whole volume whose contents list the given chapters among others."""
    others = tuple(drawing.chapter(lib, whole) for _ in range(3))
    listed = list(chapters + others)
    lib.rng.shuffle(listed)
    binds = [Bind(whole.key, "same_work")] if entered else []
    binds += [Bind(work.key, "volume_of_this_chapter", "listed in the contents") for work in chapters]
    return lib.file(whole, "book", *binds, chapters=tuple(listed))


def some_file(lib: Library, work: Work) -> File:
    """A file of a work that is in no trap."""
    if work.kind == "book":
        return book_file(lib, work)
    if work.kind in {"collection", "proceedings"}:
        return volume_file(lib, work, ())
    if work.kind == "incollection":
        return chapter_file(lib, work)
    return own(lib, work)


def couple(lib: Library, language: str) -> tuple[Person, ...]:
    """One or two authors, as most works of the same people have."""
    return lib.people(language, most=2)
