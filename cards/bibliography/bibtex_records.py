"""The records of a BibTeX file, each with its line; what is not read is named."""

import re
from bisect import bisect_right
from dataclasses import dataclass, field

from cards.bibliography.bibtex_scanner import Macros, RecordError, Scanned, scan_record
from cards.bibliography.lines import Lines
from schemas import Problem

#: A record starts with its @ at the beginning of a line, or elsewhere if a key follows: an e-mail address is none.
_START = re.compile(
    r"^[ \t]*@[ \t]*(?P<kind>[^\W\d]\w*)\s*[{(]"
    r"|@[ \t]*(?P<inner>[^\W\d]\w*)[ \t]*\{[ \t]*[^\s,{}=\"]+[ \t]*,",
    re.MULTILINE,
)
_LINE_START = re.compile(r"^[ \t]*@[ \t]*[^\W\d]\w*\s*[{(]", re.MULTILINE)
_KEY = re.compile(r"@[^{(]*[{(]\s*((?>[^\s,{}()=\"]*))(?!\s*=)")
_WITHOUT_AT = re.compile(r"^[ \t]*[^\W\d]\w*[ \t]*\{[ \t]*(?P<key>[^\s,{}=\"]+)[ \t]*,\s*[^\W\d]\w*\s*=", re.MULTILINE)
_LEFT_OVER = re.compile(r"\s*(?:[,}]|[^\W\d]\w*\s*=\s*[{\"\d])")


#: Parts of the file that are no records of works.
NO_RECORDS = frozenset({"string", "preamble", "comment"})


@dataclass
class Record:
    """One record: fields in TeX by their lower-case name, the first of a repeated one."""

    kind: str
    key: str
    line: int
    fields: dict[str, str] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)


class RecordReader:
    """Reads a text once; ``records`` and ``problems`` are in the order of the file."""

    def __init__(self, text: str) -> None:
        self.records: list[Record] = []
        self.problems: list[Problem] = []
        self._text = text
        self._macros = Macros()
        self._failed = False
        self._lines = Lines(text)
        self._starts = [text.index("@", match.start()) for match in _LINE_START.finditer(text)]
        self._read()

    def _read(self) -> None:
        position = 0
        while match := _START.search(self._text, position):
            start = self._text.index("@", match.start())
            self._between(position, start)
            position = self._read_at(start, (match["kind"] or match["inner"]).lower())
        self._between(position, len(self._text))
        self.problems.sort(key=lambda problem: problem.line)

    def _read_at(self, start: int, kind: str) -> int:
        """Read the record that starts there; return where to go on."""
        source = self._text[start : self._limit(start)]
        self._failed = False
        if kind == "comment":
            return self._comment(start, source)
        if self._is_commented_out(start):
            return self._lose(start, kind, "commented out with %, which BibTeX does not know")
        try:
            scanned = scan_record(source, self._macros)
        except RecordError as error:
            return self._lose(start, kind, str(error))
        if kind not in NO_RECORDS:
            self._take(start, kind, scanned)
        return start + scanned.length

    def _lose(self, start: int, kind: str, reason: str) -> int:
        self._failed = True
        match = _KEY.match(self._text, start)
        key = match[1] if match else ""
        if kind == "string":
            self._warn(start, f"@string: {reason}", key)
        elif kind not in NO_RECORDS:
            self._problem(start, reason, key)
        return start + 1

    def _take(self, start: int, kind: str, scanned: Scanned) -> None:
        if not scanned.key:
            title = dict(scanned.fields).get("title", "")
            self._problem(start, f"it has no key (its title: '{title}')")
            return
        record = Record(kind, scanned.key, self._lines.at(start), warnings=list(scanned.warnings))
        for name, value in scanned.fields:
            if name in record.fields:
                record.warnings.append(f"the field '{name}' is there twice; the first counts")
            record.fields.setdefault(name, " ".join(value.split()))
        if len(scanned.key.split()) > 1:
            record.warnings.append("there is a space in its key")
        self.records.append(record)

    def _comment(self, start: int, source: str) -> int:
        """Return the end of a comment. If records stand in it, BibTeX reads them, and so do we."""
        depth = 0
        for place, char in enumerate(source):
            depth += (char == "{") - (char == "}")
            if char == "}" and depth <= 0:
                return start + place + 1
        if start + len(source) < len(self._text):
            self._warn(start, "a comment is not closed before the next record, which is read")
        return start + 1

    def _limit(self, start: int) -> int:
        """Return where the next line that starts a record begins: what is not closed there is not closed."""
        after = bisect_right(self._starts, start)
        return self._starts[after] if after < len(self._starts) else len(self._text)

    def _is_commented_out(self, start: int) -> bool:
        line_start = self._text.rfind("\n", 0, start) + 1
        return self._text[line_start:start].lstrip().startswith("%")

    def _between(self, start: int, end: int) -> None:
        """Look at the text between two records: BibTeX ignores it, and with it what belongs to a record."""
        if self._failed:
            return
        text = self._text[start:end]
        for match in _WITHOUT_AT.finditer(text):
            self._problem(start + match.start("key"), "there is no @ before its type", match["key"])
        if start > 0 and _LEFT_OVER.match(text):
            key = self.records[-1].key if self.records else ""
            self._warn(start, f"text is left over behind this record: '{text.strip()[:40]}'", key)

    def _problem(self, start: int, reason: str, key: str = "") -> None:
        self.problems.append(Problem(line=self._lines.at(start), record=key, reason=reason))

    def _warn(self, start: int, reason: str, key: str = "") -> None:
        self.problems.append(Problem(line=self._lines.at(start), record=key, reason=reason, lost=False))
