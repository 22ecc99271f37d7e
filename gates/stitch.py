"""Quotes that were put together from whole lines: title and byline, with an affiliation between them left out."""

from collections.abc import Iterator

from gates.card_reading import CardReading
from gates.fold import Folded
from gates.gap import SPACE
from gates.hay import Line
from gates.thresholds import QUOTE_WORDS, STITCHED_SEGMENTS
from schemas import Sighting

#: A dash may stand for the line end; nothing else may stand between two segments.
_JOINTS = frozenset("-")


def find_stitched(quote: Folded, reading: CardReading) -> tuple[Sighting, ...]:
    """Return the segments of which a quote is made, or nothing.

    A segment is a run of whole lines of one region; the segments follow one another in the card's order on one page,
    cover every word of the quote, and no region gives two of them: what is left out between two lines of one paragraph
    may be the "not". Running text gives one segment at most. One segment is a long run, or they are a whole title and
    a whole byline.
    """
    runs = _cover(quote, reading, 0, -1)
    if not runs or len(runs) < 2:
        return ()
    long = any(sum(len(line.words) for line in run) >= QUOTE_WORDS for run in runs)
    if not long and {run[0].region.zone for run in runs} != {"title", "byline"}:
        return ()
    return tuple(_sighting(run) for run in runs)


def _cover(quote: Folded, reading: CardReading, at: int, last: int) -> list[tuple[Line, ...]] | None:
    """Cover the quote from a character on with runs of lines after the ``last``; None if that cannot be done."""
    while at < len(quote.text) and quote.text[at] in _JOINTS and last >= 0:
        at += 1
    if at == len(quote.text):
        return []
    for end, run in _runs(quote, reading, at, last):
        rest = _cover(quote, reading, end, reading.lines.index(run[-1]))
        if rest is not None and len(rest) < STITCHED_SEGMENTS and _fit(run, rest):
            return [run, *rest]
    return None


def _fit(run: tuple[Line, ...], rest: list[tuple[Line, ...]]) -> bool:
    region = run[0].region
    others = [other[0].region for other in rest]
    if any(other == region or other.page != region.page for other in others):
        return False
    return region.zone != "front" or all(other.zone != "front" for other in others)


def _runs(quote: Folded, reading: CardReading, at: int, last: int) -> Iterator[tuple[int, tuple[Line, ...]]]:
    """Yield the runs of lines that stand in the quote at a character, the longest first, and where they end."""
    hay = reading.visible.folded
    word = next((quote.text[start:end] for start, end in quote.word_places if start == at), "")
    for index in reading.lines_by_word.get(word, ()):
        if index <= last:
            continue
        found = []
        run: list[Line] = []
        for line in reading.lines[index:]:
            if line.region != reading.lines[index].region:
                break
            run.append(line)
            end = at + line.last - run[0].first
            if not quote.text.startswith(hay.text[run[0].first : line.last], at):
                break
            if _agrees(quote, at, end, hay, run[0].first):
                found.append((end, tuple(run)))
        yield from reversed(found)


def _agrees(quote: Folded, at: int, end: int, hay: Folded, first: int) -> bool:
    if not (quote.joints[at] & SPACE and quote.joints[end] & SPACE):
        return False
    theirs = hay.joints[first + 1 : first + end - at]
    return all(a & b for a, b in zip(quote.joints[at + 1 : end], theirs, strict=True))


def _sighting(run: tuple[Line, ...]) -> Sighting:
    text = "\n".join(line.text for line in run)
    return run[0].sighting.model_copy(update={"text": text, "end": run[-1].sighting.end})
