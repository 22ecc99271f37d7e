"""What a card says of another version of its work: "a modified version of ...", "original title: ..."."""

import re
from collections.abc import Iterator

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.number import without_marks
from gates.words import significant_words
from schemas import Sighting

_STATEMENT = re.compile(
    r"\b(?:(?:(?:modified|revised|updated|extended|expanded|enlarged|adapted|shortened|abridged|earlier|previous|"
    r"preliminary|translated|german|english|french|spanish|italian|corrected|electronic|online|printed)\s+){1,2}"
    r"(?:version|edition|translation|form|draft|adaptation)\s+(?:of|by|appeared|was published)|"
    r"(?:translation|adaptation|reprint|update|revision|version)\s+of|translated\s+from|"
    r"original(?:ly)?\s+(?:title|edition|published|version)|(?:is\s+)?based\s+on|(?:first\s+)?published\s+(?:as|in|under)|"
    r"(?:übersetzung|überarbeitung|fassung|übersetzt|bearbeitung|nachdruck)\s+(?:von|der|des|aus)|originaltitel|"
    r"originalausgabe|titel\s+der\s+originalausgabe|"
    r"(?:traduction|adaptation|version)\s+(?:\w+\s+){0,2}(?:de|du|des)|traduit\s+(?:de|du)|titre\s+original|"
    r"(?:traduzione|versione)\s+(?:\w+\s+){0,2}(?:di|del|della|degli|dei)|titolo\s+originale|"
    r"(?:traducción|versión)\s+(?:\w+\s+){0,2}(?:de|del)|título\s+original|traducido\s+(?:de|del))",
    re.IGNORECASE,
)
#: How far behind these words the title stands.
_REACH = 300
#: A title of a single word is too little in a sentence.
_LEAST_WORDS = 2


def stated_original(entry: EntryReading, reading: CardReading) -> Sighting | None:
    """Return where the card says in its front matter that it goes back to the entry's work.

    All words of the entry's title that say something must stand there one after the other, at least two of them. Author
    and year as in a citation are not enough: the letters of "2008a" are those of another list.
    """
    hay = reading.visible
    for start, end in _statements(reading):
        words = significant_words(without_marks(hay.text[start:end]))
        if any(len(work.title.words) >= _LEAST_WORDS and holds(words, work.title.words) for work in entry.titles):
            return _sighting(reading, start, end)
    return None


def holds(words: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Say whether the wanted words stand among the words one after the other."""
    length = len(wanted)
    return any(words[at : at + length] == wanted for at in range(len(words) - length + 1))


def _statements(reading: CardReading) -> Iterator[tuple[int, int]]:
    text = reading.visible.text
    for match in _STATEMENT.finditer(text):
        zone = reading.visible.piece(match.start()).region.zone
        if zone in ("front", "title", "byline"):
            barrier = text.find("\ufffd", match.end())
            end = match.end() + _REACH
            yield match.start(), min(end, barrier if barrier >= 0 else end, len(text))


def _sighting(reading: CardReading, start: int, end: int) -> Sighting:
    piece = reading.visible.piece(start)
    shift = piece.region.start - piece.start
    text = reading.visible.text[start:end]
    return Sighting(text=text, zone=piece.region.zone, page=piece.region.page, start=start + shift, end=end + shift)
