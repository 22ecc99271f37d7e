"""Writes a library as CSL-JSON or as RIS."""

from __future__ import annotations

import json

from tests.eval.entries.library import Library
from tests.eval.entries.works import Person, Work

CSL = {
    "article": "article-journal",
    "book": "book",
    "collection": "book",
    "proceedings": "book",
    "booklet": "pamphlet",
    "incollection": "chapter",
    "inbook": "chapter",
    "inproceedings": "paper-conference",
    "phdthesis": "thesis",
    "mastersthesis": "thesis",
    "techreport": "report",
    "manual": "report",
    "standard": "standard",
    "misc": "article",
    "online": "webpage",
    "unpublished": "manuscript",
}
RIS = {
    "article": "JOUR",
    "book": "BOOK",
    "collection": "EDBOOK",
    "proceedings": "CONF",
    "booklet": "PAMP",
    "incollection": "CHAP",
    "inbook": "CHAP",
    "inproceedings": "CPAPER",
    "phdthesis": "THES",
    "mastersthesis": "THES",
    "techreport": "RPRT",
    "manual": "RPRT",
    "standard": "STAND",
    "misc": "GEN",
    "online": "ELEC",
    "unpublished": "UNPB",
}


def csl_people(people: tuple[Person, ...]) -> list[dict[str, str]]:
    """Names as CSL-JSON has them."""
    return [{"family": person.family, "given": person.given} for person in people]


def csl_item(work: Work) -> dict[str, object]:
    """One entry as CSL-JSON; empty fields are left out."""
    item: dict[str, object] = {
        "id": work.key,
        "type": CSL[work.kind],
        "title": work.whole_title,
        "author": [{"literal": work.corporate}] if work.corporate else csl_people(work.authors),
        "editor": csl_people(work.editors),
        "issued": {"date-parts": [[work.year]]},
        "container-title": work.container,
        "volume": work.volume,
        "issue": work.number if work.kind == "article" else "",
        "number": work.number if work.kind != "article" else "",
        "page": work.pages.replace("--", "-"),
        "edition": str(work.edition) if work.edition else "",
        "publisher": work.publisher or work.school,
        "publisher-place": work.place,
        "DOI": work.doi or (f"10.48550/arXiv.{work.arxiv}" if work.arxiv else ""),
        "ISBN": work.isbn,
        "language": work.language,
    }
    return {name: value for name, value in item.items() if value}


def csl(lib: Library) -> str:
    """The library as CSL-JSON."""
    return json.dumps([csl_item(work) for work in lib.entries], ensure_ascii=False, indent=1) + "\n"


def ris_record(work: Work) -> str:
    """One entry as RIS."""
    first, _, last = work.pages.partition("--")
    lines = [
        ("TY", RIS[work.kind]),
        ("ID", work.key),
        *(("AU", person.inverted) for person in work.authors),
        ("AU", work.corporate),
        *(("A2" if work.authors else "ED", person.inverted) for person in work.editors),
        ("TI", work.whole_title),
        ("T2", work.container),
        ("PY", str(work.year)),
        ("VL", work.volume),
        ("IS", work.number),
        ("SP", first),
        ("EP", last),
        ("ET", str(work.edition) if work.edition else ""),
        ("PB", work.publisher or work.school),
        ("CY", work.place),
        ("DO", work.doi or (f"10.48550/arXiv.{work.arxiv}" if work.arxiv else "")),
        ("SN", work.isbn),
        ("LA", work.language),
    ]
    return "".join(f"{tag}  - {value}\n" for tag, value in lines if value) + "ER  - \n"


def ris(lib: Library) -> str:
    """The library as RIS."""
    return "\n".join(map(ris_record, lib.entries))
