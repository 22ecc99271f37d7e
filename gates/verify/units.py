"""The unit behind a number, and whether two quantities are the same."""

import math
import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gates.verify.unit_names import OWN_KINDS, SYMBOLS, UNDER_BAR, WORDS

if TYPE_CHECKING:
    from pint import UnitRegistry

#: Of two quantities that are one: what conversion by binary fractions costs, and no rounding.
_TOLERANCE = 1e-9
#: Parts of a unit that are read ("kg/m2/s" has three): no real one has more, and pint is recursive.
_PARTS = 4

_SYMBOL = "|".join(map(re.escape, sorted(SYMBOLS, key=len, reverse=True)))
_BELOW = "|".join(map(re.escape, sorted([*SYMBOLS, *UNDER_BAR], key=len, reverse=True)))
_WORD = "|".join(WORDS.values())
_POWER = r"(?:\^?-?[1-4](?!\d))?"
_END = r"(?![^\W_])"
_UNIT = re.compile(rf"(?P<word>(?i:{_WORD})){_END}|(?P<symbol>{_SYMBOL})(?P<power>{_POWER})(?:(?<=[%‰€$£°])|{_END})")
_BAR = re.compile(
    rf"\s?(?P<bar>/|·|\s(?:per|pro|par|por|je|al)\s)\s?(?:(?P<word>(?i:{_WORD}))|(?P<symbol>{_BELOW})(?P<power>{_POWER})){_END}"
    rf"| (?P<low>{_BELOW})(?P<below>\^?-[1-4]){_END}",
)
_MONEY = re.compile(r"(?P<money>US-?\$|[€$£¥]|EUR|USD|GBP|CHF)\s?$")
_MONEY_NAMES = {"EUR": "euro", "USD": "us_dollar", "US$": "us_dollar", "GBP": "pound_sterling", "CHF": "swiss_franc"}


class Unit(NamedTuple):
    """A unit in pint's words, and where it ends in the text."""

    name: str
    end: int


def read_unit(text: str, at: int) -> Unit | None:
    """Read the unit that stands at a place of a plain text, after a space, a hyphen or nothing ("mg/l", "5-year")."""
    start = at + 1 if text[at : at + 1] in (" ", "-") else at
    first = _UNIT.match(text, start)
    if not first:
        return None
    return read_below(text, Unit(_name(first), first.end()))


def read_below(text: str, unit: Unit) -> Unit:
    """Read what stands under the fraction bar of a unit that was read already ("€2.50 per kWh")."""
    for _ in range(_PARTS - 1):
        more = _BAR.match(text, unit.end)
        if not more:
            break
        unit = Unit(unit.name + _below(more), more.end())
    return unit


def read_money(text: str, at: int) -> Unit | None:
    """Read the currency in front of a number; its ``end`` is where it starts."""
    match = _MONEY.search(text, max(0, at - 5), at)
    if not match:
        return None
    sign = match["money"].replace("-", "")
    return Unit(_MONEY_NAMES.get(sign) or SYMBOLS[sign], match.start())


def _name(match: re.Match[str]) -> str:
    if match["word"]:
        return _word_name(match["word"])
    return SYMBOLS[match["symbol"]] + _power(match["power"])


def _below(match: re.Match[str]) -> str:
    if match["low"]:
        return f" * {_symbol_name(match['low'])}{_power(match['below'])}"
    name = _word_name(match["word"]) if match["word"] else _symbol_name(match["symbol"]) + _power(match["power"])
    return f" * {name}" if match["bar"] == "·" else f" / {name}"


def _symbol_name(symbol: str) -> str:
    return SYMBOLS.get(symbol) or UNDER_BAR[symbol]


def _word_name(word: str) -> str:
    return next(name for name, pattern in WORDS.items() if re.fullmatch(pattern, word, re.IGNORECASE))


def _power(power: str) -> str:
    return f"**{power.removeprefix('^')}" if power else ""


def same_quantity(one: float, unit: str, other: float, other_unit: str) -> bool:
    """Say whether two quantities are the same; a number without a unit is only like another without one."""
    if unit == other_unit:
        return math.isclose(one, other, rel_tol=_TOLERANCE)
    converted = _convert(other, other_unit, unit) if unit and other_unit else None
    return converted is not None and math.isclose(one, converted, rel_tol=_TOLERANCE)


@lru_cache(maxsize=1)
def _registry() -> "UnitRegistry[float]":
    import pint  # noqa: PLC0415 - a second that nobody should wait for until two units meet

    registry: UnitRegistry[float] = pint.UnitRegistry()
    for kind in OWN_KINDS:
        registry.define(f"{kind} = [{kind}]")
    return registry


@lru_cache(maxsize=4096)
def _convert(value: float, unit: str, into: str) -> float | None:
    import pint  # noqa: PLC0415 - as above

    registry = _registry()
    try:
        return float(registry.Quantity(value, unit).to(into).magnitude)
    except (pint.DimensionalityError, pint.UndefinedUnitError, pint.OffsetUnitCalculusError):
        return None
