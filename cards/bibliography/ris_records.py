"""The records of an RIS file. rispy mixes records where an end tag is missing and loses the first behind a mark."""

import re
from dataclasses import dataclass, field

from cards.bibliography.entry_list import EntryList

#: Two spaces, as the format says, or one, as some write; a line of an abstract must not look like a tag.
_STRICT = re.compile(r"\s*([A-Z][A-Z0-9])  -(?: (.*))?$")
_LOOSE = re.compile(r"\s*([A-Z][A-Z0-9]) {1,2}-(?: (.*))?$")
_STRICT_START = re.compile(r"^\s*TY  -", re.MULTILINE)


@dataclass
class RisRecord:
    """One record: the values of each tag in their order."""

    line: int
    tags: dict[str, list[str]] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)

    def first(self, *tags: str) -> str:
        """Return the first value of the first of these tags that has one."""
        return next((value for tag in tags for value in self.tags.get(tag, ()) if value), "")

    def all(self, *tags: str) -> list[str]:
        """Return all values of these tags, tag by tag."""
        return [value for tag in tags for value in self.tags.get(tag, ()) if value]


def ris_records(text: str, entries: EntryList) -> list[RisRecord]:
    """Return the records, from each TY to its ER or to the next TY, whichever comes first.

    A line without a tag goes on from the line before; blank lines mean nothing. Fields outside a record are lost, and
    named.
    """
    tag_line = _STRICT if _STRICT_START.search(text) else _LOOSE
    records: list[RisRecord] = []
    record: RisRecord | None = None
    tag = ""
    for number, line in enumerate(text.split("\n"), start=1):
        match = tag_line.match(line)
        if match and match[1] == "TY":
            _warn_if_open(record)
            record = RisRecord(number)
            records.append(record)
        elif match and match[1] == "ER":
            record = None
            continue
        if match:
            tag = match[1]
            if record:
                record.tags.setdefault(tag, []).append((match[2] or "").strip())
            else:
                entries.lose(number, "", f"the field {tag} stands outside a record: no TY before it")
        elif record and line.strip():
            record.tags[tag][-1] = f"{record.tags[tag][-1]} {line.strip()}".strip()
    _warn_if_open(record)
    return records


def _warn_if_open(record: RisRecord | None) -> None:
    if record:
        record.warnings.append("it has no end (ER); the next record, or the end of the file, ends it")
