"""The name of an organisation: enough of its significant words, together, and one that is its own."""

import re
from functools import lru_cache
from itertools import pairwise

from gates.card_reading import CardReading
from gates.fold import fold
from gates.hay import Line
from gates.thresholds import CORPORATE_SHARE
from gates.vocabulary import GENERIC_NAME_WORDS, STOP_WORDS
from gates.words import significant_words
from schemas import Sighting

#: What ties further words to a name: "Office of Roads and Tunnels" is not the Office of Roads.
_GOES_ON = frozenset("and und et e y of for fur de des der du della del".split())
_WORD = re.compile(r"[^\W_]+")


@lru_cache(maxsize=8192)
def name_words(name: str) -> tuple[str, ...]:
    """Return the significant words of an organisation's name, each once."""
    return tuple(dict.fromkeys(significant_words(name)))


def find_corporate(name: str, reading: CardReading) -> tuple[Sighting | None, str]:
    """Find an organisation in one line, or in two that follow, of the identity zones.

    Returns:
        Where it stands, or None; and the line that comes nearest.
    """
    words = name_words(name)
    nearest, most = "", 0
    for line in _windows(reading):
        shown = [word for word in words if word in line.words]
        if len(shown) > most:
            nearest, most = line.text, len(shown)
        if (
            shown
            and len(shown) / len(words) >= CORPORATE_SHARE
            and _is_own(shown)
            and _nothing_else(words, shown, line)
        ):
            return line.sighting, line.text
    return None, nearest


def _windows(reading: CardReading) -> list[Line]:
    lines = reading.lines
    pairs = [
        Line(f"{one.text}\n{two.text}", one.words + two.words, one.region, one.start, one.first, two.last)
        for one, two in pairwise(lines)
        if one.region.page == two.region.page and one.region.zone == two.region.zone
    ]
    return [*lines, *pairs]


def _is_own(shown: list[str]) -> bool:
    """Say whether one of the words is more than "institute" or "federal"."""
    return any(word not in GENERIC_NAME_WORDS for word in shown)


def _nothing_else(words: tuple[str, ...], shown: list[str], line: Line) -> bool:
    """Say whether the line names this organisation and no sister: nothing in place of the missing words, no more."""
    extra = [word for word in line.words if word not in words and word not in STOP_WORDS]
    instead = [word for word in extra if not word.isdigit()]
    missing = [word for word in words if word not in shown]
    if missing and instead and not GENERIC_NAME_WORDS.issuperset((*missing, *instead)):
        return False
    return not _goes_on(words, line.text)


def names_organisation(text: str) -> bool:
    """Say whether a text is the name of some organisation: "office", "institute" or the like and words of its own."""
    words = name_words(text)
    return 1 <= sum(word in GENERIC_NAME_WORDS for word in words) < len(words)


def _goes_on(words: tuple[str, ...], text: str) -> bool:
    """Say whether the name is followed by more of a longer name."""
    tokens = [(match, fold(match.group()).text) for match in _WORD.finditer(text)]
    last = max((at for at, (_, word) in enumerate(tokens) if word in words), default=-1)
    rest = tokens[last + 1 : last + 4]
    if len(rest) < 2 or rest[0][1] not in _GOES_ON:
        return False
    between = text[tokens[last][0].end() : rest[0][0].start()]
    following = next((match.group() for match, word in rest[1:] if word not in STOP_WORDS), "")
    return not between.strip() and following[:1].isupper()
