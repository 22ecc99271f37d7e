"""What a language brings to the invented prose: phrases with slots, and how it writes figures."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a language has to say; a predicate is ``verb|rest``, so that a clause can put its verb first or last."""

    subjects: tuple[str, ...]
    objects: tuple[str, ...]
    predicates: tuple[str, ...]
    adverbials: tuple[str, ...]
    adjectives: tuple[str, ...]
    nouns: tuple[str, ...]
    frames: tuple[str, ...]
    headings: tuple[str, ...]
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Language:
    """Phrases whose slots `tests.eval.quotes.sentence` fills.

    Slots: ``{main}``, ``{inv}`` (verb first), ``{sub}`` (subordinate), ``{vp}`` (without a subject), ``{s}``, ``{o}``,
    ``{a}``, ``{cite}`` (in the text), ``{ref}`` (in brackets), and figures: ``{y}`` year, ``{d}`` day, ``{n}`` small,
    ``{i}`` middling, ``{t}`` thousands, ``{c}`` decimal, ``{p}`` percentage, ``{neg}`` negative, ``{r}`` years, ``{k}``
    a stretch.
    """

    name: str
    words: Vocabulary
    #: How a noun and an adjective make a subject and an object.
    subject: str
    object: str
    running_head: str
    references: str
    pages: str
    decimal: str
    thousands: str
    #: The verb of a subordinate clause stands at its end, and a clause after an adverbial starts with it.
    verb_last: bool = False


def read_vocabulary(text: str) -> Vocabulary:
    """Read lists, each below its name and a colon; frames are parted by " / ", all else by semicolons."""
    _, *parts = re.split(r"^([a-z]+):\n", text, flags=re.MULTILINE)
    lists = dict(zip(parts[::2], parts[1::2], strict=True))
    return Vocabulary(**{name: _listed(given, " / " if name == "frames" else ";") for name, given in lists.items()})


def _listed(text: str, mark: str) -> tuple[str, ...]:
    """Split a list; line breaks in it mean nothing."""
    return tuple(part.strip() for part in " ".join(text.split()).split(mark) if part.strip())
