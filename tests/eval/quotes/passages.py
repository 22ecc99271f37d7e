"""Passages of a text: runs of whole words that can be quoted, and how a reader reads them."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from random import Random

DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212"
DOUBLE_QUOTES = '"„“”«»'
SINGLE_QUOTES = "'‘’‚"
#: After these an open hyphen is a word left out: "Vor- und Nachteile".
CONJUNCTIONS = frozenset("and or to und oder bzw bis sowie et ou en e o u y of".split())
BROKEN = re.compile(rf"(?<=\w)[{DASHES}]\n(?=(\w+))")

#: A word that is broken at a line end is one.
_WORD = re.compile(rf"(?:\S*\w[{DASHES}\u00ad]\n)*\S+")
_OUTSIDE = frozenset(".,;:!?()[]" + DOUBLE_QUOTES + SINGLE_QUOTES + DASHES + "\u00a0\u202f")


@dataclass(frozen=True, slots=True)
class Passage:
    """Where whole words lie in a text: ``start`` to ``end`` without the punctuation around them, ``outer`` with it."""

    start: int
    end: int
    outer: tuple[int, int]


class Passages:
    """Finds passages of a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._words = [match.span() for match in _WORD.finditer(text)]
        self._starts = [start for start, _ in self._words]

    def around(self, at: int, random: Random) -> Passage | None:
        """Choose words around a character, mostly 3 to 15, at times up to 40; None if they cannot be quoted."""
        count = random.randint(3, 15) if random.random() < 0.8 else random.randint(16, 40)
        first = bisect_right(self._starts, at) - 1 - random.randrange(count)
        if first < 0 or first + count > len(self._words):
            return None
        return self._trimmed(self._words[first][0], self._words[first + count - 1][1])

    def anywhere(self, random: Random) -> Passage | None:
        return self.around(random.choice(self._starts), random)

    def _trimmed(self, start: int, end: int) -> Passage | None:
        outer = start, end
        while start < end and self.text[start] in _OUTSIDE:
            start += 1
        while start < end and self.text[end - 1] in _OUTSIDE:
            end -= 1
        passage = Passage(start, end, outer)
        return passage if start < end and self._is_quotable(passage) else None

    def _is_quotable(self, passage: Passage) -> bool:
        """Say whether it has letters or digits at both ends, cuts no sign off a figure, and is long enough."""
        text, start, end = self.text, passage.start, passage.end
        edges = text[start].isalnum() and text[end - 1].isalnum()
        signed = text[start].isdigit() and text[start - 1 : start] in tuple(DASHES + ".")
        dotted = "..." in text[slice(*passage.outer)] or "…" in text[slice(*passage.outer)]
        words = [word for word in read(text[start:end]).split() if any(map(str.isalnum, word))]
        characters = sum(map(str.isalnum, "".join(words))) + len(words) - 1
        return edges and not signed and not dotted and len(words) >= 3 and characters >= 8


def read(raw: str) -> str:
    """Return raw lines as a reader reads them: on one line, with words that a line end broke put together."""
    raw = raw.replace("\u00ad\n", "").replace("\u00ad", "")
    return BROKEN.sub(_read_hyphen, raw).replace("\n", " ")


def _read_hyphen(match: re.Match[str]) -> str:
    """Return the hyphen if it is the word's own (before a capital, beside a digit), else nothing.

    A word in capitals is broken before a capital: "WASSER-BAU" is one word, "LATEX-Dokument" has its hyphen.
    """
    before, after = match.string[match.start() - 1], match[1]
    if after.casefold() in CONJUNCTIONS:
        return match[0][0] + " "
    own = before.isdigit() or after[0].isdigit() or (after[0].isupper() and not (before.isupper() and after.isupper()))
    return match[0][0] if own else ""
