"""The fields of one BibTeX record as plain text, names and identifiers."""

import re

from cards.bibliography.bibtex_records import Record
from cards.bibliography.imprint import year_of
from cards.bibliography.latex import latex_to_text
from cards.bibliography.person_names import Names, tex_names
from cards.identifiers import field_isbns, normal_arxiv, normal_doi
from schemas import Name

_ESCAPED = re.compile(r"\{?\\([_%&#~$])\}?|\{\\textasciitilde\}|\\textasciitilde\s*(?:\{\})?")
_URL = re.compile(r"\\(?:url|path|nolinkurl)\s*\{([^{}]*)\}|\\href\s*\{([^{}]*)\}|(?<![\w{])(https?://[^\s{}]+)")


class Fields:
    """Reads a record's fields; what is not as it should be becomes a warning of the record."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._fields = record.fields
        self._texts: dict[str, str] = {}

    def raw(self, *names: str) -> str:
        """Return the first of these fields that is not empty, in TeX."""
        return next((self._fields[name] for name in names if self._fields.get(name)), "")

    def text(self, *names: str) -> str:
        """Return the first of these fields that is not empty once it is plain text."""
        return next((text for name in names if (text := self._text(name))), "")

    def _text(self, name: str) -> str:
        if name not in self._texts:
            self._texts[name] = latex_to_text(self._fields.get(name, ""))
        return self._texts[name]

    def titled(self, *names: tuple[str, str]) -> str:
        """Return the first title of these pairs, with its subtitle behind a colon."""
        for title, subtitle in names:
            if text := self.text(title):
                return f"{text}: {self.text(subtitle)}" if self.text(subtitle) else text
        return ""

    def names(self, *names: str) -> Names:
        """Return the names of the first of these fields that is not empty."""
        read = tex_names(self.raw(*names)) if self.raw(*names) else Names(())
        self._record.warnings += read.doubts
        return read

    def organisation(self, *names: str) -> tuple[Name, ...]:
        """Return the first of these fields as one organisation, never split."""
        literal = self.text(*names)
        return (Name(literal=literal),) if literal else ()

    def year(self) -> int | None:
        """Return the year of publication."""
        stated = self.text("date", "year")
        year = year_of(stated)
        if stated and year is None:
            self._record.warnings.append(f"no year in '{stated}'")
        return year

    def doi(self) -> str:
        """Return the DOI of its own field, or of a URL that is one."""
        stated = self.raw("doi")
        doi = normal_doi(stated)
        if stated and not doi:
            self._record.warnings.append(f"no DOI in '{stated}'")
        return doi or (normal_doi(self.url()) if "doi.org/" in self.url() else "")

    def arxiv(self) -> str:
        """Return the arXiv id, wherever BibTeX files keep it: eprint, DOI, URL, journal, the start of a note."""
        kind = self.text("eprinttype", "archiveprefix").lower()
        stated = normal_arxiv(self.raw("eprint")) if kind in ("", "arxiv") else ""
        if not stated and self.text("journal").lower() == "corr":
            stated = normal_arxiv(self.raw("volume").removeprefix("abs/"))
        places = (self.doi(), self.url(), self.raw("journal"), self.raw("howpublished", "note"))
        return stated or next((arxiv for place in places if (arxiv := _arxiv_at_start(place))), "")

    def isbn(self) -> tuple[str, ...]:
        """Return the ISBNs whose check digit is right."""
        stated = self.text("isbn")
        found = field_isbns(stated)
        if stated and not found:
            self._record.warnings.append(f"no ISBN in '{stated}'")
        return found

    def url(self) -> str:
        """Return the URL of its own field, or the one in how it was published."""
        stated = self.raw("url")
        match = _URL.search(stated or self.raw("howpublished"))
        found = (match[1] or match[2] or match[3]) if match else stated
        return _ESCAPED.sub(lambda escaped: escaped[1] or "~", found.strip("{} "))

    def note(self) -> str:
        """Return what stands in the fields for remarks, URLs left out."""
        published = "" if _URL.search(self.raw("howpublished")) else self.text("howpublished")
        translator = self.text("translator")
        translated = f"translated by {translator}" if translator else ""
        return "; ".join(part for part in (self.text("note"), published, self.text("addendum"), translated) if part)


def _arxiv_at_start(text: str) -> str:
    """Return the arXiv id of a text that says where the work is; not of one that speaks about another work."""
    start = re.match(r"\W*(?:10\.48550/|https?://\S*arxiv\.org/|arxiv\b)", text, re.IGNORECASE)
    return normal_arxiv(text) if start else ""
