"""Parts, volumes, editions and versions: marks that must not contradict one another."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from gates.fold import fold

Kind = Literal["part", "edition", "version"]

_ORDINALS = {
    word: str(number)
    for number, words in enumerate(
        (
            "first erste erster erstes ersten premier premiere primera primero prima primo",
            "second zweite zweiter zweites zweiten deuxieme seconde segunda segundo seconda secondo",
            "third dritte dritter drittes dritten troisieme tercera tercer tercero terza terzo",
            "fourth vierte vierter viertes vierten quatrieme cuarta cuarto quarta quarto",
            "fifth funfte funfter funftes funften cinquieme quinta quinto",
            "sixth sechste sechster sechstes sechsten sixieme sexta sexto sesta sesto",
            "seventh siebte siebter siebtes siebten septieme septima septimo settima settimo",
            "eighth achte achter achtes achten huitieme octava octavo ottava ottavo",
            "ninth neunte neunter neuntes neunten neuvieme novena noveno nona nono",
            "tenth zehnte zehnter zehntes zehnten dixieme decima decimo",
            "eleventh elfte elfter elftes elften onzieme",
            "twelfth zwolfte zwolfter zwolftes zwolften douzieme",
        ),
        start=1,
    )
    for word in words.split()
}
_CARDINALS = {
    word: str(number)
    for number, words in enumerate(
        ("one eins un uno", "two zwei deux due dos", "three drei trois tre tres", "four vier quatre cuatro quattro",
         "five funf cinq cinco cinque", "six sechs seis sei"),
        start=1,
    )
    for word in words.split()
}  # fmt: skip
_ROMAN_DIGITS = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}

_PART_WORD = (
    r"(?:part|parts|teil|teilband|parte|partie|volume|vol|volumen|band|bd|tome|tomo|book|buch|livre|libro|heft|"
    r"lieferung|fascicle|faszikel|series)"
)
_EDITION_WORD = r"(?:edition|editions|ed|edn|aufl|auflage|ausgabe|édition|edición|edizione|éd)"
#: "Edition 6" is the sixth, in "Boston 2006, Edition 6" too; "Edition 4.2" and "Edition 2019" are versions.
_EDITION_FIGURE = r"[0-9]{1,2}(?!\w|[.–-]\w)"
_VERSION_WORD = r"(?:version|versión|versione|release|rel|revision|rev)"
#: "Part 1. The Coast" is part 1; "Part 1.2" is none.
_FIGURE = r"(?:[0-9]+|[ivxl]+)(?!\w|\.\w)"
_VERSION_FIGURE = r"[0-9]+(?:[.–-][0-9]+)*[a-z]?(?![\w])"
_ORDINAL = r"(?:[0-9]+(?:st|nd|rd|th|\.|e|ème|eme|re|ère|\.?[ªºao])?|[^\W\d_]+)"
_CARDINAL = "|".join(sorted(_CARDINALS, key=len, reverse=True))
_FLAGS = re.IGNORECASE
_PATTERNS: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("part", re.compile(rf"\b{_PART_WORD}\.?\s*(?:no\.?\s*)?(?P<value>{_FIGURE}|(?:{_CARDINAL})\b)", _FLAGS)),
    ("part", re.compile(r"\b(?P<value>[0-9]+)\.\s*(?:teil|band|buch|heft)\b", _FLAGS)),
    ("edition", re.compile(rf"\b(?P<value>{_ORDINAL})\s*(?:,?\s*(?:revised|überarb\S*|erw\S*|rev\.?|neu\S*|corrected|"
                           rf"enlarged|expanded|updated|international|student)\s*(?:and|und|&|u\.)?\s*){{0,3}}"
                           rf"{_EDITION_WORD}\b\.?(?!\s*{_EDITION_FIGURE})", _FLAGS)),
    ("edition", re.compile(rf"\b{_EDITION_WORD}\b\.?\s*(?P<value>{_EDITION_FIGURE})", _FLAGS)),
    ("version", re.compile(rf"\b(?:{_VERSION_WORD}|edition)\b[\s.:]*(?P<value>{_VERSION_FIGURE})", _FLAGS)),
    ("version", re.compile(r"(?<![\w.])v(?P<value>[0-9]+(?:\.[0-9]+)+[a-z]?)(?!\w)", _FLAGS)),
)  # fmt: skip
#: The licence's version is not the work's.
_LICENCE = re.compile(r"(?:licen[sc]e|licencia|licenza|lizenz)[^\n]{0,30}$", _FLAGS)


class Marks(NamedTuple):
    """Numbering marks of a text, by kind, in normal form ("Teil III" and "Part 3" are part "3")."""

    part: frozenset[str] = frozenset()
    edition: frozenset[str] = frozenset()
    version: frozenset[str] = frozenset()


@lru_cache(maxsize=8192)
def read_marks(text: str) -> Marks:
    """Read the parts, editions and versions that a text names."""
    found: dict[Kind, set[str]] = {"part": set(), "edition": set(), "version": set()}
    for kind, _, value in _find(text):
        found[kind].add(value)
    return Marks(*(frozenset(found[kind]) for kind in ("part", "edition", "version")))


def without_marks(text: str) -> str:
    """Return the text with its marks taken out."""
    for _, (start, end), _ in sorted(_find(text), key=lambda found: found[1], reverse=True):
        text = f"{text[:start]} {text[end:]}"
    return text


def _find(text: str) -> Iterator[tuple[Kind, tuple[int, int], str]]:
    taken: list[tuple[int, int]] = []
    for kind, pattern in _PATTERNS:
        for match in pattern.finditer(text):
            start, end = match.span()
            value = _normal(kind, match["value"])
            if value and not any(start < last and first < end for first, last in taken):
                taken.append((start, end))
                if not _LICENCE.search(text[max(0, start - 60) : start]):
                    yield kind, (start, end), value


def _normal(kind: Kind, value: str) -> str:
    """Return a mark's value in figures, or "" if it is none ("this edition")."""
    if kind == "version":
        return re.sub("[–-]", ".", value.lower())
    word = fold(value).text
    if kind == "edition":
        return _ORDINALS.get(word) or "".join(filter(str.isdigit, word))
    if word.isdigit():
        return str(int(word))
    return _CARDINALS.get(word) or roman_value(word)


def roman_value(word: str) -> str:
    """Return the value of a Roman numeral in lower case, in figures; "" if the word is none."""
    figures = [_ROMAN_DIGITS.get(char, 0) for char in word]
    if not figures or 0 in figures:
        return ""
    following = [*figures[1:], 0]
    return str(sum(-one if one < next_one else one for one, next_one in zip(figures, following, strict=True)))


def edition_value(text: str) -> str:
    """Return the number of an entry's edition field ("3", "Third", "2. Aufl.") in figures, or ""."""
    marks = read_marks(text)
    if marks.edition or marks.version:
        return min(marks.edition or marks.version)
    word = fold(text).text
    return _ORDINALS.get(word) or (word if word.isdigit() else "".join(re.findall(r"^[0-9]+", word)))


def versions_agree(one: str, other: str) -> bool:
    """Say whether one version is the other or names it less exactly ("5" and "5.0.1")."""
    ours, theirs = one.split("."), other.split(".")
    shorter = min(len(ours), len(theirs))
    return ours[:shorter] == theirs[:shorter]
