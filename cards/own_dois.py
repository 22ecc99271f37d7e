"""The DOIs of the first pages and of running lines, and which are printed as the document's own."""

import re
from collections.abc import Iterator, Sequence

from cards.citations import is_statement, sentences
from cards.identifiers import find_dois
from cards.words import plain, words
from schemas.card import Doi, Region

_OWN_ZONES = {"title", "byline", "front", "head", "foot"}
_RUNNING = {"head", "foot"}
_PREFIX = "10."
#: Pages of which all DOIs are listed.
_PAGES = 3
#: Characters before a DOI in which its introduction stands.
_BEFORE = 160
#: Words beside a DOI; in a longer sentence it belongs to a work that is mentioned, unless the sentence names this one.
_LABEL_WORDS = 12
#: Part of the title's words that a citation of the document itself holds.
_NAMES_THIS = 0.6
_ANOTHER = re.compile(
    r"original (?:article|paper|publication|work)|comment(?:ary)? (?:on|to)|reply to|response to|"
    r"correction to|erratum|corrigendum|retraction|"
    r"supplement(?:ary|al|s)?\b|\bdata(?:sets?)? (?:is|are|availab|set|avail)|code (?:is|availab)|"
    r"related (?:article|work)|review(?:s|ed)? (?:of|work)|companion|"
    r"part (?:of|one|two|i|ii) |see also|refers to|referred|accompan|solutions? (?:to|for)|described in|cited in|"
    r"ursprunglich|originalbeitrag|originalartikel|kommentar zu|berichtigung|erganzung|article original|"
    r"articolo originale|articulo original"
)
_PLACEHOLDER = re.compile(
    r"10\.(?:18637/jss\.v000.*|1145/(?:nnnnnnn|1122445|xxxxxxx).*|x+.*|[0-9.]+/(?:[a-z.-]*x{4}.*|n+(?:\.n+)*|"
    r"[a-z.]*0+(?:[-.][a-z]?0+)+(?:-.)?|.*(?:placeholder|tobeassigned)|tb[ad]|xyz))"
)


def find_own_dois(text: str, regions: Sequence[Region], title: str = "") -> tuple[Doi, ...]:
    """Find the DOIs of the first pages and of heads and feet, each once.

    One is the document's own if it stands in an identity zone, on a line or in a sentence of its own, or in one that
    names this document, and nothing says that it is another work's ("the original article can be found at",
    "comment on", "supplement to"). Placeholders are none.

    Args:
        text: the card's.
        regions: of that text.
        title: of the document.
    """
    found: dict[str, Doi] = {}
    for region, start, doi in _places(text, regions):
        own = _is_own(text, region, start, doi, title)
        known = found.get(doi)
        if known is None or (own and not known.own):
            found[doi] = Doi(doi=doi, zone=region.zone, page=region.page, own=own)
    return tuple(found.values())


def is_placeholder(doi: str) -> bool:
    """Whether a DOI is what a template prints before there is one."""
    return bool(_PLACEHOLDER.fullmatch(doi))


def _places(text: str, regions: Sequence[Region]) -> Iterator[tuple[Region, int, str]]:
    first = [region for region in regions if region.page <= _PAGES]
    for found in find_dois(text[: first[-1].end if first else 0]):
        region = next((region for region in first if region.start <= found.start < region.end), None)
        if region:
            yield region, found.start, found.value
    for region in regions[len(first) :]:
        if region.zone in _RUNNING and _PREFIX in text[region.start : region.end]:
            for found in find_dois(text[region.start : region.end]):
                yield region, region.start + found.start, found.value


def _is_own(text: str, region: Region, start: int, doi: str, title: str) -> bool:
    if region.zone not in _OWN_ZONES or is_placeholder(doi) or _is_introduced(text, start):
        return False
    if region.zone in _RUNNING:
        return True
    sentence = _sentence(text, region, start)
    named = [word for word in map(plain, words(title)) if len(word) > 3]
    names_this = bool(named) and sum(word in plain(sentence) for word in named) >= _NAMES_THIS * len(named)
    return len(words(sentence.replace(doi, ""))) <= _LABEL_WORDS or names_this or is_statement(sentence)


def _sentence(text: str, region: Region, start: int) -> str:
    piece = text[region.start : region.end]
    places = [place for place in sentences(piece) if place[0] <= start - region.start < place[1]]
    return piece[slice(*places[0])] if places else piece


def _is_introduced(text: str, start: int) -> bool:
    before = text[max(0, start - _BEFORE) : start].rsplit("\f", 1)[-1]
    return bool(_ANOTHER.search(plain(re.split(r"(?<=[a-z)])[.!?]\s", before)[-1])))
