"""The DOIs of the first pages and of running lines, and which are printed as the document's own."""

import re
from collections.abc import Iterable, Sequence

from cards.identifiers import find_dois
from cards.words import plain
from schemas.card import Doi, Region

_OWN_ZONES = {"title", "byline", "front", "head", "foot"}
#: Pages of which all DOIs are listed.
_PAGES = 3
#: Characters before a DOI in which its introduction stands.
_BEFORE = 160
_ANOTHER = re.compile(
    r"original (?:article|paper|publication|work)|comment(?:ary)? (?:on|to)|reply to|response to|correction to|erratum|corrigendum|retraction|"
    r"supplement(?:ary|al|s)?\b|\bdata(?:sets?)? (?:is|are|availab|set)|code (?:is|availab)|related (?:article|work)|review(?:s|ed)? (?:of|work)|companion|"
    r"part (?:of|one|two|i|ii) |see also|refers to|referred|accompan|solutions? (?:to|for)|described in|cited in|"
    r"ursprunglich|originalbeitrag|originalartikel|kommentar zu|berichtigung|erganzung|article original|articolo originale|articulo original"
)
_PLACEHOLDER = re.compile(
    r"^10\.(?:18637/jss\.v000|1145/(?:nnnnnnn|1122445|xxxxxxx)|x+|[0-9]+/(?:x+|n+|[x.-]*x{4}.*|0+|s?0+(?:-0+)+|\W*(?:tba|tbd|placeholder|xyz).*)$)"
)


def find_own_dois(text: str, regions: Sequence[Region]) -> tuple[Doi, ...]:
    """Find the DOIs of the first pages and of heads and feet, each once, its own place before others.

    One is the document's own if it stands outside references, contents and citing sentences and nothing says that it
    is another work's: "the original article can be found at", "comment on", "supplement to". Placeholders are none.
    """
    found: dict[str, Doi] = {}
    for region, start, doi in _places(text, regions):
        own = region.zone in _OWN_ZONES and not is_placeholder(doi) and not _is_introduced(text, start)
        known = found.get(doi)
        if known is None or (own and not known.own and known.zone not in _OWN_ZONES):
            found[doi] = Doi(doi=doi, zone=region.zone, page=region.page, own=own)
        elif not own and known.own and region.zone in _OWN_ZONES:
            found[doi] = known.model_copy(update={"own": False})
    return tuple(found.values())


def is_placeholder(doi: str) -> bool:
    """Whether a DOI is what a template prints before there is one."""
    return bool(_PLACEHOLDER.match(doi))


def _places(text: str, regions: Sequence[Region]) -> Iterable[tuple[Region, int, str]]:
    last = max(
        (region.end for region in regions if region.page <= _PAGES or region.zone in ("head", "foot")), default=0
    )
    for found in find_dois(text[:last]):
        region = next((region for region in regions if region.start <= found.start < region.end), None)
        if region and (region.page <= _PAGES or region.zone in ("head", "foot")):
            yield region, found.start, found.value


def _is_introduced(text: str, start: int) -> bool:
    before = text[max(0, start - _BEFORE) : start].rsplit("\f", 1)[-1]
    return bool(_ANOTHER.search(plain(re.split(r"(?<=[a-z)])[.!?]\s", before)[-1])))
