"""Where an answer's text names items: in square brackets, or by a word that is made like an id."""

import re
import string
from collections.abc import Iterator
from dataclasses import dataclass

from cards.photo import photo_fields
from gates.answer.seen import Seen
from schemas.packet import Packet, Photo, Source

#: Every pair of brackets that a reader takes for square ones.
_BRACKETS = str.maketrans("［【〔〖⟦〚⁅❲⦋﹝", "[" * 10) | str.maketrans("］】〕〗⟧〛⁆❳⦌﹞", "]" * 10)
_INNERMOST = re.compile(r"\[([^\[\]]*)\]")
#: A bracket without its partner, which some reader takes for one all the same.
_HALF = re.compile(r"[\[\]]")
_PAGES = re.compile(
    r"(?P<id>.+?),?\s+(?:pp?|pages?|S|Seiten?)\.?\s*(?P<first>[0-9]{1,6})(?:\s*[-\u2013]\s*(?P<last>[0-9]{1,6}))?",
    re.DOTALL,
)
_SEVERAL = re.compile(r"\s*[;,]\s*")
_WORD = re.compile(r"\w[\w-]*")


@dataclass(frozen=True, slots=True)
class Mark:
    """A citation in the text: what stands for the id, and the pages."""

    id: str
    pages: tuple[int, ...] = ()


def marks(text: str, packet: Packet) -> tuple[Mark, ...]:
    """Return what the text cites in square brackets, in order. Nothing else stands in such brackets.

    Args:
        text: of an answer, links taken out.
        packet: its ids may hold brackets and commas; a mark that is wholly an id is that id.
    """
    plain = text.translate(_BRACKETS)
    found: list[Mark] = []
    for item_id in sorted(
        (item.id for item in packet.items if "[" in item.id or "]" in item.id), key=len, reverse=True
    ):
        found += [Mark(item_id)] * plain.count(f"[{item_id}]")
        plain = plain.replace(f"[{item_id}]", " ")
    while match := _INNERMOST.search(plain):
        found += _read(match.group(1).strip(), packet)
        plain = f"{plain[: match.start()]} {plain[match.end() :]}"
    found += [Mark(match.group()) for match in _HALF.finditer(plain)]
    return tuple(found)


def _read(inside: str, packet: Packet) -> Iterator[Mark]:
    """Yield what one pair of brackets cites: an id, an id with pages, or several of these."""
    parts = [part for part in _SEVERAL.split(inside) if part] if packet.item(inside) is None else []
    pages = _PAGES.fullmatch(inside)
    if ";" in inside and len(parts) > 1:
        yield from (mark for part in inside.split(";") for mark in _read(part.strip(), packet))
    elif len(parts) > 1 and (pages is None or all(packet.item(part) for part in parts)):
        yield from (mark for part in parts for mark in _read(part, packet))
    elif pages and packet.item(inside) is None:
        yield Mark(pages["id"], (int(pages["first"]), int(pages["last"] or pages["first"])))
    elif any(map(str.isalnum, inside)):
        yield Mark(inside)


def strays(text: str, packet: Packet) -> tuple[str, ...]:
    """Return words of the text that are numbered like the packet's ids and are none of them: "S9" beside "S1".

    A word that stands in a file's name, a title or a camera's name is no stray.
    """
    ids = {item.id for item in packet.items}
    stems = {_stem(item_id) for item_id in ids} - {""}
    words = dict.fromkeys(
        word for word in _WORD.findall(Seen.of(text).text) if _stem(word) in stems and word not in ids
    )
    names = {word for item in packet.items for name in _names(item) for word in _WORD.findall(name)} if words else set()
    return tuple(word for word in words if word not in names)


def _names(item: Photo | Source) -> Iterator[str]:
    yield from (item.id, item.filename)
    if isinstance(item, Photo):
        fields = photo_fields(item)
        yield from (fields.make or "", fields.model or "")
    else:
        yield from (bound.entry.title for bound in item.entries)


def _stem(word: str) -> str:
    """Return the word before the number that it ends with: of "S1", "IMG_0042", "veg16"; "" if it is not so made."""
    stem = word.rstrip(string.digits)
    return stem.casefold() if stem != word and stem[:1].isalpha() else ""
