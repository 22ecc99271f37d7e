"""Links of an answer: only those that the packet holds."""

import re
from collections.abc import Iterator
from itertools import chain

from cards.identifiers import normal_doi
from gates.answer.seen import Seen, without_hidden
from schemas import Entry
from schemas.answer import AnswerReason
from schemas.packet import Packet, Photo, Source

_MARKDOWN = re.compile(
    r"!?\[(?P<text>[^\[\]]{0,500})\]\(\s*<?(?P<target>[^\s()<>]{0,2000}(?:\([^\s()<>]{0,500}\)[^\s()<>]{0,500})?)>?(?P<title>[^()]{0,500})\)"
)
#: What makes a link of every bracket with that text, wherever it stands.
_DEFINITION = re.compile(
    r"^[ \t>]*\[(?P<text>[^\[\]]{1,500})\]:\s*<?(?P<target>[^\s<>]{1,2000})>?[ \t]*(?:$|\s(?P<title>[\"'(].{0,500}))",
    re.MULTILINE,
)
#: Schemes that need no slashes and that some program opens.
_SCHEMES = (
    "https?|javascript|vbscript|data|mailto|tel|sms|blob|file|about|intent|magnet|bitcoin|ethereum|callto|facetime|skype|geo"
    "|feed|view-source|vscode|ms-[a-z-]{2,30}|x-[a-z-]{2,30}"
)
#: What some reader makes a link of: an address with its scheme, or something that is written like a host.
_ADDRESS = re.compile(
    rf"(?:[a-z][a-z0-9+.-]{{1,20}}://|(?:{_SCHEMES}):|//(?=\w))[^\s<>\"]+"
    r"|(?<![\w./-])(?<!\w@)(?:[\w-]{2,63}\.)+[^\W\d_]{2,24}(?![^\W_]|@)(?:[:/?#][^\s<>\"]*)?"
    r"|(?<![\w@.])(?:[0-9]{1,3}\.){3}[0-9]{1,3}(?=[:/])[^\s<>\"]*",
    re.IGNORECASE,
)
_MARKUP = re.compile(r"<[/!?]?[a-z!][^<>]*>", re.IGNORECASE)
_AUTOLINK = re.compile(r"<(?=[a-z]+:)([^<>\s]+)>", re.IGNORECASE)
#: Prose that may stand for a link: words, no figures and nothing that could be an address or an id.
_PROSE = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")
_Wrong = tuple[AnswerReason, str]
_TRAILING = ".,;:!?…'\"“”‘’«»`)]}*_"


def held_links(packet: Packet) -> frozenset[str]:
    """Return the addresses that the packet's items and their entries have; what stands in their texts is none."""
    return frozenset(link for item in packet.items for link in _of_item(item)) - {""}


def without_links(text: str) -> str:
    """Return the text without links in Markdown: their brackets are no citations."""
    return _MARKDOWN.sub(" ", text)


def wrong_link(text: str, packet: Packet) -> _Wrong | None:
    """Return the first link that the packet does not hold, or whose text names another one; None if there is none.

    Links are found in the text as a reader sees it, and compared as they stand: a look-alike of a host is another host.
    """
    seen = Seen.of(without_hidden(text))
    return next(chain(_markup(seen), _named(seen, packet), _bare(seen, packet)), None)


def _markup(seen: Seen) -> Iterator[_Wrong]:
    if _MARKUP.search(_AUTOLINK.sub(r" \1 ", seen.text)):
        yield "link_not_in_packet", "markup in the text"


def _named(seen: Seen, packet: Packet) -> Iterator[_Wrong]:
    """Links with a text of their own, beside it or defined elsewhere."""
    held = held_links(packet)
    for match in chain(_MARKDOWN.finditer(seen.text), _DEFINITION.finditer(seen.text)):
        label, target = (_written(seen, *match.span(group)) for group in ("text", "target"))
        if target not in held:
            yield "link_not_in_packet", target
        if _ADDRESS.search(match["title"] or ""):
            yield "link_text_differs", match["title"].strip()
        if not _honest(label, target, packet):
            yield "link_text_differs", label


def _bare(seen: Seen, packet: Packet) -> Iterator[_Wrong]:
    held = held_links(packet)
    named = held | {link.partition("://")[2] for link in held} | _names(packet)
    for match in _ADDRESS.finditer(_MARKDOWN.sub(_blank, seen.text)):
        address = _written(seen, *match.span())
        if not _is_one_of(address, named):
            yield "link_not_in_packet", address


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
        printed = entry.doi.strip()  # upper case is the same DOI; "doi:" or an address before it is no part of it
        if printed.lower() == doi:
            yield f"https://doi.org/{printed}"
