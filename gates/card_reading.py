"""What the gates read on a card: everything that depends on the card alone, made once and kept while it is hot."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import takewhile
from typing import Any

from gates import printed
from gates.fold import Folded, fold
from gates.gap import LINE_END, SPACE
from gates.hay import BARRIER, Hay, Line
from gates.identity import Stretch, put_together, stretches
from gates.kept import Kept
from gates.number import Marks, read_marks
from gates.quote import find_folded
from gates.refold import refold
from gates.script import is_latin
from schemas import Bibliography, Region, Sighting, SourceCard

#: Cards whose readings are kept: one run's sources at a time.
KEPT_CARDS = 128
#: Front matter ends here: a number on a later page is of the text.
_FRONT_PAGES = 4
#: Lines around the title that may say what the text is.
_OPENING_LINES = 12
#: Words of a line that says nothing but a number ("Teil 2", "Third edition", "Version 5.7.9, Oct 20, 2019").
_SHORT_LINE = 8


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
        #: Where quotes stand on it.
        self.quotes_found: dict[str, tuple[Sighting, ...]] = {}

    @cached_property
    def visible(self) -> Hay:
        """The identity zones on the pages; repeated running lines once."""
        text, pieces = put_together(self._identity, lambda text: text)
        return Hay(text, pieces, fold(text))

    @cached_property
    def whole(self) -> Folded:
        """The fold of the card's whole text; only explains a refusal."""
        return fold(self.card.text)

    def names(self, needles: Iterable[Folded]) -> Iterator[Hay]:
        """Yield where these names may stand: without affiliation marks; and, if there are umlauts, written out."""
        if any(printed.unchangeable_in_name(needle.text) in self._unchangeable for needle in needles):
            yield self._unmarked
            if printed.has_umlauts(self._unmarked.text):
                yield self._written_out

    @cached_property
    def _unchangeable(self) -> str:
        return printed.unchangeable(self.visible.folded.text)

    @cached_property
    def _unmarked(self) -> Hay:
        if not printed.may_be_marked(self.visible.text):  # nearly all
            return self.visible
        text, pieces = put_together(self._identity, printed.unmarked)
        return Hay(text, pieces, refold(self.visible.folded, text))

    @cached_property
    def _written_out(self) -> Hay:
        text, pieces = put_together(self._identity, printed.written_out)
        return Hay(text, pieces, fold(text))

    @cached_property
    def _identity(self) -> tuple[Stretch, ...]:
        return tuple(stretches(self.card))

    @cached_property
    def opening(self) -> tuple[Line, ...]:
        """The first lines of the first page that has any."""
        first = self.lines[:_OPENING_LINES]
        return tuple(takewhile(lambda line: line.region.page == first[0].region.page, first))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the identity zones, in the card's order."""
        return tuple(self.visible.lines())

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
    def byline_is_latin(self) -> bool:
        """Say whether all of these are written in Latin letters; also if there is none."""
        return all(map(is_latin, self.byline_texts))

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


#: The reading of a card, kept while it is hot.
read_card: Kept[SourceCard, CardReading] = Kept(CardReading, KEPT_CARDS)
