"""CSL-JSON, as Zotero, Mendeley and pandoc write it."""

import json
import re
from collections.abc import Iterator

from pydantic import JsonValue, ValidationError

from cards.csl_entry import to_entry
from cards.csl_item import read_item
from cards.entry_list import EntryList
from cards.markup import tidy
from schemas import Bibliography

_LIST = re.compile(r'\s*\[|\s*\{(?=\s*")(?:(?!\s*"id")[^\[])*"(?:items|references)"\s*:\s*\[')
_ITEM = re.compile(r'\{\s*"')
_KEY = re.compile(r'\{[^{}]*?"id"\s*:\s*"([^"]{0,200})"')
_SEPARATORS = re.compile(r"[\s,]*")
_DECODER = json.JSONDecoder()


def parse_csl(text: str) -> Bibliography:
    """Read a list of CSL items, alone or under "items" or "references", or one item.

    Every item is an entry, or a problem that names it with its line; no text raises.
    """
    entries = EntryList()
    opening = _LIST.match(text)
    position = _skip(text, opening.end() if opening else 0)
    while position < len(text) and text[position] not in "]}":
        line = text.count("\n", 0, position) + 1
        try:
            value, position = _DECODER.raw_decode(text, position)
        except (ValueError, RecursionError) as error:
            entries.lose(line, _key_behind(text, position), f"no JSON: {error}")
            position = next(_items_behind(text, position + 1), len(text))
        else:
            _take(value, line, entries)
        position = _skip(text, position)
    return entries.bibliography()


def _skip(text: str, position: int) -> int:
    match = _SEPARATORS.match(text, position)
    return match.end() if match else position


def _key_behind(text: str, position: int) -> str:
    """Return the id of the item that starts there, as far as it can be read."""
    match = _KEY.match(text, position)
    return tidy(match[1]) if match else ""


def _items_behind(text: str, position: int) -> Iterator[int]:
    """Yield where items start behind one that is broken."""
    for match in _ITEM.finditer(text, position):
        try:
            value, _ = _DECODER.raw_decode(text, match.start())
        except (ValueError, RecursionError):
            continue
        if "id" in value:
            yield match.start()


def _take(value: JsonValue, line: int, entries: EntryList) -> None:
    if not isinstance(value, dict):
        entries.lose(line, "", "it is no CSL item")
        return
    key = value.get("id")
    name = tidy(str(key)) if isinstance(key, str | int) else ""
    try:
        item, warnings = read_item(value)
        entry = to_entry(item, warnings)
    except ValidationError:
        entries.lose(line, name[:200], "it has no id, or one that cannot be an id")
    else:
        entries.take(entry, line, warnings)
