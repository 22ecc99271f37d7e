"""What else of an entry a card shows: identifiers, year, container."""

from gates.card_reading import CardReading
from gates.compare import compare
from gates.entry_reading import EntryReading
from gates.fold import fold
from gates.identifier import field_identifiers
from gates.own_title import own_titles, running_titles
from gates.quote import find_folded

#: A container's name of so few letters ("Nature", "AI") is a word of any text.
_CONTAINER_LETTERS = 8


def identifier_shown(entry: EntryReading, reading: CardReading) -> bool:
    """Say whether the card carries the entry's DOI, or arXiv id, as its own."""
    return bool(entry.identifiers & own_identifiers(reading))


def own_identifiers(reading: CardReading) -> frozenset[str]:
    """Return the DOIs that the card prints as its own, its arXiv id as the DOI that it equals."""
    printed = frozenset(doi.doi for doi in reading.card.dois if doi.own)
    return printed | field_identifiers("", reading.card.arxiv)


def isbn_shown(entry: EntryReading, reading: CardReading) -> bool:
    """Say whether the card prints an ISBN of the entry."""
    return bool(set(entry.entry.isbn) & set(reading.card.isbn))


def year_agrees(entry: EntryReading, reading: CardReading) -> bool | None:
    """Say whether the entry's year is among those that the card prints as its own; None if either has none."""
    year = entry.entry.year
    if year is None or not reading.card.years:
        return None
    return year in reading.card.years


def container_shown(entry: EntryReading, reading: CardReading) -> bool:
    """Say whether the journal or volume of the entry stands in one piece in the identity zones.

    A short name must be the start of a line.
    """
    phrase = entry.container
    if not phrase.text:
        return False
    if entry.is_part and _volume_shown(entry, reading):
        return True
    if len(phrase.text) >= _CONTAINER_LETTERS:
        return find_folded(phrase, reading.visible.folded) is not None
    words = tuple(phrase.words)
    return any(line.words[: len(words)] == words for line in reading.lines)


def _volume_shown(entry: EntryReading, reading: CardReading) -> bool:
    """Say whether a running line or title of the card is the volume's title, with or without its subtitle."""
    candidates = (*running_titles(reading), *own_titles(reading))
    return any(
        compare(volume.title, candidate.title, entry.explained).likeness in ("whole", "main")
        for volume in entry.volume_titles
        for candidate in candidates
    )


def pages_shown(entry: EntryReading, reading: CardReading) -> bool:
    """Say whether the entry's page range ("133-143") stands in the identity zones."""
    pages = fold(entry.entry.pages)
    return "-" in pages.text and find_folded(pages, reading.visible.folded) is not None
