"""What a card says of another version of its work: "a modified version of ...", "original title: ..."."""

import re
from collections.abc import Iterator

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.fold import fold
from gates.quote import find_folded
from schemas import Sighting

_STATEMENT = re.compile(
    r"\b(?:(?:(?:modified|revised|updated|extended|expanded|enlarged|adapted|shortened|abridged|earlier|previous|"
    r"preliminary|translated|german|english|french|spanish|italian|corrected|electronic|online|printed)\s+){1,2}"
    r"(?:version|edition|translation|form|draft|adaptation)\s+(?:of|by|appeared|was published)|"
    r"(?:translation|adaptation|reprint|update|revision|version)\s+of|translated\s+from|"
    r"original(?:ly)?\s+(?:title|edition|published|version)|(?:is\s+)?based\s+on|(?:first\s+)?published\s+(?:as|in|under)|"
    r"(?:übersetzung|überarbeitung|fassung|übersetzt|bearbeitung|nachdruck)\s+(?:von|der|des|aus)|originaltitel|"
    r"originalausgabe|titel\s+der\s+originalausgabe|"
    r"(?:traduction|adaptation|version)\s+(?:française\s+|allemande\s+)?(?:de|du)|traduit\s+(?:de|du)|titre\s+original|"
    r"(?:traduzione|versione)\s+(?:italiana\s+)?(?:di|del|della)|titolo\s+originale|"
    r"(?:traducción|versión)\s+(?:española\s+)?(?:de|del)|título\s+original|traducido\s+(?:de|del))",
    re.IGNORECASE,
)
#: How far behind these words the title stands.
_REACH = 300


def stated_original(entry: EntryReading, reading: CardReading) -> Sighting | None:
    """Return where the card says in its front matter that it goes back to the entry's work.

    The entry's title must stand there in one piece, with all its words and at least two that say something. Author and
    year as in a citation are not enough: the letters of "2008a" are those of another list.
    """
    for start, end in _statements(reading):
        for work in entry.titles:
            phrase = fold(work.title.text)
            found = find_folded(phrase, reading.visible.folded) if len(work.title.words) > 1 else None
            while found:
                place = reading.visible.folded.span(*found)
                if start <= place[0] and place[1] <= end:
                    return reading.visible.sighting(*found)
                found = find_folded(phrase, reading.visible.folded, found[1])
    return None


def _statements(reading: CardReading) -> Iterator[tuple[int, int]]:
    text = reading.visible.text
    for match in _STATEMENT.finditer(text):
        zone = reading.visible.piece(match.start()).region.zone
        if zone in ("front", "title", "byline"):
            barrier = text.find("\ufffd", match.end())
            end = match.end() + _REACH
            yield match.start(), min(end, barrier if barrier >= 0 else end, len(text))
