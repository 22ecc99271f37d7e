"""The zones of a card's text."""

import itertools
from collections.abc import Iterator, Mapping, Set

from cards.citations import cites, is_statement_of_this, may_cite, may_state, sentences
from cards.layout import Layout, Line
from cards.opening import Opening
from schemas.card import Region, Zone

#: Pages on which a statement such as "a previous version was published in ..." belongs to the front matter.
_STATEMENT_PAGES = 3
_NOTE_MARKS = " \n\t*∗†‡§¶⋆★✩\ufffd"


def zones_of_lines(
    layout: Layout,
    edges: Mapping[Line, Zone],
    contents: Set[Line],
    references: Set[Line],
    opening: Opening,
) -> dict[Line, Zone]:
    """Give each line its zone."""
    titles = {line for title in opening.titles for line in title.lines}
    zones: dict[Line, Zone] = {}
    for line in layout.lines:
        if line in edges:
            zones[line] = edges[line]
        elif line in titles:
            zones[line] = "title"
        elif line in opening.byline:
            zones[line] = "byline"
        elif line in references:
            zones[line] = "references"
        elif line in opening.other_works:
            zones[line] = "citation"
        elif line in contents:
            zones[line] = "contents"
        else:
            zones[line] = "front" if line in opening.front else "body"
    return zones


def regions(layout: Layout, zones: Mapping[Line, Zone], opening: Opening) -> tuple[Region, ...]:
    """Join lines of one zone to regions, and part off the sentences that cite."""
    titles = {line: number for number, title in enumerate(opening.titles) for line in title.lines}
    subtitles = {line for title in opening.titles for cell in title.subtitle for line in cell}
    return tuple(
        region for run in _runs(layout, zones, titles) for region in _parted(run, zones[run[0]], layout.text, subtitles)
    )


def _runs(layout: Layout, zones: Mapping[Line, Zone], titles: Mapping[Line, int]) -> Iterator[list[Line]]:
    for _, run in itertools.groupby(layout.lines, key=lambda line: (zones[line], line.page, titles.get(line))):
        yield list(run)


def _parted(run: list[Line], zone: Zone, text: str, subtitles: Set[Line]) -> Iterator[Region]:
    page, start, end = run[0].page, run[0].start, run[-1].end
    if zone == "title":
        yield _title_region(run, text, subtitles)
        return
    if zone not in ("front", "body"):
        yield Region(zone=zone, page=page, start=start, end=end)
        return
    piece = text[start:end]
    states = zone == "body" and page <= _STATEMENT_PAGES and (may_state(piece) or piece != piece.strip())
    if not (states or may_cite(piece)):
        yield Region(zone=zone, page=page, start=start, end=end)
        return
    pieces: list[tuple[Zone, int, int]] = []
    for first, last in sentences(piece):
        kind = _kind(text[start + first : start + last], zone, page)
        if pieces and pieces[-1][0] == kind:
            pieces[-1] = kind, pieces[-1][1], start + last
        else:
            pieces.append((kind, start + first, start + last))
    for kind, first, last in pieces:
        yield Region(zone=kind, page=page, start=first, end=last)


def _title_region(run: list[Line], text: str, subtitles: Set[Line]) -> Region:
    """A title without the mark of a note at its end."""
    end = run[-1].end - run[-1].mark
    end = run[0].start + len(text[run[0].start : end].rstrip(_NOTE_MARKS))
    subtitle = next((line.start for line in run[1:] if line in subtitles), None) if run[0] not in subtitles else None
    return Region(zone="title", page=run[0].page, start=run[0].start, end=end, subtitle=subtitle)


def _kind(sentence: str, zone: Zone, page: int) -> Zone:
    if cites(sentence):
        return "citation"
    if zone == "body" and page <= _STATEMENT_PAGES and is_statement_of_this(sentence):
        return "front"
    return zone
