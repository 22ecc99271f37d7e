"""Where an answer's text names items: in square brackets, or by a word that is made like an id."""

import re
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
#: Pages behind an id that stands in no brackets, or behind its brackets: "(S1, p. 3)", "[S1], p. 3".
_TOLD_PAGES = re.compile(
    r"\]?,?\s{1,3}(?:(?:pp?|S)(?:\.\s?|\s)|(?:pages?|Seiten?)\s)(?P<first>[0-9]{1,6})"
    r"(?:\s?[-\u2013]\s?(?P<last>[0-9]{1,6}))?"
)
#: A comma before a page parts no two citations.
_SEVERAL = re.compile(r"\s*(?:;|,(?!\s*(?:(?:pp?|S)(?:\.|\s)|(?:pages?|Seiten?)\s)\s*[0-9]))\s*")
#: Without underscores at its ends, which are Markdown's: "_S9_".
_WORD = re.compile(r"[^\W_](?:[\w-]*[^\W_])?")


@dataclass(frozen=True, slots=True)
class Mark:
    """A citation in the text: what stands for the id, and the pages."""

    id: str
    pages: tuple[int, ...] = ()


def marks(text: str, packet: Packet) -> tuple[Mark, ...]:
    """Return what the text cites: in square brackets, where nothing else stands, and ids that a page follows.

    Args:
        text: of an answer, links taken out.
        packet: its ids may hold brackets and commas; a mark that is wholly an id is that id.
    """
    plain = text.translate(_BRACKETS)
    ids = sorted((item.id for item in packet.items), key=len, reverse=True)
    found = list(_with_pages(plain, ids))
    for item_id in (each for each in ids if "[" in each or "]" in each):
        found += [Mark(item_id)] * plain.count(f"[{item_id}]")
        plain = plain.replace(f"[{item_id}]", " ")
    while match := _INNERMOST.search(plain):
        found += _read(match.group(1).strip(), packet)
        plain = f"{plain[: match.start()]} {plain[match.end() :]}"
    found += [Mark(match.group()) for match in _HALF.finditer(plain)]
    return tuple(found)


def _with_pages(text: str, ids: list[str]) -> Iterator[Mark]:
    for match in _TOLD_PAGES.finditer(text):
        before = text[: match.start()]
        item_id = next((each for each in ids if before.endswith(each)), "")
        if item_id and not before.removesuffix(item_id)[-1:].isalnum():
            yield _paged(item_id, match)


def _paged(item_id: str, match: re.Match[str]) -> Mark:
    return Mark(item_id, (int(match["first"]), int(match["last"] or match["first"])))


def _read(inside: str, packet: Packet) -> Iterator[Mark]:
    """Yield what one pair of brackets cites: an id, an id with pages, or several of these."""
    parts = [part for part in _SEVERAL.split(inside) if part] if packet.item(inside) is None else []
    pages = _PAGES.fullmatch(inside)
    if ";" in inside and len(parts) > 1:
        yield from (mark for part in inside.split(";") for mark in _read(part.strip(), packet))
    elif len(parts) > 1 and (all(map(packet.item, parts)) or not (pages and packet.item(pages["id"]))):
        yield from (mark for part in parts for mark in _read(part, packet))
    elif pages and packet.item(inside) is None:
        yield _paged(pages["id"], pages)
    elif any(map(str.isalnum, inside)):
        yield Mark(inside)


def strays(text: str, packet: Packet) -> tuple[str, ...]:
    """Return words of the text that are numbered like the packet's ids and are none of them: "S9" beside "S1".

    A word that stands in a file's name, a title or a camera's name is no stray.
    """
    ids = {item.id for item in packet.items}
    stems = {_stem(item_id) for item_id in ids} - {""}
    words = [word for word in _words(Seen.of(text).text) if _stem(word) in stems and word not in ids]
    names = {word for item in packet.items for name in _names(item) for word in _words(name)} if words else set()
    return tuple(word for word in words if word not in names)


def _words(text: str) -> dict[str, None]:
    """Return the words once each, and the parts of those with a hyphen: "S1-S9" is no word of its own."""
    words = dict.fromkeys(_WORD.findall(text))
    return words | dict.fromkeys(part for word in words if "-" in word for part in word.split("-"))


def _names(item: Photo | Source) -> Iterator[str]:
    yield from (item.id, item.filename)
    if isinstance(item, Photo):
        fields = photo_fields(item)
        yield from (fields.make or "", fields.model or "")
    else:
        yield from (bound.entry.title for bound in item.entries)


def _stem(word: str) -> str:
    """Return the word before the number that it ends with: of "S1", "S-1", "IMG_0042"; "" if it is not so made."""
    end = len(word)
    while end and word[end - 1].isdecimal():
        end -= 1
    return word[:end].rstrip("-_").casefold() if end < len(word) and word[:1].isalpha() else ""
