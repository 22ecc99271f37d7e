"""Reading one BibTeX record: pybtex's grammar, with the slips that people make taken and named."""

import re
from typing import NamedTuple

from pybtex.database.input.bibtex import LowLevelParser, month_names
from pybtex.exceptions import PybtexError
from pybtex.scanner import Pattern, PrematureEOF
from pybtex.utils import CaseInsensitiveDict

#: What BibTeX allows in the name of a field, record type or macro.
_NAME = r"""[^\s\d{}(),"#%='][^\s{}(),"#%=']*"""
_FIELD = re.compile(rf"{_NAME}\s*=")
_KEY_AND_FIELD = re.compile(rf"(\S+)\s+{_NAME}\s*$")
_SPACE = re.compile(r"(?:\s+|%[^\n]*)+")


class Scanned(NamedTuple):
    """A record as it stands: field values in TeX, macros and ``#`` resolved, and how many characters it took."""

    key: str
    fields: list[tuple[str, str]]
    warnings: list[str]
    length: int


class RecordError(Exception):
    """The record cannot be read to its end."""


class Macros:
    """The ``@string`` definitions met so far, month names included."""

    def __init__(self) -> None:
        self.texts = CaseInsensitiveDict(month_names)


def scan_record(source: str, macros: Macros) -> Scanned:
    """Read the record at the start of the source; an ``@string`` adds to the macros and has no fields.

    Raises:
        RecordError: with the reason, in words for the person who keeps the list.
    """
    scanner = _Scanner(source, macros=macros.texts)
    scanner.pos = 1
    try:
        scanner.parse_command()
    except PrematureEOF:
        raise RecordError(
            "a brace, bracket or quotation mark is not closed before the next record or the end"
        ) from None
    except PybtexError as error:
        raise RecordError(f"no BibTeX: {error.args[0]}, found {scanner.found()}") from None
    fields = [(name.lower(), "".join(values)) for name, values in scanner.current_fields]
    return Scanned(scanner.current_entry_key or "", fields, scanner.warnings, scanner.pos)


def _bare(closing: str) -> str:
    """Return the pattern of words without braces, up to the end of the line or the next field."""
    word = rf"""(?>[^\s,{{}}"#%={closing}]+)"""
    return rf"{word}(?:[ \t]+{word}(?!\s*=))*"


class _Scanner(LowLevelParser):  # type: ignore[misc]  # pybtex ships no types
    NAME = Pattern(_NAME, "a name")
    KEY_BRACE = Pattern(r'[^,{}"=]*', "a key")
    KEY_PAREN = Pattern(r'[^,()"=]*', "a key")
    BARE_BRACE = Pattern(_bare(""), "a value")
    BARE_PAREN = Pattern(_bare(")"), "a value")
    NOTHING = Pattern(r"(?=[,})])", "nothing")

    def __init__(self, source: str, macros: CaseInsensitiveDict) -> None:
        super().__init__(source, macros=macros)
        self.warnings: list[str] = []
        self.bare = self.BARE_BRACE
        self.pos: int = 0

    def found(self) -> str:
        rest = self.text[self.pos : self.pos + 20].split("\n")[0]
        return f"'{rest}'" if rest else "the end of the line"

    def eat_whitespace(self) -> None:
        """Between fields, and only there, a ``%`` starts a comment, as biber reads it."""
        match = _SPACE.match(self.text, self.pos)
        if match:
            self.pos = match.end()
            self.update_lineno(match.group())

    def parse_entry_body(self, body_end: Pattern) -> None:
        self.bare = self.BARE_PAREN if body_end is self.RPAREN else self.BARE_BRACE
        self.eat_whitespace()
        start = self.pos
        key = self.required([self.KEY_PAREN if body_end is self.RPAREN else self.KEY_BRACE]).value
        glued = _KEY_AND_FIELD.match(key) if self.text.startswith("=", self.pos) else None
        if glued:
            key, self.pos = glued[1], start + glued.end(1)
            self.warnings.append("a comma is missing after the key")
        elif _FIELD.match(self.text, start):
            key, self.pos = "", start
        self.current_entry_key = key.strip()
        self.parse_entry_fields()

    def parse_entry_fields(self) -> None:
        while True:
            self.current_field_name: str | None = None
            self.parse_field()
            if self.current_field_name:
                self.current_fields.append((self.current_field_name, self.current_value))
            if self.optional([self.COMMA]):
                continue
            if not _FIELD.match(self.text, self.pos):
                return
            self.warnings.append(f"a comma is missing before the field at {self.found()}")

    def parse_value_part(self) -> str:
        if self.optional([self.QUOTE]):
            return str(self.flatten_string(self.parse_string(string_end=self.QUOTE)))
        if self.optional([self.LBRACE]):
            return str(self.flatten_string(self.parse_string(string_end=self.RBRACE)))
        if self.optional([self.NOTHING]):
            self.warnings.append(f"the field '{self.current_field_name}' has no value")
            return ""
        word = self.required([self.bare]).value
        if word.isdigit():
            return str(word)
        if word in self.macros:
            return str(self.macros[word])
        self.warnings.append(f"'{word}' is neither in braces nor a defined @string; it is taken as it stands")
        return str(word)
