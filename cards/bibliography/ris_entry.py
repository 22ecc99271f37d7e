"""From an RIS record to an entry."""

from cards.bibliography.imprint import page_range, version_of, year_of
from cards.bibliography.latex import plain_text
from cards.bibliography.person_names import is_others, plain_name
from cards.bibliography.ris_records import RisRecord
from cards.identifiers import field_isbns, normal_arxiv, normal_doi
from schemas import Entry, EntryType, Name

_TYPES: dict[str, EntryType] = {
    **dict.fromkeys(("JOUR", "JFULL", "EJOUR", "ABST", "INPR"), "article-journal"),
    "MGZN": "article-magazine",
    "NEWS": "article-newspaper",
    **dict.fromkeys(("BOOK", "EBOOK", "EDBOOK", "CLSWK", "SER"), "book"),
    **dict.fromkeys(("CHAP", "ECHAP"), "chapter"),
    **dict.fromkeys(("CONF", "CPAPER"), "paper-conference"),
    **dict.fromkeys(("ENCYC", "DICT"), "entry-encyclopedia"),
    "THES": "thesis",
    **dict.fromkeys(("RPRT", "GOVDOC"), "report"),
    **dict.fromkeys(("ELEC", "WEB", "BLOG", "ICOMM"), "webpage"),
    "COMP": "software",
    **dict.fromkeys(("DATA", "DBASE", "AGGR"), "dataset"),
    "STAND": "standard",
    "PAT": "patent",
    **dict.fromkeys(("UNPB", "MANSCPT", "PCOMM"), "manuscript"),
    "SLIDE": "speech",
    **dict.fromkeys(
        (
            "GEN", "PAMP", "ADVS", "ANCIENT", "ART", "BILL", "CASE", "CHART", "CTLG", "EQUA", "FIGURE", "GRANT", "HEAR",
            "LEGAL", "MAP", "MPCT", "MULTI", "MUSIC", "SOUND", "STAT", "UNBILL", "VIDEO",
        ),
        "document",
    ),
}  # fmt: skip
#: The title of the whole is in T2 (or its older tags); for the others T2 is the series.
_PARTS = frozenset({
    "article-journal", "article-magazine", "article-newspaper", "chapter", "paper-conference", "entry-encyclopedia",
    "webpage", "document",
})  # fmt: skip
_CONTAINERS = ("T2", "JF", "JO", "BT", "JA", "J2")
#: Without author and editor, who publishes these is their author.
_CORPORATE = frozenset({"report", "standard"})


def to_entry(key: str, record: RisRecord) -> Entry:
    """Return the entry of a record; what is not as it should be is added to its warnings.

    Raises:
        pydantic.ValidationError: the key cannot be an id.
    """
    entry_type = _type(record)
    is_part = entry_type in _PARTS
    authors, more = _names(record, "AU", "A1")
    editors, _ = _names(record, "ED", "A2")
    if record.first("TY") == "EDBOOK" and not editors:
        authors, editors = (), authors
    publisher = plain_text(record.first("PB"))
    if not authors and not editors and entry_type in _CORPORATE and publisher:
        authors = (Name(literal=publisher),)
    note = "; ".join(plain_text(text) for text in record.all("N1", "M2"))
    return Entry(
        id=key,
        type=entry_type,
        title=_title(record),
        authors=authors,
        more_authors=more,
        editors=editors,
        year=_year(record),
        container=plain_text(record.first(*_CONTAINERS)) if is_part else "",
        series=plain_text(record.first("T3") if is_part else record.first("T2", "T3")),
        volume=plain_text(record.first("VL")),
        number=plain_text(record.first("IS", "M1")),
        pages=_pages(record),
        chapter=plain_text(record.first("SE")) if entry_type == "chapter" else "",
        edition=plain_text(record.first("ET")),
        version=version_of(f"{note} {record.first('ET')}"),
        publisher=publisher,
        doi=_doi(record),
        arxiv=next((arxiv for text in record.all("DO", "UR") if (arxiv := _arxiv(text))), ""),
        isbn=field_isbns(" ; ".join(record.all("SN"))),
        url=record.first("UR"),
        note=note,
        language=plain_text(record.first("LA")),
        aliases=tuple(plain_text(title) for title in record.all("TT")),
    )


def _type(record: RisRecord) -> EntryType:
    stated = record.first("TY")
    if stated not in _TYPES:
        record.warnings.append(f"the type '{stated}' is not known")
    return _TYPES.get(stated, "document")


def _title(record: RisRecord) -> str:
    title = plain_text(record.first("TI", "T1", "CT")) or plain_text(record.first("BT"))
    if not title:
        record.warnings.append("it has no title")
    return title


def _names(record: RisRecord, *tags: str) -> tuple[tuple[Name, ...], bool]:
    stated = record.all(*tags)
    named = [text for text in stated if not is_others(text.rstrip(","))]
    return tuple(name for text in named if (name := plain_name(text)) != Name()), len(named) < len(stated)


def _year(record: RisRecord) -> int | None:
    stated = record.first("PY", "Y1", "DA")
    year = year_of(stated)
    if stated and year is None:
        record.warnings.append(f"no year in '{plain_text(stated)}'")
    return year


def _pages(record: RisRecord) -> str:
    first, last = page_range(plain_text(record.first("SP"))), page_range(plain_text(record.first("EP")))
    return first if not last or "-" in first or first == last else f"{first}-{last}".lstrip("-")


def _doi(record: RisRecord) -> str:
    stated = record.first("DO")
    doi = normal_doi(stated)
    if stated and not doi:
        record.warnings.append(f"no DOI in '{plain_text(stated)}'")
    urls = (normal_doi(url) for url in record.all("UR") if "doi.org/" in url)
    return doi or next(urls, "")


def _arxiv(text: str) -> str:
    return normal_arxiv(text) if "arxiv" in text.lower() else ""
