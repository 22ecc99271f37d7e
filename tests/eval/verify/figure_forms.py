"""Quantities as five languages write them: the same one in every form, and wrong ones that are near it."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

FRAMES = {
    "en": "The value of the sample was {} in all of the tests.",
    "de": "Der Wert der Probe lag bei {} und wurde bestätigt.",
    "fr": "La valeur de la mesure est de {} dans les essais.",
    "it": "Il valore della misura è di {} nelle prove.",
    "es": "El valor de la muestra fue de {} en las pruebas.",
}
#: Signs between thousands and before decimals.
SIGNS = {"en": (",", "."), "de": (".", ","), "fr": ("\u202f", ","), "it": (".", ","), "es": (".", ",")}
PERCENT = {"en": "percent", "de": "Prozent", "fr": "pour cent", "it": "per cento", "es": "por ciento"}
MILLION = {"en": "million", "de": "Millionen", "fr": "millions", "it": "milioni", "es": "millones"}
#: A unit, and the same quantity in another one: what its number is multiplied by, and its name.
UNITS = {"": (1, ""), "%": (10, "‰"), "g/l": (1000, "mg/l"), "km": (1000, "m"), "t": (1000, "kg"), "kWh": (1000, "Wh")}
NUMBERS = (3, 42, 1000, 1250, 1_234_567, 2.5, 0.75, 1234.5)


class Trial(NamedTuple):
    """A claim, an excerpt, and whether they give the same quantity."""

    claim: str
    excerpt: str
    same: bool


def trials() -> Iterator[Trial]:
    """Yield every number in every unit and pair of languages: the same, in another form, and wrong."""
    for number, unit, (one, other) in product(NUMBERS, UNITS, product(FRAMES, FRAMES)):
        said = FRAMES[one].format(_quantity(number, unit, one))
        for form in _forms(number, unit, other):
            yield Trial(said, FRAMES[other].format(form), same=True)
        for form in _wrong(number, unit, other):
            yield Trial(said, FRAMES[other].format(form), same=False)


def _forms(number: float, unit: str, language: str) -> Iterator[str]:
    yield _quantity(number, unit, language)
    factor, small = UNITS[unit]
    if small:
        yield _quantity(round(number * factor, 6), small, language)
    if unit == "%":
        yield f"{_written(number, language)} {PERCENT[language]}"
    if number >= 1_000_000:
        yield f"{_written(number / 1_000_000, language)} {MILLION[language]} {unit}".strip()


def _wrong(number: float, unit: str, language: str) -> Iterator[str]:
    yield _quantity(number * 10, unit, language)
    yield _quantity(number + 1, unit, language)
    yield _quantity(-number, unit, language)
    yield _quantity(number, {"": "%", "%": "", "g/l": "mg/l", "km": "m", "t": "kg", "kWh": "MWh"}[unit], language)
    if number >= 1000:
        yield _quantity(number / 1000, unit, language)
    if unit == "%":
        yield f"{_written(number, language)} ppm"


def _quantity(number: float, unit: str, language: str) -> str:
    return f"{_written(number, language)} {unit}".strip()


def _written(number: float, language: str) -> str:
    thousands, decimal = SIGNS[language]
    text = f"{number:,.6f}".rstrip("0").rstrip(".")
    return text.translate({ord(","): thousands, ord("."): decimal})
