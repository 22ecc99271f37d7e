"""Numbers in words, by the library text2num; and shares and multiples, which it does not know."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from text_to_num import find_numbers

from gates.language import WORDS, Language

_TOKEN = re.compile(r"[^\W\d_]+|[^\w\s]+|\d+")
_PARTS = (
    (100 / 2, r"half|halves|hälfte|halbe[nrms]?|moitié|metà|mitad"),
    (100 / 3, r"(?:an?|one|ein(?:em|es)?|un[oa]?|le|il) (?:third|drittel|tiers|terzo|tercio)"),
    (200 / 3, r"(?:two|zwei|deux|due|dos)[ -](?:thirds?|drittel|tiers|terzi|tercios)"),
    (100 / 4, r"(?:an?|one|ein(?:em|es)?|un) (?:quarter of|viertel|quart|quarto|cuarto)"),
    (300 / 4, r"(?:three|drei|trois|tre|tres)[ -]?(?:quarters?|viertel|quarts|quarti|cuartos)"),
)
_MULTIPLES = (
    (2, r"doubl(?:ed?|es|ing)(?!-)|twice|verdoppel\w*|doppelt\w*|doublé\w*|raddoppi\w*|duplic\w+"),
    (3, r"tripled?|triples|verdreifach\w*|triplé\w*|triplic\w+"),
    (0.5, r"halved?|halving|halbier\w*|dimezz\w*"),
)
_KNOWN: tuple[tuple[float, str, re.Pattern[str]], ...] = tuple(
    (value, unit, re.compile(rf"(?<![\w-])(?:{words})(?!\w)", re.IGNORECASE))
    for unit, table in (("percent", _PARTS), ("factor", _MULTIPLES))
    for value, words in table
)
#: "Tenfold", "zehnfach" and "zehnmal": a number and its times in one word.
_TIMES = re.compile(r"(?<![\w-])(?P<number>[^\W\d_]{3,30}?)-?(?P<times>fold|fach\w*|mal)(?!\w)", re.IGNORECASE)


class NumberWord(NamedTuple):
    """A number in words with its place; shares and multiples bring their unit along."""

    value: float
    start: int
    end: int
    unit: str = ""


class _Word:
    """A word as the library's protocol wants it; punctuation parts numbers, digits belong to none."""

    def __init__(self, match: re.Match[str]) -> None:
        self.match = match

    def text(self) -> str:
        return self.match.group()

    def nt_separated(self, previous: "_Word") -> bool:
        return False

    def not_a_number_part(self) -> bool:
        return not (self.match.group().isalpha() or self.match.group() == "-")


def read_shares(text: str) -> Iterator[NumberWord]:
    """Find shares ("half", "zwei Drittel", in percent) and multiples ("doubled", as a factor)."""
    for value, unit, pattern in _KNOWN:
        for match in pattern.finditer(text):
            yield NumberWord(value, *match.span(), unit)
    for match in _TIMES.finditer(text):
        language: Language = "en" if match["times"].lower() == "fold" else "de"
        for word in read_words(match["number"], language):
            yield NumberWord(word.value, *match.span(), "factor")


def read_words(text: str, language: Language | None) -> Iterator[NumberWord]:
    """Find numbers in words ("forty-two"); in every language if it is not known.

    Not read: a lone "one", since it is an article or a pronoun, and ordinals ("second" is a unit as well).
    """
    words = [_Word(match) for match in _TOKEN.finditer(text)]
    found = {
        NumberWord(number.value, words[number.start].match.start(), words[number.end - 1].match.end())
        for known in ((language,) if language else WORDS)
        for number in find_numbers(words, known, 0)
        if not number.is_ordinal and number.value > 1
    }
    reach, last = 0, (0, 0)
    for word in sorted(found, key=lambda word: (word.start, -word.end)):
        # "million" is a part of "two million", whatever language reads it
        if word.end > reach or (word.start, word.end) == last:
            yield word
            reach, last = word.end, (word.start, word.end)
