"""The source card of a PDF."""

import hashlib
from collections.abc import Iterable, Mapping

from cards.contents import find_contents
from cards.identifiers import find_arxiv, find_isbns
from cards.journal import find_journal
from cards.layout import Layout, Line
from cards.metadata import read_metadata
from cards.opening import read_opening
from cards.own_dois import find_own_dois
from cards.pdf import EXTRACTOR, count_pages, open_pdf
from cards.readable import is_readable
from cards.reading import read_layout
from cards.references import find_references
from cards.running_lines import find_running_lines
from cards.years import find_years
from cards.zones import regions, zones_of_lines
from schemas.card import IDENTITY_ZONES, Region, SourceCard, Zone

#: A page is an image if images cover this part of it.
_IMAGE = 0.6


def build_card(data: bytes, filename: str) -> SourceCard:
    """Read a PDF's card: the same bytes and file name give the same card, byte for byte.

    Args:
        data: the file.
        filename: its name, without folders.

    Raises:
        CardError: the file gives no card; its ``reason`` is the source's terminal state.
    """
    with open_pdf(data) as document:
        layout, hidden = read_layout(document)
        card = SourceCard(
            sha256=hashlib.sha256(data).hexdigest(),
            filename=filename,
            extractor=EXTRACTOR,
            pages=count_pages(document),
            text="",
            metadata=read_metadata(document),
            hidden=hidden,
            scanned=_is_scanned(layout),
            no_text=not is_readable(layout.text),
        )
    return card if card.no_text else card.model_copy(update=_read(layout))


def _is_scanned(layout: Layout) -> bool:
    filled = [page for page in layout.pages if page.lines or page.images]
    return bool(filled) and sum(page.images >= _IMAGE for page in filled) * 2 > len(filled)


def _read(layout: Layout) -> dict[str, object]:
    """The fields that are read from the text."""
    running = find_running_lines(layout)
    edges = running.edges.keys()
    contents = find_contents(layout) - edges
    references = find_references(layout, contents | edges)
    opening = read_opening(layout, contents | references | edges)
    zones = zones_of_lines(layout, running.edges, contents, references, opening)
    found = regions(layout, zones, opening)
    titles = [_joined([layout.text[region.start : region.end]]) for region in found if region.zone == "title"]
    title = max(titles, key=len, default="")
    return {
        "text": layout.text,
        "cut": layout.cut,
        "regions": found,
        "running_lines": running.listed,
        "title": title,
        "byline": _joined(line.text for line in opening.byline),
        "journal": find_journal(_first_page(layout, zones)),
        "dois": find_own_dois(layout.text, found, title),
        **_identifiers(layout.text, found),
    }


def _joined(texts: Iterable[str]) -> str:
    return " ".join(line.strip() for text in texts for line in text.split("\n"))


def _first_page(layout: Layout, zones: Mapping[Line, Zone]) -> list[Line]:
    first = next((page for page in layout.pages if page.lines), None)
    return [line for line in first.lines if zones[line] in ("head", "foot", "front")] if first else []


def _identifiers(text: str, found: Iterable[Region]) -> dict[str, object]:
    lines = [
        line
        for region in found
        if region.zone in IDENTITY_ZONES
        for line in text[region.start : region.end].split("\n")
    ]
    joined = "\n".join(lines)
    return {
        "years": find_years(lines),
        "isbn": tuple(dict.fromkeys(isbn.value for isbn in find_isbns(joined))),
        "arxiv": next((arxiv.value for arxiv in find_arxiv(joined)), ""),
    }
