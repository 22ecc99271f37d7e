"""Cards made by hand of zones: for what the gates do with a card, whatever the page was like."""

from typing import Any

from schemas import Region, RunningLine, SourceCard, Zone

Part = tuple[Zone, str] | tuple[Zone, str, int]


def zone_card(*parts: Part, **fields: Any) -> SourceCard:
    """Make a card of parts, each a zone, its text and (if it is not the first) its page; heads and feet repeat."""
    regions: list[Region] = []
    text = ""
    for zone, written, *page in parts:
        text += "\n" if text else ""
        regions.append(Region(zone=zone, page=page[0] if page else 1, start=len(text), end=len(text) + len(written)))
        text += written
    read: dict[str, Any] = {
        "title": "\n".join(part[1] for part in parts if part[0] == "title").replace("\n", " "),
        "byline": "\n".join(part[1] for part in parts if part[0] == "byline").replace("\n", " "),
        "running_lines": tuple(
            RunningLine(text=part[1], zone=part[0], pages=4) for part in parts if part[0] in ("head", "foot")
        ),
    }
    card = {"sha256": "0" * 64, "filename": "upload.pdf", "extractor": "by hand", "pages": 9, "text": text}
    return SourceCard(**{**card, "regions": tuple(regions), **read, **fields})
