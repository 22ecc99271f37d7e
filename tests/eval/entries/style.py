"""The ways in which one file is easy or hard to read; a file has few of the hard ones at once."""

from __future__ import annotations

from dataclasses import dataclass

from tests.eval.entries import seeds
from tests.eval.entries.works import Person

#: How a title is set; most are set plainly.
TITLES = ("plain",) * 12 + (
    "capitals",
    "capitals",
    "small capitals",
    "spaced",
    "body bold",
    "body",
    "below journal",
    "last",
)
BYLINES = ("full", "full", "full", "full", "full", "initials", "inverted", "digits", "capitals", "plain umlauts")
LAYERS = ("plain",) * 9 + ("ligatures", "ligatures", "loose")

PLAIN_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}


@dataclass(frozen=True)
class Style:
    """How one file is set."""

    family: str
    layer: str
    title: str
    byline: str
    cover: bool
    doi: bool
    metadata: str
    pages: int
    seed: int


def style(library: str, file: str) -> Style:
    """The style of a file; the same file always has the same."""
    rng = seeds.generator("style", library, file)
    return Style(
        family=rng.choice(("roman", "roman", "roman", "sans")),
        layer=rng.choice(LAYERS),
        title=rng.choice(TITLES),
        byline=rng.choice(BYLINES),
        cover=rng.random() < 0.05,
        doi=rng.random() < 0.75,
        metadata=rng.choice(("", "", "title", "junk")),
        pages=rng.randint(2, 4),
        seed=rng.randint(0, 10**9),
    )


def name(person: Person, how: str, place: int) -> str:
    """One name of a byline."""
    forms = {
        "initials": person.short,
        "inverted": person.inverted,
        "digits": f"{person.full}{place % 3 + 1}",
        "capitals": f"{person.given} {person.family.upper()}",
        "plain umlauts": "".join(PLAIN_UMLAUTS.get(char, char) for char in person.full),
    }
    return person.native or forms.get(how, person.full)


def byline(people: tuple[Person, ...], how: str, conjunction: str) -> str:
    """The names of a byline in one line."""
    names = [name(person, how, place) for place, person in enumerate(people)]
    if how == "inverted":
        return "; ".join(names)
    return " ".join([", ".join(names[:-1]), conjunction, names[-1]]) if len(names) > 1 else "".join(names)
