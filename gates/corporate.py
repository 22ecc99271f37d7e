"""The name of an organisation: enough of its significant words, together, and one that is its own."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from gates.card_reading import CardReading
from gates.corporate_words import Token, is_acronym, read_tokens, standing
from gates.hay import Line
from gates.thresholds import CORPORATE_SHARE
from gates.vocabulary import GENERIC_NAME_WORDS, STOP_WORDS
from gates.words import significant_words
from schemas import Sighting

#: What ties further words to a name: "Office of Roads and Tunnels" is not the Office of Roads.
_GOES_ON = frozenset("and und et e y of for fur de des der du della del".split())
#: A state before a name is where its reader knows it to be: "U.S. Geological Survey".
_STATES = frozenset("states us usa uk".split())

#: As what a line shows a name: the organisation's; a part of a longer one, which may be its own or a sister's; not.
Shown = Literal["itself", "in a longer name", "not"]


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
        shown = sum(word in line.words for word in words)
        if shown > most:
            nearest, most = line.text, shown
        if shown and _shows(words, line) == "itself":
            return line.sighting, line.text
    return None, nearest


def in_longer_name(name: str, reading: CardReading) -> bool:
    """Say whether the whole name stands behind another word: "Swedish" before "Environmental Protection Agency"."""
    words = name_words(name)
    return any(_shows(words, line) == "in a longer name" for line in _windows(reading))


def names_organisation(text: str) -> bool:
    """Say whether a text is the name of some organisation: "office", "institute" or the like and words of its own."""
    words = name_words(text)
    return 1 <= sum(word in GENERIC_NAME_WORDS for word in words) < len(words)


def _windows(reading: CardReading) -> list[Line]:
    lines = reading.lines
    pairs = [
        Line(f"{one.text}\n{two.text}", one.words + two.words, one.region, one.start, one.first, two.last)
        for one, two in pairwise(lines)
        if one.region.page == two.region.page and one.region.zone == two.region.zone
    ]
    return [*lines, *pairs]


def _shows(words: tuple[str, ...], line: Line) -> Shown:
    """Say as what a line shows the name: enough of its words, nothing in place of the missing ones, and no more."""
    if GENERIC_NAME_WORDS.issuperset(word for word in words if word in line.words):
        return "not"  # "institute" and "federal" are nobody's own
    tokens = read_tokens(line)
    stands = standing(words, tokens, line.text)
    shown = frozenset().union(*stands.values())
    if len(shown) < CORPORATE_SHARE * len(words) or _instead(words, shown, tokens, stands):
        return "not"
    stretches = [one for one in _stretches(stands, shown) if not _sister(*one, tokens, stands, line.text)]
    if not stretches:
        return "not"
    whole = len(shown) == len(words)
    longer = whole and all(_begins_earlier(tokens, first, line.text) for first, _ in stretches)
    return "in a longer name" if longer else "itself"


def _instead(
    words: tuple[str, ...], shown: frozenset[str], tokens: tuple[Token, ...], stands: Mapping[int, frozenset[str]]
) -> bool:
    """Say whether something stands in place of missing words, other than one "office" in place of an "institute"."""
    missing = [word for word in words if word not in shown]
    others = [token.word for at, token in enumerate(tokens) if at not in stands and _says_something(token)]
    return bool(missing and others) and not GENERIC_NAME_WORDS.issuperset((*missing, *others))


def _says_something(token: Token) -> bool:
    return token.word not in STOP_WORDS and not token.word.isdigit()


def _stretches(stands: Mapping[int, frozenset[str]], shown: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Yield from which token to which all that is shown of the name stands, from each that may be its first."""
    for first in stands:
        covered: frozenset[str] = frozenset()
        for last in range(first, max(stands) + 1):
            covered |= stands.get(last, frozenset())
            if covered == shown:
                yield first, last
                break


def _sister(first: int, last: int, tokens: tuple[Token, ...], stands: Mapping[int, frozenset[str]], text: str) -> bool:
    """Say whether a stretch is of another name: "Bildung, Wissenschaft und Forschung"; "Roads and Tunnels"."""
    between = (token for at, token in enumerate(tokens[first : last + 1], start=first) if at not in stands)
    if any(_says_something(token) and token.word not in GENERIC_NAME_WORDS for token in between):
        return True
    return _goes_on(tokens[last], tokens[last + 1 :], text)


def _goes_on(last: Token, rest: tuple[Token, ...], text: str) -> bool:
    """Say whether the name is followed by more of a longer name; "e. V." is how a body stands in the law."""
    if not rest or rest[0].word not in _GOES_ON or text[rest[0].end : rest[0].end + 1] == ".":
        return False
    following = next((token.printed for token in rest if token.word not in STOP_WORDS), "")
    return not text[last.end : rest[0].start].strip() and following[:1].isupper()


def _begins_earlier(tokens: tuple[Token, ...], first: int, text: str) -> bool:
    """Say whether a word with a capital stands directly before a name, other than an acronym or a state."""
    if not first or text[tokens[first - 1].end : tokens[first].start].strip():
        return False
    before = tokens[first - 1]
    known = before.word in STOP_WORDS or before.word in _STATES or is_acronym(before, text)
    return before.printed[:1].isupper() and not known
