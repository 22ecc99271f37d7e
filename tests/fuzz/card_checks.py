"""What holds for every card, whatever the file was."""

from collections.abc import Iterator

from cards import view
from cards.reading import TEXT_LENGTH
from schemas import SourceCard


def faults(card: SourceCard) -> list[str]:
    """Return what is wrong with a card; nothing if all is well."""
    return [*_in_text(card), *_in_regions(card), *_as_record(card)]


def _in_text(card: SourceCard) -> Iterator[str]:
    if len(card.text) > TEXT_LENGTH:
        yield "the text is too long"
    if card.no_text and (card.text or card.title or card.regions or card.dois):
        yield "nothing can be read, and something was"
    if not card.pages:
        yield "a card without pages"


def _in_regions(card: SourceCard) -> Iterator[str]:
    end = 0
    for region in card.regions:
        if not end <= region.start < region.end <= len(card.text):
            yield "regions overlap, are empty or lie outside the text"
        if not 1 <= region.page <= card.pages:
            yield "a region lies on no page"
        end = max(end, region.end)


def _as_record(card: SourceCard) -> Iterator[str]:
    if SourceCard.from_bytes(card.to_bytes()) != card:
        yield "it is another card when it is read back"
    if len(view(card)) > 6000:
        yield "its view is too long"
