"""Stretches of a card put together to one text that can be searched, and its lines."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from gates.fold import Folded
from schemas import Region, Sighting

#: Parts two stretches of text that do not belong together; no quote and no name holds it.
BARRIER = "\n\ufffd\n"
_LINE = re.compile(r"[^\n]+")


class Piece(NamedTuple):
    """A stretch of the card inside a `Hay`: where it starts there, and the region it is."""

    start: int
    region: Region


class Line(NamedTuple):
    """A line of the identity zones, with its folded words and its place in the folded hay."""

    text: str
    words: tuple[str, ...]
    region: Region
    #: In the card's text.
    start: int
    #: In the hay's folded text.
    first: int
    last: int

    @property
    def sighting(self) -> Sighting:
        """The line as it stands on the card."""
        end = self.start + len(self.text)
        return Sighting(text=self.text, zone=self.region.zone, page=self.region.page, start=self.start, end=end)


@dataclass(frozen=True)
class Hay:
    """Regions of a card put together to one text, and its fold."""

    text: str
    pieces: tuple[Piece, ...]
    folded: Folded

    def piece(self, at: int) -> Piece:
        """Return the piece in which a place of the text lies."""
        return self.pieces[bisect_right(self._starts, at) - 1]

    @cached_property
    def _starts(self) -> list[int]:
        return [piece.start for piece in self.pieces]

    def sighting(self, first: int, last: int) -> Sighting:
        """Return what stands on the card at folded characters from ``first`` to ``last``."""
        start, end = self.folded.span(first, last)
        piece, piece_of_end = self.piece(start), self.piece(end - 1)
        return Sighting(
            text=self.text[start:end].replace(BARRIER, "\n"),
            zone=piece.region.zone,
            page=piece.region.page,
            start=start + piece.region.start - piece.start,
            end=end + piece_of_end.region.start - piece_of_end.start,
        )

    def lines(self) -> Iterator[Line]:
        """Yield the lines that have words, in order."""
        folded = self.folded
        places, words = folded.word_places, folded.words
        starts = [first for first, _ in places]
        after = 0
        for match in _LINE.finditer(self.text):
            start, end = match.span()
            at, after = after, bisect_left(starts, folded.first_from(end), after)
            if after > at:
                piece = self.piece(start)
                place = start + piece.region.start - piece.start
                yield Line(match.group(), words[at:after], piece.region, place, places[at][0], places[after - 1][1])
