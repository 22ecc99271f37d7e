"""The years that the front matter gives as the work's own."""

import re
from collections.abc import Iterable

from cards.furniture import is_date, is_imprint, is_journal_line

#: The cheap test.
_HINT = re.compile(r"(?:1[5-9]|20)[0-9]{2}")
_YEAR = re.compile(r"(?<![0-9.,/-])(?:1[5-9]|20)[0-9]{2}(?![0-9])(?!-[0-9]{2}-?[0-9]{2}[0-9])")
_DAY = re.compile(
    r"(?<![0-9])((?:19|20)[0-9]{2})[-/.][0-9]{1,2}[-/.][0-9]{1,2}(?![0-9])|"
    r"(?<![0-9])[0-9]{1,2}[-/.][0-9]{1,2}[-/.]((?:19|20)[0-9]{2})(?![0-9])"
)
#: What a line is worth: a date of its own, a journal's line, an imprint, any other.
_DATE, _JOURNAL, _OTHER, _IMPRINT = range(4)


def find_years(lines: Iterable[str]) -> tuple[int, ...]:
    """Return the years in the lines, likeliest first: of dates, journal lines, other lines, imprints (latest first)."""
    found: list[tuple[int, int, int]] = []
    for place, line in enumerate(lines):
        years = _years(line)
        rank = _rank(line) if years else _OTHER
        found += [(rank, -year if rank == _IMPRINT else place, year) for year in years]
    return tuple(dict.fromkeys(year for *_, year in sorted(found)))


def _years(line: str) -> list[int]:
    if not _HINT.search(line):
        return []
    days = [int(one or two) for one, two in _DAY.findall(line)]
    return days or [int(year) for year in _YEAR.findall(line)]


def _rank(line: str) -> int:
    if is_date(line):
        return _DATE
    if is_imprint(line):
        return _IMPRINT
    return _JOURNAL if is_journal_line(line) else _OTHER
