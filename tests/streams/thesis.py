"""A small thesis: entries and cards made by hand, so that a binder test needs no PDF."""

import hashlib

from schemas import (
    BuiltCard,
    CorrectEntry,
    Entry,
    Metadata,
    Name,
    Proposal,
    Region,
    SetEntries,
    SourceCard,
    Zone,
)

RUN = "thesis"


def entry(entry_id: str, title: str, family: str, year: int = 2016, *, given: str = "R.", **fields: object) -> Entry:
    values = {"id": entry_id, "title": title, "authors": (Name(family=family, given=given),), "year": year}
    return Entry.model_validate({**values, "type": "article-journal", **fields})


def card(title: str, byline: str, filename: str = "download.pdf", front: str = "", doi: str = "") -> SourceCard:
    body = "We measured the water of the bay for ten years.\nNothing else was done."
    regions, text = [], ""
    zones: list[tuple[Zone, str]] = [("title", title), ("byline", byline), ("front", front), ("body", body)]
    for zone, part in zones:
        if part:
            regions.append(Region(zone=zone, page=1, start=len(text), end=len(text) + len(part) + 1))
            text += part + "\n"
    return SourceCard(
        sha256=hashlib.sha256(f"{title}{byline}{front}{doi}".encode()).hexdigest(),
        filename=filename,
        extractor="by hand",
        pages=1,
        text=text,
        regions=tuple(regions),
        title=title,
        byline=byline,
        dois=({"doi": doi, "zone": "front", "page": 1, "own": True},) if doi else (),  # type: ignore[arg-type]  # pydantic makes the record
        metadata=Metadata(),
    )


def built(source: str, the_card: SourceCard, revision: int = 1, uploaded_at: int = 1_700_000_000_000) -> BuiltCard:
    return BuiltCard(
        run_id=RUN,
        source_id=source,
        revision=revision,
        uploaded_at=uploaded_at,
        sha256=the_card.sha256,
        card=the_card,
    )


def bibliography(*entries: Entry, event_id: str = "set-1") -> SetEntries:
    return SetEntries(run_id=RUN, event_id=event_id, entries=entries)


def correction(entry_id: str, event_id: str = "correct-1", **changes: object) -> CorrectEntry:
    return CorrectEntry.model_validate({"run_id": RUN, "event_id": event_id, "entry_id": entry_id, "changes": changes})


def same_work(entry_id: str, evidence: str) -> Proposal:
    return Proposal(entry_id=entry_id, role="same_work", evidence=evidence)


SALT = entry("veg16", "Lagoon Salinity Cycles", "Vega")
DREDGING = entry("ose19", "Harbour Dredging Costs", "Osei", 2019, given="K.")
SALT_CARD = card("Lagoon Salinity Cycles", "R. Vega", front="Coastal Notes 2016")
DREDGING_CARD = card("Harbour Dredging Costs", "K. Osei", front="Coastal Notes 2019")
SALT_PROPOSAL = same_work("veg16", "Lagoon Salinity Cycles")
DREDGING_PROPOSAL = same_work("ose19", "Harbour Dredging Costs")
