"""What the gates read on a card: everything that depends on the card alone, made once and kept while it is hot."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, takewhile
from typing import Any, NamedTuple

from gates.fold import Folded, fold
from gates.gap import LINE_END, SPACE
from gates.kept import Kept
from gates.number import Marks, read_marks
from gates.quote import find_folded
from schemas import IDENTITY_ZONES, Bibliography, Region, Sighting, SourceCard

#: Parts two stretches of text that do not belong together; no quote and no name holds it.
BARRIER = "\n\ufffd\n"
#: Cards whose readings are kept: one run's sources at a time.
KEPT_CARDS = 128
_MARGINS = frozenset(("head", "foot"))
#: A mark, or figures behind a letter; what it may start with comes first, which is fast.
_AFFILIATION = re.compile(r"[\d¹²³⁰-⁹*†‡§¶∗](?:(?<=[*†‡§¶∗])|(?<=[^\W\d_].)[\d¹²³⁰-⁹]*(?:,[\d¹²³⁰-⁹]+)*(?!\w))")
#: What affiliation marks and umlauts that are written out may change in a folded text.
_CHANGEABLE = re.compile(r"[\W\d_ae]+")
_UMLAUT = re.compile("[äöüÄÖÜøØåÅ]|[aouAOU]\u0308|[aA]\u030a|¨ ?[aouAOU]|[aouAOU]¨")
_WRITTEN_OUT = {"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"}
#: Front matter ends here: a number on a later page is of the text.
_FRONT_PAGES = 4
#: Lines around the title that may say what the text is.
_OPENING_LINES = 12
#: Words of a line that says nothing but a number ("Teil 2", "Third edition", "Version 5.7.9, Oct 20, 2019").
_SHORT_LINE = 8


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
        return self.pieces[bisect_right(self.pieces, at, key=lambda piece: piece.start) - 1]

    def sighting(self, first: int, last: int) -> Sighting:
        """Return what stands on the card at folded characters from ``first`` to ``last``."""
        start, end = self.folded.span(first, last)
        piece = self.piece(start)
        shift = piece.region.start - piece.start
        return Sighting(
            text=self.text[start:end].replace(BARRIER, "\n"),
            zone=piece.region.zone,
            page=piece.region.page,
            start=start + shift,
            end=end + self.piece(end - 1).region.start - self.piece(end - 1).start,
        )


class CardReading:
    """One card, read. All that costs time is made when it is first asked for."""

    def __init__(self, card: SourceCard) -> None:
        """Read nothing yet."""
        self.card = card
        #: What the gates found for an entry under a role, by the entry's reading.
        self.findings: dict[object, tuple[Bibliography, Any]] = {}
        #: Names and titles that were looked for on it, by the entry's reading.
        self.names_found: dict[object, Any] = {}
        self.matches: dict[object, Any] = {}

    @cached_property
    def visible(self) -> Hay:
        """The identity zones on the pages; repeated running lines once."""
        text, pieces = self._put_together(lambda text: text)
        return Hay(text, pieces, fold(text))

    @cached_property
    def whole(self) -> Folded:
        """The fold of the card's whole text; only explains a refusal."""
        return fold(self.card.text)

    def names(self, needles: Iterable[Folded]) -> Iterator[Hay]:
        """Yield where these names may stand: without affiliation marks; and, if there are umlauts, written out."""
        if any(_CHANGEABLE.sub("", needle.text) in self._unchangeable for needle in needles):
            yield self._unmarked
            if _UMLAUT.search(self._unmarked.text):
                yield self._written_out

    @cached_property
    def _unchangeable(self) -> str:
        return _CHANGEABLE.sub("", self.visible.folded.text)

    @cached_property
    def _unmarked(self) -> Hay:
        text, pieces = self._put_together(lambda text: _AFFILIATION.sub(lambda match: " " * len(match[0]), text))
        return self.visible if text == self.visible.text else Hay(text, pieces, fold(text))

    @cached_property
    def _written_out(self) -> Hay:
        text, pieces = self._put_together(lambda text: _UMLAUT.sub(_write_out, _AFFILIATION.sub(" ", text)))
        return Hay(text, pieces, fold(text))

    def _put_together(self, change: Callable[[str], str]) -> tuple[str, tuple[Piece, ...]]:
        """Return the identity zones as one text, each changed, and where each starts in it."""
        texts: list[str] = []
        pieces: list[Piece] = []
        at = 0
        for region, text, joined in self._identity:
            if texts and not joined:
                texts.append(BARRIER)
                at += len(BARRIER)
            changed = change(text)
            pieces.append(Piece(at, region))
            texts.append(changed)
            at += len(changed)
        return "".join(texts), tuple(pieces)

    @cached_property
    def _identity(self) -> tuple[tuple[Region, str, bool], ...]:
        return tuple(self._identity_regions())

    def _identity_regions(self) -> Iterator[tuple[Region, str, bool]]:
        """Yield the identity regions, their text up to the next one, and whether they follow on the one before."""
        card, margins = self.card, set[str]()
        last_end, last_page = -1, 0
        for region in card.regions:
            text = card.text[region.start : region.end]
            if region.zone not in IDENTITY_ZONES or not text.strip():
                continue
            if region.zone in _MARGINS:
                key = re.sub(r"[\W\d]+", " ", text).strip()
                if key in margins:
                    continue
                margins.add(key)
            between = card.text[last_end : region.start] if last_end >= 0 else ""
            joined = last_page == region.page and not between.strip()
            if joined and between:
                yield Region(zone=region.zone, page=region.page, start=last_end, end=region.end), between + text, True
            else:
                yield region, text, joined
            last_end, last_page = region.end, region.page

    @cached_property
    def opening(self) -> tuple[Line, ...]:
        """The first lines of the first page that has any; the others are not read for them."""
        lines = _lines(self.visible)
        first = next(lines, None)
        if first is None:
            return ()
        same_page = takewhile(lambda line: line.region.page == first.region.page, lines)
        return (first, *islice(same_page, _OPENING_LINES - 1))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the identity zones, in the card's order."""
        return tuple(_lines(self.visible))

    @cached_property
    def fields(self) -> tuple[Folded, ...]:
        """What software read from the first page, each as a whole."""
        card = self.card
        texts = [card.title, card.byline, card.journal, card.arxiv, *card.isbn, *(doi.doi for doi in card.dois)]
        texts += [line.text for line in card.running_lines] + ([f"arXiv:{card.arxiv}"] if card.arxiv else [])
        return tuple(fold(text) for text in texts if text)

    @cached_property
    def lines_by_word(self) -> dict[str, list[int]]:
        """Places in ``lines`` of those that start with a word."""
        found: dict[str, list[int]] = {}
        for at, line in enumerate(self.lines):
            found.setdefault(line.words[0], []).append(at)
        return found

    @cached_property
    def named(self) -> Folded:
        """File name and metadata, which prove nothing alone."""
        metadata = self.card.metadata
        return fold(BARRIER.join((self.card.filename, metadata.title, metadata.author)))

    @cached_property
    def byline(self) -> tuple[Region, ...]:
        """Where the card says who wrote it."""
        return tuple(region for region in self.card.regions if region.zone == "byline")

    @cached_property
    def byline_texts(self) -> tuple[str, ...]:
        """The text of these regions."""
        return tuple(self.card.text[region.start : region.end] for region in self.byline)

    @cached_property
    def marks(self) -> Marks:
        """Parts, editions and versions that the title blocks and short lines of the front matter print."""
        texts = [
            line.text
            for line in self.lines
            if line.region.page <= _FRONT_PAGES
            and (line.region.zone == "title" or (line.region.zone == "front" and len(line.words) <= _SHORT_LINE))
        ]
        return read_marks("\n".join([*texts, *(line.text for line in self.card.running_lines)]))

    @property
    def readable(self) -> bool:
        """Say whether anything is provable on this card."""
        return not self.card.no_text and bool(self.visible.folded.text)

    def find(self, phrase: Folded) -> Sighting | None:
        """Find whole words in the identity zones."""
        found = find_folded(phrase, self.visible.folded, edge=SPACE | LINE_END)
        return self.visible.sighting(*found) if found else None


def _lines(hay: Hay) -> Iterator[Line]:
    folded, places = hay.folded, hay.folded.word_places
    starts = [first for first, _ in places]
    after = 0
    for match in re.finditer(r"[^\n]+", hay.text):
        at, after = after, bisect_left(starts, folded.first_from(match.end()), after)
        if after > at:
            words = tuple(folded.text[first:last] for first, last in places[at:after])
            piece = hay.piece(match.start())
            start = match.start() + piece.region.start - piece.start
            yield Line(match.group(), words, piece.region, start, places[at][0], places[after - 1][1])


def _write_out(match: re.Match[str]) -> str:
    letter = next(char for char in match.group() if char.isalpha())
    marked = letter.lower() if letter.lower() in _WRITTEN_OUT else {"a": "ä", "o": "ö", "u": "ü"}[letter.lower()]
    if "\u030a" in match.group():
        marked = "å"
    written = _WRITTEN_OUT[marked]
    return written.capitalize() if letter.isupper() else written


#: The reading of a card, kept while it is hot.
read_card: Kept[SourceCard, CardReading] = Kept(CardReading, KEPT_CARDS)
