"""What a PDF says of itself, invisibly."""

import pymupdf

from cards.identifiers import normal_doi
from schemas.card import Metadata


def read_metadata(document: pymupdf.Document) -> Metadata:
    """Read title, author and DOI from the document's information; a DOI may stand in subject, keywords or title."""
    known = document.metadata or {}
    title, author, *others = (_clean(known.get(key)) for key in ("title", "author", "subject", "keywords"))
    dois = (normal_doi(field) for field in (*others, title) if field)
    return Metadata(title=title, author=author, doi=next(filter(None, dois), ""))


def _clean(text: str | None) -> str:
    """Without characters that cannot be printed, so that any text can travel."""
    return " ".join("".join(char if char.isprintable() else " " for char in text or "").split())
