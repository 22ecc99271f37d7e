"""The fast path: the card's own DOI, or the stamp of the service that fetched the file, names exactly one entry."""

from collections.abc import Iterable

from cards.identifiers import normal_doi
from gates.card_reading import CardReading, read_card
from gates.entry_reading import EntryReading, read_entry
from gates.kept import Kept
from gates.name import rule_names
from gates.notice import notice
from gates.shown import own_identifiers, year_agrees
from gates.thresholds import TITLE_SHARE_FLAGGED
from gates.title import best_match
from schemas import Bibliography, Entry, Flag, GateResult, Method, Provenance, Ruling, Sighting, SourceCard

_KEPT_BIBLIOGRAPHIES = 256


def _by_identifier(bibliography: Bibliography) -> dict[str, tuple[Entry, ...]]:
    found: dict[str, tuple[Entry, ...]] = {}
    for entry in bibliography.entries:
        for identifier in read_entry(entry).identifiers:
            found[identifier] = (*found.get(identifier, ()), entry)
    return found


_identifiers: Kept[Bibliography, dict[str, tuple[Entry, ...]]] = Kept(_by_identifier, _KEPT_BIBLIOGRAPHIES)


def fast_path(card: SourceCard, bibliography: Bibliography, provenance: Provenance | None = None) -> Ruling | None:
    """Bind without a model, if the card's own DOI or the provenance stamp names exactly one entry.

    Two that name different entries switch the fast path off, and so does a card that is about the work (a correction
    prints the original's DOI). A title or byline on the card that is another's gives the flag ``doi_conflict``; a
    missing one is no conflict.

    Returns:
        A bound ruling under ``same_work``, or None if the fast path does not apply.
    """
    reading = read_card(card)
    stamped = _stamped(bibliography, provenance)
    owned = _owned(reading, bibliography)
    entries = {entry.id: entry for entry in (*stamped, *owned)}
    if len(entries) != 1:
        return None
    entry = read_entry(next(iter(entries.values())))
    if reading.opening and notice(entry, reading, None):
        return None
    method: Method = "doi" if owned else "provenance"
    return _bound(entry, reading, method, provenance)


def identified(dois: Iterable[str], provenance: Provenance | None, bibliography: Bibliography) -> tuple[Entry, ...]:
    """Return the entries that `fast_path` looks at for a card with these own DOIs (an arXiv id as the DOI it has)."""
    index = _identifiers(bibliography)
    return (*_stamped(bibliography, provenance), *(entry for doi in dois for entry in index.get(doi, ())))


def _stamped(bibliography: Bibliography, provenance: Provenance | None) -> tuple[Entry, ...]:
    if provenance is None:
        return ()
    if provenance.entry_id:
        entry = bibliography.entry(provenance.entry_id)
        return (entry,) if entry is not None else ()
    return _identifiers(bibliography).get(normal_doi(provenance.doi), ())


def _owned(reading: CardReading, bibliography: Bibliography) -> tuple[Entry, ...]:
    """Return the entries that the card's own identifiers name, each once for each of them."""
    index = _identifiers(bibliography)
    return tuple(entry for identifier in sorted(own_identifiers(reading)) for entry in index.get(identifier, ()))


def _bound(entry: EntryReading, reading: CardReading, method: Method, provenance: Provenance | None) -> Ruling:
    found = sorted(entry.identifiers & own_identifiers(reading))
    evidence = found[0] if method == "doi" else _stamp(provenance)
    conflict = _conflict(entry, reading)
    flags: list[Flag] = ["doi_conflict"] if conflict else []
    if year_agrees(entry, reading) is False:
        flags.append("year_differs")
    if reading.card.ocr_text:
        flags.append("ocr_text")
    result = GateResult(gate="fast_path", passed=True, detail=conflict, seen=_seen(reading, evidence))
    return Ruling(
        entry_id=entry.entry.id, role="same_work", evidence=evidence, method=method, bound=True,
        flags=tuple(flags), gates=(result,),
    )  # fmt: skip


def _stamp(provenance: Provenance | None) -> str:
    return (provenance.entry_id or provenance.doi) if provenance else ""


def _conflict(entry: EntryReading, reading: CardReading) -> str:
    """Say what on the card speaks against the DOI: another title, another byline; "" if nothing does."""
    against = []
    if rule_names(entry, reading, "same_work").shown == "contradicted":
        against.append("the byline is somebody else's")
    match = best_match(entry, reading, "same_work")
    if reading.card.title and match is not None and match.comparison.share < TITLE_SHARE_FLAGGED:
        against.append("the title is another")
    return "; ".join(against)


def _seen(reading: CardReading, evidence: str) -> tuple[Sighting, ...]:
    return tuple(
        Sighting(text=doi.doi, zone=doi.zone, page=doi.page)
        for doi in reading.card.dois
        if doi.doi == evidence and doi.own
    )
