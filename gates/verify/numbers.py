"""Numbers in digits, as five languages write them."""

import re
from functools import lru_cache

from gates.language import Language

#: Groups of three parted by a space or an apostrophe; else digits with points and commas.
NUMBER = r"(?:\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)"
_POWER = re.compile(r"\s?[x×·*]\s?10\^(?P<power>-?\d{1,2})|e(?P<e>[+-]?\d{1,2})(?!\w)", re.IGNORECASE)
#: Marks that settle which sign is the decimal one: "2.4", "0.500" or "1,234,567" on the one side.
_POINT_DECIMAL, _COMMA_DECIMAL = (
    re.compile(
        rf"(?<![\d.,])(?:\d+{point}(?:\d{{1,2}}|\d{{4,}})|0{point}\d+|\d{{1,3}}(?:{comma}\d{{3}})+(?:{point}\d+|{comma}\d{{3}}))"
        r"(?!\d|[.,]\d)"
    )
    for point, comma in ((r"\.", ","), (",", r"\."))
)


@lru_cache(maxsize=1024)
def decimal_sign(text: str, language: Language | None) -> str:
    """Return the sign before decimals in a text: "." or ",", or "" if neither the text nor its language tells."""
    point, comma = bool(_POINT_DECIMAL.search(text)), bool(_COMMA_DECIMAL.search(text))
    if point != comma:
        return "." if point else ","
    return "" if language is None else "." if language == "en" else ","


def read_number(token: str, sign: str) -> frozenset[float]:
    """Return what a token of digits may mean; empty if it is a number of no kind ("3.2.1").

    "1,000" and "1.000" mean a thousand or one, by the text's decimal ``sign``; both if that is not known.
    """
    token = re.sub(r"(?<=\d)[ '](?=\d{3})", "", token)
    marks = re.findall(r"[.,]", token)
    if not marks:
        return frozenset([float(token)])
    groups = re.split(r"[.,]", token)
    if len(marks) == 1:
        return _one_mark(groups, marks[0], sign)
    if not all(len(group) == 3 for group in groups[1:-1]) or len(groups[0]) > 3:
        return frozenset()
    if len(set(marks)) == 1:
        return frozenset([float("".join(groups))]) if len(groups[-1]) == 3 else frozenset()
    if len(set(marks[:-1])) == 1 and marks[-1] != marks[0]:
        return frozenset([float(f"{''.join(groups[:-1])}.{groups[-1]}")])
    return frozenset()


def _one_mark(groups: list[str], mark: str, sign: str) -> frozenset[float]:
    decimal, whole = float(".".join(groups)), float("".join(groups))
    grouped = len(groups[1]) == 3 and len(groups[0]) <= 3 and groups[0] != "0"
    if not grouped:
        return frozenset([decimal])
    if not sign:
        return frozenset([decimal, whole])
    return frozenset([decimal if mark == sign else whole])


def read_power(text: str, at: int) -> tuple[float, int]:
    """Return the factor of a power of ten that follows ("3 × 10^5", "3e5"), and where it ends."""
    match = _POWER.match(text, at)
    if not match:
        return 1.0, at
    return 10.0 ** int(match["power"] or match["e"]), match.end()
