"""Typography that is no part of what a quote says: each function returns the same words in another dress."""

from __future__ import annotations

import re
import unicodedata
from random import Random

from tests.eval.quotes.layers import LIGATURES
from tests.eval.quotes.passages import CONJUNCTIONS, DASHES, DOUBLE_QUOTES, SINGLE_QUOTES

#: Letters with marks that can be taken off.
MARKED = "[À-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿČčŘřŠšŽžěń]"

_SPACES = (" ", "  ", "\n", "\t", " \n", "\r\n", "\u00a0", "\u2009", "\u202f", "\u2003")
_OTHERS = {char: same.replace(char, "") for same in (DASHES, DOUBLE_QUOTES, SINGLE_QUOTES) for char in same}
_LIGATURE = re.compile("|".join(LIGATURES))
_INSIDE = re.compile(r"(?<=[a-zäöüßéè]{2})(?=([a-zäöüßéè]{2,}))")


def spaces(text: str, random: Random) -> str:
    return re.sub(r"\s+", lambda _: random.choice(_SPACES), text)


def decomposed(text: str, random: Random) -> str:
    return unicodedata.normalize("NFD", text)


def stripped(text: str, random: Random) -> str:
    plain = unicodedata.normalize("NFD", text)
    return "".join(char for char in plain if not unicodedata.combining(char))


def ligatures(text: str, random: Random) -> str:
    return _LIGATURE.sub(lambda match: LIGATURES[match[0]], text)


def double_s(text: str, random: Random) -> str:
    return text.replace("ß", "ss")


def glyphs(text: str, random: Random) -> str:
    """Change each quotation mark, apostrophe and dash for another that is used for the same."""
    return "".join(random.choice(_OTHERS.get(char, char)) for char in text)


def hyphened(text: str, random: Random) -> str:
    """Break a word as a line end would, or mark in it where it might be broken."""
    places = [match.start() for match in _INSIDE.finditer(text) if match[1] not in CONJUNCTIONS]
    if not places:
        return text
    at = random.choice(places)
    return text[:at] + random.choice(("-\n", "- ", "\u00ad\n", "\u00ad")) + text[at:]
