"""RIS files, as EndNote, Zotero and publishers write them."""

import re

from pydantic import ValidationError

from cards.bibliography.entry_list import EntryList
from cards.bibliography.imprint import year_of
from cards.bibliography.person_names import plain_name
from cards.bibliography.ris_entry import to_entry
from cards.bibliography.ris_records import RisRecord, ris_records
from schemas import Bibliography

_WORD = re.compile(r"[^\W_]+")


def parse_ris(text: str) -> Bibliography:
    """Read an RIS file. Every record is an entry, or a problem that names it with its line; no text raises.

    The id is the record's ID. Most records have none: theirs is made of the first author's family name (else the first
    word of the title) and the year, with b, c, ... behind it where that is taken.
    """
    entries = EntryList()
    records = ris_records(text, entries)
    taken = {record.first("ID") for record in records}
    for record in records:
        key = record.first("ID") or _made_up(record, taken)
        taken.add(key)
        try:
            entry = to_entry(key, record)
        except ValidationError:
            entries.lose(record.line, key[:200], "its ID cannot be an id: it is too long, or has control characters")
        else:
            entries.take(entry, record.line, record.warnings)
    return entries.bibliography()


def _made_up(record: RisRecord, taken: set[str]) -> str:
    author = plain_name(record.first("AU", "A1", "A2", "ED"))
    word = _WORD.search(author.family or author.literal or record.first("TI", "T1", "CT", "BT"))
    year = year_of(record.first("PY", "Y1", "DA")) or ""
    stem = f"{word.group()[:100] if word else 'record'}{year}"
    names = (f"{stem}{suffix}" for suffix in ("", *"bcdefghijklmnopqrstuvwxyz"))
    return next((name for name in names if name not in taken), f"{stem}-line{record.line}")
