"""Page numbers as they are printed: alone in a line, or at the beginning or end of one."""

import re
from collections.abc import Iterator

_NUMBER = r"(?:[0-9]{1,4}|[ivxlc]{1,7}|[IVXLC]{1,7}|[0-9A-Z]{1,2}[-.][0-9]{1,3})"
_PAGE_NUMBER = re.compile(
    rf"[-–—|\[( ]*(?:(?:page|seite|p\.|s\.|pag\.|página|pagina) *)?({_NUMBER})(?: *(?:/|of|von|de|di|"
    rf"sur) *[0-9]+)?[-–—|\]) .]*",
    re.IGNORECASE,
)
#: Beside other words a single I, V or M is no number.
_BESIDE = r"(?:[0-9]{1,4}|[ivxlc]{2,7}|[0-9A-Z]{1,2}[-.][0-9]{1,3})"
_FIRST_NUMBER = re.compile(rf"^{_BESIDE}[ |–—]+(?=\S)")
#: Characters: a number with the word for page before it, and a blank.
_TAIL = 20
_LAST_NUMBER = re.compile(rf"[ |–—,]+(?:(?:[Pp]age|[Ss]eite|[Pp]ágina|[Pp]agina) *)?{_BESIDE}$")


def page_number(text: str) -> int | None:
    """The page number that a line is; None if it is more or less than that."""
    match = _PAGE_NUMBER.fullmatch(text.strip())
    return _value(match[1]) if match else None


def _value(number: str) -> int | None:
    if number.isdecimal():
        return int(number)
    values = [dict(i=1, v=5, x=10, l=50, c=100).get(char) for char in number.lower()]
    if None in values:
        return None
    total = 0
    numbers = [value for value in values if value]
    for value, following in zip(numbers, [*numbers[1:], 0], strict=True):
        total += -value if value < following else value
    return total


def numbers_beside(text: str) -> Iterator[int]:
    """The page numbers at the beginning and end of a line that says more."""
    for match in (_FIRST_NUMBER.match(text), _LAST_NUMBER.search(text, max(0, len(text) - _TAIL))):
        value = match and _value(match.group().strip(" |–—,").rsplit(" ", 1)[-1])
        if value:
            yield value


def without_page_number(text: str) -> str:
    """A running line without the page number at its beginning or end."""
    return _LAST_NUMBER.sub("", _FIRST_NUMBER.sub("", text.strip())).strip()
