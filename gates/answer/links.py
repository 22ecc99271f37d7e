"""Links of an answer: only those that the packet holds."""

import re
from collections.abc import Iterator

from cards.identifiers import normal_doi
from gates.answer.seen import Seen, without_hidden
from schemas import Entry
from schemas.answer import AnswerReason
from schemas.packet import Packet, Photo, Source

_MARKDOWN = re.compile(
    r"!?\[(?P<text>[^\[\]]{0,500})\]\(\s*<?(?P<target>[^\s()<>]{0,2000}(?:\([^\s()<>]{0,500}\)[^\s()<>]{0,500})?)>?(?P<title>[^()]{0,500})\)"
)
#: Schemes that need no slashes and that some program opens.
_SCHEMES = (
    "javascript|vbscript|data|mailto|tel|sms|blob|file|about|intent|magnet|bitcoin|ethereum|callto|facetime|skype|geo"
    "|feed|view-source|vscode|ms-[a-z-]{2,30}|x-[a-z-]{2,30}"
)
#: What some reader makes a link of: an address with its scheme, or something that is written like a host.
_ADDRESS = re.compile(
    rf"(?:[a-z][a-z0-9+.-]{{1,20}}://|(?:{_SCHEMES}):|//(?=\w))[^\s<>\"]+"
    r"|(?<![\w@.+%/-])(?:[\w-]{2,63}\.)+[^\W\d_]{2,24}(?![\w@])(?:[:/?#][^\s<>\"]*)?"
    r"|(?<![\w@.])(?:[0-9]{1,3}\.){3}[0-9]{1,3}(?=[:/])[^\s<>\"]*",
    re.IGNORECASE,
)
_MARKUP = re.compile(r"<[/!?]?[a-z!][^<>]*>", re.IGNORECASE)
_AUTOLINK = re.compile(r"<(?=[a-z]+:)([^<>\s]+)>", re.IGNORECASE)
#: Prose that may stand for a link: words, no figures and nothing that could be an address or an id.
_PROSE = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")
_TRAILING = ".,;:!?'\"”’»)]}*_"


def held_links(packet: Packet) -> frozenset[str]:
    """Return the addresses that the packet's items and their entries have; what stands in their texts is none."""
    return frozenset(link for item in packet.items for link in _of_item(item)) - {""}


def without_links(text: str) -> str:
    """Return the text without links in Markdown: their brackets are no citations."""
    return _MARKDOWN.sub(" ", text)


def wrong_link(text: str, packet: Packet) -> tuple[AnswerReason, str] | None:
    """Return the first link that the packet does not hold, or whose text names another one; None if there is none.

    Links are found in the text as a reader sees it, and compared as they stand: a look-alike of a host is another host.
    """
    held = held_links(packet)
    seen = Seen.of(without_hidden(text))
    if _MARKUP.search(_AUTOLINK.sub(r" \1 ", seen.text)):
        return "link_not_in_packet", "markup in the text"
    for match in _MARKDOWN.finditer(seen.text):
        label, target = (_written(seen, *match.span(group)) for group in ("text", "target"))
        if target not in held:
            return "link_not_in_packet", target
        if _ADDRESS.search(match["title"]):
            return "link_text_differs", match["title"].strip()
        if not _honest(label, target, packet):
            return "link_text_differs", label
    named = held | {link.partition("://")[2] for link in held} | _names(packet)
    for match in _ADDRESS.finditer(_MARKDOWN.sub(_blank, seen.text)):
        address = _written(seen, *match.span())
        if not _is_one_of(address, named):
            return "link_not_in_packet", address
    return None


def _written(seen: Seen, start: int, end: int) -> str:
    return seen.original[slice(*seen.span(start, end))] if start < end else ""


def _blank(match: re.Match[str]) -> str:
    return " " * len(match.group())


def _names(packet: Packet) -> frozenset[str]:
    """File names and ids, which may look like hosts."""
    return frozenset(
        word for item in packet.items for name in (item.filename, item.id) for word in (name, *name.split())
    )


def _honest(text: str, target: str, packet: Packet) -> bool:
    """Say whether a link's text is its target, the id of the item that has it, or plain words."""
    item = packet.item(text)
    return text == target or (item is not None and target in _of_item(item)) or bool(_PROSE.fullmatch(text))


def _is_one_of(address: str, allowed: frozenset[str]) -> bool:
    while address:
        if address in allowed:
            return True
        if address[-1] not in _TRAILING:
            return False
        address = address[:-1]
    return True


def _of_item(item: Photo | Source) -> Iterator[str]:
    yield item.url
    if isinstance(item, Source):
        for entry in (*(bound.entry for bound in item.entries), *item.references):
            yield from _of_entry(entry)


def _of_entry(entry: Entry) -> Iterator[str]:
    yield entry.url
    if doi := normal_doi(entry.doi):
        yield f"https://doi.org/{doi}"
