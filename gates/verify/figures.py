"""The figures of a text: numbers with their units, in digits and in words."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from gates.language import Language, language_of
from gates.verify.dates import Date, read_dates, read_years
from gates.verify.number_words import NumberWord, read_shares, read_words
from gates.verify.numbers import NUMBER, decimal_sign, read_number, read_power
from gates.verify.plain import blank, plain
from gates.verify.units import Unit, read_below, read_money, read_unit, same_quantity

_FIGURE = re.compile(
    rf"(?<![^\W_])(?<![^\W\d_]-)(?<!\d[.,])(?<!\^)(?<!\^-)(?P<sign>(?<![\w)])-|(?<!\w)minus )?(?P<number>{NUMBER})"
)
_ORDINAL = re.compile(r"(?:st|nd|rd|th|er|e|ème|º|ª)(?!\w)")
#: Between two figures of a range: the unit of the second is the first one's too.
_RANGE = re.compile(r"\s?(?:-|to|bis|and|und|or|oder|à|et|ou|e|y|o)?\s?")
_NAME = re.compile(r"(?<![^\W_])(?:[^\W\d_]+[.-])?[^\W_]*\d[^\W_]*(?:[.-]\d+)*(?![^\W_])")
#: "3:1" is not "1:3".
_RATIO = re.compile(r"(?<![\d:.,])\d{1,9}(?:[.,]\d{1,9})? ?: ?\d{1,9}(?:[.,]\d{1,9})?(?![\d:])")
_SCALES: tuple[tuple[str, float, float], ...] = (
    # words, in English, in the other languages
    (r"thousands?|tausend|tsd\.?|mille|mila|mil(?! mill)", 1e3, 1e3),
    (r"millions?|millionen|mio\.?|mill\.|milion[ei]|mill(?:ón|ones)", 1e6, 1e6),
    (r"milliarden?|mrd\.?|milliards?|miliard[oi]|mil millones|bn", 1e9, 1e9),
    (r"billions?", 1e9, 1e12),
    (r"billionen|bilion[ei]|bill(?:ón|ones)", 1e12, 1e12),
    (r"trillions?", 1e12, 1e18),
)
_SCALE = re.compile(
    "|".join(rf"(?P<s{at}>(?:{words})(?!\w))" for at, (words, _, _) in enumerate(_SCALES)), re.IGNORECASE
)


@dataclass(frozen=True)
class Figure:
    """A number as it stands in a text: what it may mean, its unit in pint's words or "", and its words."""

    values: frozenset[float]
    unit: str
    text: str
    start: int
    end: int

    def is_same(self, other: "Figure") -> bool:
        """Say whether the two may mean the same quantity; what is no plain number is the same by its text only."""
        if not self.values or not other.values:
            return self.text == other.text
        return any(same_quantity(one, self.unit, two, other.unit) for one in self.values for two in other.values)

    def is_same_number(self, other: "Figure") -> bool:
        """Say whether the numbers agree, whatever their units."""
        return not self.values.isdisjoint(other.values)


@dataclass(frozen=True)
class Figures:
    """All that a text says in figures."""

    figures: tuple[Figure, ...]
    dates: tuple[Date, ...]
    #: Names with digits (PM10, CO2, COVID-19, 3D), in lower case; ratios and times of day (3:1).
    names: frozenset[str]


@lru_cache(maxsize=4096)
def read_figures(text: str) -> Figures:
    """Read the figures and dates of a text. Citation marks, addresses, ordinals in words and a lone "one" are none."""
    whole = plain(text)
    language = language_of(whole)
    dates, rest = read_dates(whole)
    shares = list(read_shares(rest))
    rest = blank(rest, [(share.start, share.end) for share in shares])
    found = _with_range_units(rest, list(_in_digits(rest, language)))
    measured = [figure for figure in found if figure.unit]
    rest = blank(rest, [(figure.start, figure.end) for figure in measured])
    years, rest = read_years(rest)
    bare = [figure for figure in found if not figure.unit and "|" not in rest[figure.start : figure.end]]
    rest = blank(rest, [(figure.start, figure.end) for figure in bare])
    words = [_of_word(whole, word) for word in (*shares, *read_words(rest, language))]
    names = {
        *filter(_is_name, _NAME.findall(rest.lower())),
        *(ratio.replace(" ", "") for ratio in _RATIO.findall(whole)),
    }
    return Figures((*measured, *bare, *words), (*dates, *years), frozenset(names))


def _is_name(word: str) -> bool:
    return any(map(str.isdigit, word)) and any(map(str.isalpha, word))


def _in_digits(text: str, language: Language | None) -> Iterator[Figure]:
    sign = decimal_sign(text, language)
    for match in _FIGURE.finditer(text):
        figure = _figure(text, match, language, sign)
        if figure:
            yield figure


def _figure(text: str, match: re.Match[str], language: Language | None, sign: str) -> Figure | None:
    """Return the figure, or None if its digits are a part of a name ("3D")."""
    factor, end = read_power(text, match.end())
    scales, end = _read_scale(text, end, language)
    money = read_money(text, match.start())
    unit = read_below(text, Unit(money.name, end)) if money else read_unit(text, end)
    end = unit.end if unit else end
    if end == match.end() and text[end : end + 1].isalpha():
        ordinal = _ORDINAL.match(text, end)
        if not ordinal:
            return None
        end = ordinal.end()
    minus = -1 if match["sign"] else 1
    values = read_number(match["number"], sign)
    meant = frozenset(filter(math.isfinite, (minus * value * factor * scale for value in values for scale in scales)))
    start = money.end if money else match.start()
    return Figure(meant, unit.name if unit else "", text[start:end], start, end)


def _read_scale(text: str, at: int, language: Language | None) -> tuple[tuple[float, ...], int]:
    """Read "million" and its like behind a number; "billion" differs by language, and has both values if unknown."""
    match = _SCALE.match(text, at + 1 if text[at : at + 1] in (" ", "-") else at)
    if not match or match.lastgroup is None:
        return (1.0,), at
    _, english, other = _SCALES[int(match.lastgroup[1:])]
    return tuple({english, other} if language is None else {english if language == "en" else other}), match.end()


def _with_range_units(text: str, figures: list[Figure]) -> list[Figure]:
    """Give the first figure of a range the unit of the second ("10 to 12 %"), but not a year ("in 2016 to 12 %")."""
    for at in range(len(figures) - 2, -1, -1):
        first, second = figures[at], figures[at + 1]
        year = len(first.text) == 4 and first.text.isdigit() and max(second.values, default=0) < 1000
        if not (first.unit or year) and second.unit and _RANGE.fullmatch(text, first.end, second.start):
            figures[at] = replace(first, unit=second.unit)
    return figures


def _of_word(text: str, word: NumberWord) -> Figure:
    unit: Unit | None = None if word.unit else read_unit(text, word.end)
    end = unit.end if unit else word.end
    return Figure(
        frozenset([word.value]), word.unit or (unit.name if unit else ""), text[word.start : end], word.start, end
    )
