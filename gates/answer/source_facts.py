"""What the relations between sources are computed from."""

import hashlib
from dataclasses import dataclass

from gates.fold import fold
from gates.identifier import field_identifiers
from gates.quote import find_quote
from schemas import Entry, Name, Role
from schemas.packet import Source

#: Works as their DOIs and arXiv ids, and as the whole entry: nothing that is merely like another one.
Works = frozenset[str]


@dataclass(frozen=True, slots=True)
class SourceFacts:
    """The works that a source is, is a part of, holds, cites, supports and contradicts; and what its entries say."""

    is_work: Works
    part_of_work: Works
    holds_work: Works
    edition_of_work: Works
    cites: Works
    supports: Works
    contradicts: Works
    authors: frozenset[str]
    years: frozenset[int]
    containers: frozenset[str]
    series: frozenset[str]


def read_source(source: Source) -> SourceFacts:
    """Read a source's entries, references and findings."""
    own = [bound.entry for bound in source.entries if bound.role == "same_work"]
    return SourceFacts(
        is_work=_works(*own),
        part_of_work=_bound(source, "excerpt_of_work") | _bound(source, "chapter_in_this_volume"),
        holds_work=_bound(source, "volume_of_this_chapter"),
        edition_of_work=_bound(source, "other_edition"),
        cites=_works(*source.references),
        supports=_found(source, "supports"),
        contradicts=_found(source, "contradicts"),
        authors=frozenset(_author(name) for entry in own for name in entry.authors) - {""},
        years=frozenset(entry.year for entry in own if entry.year is not None),
        containers=frozenset(fold(entry.container).spelled for entry in own) - {""},
        series=frozenset(fold(entry.series).spelled for entry in own) - {""},
    )


def _bound(source: Source, role: Role) -> Works:
    return _works(*(bound.entry for bound in source.entries if bound.role == role))


def _works(*entries: Entry) -> Works:
    whole = {hashlib.sha256(entry.to_bytes()).hexdigest() for entry in entries}
    return frozenset(whole).union(*(field_identifiers(entry.doi, entry.arxiv) for entry in entries))


def _found(source: Source, verdict: str) -> Works:
    """The works about which the source has a finding whose quote stands in its text."""
    proven = (finding for finding in source.findings if finding.verdict == verdict)
    abouts = [finding.about for finding in proven if find_quote(finding.quote, source.text)]
    return frozenset[str]().union(*(field_identifiers(about, about) for about in abouts))


def _author(name: Name) -> str:
    """Return the whole name; "" if there are only initials, which many people share."""
    if name.literal:
        return fold(name.literal).spelled
    given = fold(name.given).spelled
    whole = any(len(word) > 1 for word in given.split())
    return f"{fold(f'{name.particle} {name.family}').spelled}, {given}" if name.family and whole else ""
