"""The source card of a PDF."""

import hashlib
from collections import Counter
from dataclasses import replace

import pymupdf

from cards.contents import find_contents
from cards.furniture import is_date, is_journal_line, is_periodical
from cards.identifiers import find_arxiv, find_dois, find_isbns
from cards.layout import Layout, Line, Page
from cards.opening import Opening, read_opening
from cards.own_dois import find_own_dois
from cards.pages import read_page
from cards.pdf import EXTRACTOR, open_pdf
from cards.readable import is_readable
from cards.references import find_references
from cards.running_lines import find_running_lines
from cards.years import find_years
from cards.zones import regions, zones_of_lines
from schemas.card import Hidden, HiddenWhy, Metadata, Region, SourceCard

#: Characters of the opening pages that a card holds.
TEXT_LENGTH = 60_000
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
        layout, hidden = _read(document)
        metadata = _metadata(document)
        pages = document.page_count
    card = SourceCard(
        sha256=hashlib.sha256(data).hexdigest(),
        filename=filename,
        extractor=EXTRACTOR,
        pages=pages,
        text="",
        metadata=metadata,
        hidden=hidden,
        scanned=_is_scanned(layout),
        no_text=True,
    )
    broken = sum(found.characters for found in hidden if found.why == "characters")
    return _filled(card, layout) if is_readable(layout.text, broken) else card


def _read(document: pymupdf.Document) -> tuple[Layout, tuple[Hidden, ...]]:
    pages: list[Page] = []
    texts: list[str] = []
    hidden: list[Hidden] = []
    length = 0
    for number in range(document.page_count):
        page, unseen = read_page(document[number])
        hidden += [
            Hidden(page=page.number, characters=count, why=why) for why, count in sorted(unseen.items()) if count
        ]
        placed, text = _placed(page, length)
        pages.append(placed)
        texts.append(text)
        length += len(text) + 1
        if length > TEXT_LENGTH:
            break
    text = "\f".join(texts)
    return Layout(
        tuple(_shortened(page) for page in pages),
        text[:TEXT_LENGTH],
        cut=len(text) > TEXT_LENGTH or len(pages) < document.page_count,
    ), tuple(hidden)


def _placed(page: Page, start: int) -> tuple[Page, str]:
    lines: list[Line] = []
    for line in page.lines:
        lines.append(replace(line, start=start))
        start += len(line.text) + 1
    return replace(page, lines=tuple(lines)), "\n".join(line.text for line in lines)


def _shortened(page: Page) -> Page:
    if not page.lines or page.lines[-1].end <= TEXT_LENGTH:
        return page
    lines = [line for line in page.lines if line.start < TEXT_LENGTH]
    return replace(page, lines=tuple(replace(line, text=line.text[: TEXT_LENGTH - line.start]) for line in lines))


def _filled(card: SourceCard, layout: Layout) -> SourceCard:
    running = find_running_lines(layout)
    contents = find_contents(layout) - running.edges.keys()
    references = find_references(layout, contents | running.edges.keys())
    opening = read_opening(layout, contents | references | running.edges.keys())
    zones = zones_of_lines(layout, running.edges, contents, references, opening)
    titles = {line: number for number, title in enumerate(opening.titles) for line in title.lines}
    found = regions(layout, zones, titles)
    fields = _front_fields(layout, found)
    return card.model_copy(
        update={
            "no_text": False,
            "text": layout.text,
            "cut": layout.cut,
            "regions": found,
            "running_lines": running.listed,
            "title": _joined(opening.titles[-1].lines) if opening.titles else "",
            "byline": _joined(opening.byline),
            "dois": find_own_dois(layout.text, found),
            **fields,
        }
    )


def _joined(lines: list[Line] | tuple[Line, ...]) -> str:
    return " ".join(line.text.strip() for line in lines)


def _front_fields(layout: Layout, found: tuple[Region, ...]) -> dict[str, object]:
    front = [
        layout.text[region.start : region.end]
        for region in found
        if region.zone in ("front", "head", "foot", "title", "byline")
    ]
    lines = [line for text in front for line in text.split("\n")]
    text = "\n".join(front)
    return {
        "years": find_years(lines),
        "isbn": tuple(dict.fromkeys(isbn.value for isbn in find_isbns(text))),
        "arxiv": next((arxiv.value for arxiv in find_arxiv(text)), ""),
        "journal": next(
            (line.strip() for line in lines if is_periodical(line) or (is_journal_line(line) and not is_date(line))), ""
        ),
    }


def _metadata(document: pymupdf.Document) -> Metadata:
    known = document.metadata or {}
    dois = find_dois(" ".join(filter(None, (known.get("subject"), known.get("keywords"), known.get("title")))))
    return Metadata(
        title=_clean(known.get("title")), author=_clean(known.get("author")), doi=dois[0].value if dois else ""
    )


def _clean(text: str | None) -> str:
    return " ".join("".join(char if char.isprintable() else " " for char in text or "").split())


def _is_scanned(layout: Layout) -> bool:
    filled = [page for page in layout.pages if page.lines or page.images]
    return bool(filled) and sum(page.images >= _IMAGE for page in filled) * 2 > len(filled)
