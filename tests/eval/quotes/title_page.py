"""Title pages and the cards that they give: title and author parted or not, in either order, before running text."""

from __future__ import annotations

import hashlib
import textwrap
from dataclasses import dataclass
from functools import cache
from random import Random

from schemas import Entry, Name, Region, SourceCard
from schemas.card import Zone
from tests.eval.entries.seeds import generator
from tests.eval.quotes.language import Language
from tests.eval.quotes.layers import Layer, clean, hostile
from tests.eval.quotes.prose import document
from tests.eval.quotes.sentence import FAMILIES, Writer, opening

_GIVEN = (
    "Anna Jörg Élodie Zoë Łucja Søren Françoise Günther Ruth Thomas Agnès Mary-Ann Jean-Luc Miloš Inês Edith".split()
)
#: Characters of the running text and the references behind the page.
_BODY = 9_000


@dataclass(frozen=True, slots=True)
class TitlePage:
    """The lines of a title page in their order, each with its zone."""

    lines: tuple[tuple[str, Zone], ...]
    #: Which of the lines are the title, the subtitle, the author.
    main: range
    subtitle: range
    author: int
    #: A paragraph of running text.
    abstract: range
    entry: Entry

    def text(self, *numbers: int) -> list[str]:
        """Return the text of these lines."""
        return [self.lines[number][0] for number in numbers]


def title_page(language: Language, random: Random) -> TitlePage:
    """Set a title page in one of many layouts."""
    writer = Writer(language, random)
    names = [(random.choice(_GIVEN), family) for family in random.sample(FAMILIES, random.choice((1, 1, 2, 3)))]
    title = ". ".join(random.sample(language.words.titles, random.choice((1, 1, 2))))
    subtitle = opening(writer.phrase("{s}")) if random.random() < 0.5 else ""
    byline = _byline(names, random)
    blocks: list[tuple[Zone, list[str]]] = [
        ("title", textwrap.wrap(title, random.choice((36, 50, 80)))),
        ("title", textwrap.wrap(subtitle, 60)),
        ("front", [opening(writer.phrase("{a}"))] if random.random() < 0.4 else []),
        ("byline", [byline]),
    ]
    if random.random() < 0.4:  # the author's name stands above the title
        blocks = [blocks[3], blocks[2], blocks[0], blocks[1]]
    top = [f"{random.choice(language.words.titles)} {random.randint(1, 90)} ({writer.figure('y')})"]
    paragraph = textwrap.wrap(" ".join(writer.sentence() for _ in range(6)), 76)
    day = f"{writer.figure('d')}. {random.randint(1, 12)}. {writer.figure('y')}"
    blocks = [("front", top), *blocks, ("front", [day]), ("front", paragraph)]
    authors = tuple(Name(given=given, family=family) for given, family in names)
    entry = Entry(id="it", type="book", title=title, subtitle=subtitle, authors=authors)
    return _set(blocks, entry)


def _set(blocks: list[tuple[Zone, list[str]]], entry: Entry) -> TitlePage:
    lines: list[tuple[str, Zone]] = []
    ranges: dict[Zone, list[range]] = {"title": [], "byline": [], "front": []}
    for zone, texts in blocks:
        ranges[zone].append(range(len(lines), len(lines) + len(texts)))
        lines += [(text, zone) for text in texts]
    main, subtitle = ranges["title"]
    return TitlePage(tuple(lines), main, subtitle, ranges["byline"][0][0], ranges["front"][-1], entry)


def _byline(names: list[tuple[str, str]], random: Random) -> str:
    initials = random.random() < 0.5
    return random.choice((", ", " & ")).join(
        f"{given[0]}. {family}" if initials else f"{given} {family}" for given, family in names
    )


@cache
def _body(language: Language, seed: int, name: str) -> Layer:
    return _layer(_body_text(language, seed), name, seed)


def _body_text(language: Language, seed: int) -> str:
    return document(language, seed)[-_BODY:]


def _layer(text: str, name: str, seed: int) -> Layer:
    return clean(text) if name == "clean" else hostile(text, generator("page", seed, text))


def card_of(page: TitlePage, language: Language, seed: int, layer: str) -> SourceCard:
    """Return the card of a document with this title page: the page, running text, a list of references."""
    front = _layer("\n".join(text for text, _ in page.lines), layer, seed)
    body = _body(language, seed, layer)
    text = f"{front.text}\f{body.text}"
    regions, at = list[Region](), 0
    for line, zone in page.lines:
        start, end = front.place(at, at + len(line))
        regions.append(Region(zone=zone, page=1, start=start, end=end))
        at += len(line) + 1
    parted = len(front.text) + 1 + body.starts[_body_text(language, seed).rindex(f"\n{language.references}\n")]
    regions.append(Region(zone="body", page=2, start=len(front.text) + 1, end=parted))
    regions.append(Region(zone="references", page=2, start=parted + 1, end=len(text)))
    title = " ".join(text[regions[number].start : regions[number].end] for number in (*page.main, *page.subtitle))
    byline = regions[page.author]
    return SourceCard(
        sha256=hashlib.sha256(text.encode()).hexdigest(), filename="upload.pdf", extractor="bench", pages=2, text=text,
        regions=_joined(regions), title=title, byline=text[byline.start : byline.end],
    )  # fmt: skip


def _joined(regions: list[Region]) -> tuple[Region, ...]:
    """Join neighbours of one zone and page to one region, as cards have them."""
    joined: list[Region] = []
    for region in regions:
        last = joined[-1] if joined else None
        if last and (last.zone, last.page) == (region.zone, region.page):
            joined[-1] = Region(zone=last.zone, page=last.page, start=last.start, end=region.end)
        else:
            joined.append(region)
    return tuple(joined)
