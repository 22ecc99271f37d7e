"""BibTeX and biblatex files."""

from pydantic import ValidationError

from cards.bibliography.bibtex_check import second_opinion
from cards.bibliography.bibtex_entry import to_entry
from cards.bibliography.bibtex_inheritance import inherit
from cards.bibliography.bibtex_records import Record, RecordReader
from cards.bibliography.bibtex_types import NO_WORKS
from cards.bibliography.entry_list import EntryList
from schemas import Bibliography


def parse_bibtex(text: str) -> Bibliography:
    """Read a BibTeX file. Every record of it is an entry, or a problem that names it; no text raises."""
    reader = RecordReader(text)
    entries = EntryList([*reader.problems, *second_opinion(text, reader.records, reader.problems)])
    inherit(reader.records)
    for record in reader.records:
        _take(record, entries)
    return entries.bibliography()


def _take(record: Record, entries: EntryList) -> None:
    if record.kind in NO_WORKS:
        entries.lose(record.line, record.key, NO_WORKS[record.kind])
        return
    try:
        entry = to_entry(record)
    except ValidationError:
        entries.lose(record.line, record.key, "its key cannot be an id: it is too long, or has control characters")
    else:
        entries.take(entry, record.line, record.warnings)
