"""The dates and years that a text names."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from gates.verify.plain import blank

_MONTHS = (
    "january jan januar jänner janvier janv gennaio gen enero ene",
    "february feb februar februar février févr febbraio febrero",
    "march mar märz mär mars marzo",
    "april apr avril avr aprile abril abr",
    "may mai maggio mag mayo",
    "june jun juni juin giugno giu junio",
    "july jul juli juillet juil luglio lug julio",
    "august aug août agosto ago",
    "september sept sep septembre settembre set septiembre",
    "october oct oktober okt octobre ottobre ott octubre",
    "november nov novembre noviembre",
    "december dec dezember dez décembre déc dicembre dic diciembre dic",
)
_MONTH_NUMBER = {name: number for number, names in enumerate(_MONTHS, start=1) for name in names.split()}
#: Words of the language as well: months only with a capital letter, or in a whole date.
_ALSO_WORDS = frozenset("jan may mar march gen mag set dec ago august".split())
_MONTH = rf"(?P<month>{'|'.join(sorted(_MONTH_NUMBER, key=len, reverse=True))})\.?"
_DAY = r"(?P<day>[0-3]?\d)(?:st|nd|rd|th|er|º|\.)?"
_YEAR = r"(?P<year>1[0-9]\d\d|20\d\d|21\d\d)"
_OF = r"\s?(?:of |de |di |d')?"
_PATTERNS = tuple(
    re.compile(rf"(?<![\w.,]){pattern}(?![\w])", re.IGNORECASE)
    for pattern in (
        rf"{_YEAR}-(?P<month>[01]\d)-(?P<day>[0-3]\d)",
        rf"(?P<day>[0-3]?\d)\.\s?(?P<month>[01]?\d)\.\s?{_YEAR}",
        rf"(?P<slash>[0-3]?\d/[0-3]?\d)/{_YEAR}",
        rf"{_DAY}{_OF}{_MONTH},?(?: de| del)? {_YEAR}",
        rf"{_MONTH} {_DAY},? {_YEAR}",
        rf"{_MONTH}(?: de| del)? {_YEAR}",
        rf"{_DAY}{_OF}{_MONTH}",
        rf"(?P<decade>{_YEAR}(?:s|er|ern))",
        rf"{_YEAR}[-/](?P<until>\d\d)",
        r"(?:(?:the |')(?=\d0s)|(?=\d0er[- ]jahr))(?P<short>[1-9]0)(?:s|er[- ]jahren?)",
    )
)
#: A year alone; a figure with a unit or a grouped one is none.
_LONE_YEAR = re.compile(
    rf"(?<![\w.,^$€£-])(?:(?P<from>1[0-9]\d\d|20\d\d|21\d\d)\s?-\s?)?{_YEAR}(?![\w^%‰°€$£]|[.,]\d|-\d)"
)


class Date(NamedTuple):
    """A date as far as it is named: each reading is year, month and day, 0 where nothing is said."""

    readings: frozenset[tuple[int, int, int]]
    text: str
    decade: bool = False

    def stands_in(self, others: tuple["Date", ...]) -> bool:
        """Say whether one of the others names everything that this one names."""
        return any(
            self.decade == other.decade and _within(mine, theirs)
            for other in others
            for mine in self.readings
            for theirs in other.readings
        )


def _within(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> bool:
    return all(part in (0, named) for part, named in zip(mine, theirs, strict=True))


def read_dates(text: str) -> tuple[tuple[Date, ...], str]:
    """Return the dates of a plain text, and the text with bars in their place; years alone are left to `read_years`."""
    found: list[Date] = []
    for pattern in _PATTERNS:
        matches = list(pattern.finditer(text))
        read = [tuple(_dates(match)) for match in matches]
        found += [date for dates in read for date in dates]
        text = blank(text, [match.span() for match, dates in zip(matches, read, strict=True) if dates])
    return tuple(found), text


def read_years(text: str) -> tuple[tuple[Date, ...], str]:
    """Return the years that stand alone, after everything with a unit was taken out, and the text without them."""
    matches = list(_LONE_YEAR.finditer(text))
    years = [(int(value), match.group()) for match in matches for value in (match["from"], match["year"]) if value]
    dates = tuple(Date(frozenset([(year, 0, 0)]), str(year)) for year, _ in years)
    return dates, blank(text, [match.span() for match in matches])


def _dates(match: re.Match[str]) -> Iterator[Date]:
    groups = match.groupdict()
    year = int(groups.get("year") or 0)
    if groups.get("slash"):
        one, two = map(int, groups["slash"].split("/"))
        readings = [(year, *pair) for pair in ((one, two), (two, one)) if 1 <= pair[0] <= 12]
        yield from _known(readings, match)
    elif groups.get("decade"):
        yield Date(frozenset([(year, 0, 0)]), match.group(), decade=True)
    elif groups.get("short"):
        centuries = frozenset((century + int(groups["short"]), 0, 0) for century in (1800, 1900, 2000))
        yield Date(centuries, match.group(), decade=True)
    elif groups.get("until"):
        yield from _until(year, int(groups["until"]), match)
    elif groups["month"] not in _ALSO_WORDS or (year and groups.get("day")):
        month = _MONTH_NUMBER.get(groups["month"].lower()) or int(groups["month"])
        yield from _known([(year, month, int(groups.get("day") or 0))], match)


def _until(year: int, until: int, match: re.Match[str]) -> Iterator[Date]:
    """A range of years ("2010-16"), or a year and a month ("2010-11" may be either)."""
    last = year - year % 100 + until
    if last > year:
        month = [(year, until, 0)] if "-" in match.group() and 1 <= until <= 12 else []
        yield Date(frozenset([(year, 0, 0), *month]), match.group())
        yield Date(frozenset([(last, 0, 0), *month]), match.group())
    elif "-" in match.group():
        yield from _known([(year, until, 0)], match)


def _known(readings: list[tuple[int, int, int]], match: re.Match[str]) -> Iterator[Date]:
    known = frozenset(reading for reading in readings if 1 <= reading[1] <= 12 and reading[2] <= 31)
    if known:
        yield Date(known, match.group())
