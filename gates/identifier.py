"""DOI and arXiv id as one kind of identifier: an arXiv id equals its DOI."""

from cards.identifiers import find_arxiv, find_dois, normal_arxiv, normal_doi

_ARXIV_DOI = "10.48550/arxiv."


def arxiv_doi(text: str) -> str:
    """Return the DOI that an arXiv id (with or without prefix and version) equals, or ""."""
    arxiv = normal_arxiv(text)
    return _ARXIV_DOI + arxiv if arxiv else ""


def field_identifiers(doi: str, arxiv: str) -> frozenset[str]:
    """Return the identifiers that two fields hold."""
    return frozenset((normal_doi(doi), arxiv_doi(arxiv))) - {""}


def quoted_identifiers(text: str) -> frozenset[str]:
    """Return the identifiers that stand in a running text."""
    found = [found.value for found in find_dois(text)] + [arxiv_doi(found.value) for found in find_arxiv(text)]
    return frozenset(found)
