"""The years that the front matter gives as the work's own."""

import re
from collections.abc import Iterable

from cards.furniture import is_date, is_imprint, is_journal_line
from cards.words import plain

#: The cheap test.
_HINT = re.compile(r"(?:1[5-9]|20)[0-9]{2}")
#: Behind a hyphen only the last of several years, as in "1995-2018".
_YEAR = re.compile(
    r"(?:(?<![0-9.,/-])|(?<=(?:19|20)[0-9]{2}-)(?<![0-9.,/-][0-9]{4}-))"
    r"(?:1[5-9]|20)[0-9]{2}(?![0-9])(?!-[0-9]{2}-?[0-9]{2}[0-9])"
)
_DAY = re.compile(
    r"(?<![0-9])((?:19|20)[0-9]{2})[-/.][0-9]{1,2}[-/.][0-9]{1,2}(?![0-9])|"
    r"(?<![0-9])[0-9]{1,2}[-/.][0-9]{1,2}[-/.]((?:19|20)[0-9]{2})(?![0-9])"
)
#: Behind a house number.
_STREET = re.compile(
    r"(?: [A-Z][\w.'’-]*){1,3} (?:Street|St\.|Avenue|Ave\.|Road|Rd\.|Boulevard|Blvd|Drive|Lane|Square|Parkway)"
)
#: When a reader came by the copy, which repositories and publishers print on it, is no year of the work.
_FETCHED = re.compile(
    r"\b(?:downloaded|accessed|retrieved|heruntergeladen|abgerufen|telecharge|consulte|scaricato|consultato|descargado|"
    r"consultado)\b"
)
#: What a line is worth: a date of its own, a journal's line, an imprint, any other.
_DATE, _JOURNAL, _OTHER, _IMPRINT = range(4)


def find_years(lines: Iterable[str]) -> tuple[int, ...]:
    """Return the years in the lines, likeliest first: of dates, journal lines, other lines, imprints (latest first)."""
    found: list[tuple[int, int, int]] = []
    lines = [*lines, ""]
    text = "\n".join(lines)
    for place in dict.fromkeys(text.count("\n", 0, hint.start()) for hint in _HINT.finditer(text)):
        line = lines[place]
        rank = _rank(line)
        years = _years(line, lines[place + 1])
        found += [(rank, -year if rank == _IMPRINT else place, year) for year in years]
    return tuple(dict.fromkeys(year for *_, year in sorted(found)))


def _years(line: str, following: str) -> list[int]:
    """The years of a line that are no house numbers; an address may go on in the next line."""
    if _FETCHED.search(plain(line)):
        return []
    days = [int(one or two) for one, two in _DAY.findall(line)]
    both = f"{line} {following}"
    return days or [int(year.group()) for year in _YEAR.finditer(line) if not _STREET.match(both, year.end())]


def _rank(line: str) -> int:
    if is_date(line):
        return _DATE
    if is_imprint(line):
        return _IMPRINT
    return _JOURNAL if is_journal_line(line) else _OTHER
