"""From a BibTeX record to an entry."""

import re

from cards.bibliography.bibtex_fields import Fields
from cards.bibliography.bibtex_records import Record
from cards.bibliography.bibtex_types import TYPES
from cards.bibliography.imprint import page_range, version_of
from schemas import Entry, EntryType, Name

_PACKAGE = re.compile(r"\bpackage\s+version\b", re.IGNORECASE)
_ARXIV_JOURNAL = re.compile(r"\W*(?:arxiv|corr\b)", re.IGNORECASE)
_CHAPTER_NUMBER = re.compile(
    r"(?:(?:chapter|chap\.|ch\.|kapitel|kap\.|chapitre|capitolo|capítulo)\s*)?"
    r"(?:[0-9]+(?:\.[0-9]+)*|(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3}))\.?",
    re.IGNORECASE,
)
#: Without author and editor, the organisation that these types name is their author.
_CORPORATE = frozenset("manual techreport report standard misc online electronic www booklet software dataset".split())
_JOURNAL = (("journaltitle", "journalsubtitle"), ("journal", "journalsubtitle"), ("shortjournal", ""))
_VOLUME = (("booktitle", "booksubtitle"),)


def to_entry(record: Record) -> Entry:
    """Return the entry of a record; warnings go to the record.

    Raises:
        pydantic.ValidationError: its key cannot be an id.
    """
    fields = Fields(record)
    if record.kind not in TYPES:
        record.warnings.append(f"the type @{record.kind} is not known")
    entry_type = _type(record.kind, fields)
    title, subtitle, container, chapter = _titles(record.kind, entry_type, fields)
    if not title:
        record.warnings.append("it has no title")
    authors, editors = fields.names("author"), fields.names("editor", "bookauthor")
    return Entry(
        id=record.key,
        type=entry_type,
        title=title,
        subtitle=subtitle,
        authors=authors.names or _corporate_authors(record.kind, fields, editors.names),
        more_authors=authors.more,
        editors=editors.names,
        year=fields.year(),
        container=container,
        series=fields.text("series"),
        volume=_volume(fields),
        number=fields.text("number", "issue"),
        pages=page_range(fields.text("pages", "eid")),
        chapter=chapter,
        edition=fields.text("edition"),
        version=fields.text("version") or version_of(fields.note()),
        publisher=fields.text("publisher", "school", "institution", "organization"),
        doi=fields.doi(),
        arxiv=fields.arxiv(),
        isbn=fields.isbn(),
        url=fields.url(),
        note=fields.note(),
        language=fields.text("langid", "language"),
        aliases=tuple(alias for alias in (fields.text("origtitle"), fields.text("titletranslation")) if alias),
    )


def _type(kind: str, fields: Fields) -> EntryType:
    stated = TYPES.get(kind, "document")
    if kind == "article":
        special: dict[str, EntryType] = {"magazine": "article-magazine", "newspaper": "article-newspaper"}
        stated = special.get(fields.text("entrysubtype").lower(), stated)
    if kind in ("manual", "misc") and _PACKAGE.search(fields.note()):
        return "software"
    if kind in ("article", "misc", "unpublished", "online") and fields.arxiv() and _is_preprint(fields):
        return "article"
    return stated


def _is_preprint(fields: Fields) -> bool:
    journal = fields.text("journaltitle", "journal")
    return not journal or _ARXIV_JOURNAL.match(journal) is not None


def _titles(kind: str, entry_type: EntryType, fields: Fields) -> tuple[str, str, str, str]:
    """Return title, subtitle, container and chapter number.

    An ``@inbook`` without ``booktitle`` is the old style: its title is the book's, and ``chapter`` says which part of
    it is meant, by name or by number.
    """
    title, subtitle, chapter = fields.text("title"), fields.text("subtitle"), fields.text("chapter")
    if kind == "inbook" and not fields.raw("booktitle"):
        book = fields.titled(("title", "subtitle"))
        if chapter and not _CHAPTER_NUMBER.fullmatch(chapter):
            return chapter, "", book, ""
        return title, subtitle, book, chapter
    return title, subtitle, _container(entry_type, fields), chapter


def _volume(fields: Fields) -> str:
    """Return volume and part as biblatex prints them: 2.1. CoRR's volumes are arXiv ids."""
    volume = fields.text("volume")
    return "" if volume.startswith("abs/") else ".".join(text for text in (volume, fields.text("part")) if text)


def _container(entry_type: EntryType, fields: Fields) -> str:
    if entry_type == "article":
        return "arXiv"
    if entry_type == "book":
        return fields.titled(("maintitle", "mainsubtitle"))
    if entry_type in ("chapter", "paper-conference", "entry-encyclopedia"):
        return fields.titled(*_VOLUME, *_JOURNAL)
    return fields.titled(*_JOURNAL, *_VOLUME)


def _corporate_authors(kind: str, fields: Fields, editors: tuple[Name, ...]) -> tuple[Name, ...]:
    if editors or kind not in _CORPORATE:
        return ()
    return fields.organisation("organization", "institution")
