"""The words of a title, and where its subtitle starts."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise

from anyascii import anyascii

from gates.fold import fold
from gates.number import Marks, read_marks, without_marks
from gates.script import is_latin
from gates.vocabulary import STOP_WORDS

#: Between title and subtitle: a colon, a question mark, a full stop after a word, a dash that parts words, a comma
#: before an article ("TeX by Topic, A TeXnician's Reference").
_SUBTITLE = re.compile(
    r"\s*[:;?!]\s+|\s*[–—―]\s*|\s+-{1,3}\s+|-{2,3}|(?<=[^\W\d_]{3})\.\s+(?=[^\W\d_]{2})"
    r"|,\s+(?=(?:an?|the|eine?|une?|un[ao])\s)",
    re.IGNORECASE,
)
_DASH_BETWEEN = re.compile(r"[–—―]|-{2,3}")
_POSSESSIVE = re.compile(r"['’`]s\b", re.IGNORECASE)
#: French and Italian articles that lean on the next word, and "don't" the other way round.
ELISION = re.compile(r"\b(?:[ldnsmtcj]|qu|dell|all|nell|sull|dall|un|quest)['’](?=[^\W\d_])", re.IGNORECASE)
_ROMAN = {"ii": "2", "iii": "3", "iv": "4", "vi": "6", "vii": "7", "viii": "8", "ix": "9", "xi": "11", "xii": "12"}
_VERSION = re.compile(r"[0-9]+(?:\.[0-9]+)+[a-z]?")
_MARKUP = re.compile(r"</?[a-z]{1,4}/?>|\\[a-zA-Z]+|[{}$]")


@dataclass(frozen=True)
class Title:
    """A title as its significant words, in order, without numbering marks (these stand in ``marks``)."""

    text: str
    words: tuple[str, ...]
    marks: Marks
    #: How many words stand before each subtitle sign; the fewest are the main title.
    cuts: tuple[int, ...] = ()

    @cached_property
    def figures(self) -> frozenset[str]:
        """Words that are figures ("Report 2019")."""
        return frozenset(filter(str.isdigit, self.words))

    @cached_property
    def versions(self) -> frozenset[str]:
        """Words that are the number of a version ("Tabula 5.0")."""
        return frozenset(filter(_VERSION.fullmatch, self.words))

    @cached_property
    def bag(self) -> frozenset[str]:
        """The words in no order."""
        return frozenset(self.words)

    @cached_property
    def pairs(self) -> frozenset[str]:
        """Two words that follow one another, written as one: every compound of the title begins with one of these."""
        return frozenset(one + other for one, other in pairwise(self.words))

    @cached_property
    def is_latin(self) -> bool:
        """Say whether it is written in Latin letters."""
        return is_latin(" ".join(self.words))

    @cached_property
    def latin(self) -> "Title":
        """The title in Latin letters: a key that must be equal, never a likeness."""
        return read_title(anyascii(self.text))

    def without(self, words: frozenset[str]) -> "Title":
        """Return the title without some words; without all of its words it is left as it is."""
        if words.isdisjoint(self.words):
            return self
        kept = tuple(word for word in self.words if word not in words)
        if not kept:
            return self
        cuts = (sum(word not in words for word in self.words[:cut]) for cut in self.cuts)
        return replace(self, words=kept, cuts=_inner(cuts, len(kept)))


@lru_cache(maxsize=8192)
def read_title(text: str, subtitle: str = "") -> Title:
    """Read a title; with a subtitle of its own field it is parted there and nowhere else."""
    plain, below = _MARKUP.sub("", text), _MARKUP.sub("", subtitle)
    marks = read_marks(f"{plain}\n{below}")
    parts = [without_marks(plain), without_marks(below)] if below.strip() else _parts(without_marks(plain))
    words = [significant_words(part) for part in parts]
    cuts = _inner(accumulate(map(len, words)), sum(map(len, words)))
    return Title(" ".join(f"{text} {subtitle}".split()), sum(words, ()), marks, cuts)


def _parts(text: str) -> list[str]:
    """Part a title at its subtitle signs."""
    signs = [match.span() for match in _SUBTITLE.finditer(text)]
    starts, ends = [0, *(end for _, end in signs)], [*(start for start, _ in signs), len(text)]
    return [text[start:end] for start, end in zip(starts, ends, strict=True)]


def _inner(cuts: Iterable[int], length: int) -> tuple[int, ...]:
    """Return the cuts that have words on both sides, each once."""
    return tuple(dict.fromkeys(cut for cut in cuts if 0 < cut < length))


@lru_cache(maxsize=8192)
def significant_words(text: str) -> tuple[str, ...]:
    """Return the folded words that say something, in order; Roman numerals from II on as figures."""
    words = fold(_DASH_BETWEEN.sub(" ", ELISION.sub("", _POSSESSIVE.sub("", text)))).words
    return tuple(_ROMAN.get(word, word) for word in words if word not in STOP_WORDS)
