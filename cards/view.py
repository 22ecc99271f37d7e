"""What a model sees of a card."""

from collections.abc import Iterator

from schemas.card import SourceCard, Zone

#: Part of a view that identity zones may take; the rest is opening text.
_IDENTITY_PART = 0.5


def view(card: SourceCard, characters: int = 6000) -> str:
    """Return the part of a card that is sent to a model, the same for the same card.

    File name, identity zones and opening text under labels in square brackets. All but the labels stands in the card's
    text or is its file name.
    """
    identity = "\n".join(_identity(card))[: int(characters * _IDENTITY_PART)]
    head = f"[file name]\n{card.filename}\n{identity}\n[opening text]\n"
    return (head + card.text)[:characters]


def _identity(card: SourceCard) -> Iterator[str]:
    for zone in ("title", "byline"):
        yield from _zone(card, zone)
    if card.running_lines:
        yield "[running lines]"
        yield from (line.text for line in card.running_lines)
    yield from _zone(card, "front")


def _zone(card: SourceCard, zone: Zone) -> Iterator[str]:
    texts = [card.text[region.start : region.end] for region in card.regions if region.zone == zone]
    if texts:
        yield f"[{zone}]"
        yield from texts
