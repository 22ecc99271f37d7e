"""CSL-JSON, as Zotero, Mendeley and pandoc write it."""

import json
import re

from pydantic import JsonValue, ValidationError

from cards.bibliography.csl_entry import to_entry
from cards.bibliography.csl_item import read_item
from cards.bibliography.entry_list import EntryList
from cards.bibliography.lines import Lines
from cards.bibliography.markup import tidy
from schemas import Bibliography

_LIST = re.compile(r'\s*\[|\s*\{(?=\s*")(?:(?!\s*"id")[^\[])*"(?:items|references)"\s*:\s*\[')
#: Behind an item that is broken, the next one starts with one of these; names and dates start with none of them.
_ITEM = re.compile(
    r'\{\s*"(?:id|type|title|citation-key|author|issued|abstract|container-title|DOI|ISBN|URL|language)"'
)
_KEY = re.compile(r'\{[^{}]*?"id"\s*:\s*"([^"]{0,200})"')
_SEPARATORS = re.compile(r"[\s,]*")
_DECODER = json.JSONDecoder()


def parse_csl(text: str) -> Bibliography:
    """Read a list of CSL items, alone or under "items" or "references", or one item.

    Every item is an entry, or a problem that names it with its line; no text raises.
    """
    entries, lines = EntryList(), Lines(text)
    opening = _LIST.match(text)
    position = _skip(text, opening.end() if opening else 0)
    while position < len(text) and text[position] not in "]}":
        line = lines.at(position)
        try:
            value, position = _DECODER.raw_decode(text, position)
        except (ValueError, RecursionError) as error:
            entries.lose(line, _key_behind(text, position), f"no JSON: {error}")
            behind = _ITEM.search(text, position + 1)
            position = behind.start() if behind else len(text)
        else:
            _take(value, line, entries)
        position = _skip(text, position)
    if behind := _ITEM.search(text, position):
        entries.lose(
            lines.at(behind.start()), _key_behind(text, behind.start()), "it stands behind the end of the list"
        )
    return entries.bibliography()


def _skip(text: str, position: int) -> int:
    match = _SEPARATORS.match(text, position)
    return match.end() if match else position


def _key_behind(text: str, position: int) -> str:
    """Return the id of the item that starts there, as far as it can be read."""
    match = _KEY.match(text, position)
    return tidy(match[1]) if match else ""


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
