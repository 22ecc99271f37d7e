"""A second opinion on a BibTeX file: what bibtexparser reads in it, compared with what we read."""

import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator

from bibtexparser.model import Block, Entry, ParsingFailedBlock
from bibtexparser.splitter import Splitter

from cards.bibliography.bibtex_records import NO_RECORDS, Record
from schemas import Problem

# it logs what it cannot read; that is named in the problems
logging.getLogger("bibtexparser").addHandler(logging.NullHandler())


def second_opinion(text: str, records: Iterable[Record], lost: Iterable[Problem]) -> list[Problem]:
    """Return a problem for each record that only bibtexparser sees, and warn in ours where it reads a field otherwise.

    bibtexparser alone is no judge: it takes what stands behind a missing comma for a part of the title, and it ends
    values at quotation marks within braces.
    """
    known = {problem.record for problem in lost}
    ours: defaultdict[str, list[Record]] = defaultdict(list)
    for record in records:
        ours[record.key].append(record)
    problems = []
    for entry in _entries(Splitter(text).split().blocks):
        if ours[entry.key]:
            _compare(ours[entry.key].pop(0), entry)
        elif entry.key not in known and entry.entry_type not in NO_RECORDS:
            line = (entry.start_line or 0) + 1
            problems.append(Problem(line=line, record=entry.key, reason="only one of two readers sees this record"))
    return problems


def _entries(blocks: Iterable[Block]) -> Iterator[Entry]:
    for block in blocks:
        inner = block.ignore_error_block if isinstance(block, ParsingFailedBlock) else block
        if isinstance(inner, Entry):
            yield inner


def _compare(record: Record, entry: Entry) -> None:
    """Warn of other fields or values, unless the record has a warning that explains them."""
    if record.warnings:
        return
    theirs = {field.key.lower().split("\n")[-1].strip(): str(field.value) for field in reversed(entry.fields)}
    differ = sorted(
        name
        for name in record.fields.keys() | {name for name in theirs if "%" not in name}
        if name not in record.fields or (name in theirs and not _same(record.fields[name], theirs[name]))
    )
    if differ:
        record.warnings.append(f"two readers differ over {', '.join(differ)}")


def _same(value: str, raw: str) -> bool:
    """Whether a raw value, with its braces or quotation marks, is this value; macros and ``#`` are not compared."""
    plain = len(raw) > 1 and (raw[0], raw[-1]) in (("{", "}"), ('"', '"')) and "#" not in raw
    return not plain or " ".join(raw[1:-1].split()) == value
