"""What a card shows as a title: its own (title blocks), and what its running lines carry."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from gates.card_reading import KEPT_CARDS, CardReading
from gates.kept import Kept
from gates.quote import fold_quote
from gates.words import Title, read_title
from schemas import Region, Sighting

#: Lines at the top of a page among which a title is looked for.
_MOST_LINES = 12
#: Title blocks of one page that may together be the title.
_MOST_BLOCKS = 4
_MONTH = (
    r"(?:jan|feb|mar|mär|maerz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|"
    r"jan|fév|févr|avr|juin|juil|août|déc)[^\W\d_]*\.?"
)
#: Dates stand in title blocks and running lines without being part of the title.
_DATE = re.compile(
    rf"\(?\b(?:[0-3]?[0-9](?:st|nd|rd|th|\.)?\s+(?:de\s+|of\s+)?)?{_MONTH},?\s+(?:[0-3]?[0-9],?\s+)?(?:del?\s+)?"
    rf"(?:19|20)[0-9]{{2}}\b\)?"
    r"|\b(?:19|20)[0-9]{2}[/.-][01]?[0-9][/.-][0-3]?[0-9]\b|\b[0-3]?[0-9][/.][01]?[0-9][/.](?:19|20)[0-9]{2}\b",
    re.IGNORECASE,
)
#: A file's name in brackets, a section's number in front.
_FURNITURE = re.compile(
    r"\([\w.-]+\.(?:pdf|tex|dtx|texi|html?)\)|^\s*(?:[0-9]+(?:\.[0-9]+)*\.?|(?:chapter|kapitel|chapitre|capítulo|capitolo)"
    r"\s+[0-9ivxl]+[.:]?)\s+(?=[^\W\d_])",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Candidate:
    """A text that the card shows as a title, and what stands around it in the same title block."""

    title: Title
    sighting: Sighting
    running: bool
    #: Lines of a page on which no title block was found: they count only if they are the title and nothing else.
    loose: bool = False
    #: Other title blocks of the page, in front of this one and after it.
    before: str = ""
    after: str = ""

    @cached_property
    def below(self) -> frozenset[str]:
        """The words of its lines from the second on; of nearly all entries no author is among them."""
        lines = self.sighting.text.split("\n")[1:]
        return frozenset(word for line in lines for word in fold_quote(line).words)


def _own_titles(reading: CardReading) -> tuple[Candidate, ...]:
    blocks = [region for region in reading.card.regions if region.zone == "title"]
    pages = dict.fromkeys(region.page for region in blocks)
    return tuple(found for page in pages for found in _of_page(reading, [b for b in blocks if b.page == page]))


def _of_page(reading: CardReading, blocks: list[Region]) -> Iterator[Candidate]:
    texts = [reading.card.text[block.start : block.end] for block in blocks]
    for length in range(min(len(blocks), _MOST_BLOCKS), 0, -1):
        for first in range(len(blocks) - length + 1):
            last = first + length
            text = "\n".join(texts[first:last])
            sighting = Sighting(
                text=text, zone="title", page=blocks[first].page, start=blocks[first].start, end=blocks[last - 1].end
            )
            before, after = "\n".join(texts[:first]), "\n".join(texts[last:])
            title = _parted(blocks[first], text) if length == 1 else read_title(plain(text))
            yield Candidate(title, sighting, running=False, before=before, after=after)


def _parted(block: Region, text: str) -> Title:
    """Read a title block; what the page sets in another type below the title is its subtitle."""
    if block.subtitle is None:
        return read_title(plain(text))
    at = block.subtitle - block.start
    return read_title(plain(text[:at]), plain(text[at:]))


def _running_titles(reading: CardReading) -> tuple[Candidate, ...]:
    return tuple(
        Candidate(read_title(plain(line.text)), _place(reading, line.text, line.zone), running=True)
        for line in reading.card.running_lines
    )


def _place(reading: CardReading, text: str, zone: str) -> Sighting:
    at = reading.card.text.find(text)
    region = next((r for r in reading.card.regions if r.zone == zone and r.start <= at < r.end), None)
    if at < 0 or region is None:
        return Sighting.model_validate({"text": text, "zone": zone})
    return Sighting(text=text, zone=region.zone, page=region.page, start=at, end=at + len(text))


def above_names(candidate: Candidate, names: frozenset[str]) -> Candidate | None:
    """Return a title block cut before its first line that names one of the authors; None if there is none."""
    if names.isdisjoint(candidate.below):
        return None
    lines = candidate.sighting.text.split("\n")
    for at, line in enumerate(lines[1:], start=1):
        if not names.isdisjoint(fold_quote(line).words):
            return replace(candidate, title=read_title(plain("\n".join(lines[:at]))))
    return None


def plain(text: str) -> str:
    """Return a title's text without dates, file names and section numbers."""
    return _FURNITURE.sub(" ", _DATE.sub(" ", text)).strip()


def _front_lines(reading: CardReading) -> Iterator[Candidate]:
    """Yield the lines of a first page without a title block, alone and with the lines that follow."""
    lines = [line for line in reading.lines if line.region.zone == "front" and line.region.page == 1][:_MOST_LINES]
    for first in range(len(lines)):
        for last in range(first + 1, min(first + _MOST_BLOCKS, len(lines)) + 1):
            text = "\n".join(line.text for line in lines[first:last])
            sighting = lines[first].sighting.model_copy(update={"text": text, "end": lines[last - 1].sighting.end})
            yield Candidate(read_title(plain(text)), sighting, running=False, loose=True)


#: The lines among which the title of a page without a title block may be.
front_lines: Kept[CardReading, tuple[Candidate, ...]] = Kept(lambda reading: tuple(_front_lines(reading)), KEPT_CARDS)
#: The card's own title in all the ways in which its blocks may belong together, whole ones first.
own_titles: Kept[CardReading, tuple[Candidate, ...]] = Kept(_own_titles, KEPT_CARDS)
#: What the running lines carry, each line a candidate.
running_titles: Kept[CardReading, tuple[Candidate, ...]] = Kept(_running_titles, KEPT_CARDS)
