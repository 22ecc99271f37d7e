"""Honest quotes: words that stand in the text, as people and models copy them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tests.eval.quotes import dress
from tests.eval.quotes.layers import LIGATURES, Layer
from tests.eval.quotes.passages import BROKEN, DASHES, DOUBLE_QUOTES, SINGLE_QUOTES, Passages, read
from tests.eval.quotes.presence import Presence


@dataclass(frozen=True, slots=True)
class Quote:
    """A quote; an honest one with its place in the text layer, a fake with none."""

    kind: str
    text: str
    place: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of honest quote: what a passage must hold, and what becomes of its raw lines."""

    name: str
    needs: re.Pattern[str]
    #: Returns the raw lines themselves if there is nothing to change.
    copy: Callable[[str, Random], str]


def _as_read(change: Callable[[str, Random], str]) -> Callable[[str, Random], str]:
    def copy(raw: str, random: Random) -> str:
        text = read(raw)
        changed = change(text, random)
        return raw if changed == text else changed

    return copy


def _at_line_end(raw: str, random: Random) -> str:
    """Read a broken word as one, keep its hyphen, or copy it with the gap; without one, break a word."""
    if not BROKEN.search(raw):
        return dress.hyphened(read(raw), random)
    way = random.randrange(3)
    if way == 0:
        return read(raw)
    return raw.replace("\n", " ") if way == 1 else read(BROKEN.sub(lambda match: match[0][0], raw))


def _several(raw: str, random: Random) -> str:
    """Dress the words in several ways at once."""
    text = read(raw)
    marks = random.choice((dress.stripped, dress.decomposed))
    ways = [dress.ligatures, dress.double_s, dress.glyphs, marks]
    for change in random.sample(ways, random.randint(2, 4)):
        text = change(text, random)
    return dress.spaces(text, random)


_VERBATIM = "verbatim"
KINDS = (
    Kind(_VERBATIM, re.compile(r"\w"), lambda raw, _: raw),
    Kind("white space", re.compile(r"\s"), dress.spaces),
    Kind("line-end hyphens", re.compile(rf"\w[{DASHES}]\n\w|\w{{7}}"), _at_line_end),
    Kind("stripped diacritics", re.compile(dress.MARKED), _as_read(dress.stripped)),
    Kind("ligatures", re.compile("|".join(LIGATURES)), _as_read(dress.ligatures)),
    Kind("NFD", re.compile(dress.MARKED), _as_read(dress.decomposed)),
    Kind("quote and dash glyphs", re.compile(f"[{DASHES}{DOUBLE_QUOTES}{SINGLE_QUOTES}]"), _as_read(dress.glyphs)),
    Kind("ss for ß", re.compile("ß"), _as_read(dress.double_s)),
    Kind("several at once", re.compile(dress.MARKED), _several),
)


class Copyist:
    """Copies quotes of each kind from a text layer."""

    def __init__(self, text: str, layer: Layer, presence: Presence, random: Random) -> None:
        self.random = random
        self.kinds = [kind for kind in KINDS if kind.needs.search(text)]
        self._text, self._layer, self._presence = text, layer, presence
        self._passages = Passages(text)
        self._anchors = {kind.name: [match.start() for match in kind.needs.finditer(text)] for kind in self.kinds}

    def quote(self, kind: Kind) -> Quote:
        while (quote := self._try(kind)) is None:
            pass
        return quote

    def _try(self, kind: Kind) -> Quote | None:
        """Copy a passage; None if it stands in the text twice, or has nothing of the kind."""
        layer, random = self._layer, self.random
        passage = self._passages.around(random.choice(self._anchors[kind.name]), random)
        if passage is None or self._presence.count(self._text[passage.start : passage.end]) != 1:
            return None
        start, end = random.choice(((passage.start, passage.end), passage.outer))
        place = layer.place(passage.start, passage.end)
        if kind.name == _VERBATIM:
            return Quote(kind.name, layer.text[slice(*layer.place(start, end))], place)
        raw = layer.lines[start:end]
        quote = kind.copy(raw, random)
        return Quote(kind.name, quote, place) if quote != raw else None


def honest_quotes(text: str, layer: Layer, presence: Presence, count: int, random: Random) -> list[Quote]:
    """Make honest quotes, as many of each kind; a kind for which the text has nothing leaves its share to the others.

    Each stands in the text at one place only, so that the place where it must be found is known.
    """
    copyist = Copyist(text, layer, presence, random)
    return [copyist.quote(copyist.kinds[number % len(copyist.kinds)]) for number in range(count)]
