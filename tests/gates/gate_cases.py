"""Cards and entries for the gates: small PDFs, read as any other."""

from typing import Any

import pymupdf

import cards
import gates
from schemas import Bibliography, Entry, Name, Proposal, Role, Ruling, SourceCard

_FONT = pymupdf.Font("cjk")  # has Latin, Greek and Cyrillic letters


def make_pdf(pages: tuple[str, ...], larger: int) -> bytes:
    """Set pages of text; one line of the first page is larger, as a title is."""
    document = pymupdf.open()
    for number, text in enumerate(pages):
        page = document.new_page()
        height = 80.0
        for at, line in enumerate(text.split("\n")):
            size = 18 if number == 0 and at == larger else 11
            writer = pymupdf.TextWriter(page.rect)
            writer.append((40, height), line, font=_FONT, fontsize=size)
            writer.write_text(page)
            height += size * 1.9
    data: bytes = document.tobytes()
    return data


def make_card(*pages: str, filename: str = "upload.pdf", larger: int = 0) -> SourceCard:
    """Make a card of pages of text; ``larger`` is the line of the first page that is set larger."""
    return cards.build_card(make_pdf(pages, larger), filename)


def read_name(written: str) -> Name:
    """Read "Family, Given", a family alone, or (with spaces and no comma) an organisation."""
    family, comma, given = written.partition(", ")
    return Name(literal=family) if " " in family and not comma else Name(family=family, given=given)


def make_entry(entry_id: str, title: str, *authors: str | Name, **fields: Any) -> Entry:
    """Make an entry: ``make_entry("id", "Title", "Vega, R.", "Osei", year=2016)``."""
    names = tuple(read_name(author) if isinstance(author, str) else author for author in authors)
    return Entry(id=entry_id, title=title, authors=names, **fields)


def rule_one(card: SourceCard, entry_id: str, evidence: str, *entries: Entry, role: Role = "same_work") -> Ruling:
    """Rule one proposal against a bibliography of these entries."""
    proposal = Proposal(entry_id=entry_id, role=role, evidence=evidence)
    return gates.rule(proposal, card, Bibliography(entries=entries))


def bind(card: SourceCard, entry: Entry, evidence: str, *others: Entry, role: Role = "same_work") -> Ruling:
    """Rule one proposal for the first entry; the others are in the bibliography too."""
    return rule_one(card, entry.id, evidence, entry, *others, role=role)
