"""Reading a bibliography file: which format it is, how its bytes are text, and the reader for it."""

import codecs
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from cards.bibliography.bibtex import parse_bibtex
from cards.bibliography.csl import parse_csl
from cards.bibliography.ris import parse_ris
from schemas import Bibliography, Problem

Format = Literal["bibtex", "csl", "ris"]

_READERS: dict[Format, Callable[[str], Bibliography]] = {"bibtex": parse_bibtex, "csl": parse_csl, "ris": parse_ris}
_SUFFIXES: dict[str, Format] = {
    ".bib": "bibtex", ".bibtex": "bibtex", ".json": "csl", ".csljson": "csl", ".ris": "ris",
}  # fmt: skip
#: What only files of that format hold.
_SIGNS: dict[Format, re.Pattern[str]] = {
    "ris": re.compile(r"^\s*TY {1,2}-", re.MULTILINE),
    "csl": re.compile(r"\A\s*[\[{]\s*[\[{\]}\"]"),
    "bibtex": re.compile(r"@\s*[^\W\d]\w*\s*[{(]"),
}
#: So much of a file is looked at to guess its format, in characters.
_GLANCE = 100_000
#: The longer first: UTF-32's mark begins with UTF-16's.
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class BibliographyError(Exception):
    """The file cannot be read, or is no bibliography in a format that we know."""


def read_bibliography(path: str | os.PathLike[str]) -> Bibliography:
    """Read a BibTeX, CSL-JSON or RIS file.

    The suffix says the format (.bib, .bibtex, .json, .csljson, .ris), else the content does. Each record that is not
    taken is named in ``problems`` with its line, and so is each doubt about one that is.

    Raises:
        BibliographyError: the file cannot be read, is no text, or is in none of these formats.
    """
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise BibliographyError(f"{os.fspath(path)} cannot be read: {error}") from error
    text, doubts = _decode(data)
    stated = _SUFFIXES.get(Path(path).suffix.lower())
    looks = next((name for name, sign in _SIGNS.items() if sign.search(text[:_GLANCE])), None)
    if not stated and not looks:
        raise BibliographyError(f"{os.fspath(path)} is neither BibTeX nor CSL-JSON nor RIS")
    bibliography = _parse(text, stated or looks or "bibtex", doubts)
    if looks and stated and looks != stated and not bibliography.entries:
        raise BibliographyError(f"{os.fspath(path)} is called {stated} and looks like {looks}")
    return bibliography


def parse_bibliography(text: str | bytes, format: Format) -> Bibliography:
    """Read the text of a bibliography; bytes are UTF-8, or what their byte-order mark says, else Windows-1252.

    Raises:
        BibliographyError: the bytes are no text, or the format is not known.
    """
    if format not in _READERS:
        raise BibliographyError(f"the format {format!r} is none of {', '.join(_READERS)}")
    decoded, doubts = _decode(text) if isinstance(text, bytes) else (text, ())
    return _parse(decoded, format, doubts)


def _parse(text: str, format: Format, doubts: tuple[Problem, ...]) -> Bibliography:
    # a lone surrogate, which only a str can bring in, cannot be written as UTF-8
    valid = text.encode("utf-8", errors="replace").decode("utf-8")
    lines = valid.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    read = _READERS[format](lines)
    if lines.strip() and not read.entries and not read.problems:
        doubts = (*doubts, Problem(line=1, reason=f"there is no {format} record in this text"))
    return Bibliography(entries=read.entries, problems=(*doubts, *read.problems))


def _decode(data: bytes) -> tuple[str, tuple[Problem, ...]]:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _marked(data[len(mark) :], encoding), ()
    if b"\x00" in data or data.startswith(b"%PDF-"):
        raise BibliographyError("the file is no text")
    try:
        return data.decode("utf-8"), ()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        reason = "from this line on the file is not UTF-8; it is read as Windows-1252"
        return _western(data), (Problem(line=line, reason=reason, lost=False),)


def _marked(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise BibliographyError(f"the file is marked as {encoding} and is not: {error.reason}") from error


def _western(data: bytes) -> str:
    """Read Windows-1252; its five unused bytes are Latin-1's control characters."""
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")
