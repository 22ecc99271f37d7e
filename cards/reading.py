"""The opening pages of a PDF, as far as a card holds their text."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pymupdf

from cards.layers import characters_in_hidden_layers
from cards.layout import Layout, Page
from cards.pages import read_page
from cards.pdf import DAMAGE, UNREADABLE
from schemas.card import Hidden, HiddenWhy

#: Characters of the opening pages that a card holds.
TEXT_LENGTH = 60_000


def read_layout(document: pymupdf.Document) -> tuple[Layout, tuple[Hidden, ...]]:
    """Read pages until they hold the text of a card, and what is hidden on them; later pages are not touched."""
    pages: list[Page] = []
    texts: list[str] = []
    hidden: list[Counter[HiddenWhy]] = []
    length = 0
    for _ in range(document.page_count):
        page, unseen = _page(document, pages, length)
        hidden.append(unseen)
        pages.append(page)
        texts.append(page.text)
        length += len(page.text) + 1
        if length > TEXT_LENGTH:
            break
    text = "\f".join(texts)
    cut = len(text) > TEXT_LENGTH or len(pages) < document.page_count
    for number, count in _layers(document, len(pages)).items():
        hidden[number]["layer"] = count
    return Layout(tuple(_shortened(page) for page in pages), text[:TEXT_LENGTH], cut), tuple(_told(hidden))


def _told(hidden: Sequence[Counter[HiddenWhy]]) -> Iterator[Hidden]:
    for number, unseen in enumerate(hidden, 1):
        yield from (Hidden(page=number, characters=count, why=why) for why, count in sorted(unseen.items()) if count)


def _layers(document: pymupdf.Document, pages: int) -> dict[int, int]:
    try:
        return characters_in_hidden_layers(document, pages)
    except DAMAGE:
        return {}


def _page(document: pymupdf.Document, before: Sequence[Page], start: int) -> tuple[Page, Counter[HiddenWhy]]:
    """Read a page; one that is broken inside has nothing to read."""
    nothing: tuple[Page, Counter[HiddenWhy]] = Page(len(before) + 1, 0.0, 0.0), Counter()
    try:
        page = document[len(before)]
    except DAMAGE:
        return nothing
    try:
        return read_page(page, before, start)
    except UNREADABLE:
        return nothing


def _shortened(page: Page) -> Page:
    if not page.lines or page.lines[-1].end <= TEXT_LENGTH:
        return page
    lines = [line for line in page.lines if line.start < TEXT_LENGTH]
    return replace(page, lines=tuple(replace(line, text=line.text[: TEXT_LENGTH - line.start]) for line in lines))
