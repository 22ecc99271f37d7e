"""What a model sees of a card."""

from collections.abc import Iterator, Sequence

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
    texts: dict[Zone, list[str]] = {"title": [], "byline": [], "front": []}
    for region in card.regions:
        if region.zone in texts:
            texts[region.zone].append(card.text[region.start : region.end])
    yield from _labelled("title", texts["title"])
    yield from _labelled("byline", texts["byline"])
    yield from _labelled("running lines", [line.text for line in card.running_lines])
    yield from _labelled("front", texts["front"])


def _labelled(label: str, texts: Sequence[str]) -> Iterator[str]:
    if texts:
        yield f"[{label}]"
        yield from texts
