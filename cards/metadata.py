"""What a PDF says of itself, invisibly."""

import pymupdf

from cards.identifiers import normal_doi
from schemas.card import Metadata


def read_metadata(document: pymupdf.Document) -> Metadata:
    """Read title, author and DOI from the document's information; a DOI may stand in subject, keywords or title."""
    known = {key: _clean(value) for key, value in (document.metadata or {}).items()}
    fields = (known.get(key, "") for key in ("subject", "keywords", "title"))
    return Metadata(
        title=known.get("title", ""),
        author=known.get("author", ""),
        doi=next(filter(None, map(normal_doi, fields)), ""),
    )


def _clean(text: str | None) -> str:
    """Without characters that cannot be printed, so that any text can travel."""
    return " ".join("".join(char if char.isprintable() else " " for char in text or "").split())
