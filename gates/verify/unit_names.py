"""How units are written in five languages, each with the name that the library pint has for it.

Words stand as patterns, in any case; symbols stand as they are, since "mW" is not "MW". What could be a word of the
language ("in", "are") is in neither list.
"""

#: Words of units; the longest one that fits is meant.
WORDS: dict[str, str] = {
    "percent": r"per ?cent|percent|prozent(?:ige[nrsm]?|ig)?|v\.?h\.|pour ?cent|per ?cento|por ciento",
    "percentage_point": r"percentage points?|prozentpunkte?n?|points? de pourcentage|punti percentuali|"
    r"puntos porcentuales|pp",
    "permille": r"per ?mille|promille|pour mille|por mil",
    "ppm": r"parts per million",
    "gram": r"gram(?:me)?s?|gramm|gramm[oi]|gramos?",
    "kilogram": r"kilogram(?:me)?s?|kilogramm[oi]?|kilogramos?|kilos?",
    "milligram": r"milligram(?:me)?s?|milligramm[oi]?|miligramos?",
    "microgram": r"microgram(?:me)?s?|mikrogramm|microgramm[oi]|microgramos?",
    "metric_ton": r"tonnes?|tonnen|tons?|tonnellat[ae]|toneladas?",
    "meter": r"met(?:er|re)s?|mètres?|metr[oi]s?",
    "kilometer": r"kilomet(?:er|re)s?|kilomètres?|chilometr[oi]|kilómetros?",
    "centimeter": r"cent(?:i|í)met(?:er|re)s?|zentimeter|centimètres?|centimetr[oi]|centímetros?",
    "millimeter": r"millimet(?:er|re)s?|millimètres?|millimetr[oi]|milímetros?",
    "meter**2": r"square met(?:er|re)s?|quadratmeter|qm|mètres? carrés?|metr[oi] quadrat[oi]|metros? cuadrados?",
    "kilometer**2": r"square kilomet(?:er|re)s?|quadratkilometer|kilomètres? carrés?|chilometr[oi] quadrat[oi]|"
    r"kilómetros? cuadrados?",
    "meter**3": r"cubic met(?:er|re)s?|kubikmeter|mètres? cubes?|metr[oi] cub[oi]|metros? cúbicos?",
    "hectare": r"hectares?|hektar|ettar[oi]|hectáreas?",
    "liter": r"lit(?:er|re)s?|litr[oi]s?",
    "milliliter": r"millilit(?:er|re)s?|millilitr[oi]|mililitros?",
    "second": r"seconds?|secs?|sekunden?|secondes?|second[oi]|segundos?",
    "minute": r"minutes?|mins?|minuten|minut[oi]s?",
    "hour": r"hours?|hrs?|stunden?|std|stündig\w*|heures?|ora|ore|horas?",
    "day": r"days?|tage?n?|tägig\w*|jours?|giorn[oi]|días?",
    "week": r"weeks?|wochen?|wöchig\w*|semaines?|settiman[ae]|semanas?",
    "month": r"months?|monate?n?|monats|monatig\w*|mois|mes[ei]|mes(?:es)?",
    "year": r"years?|yrs?|year-old|jahre?n?|jahres|jährig\w*|ans|années?|ann[oi]|años?",
    "degC": r"degrees? celsius|grad(?: celsius)?|degrés? celsius|grad[oi] celsius|grados? celsius",
    "degF": r"degrees? fahrenheit|grad fahrenheit",
    "kilowatt_hour": r"kilowatt-?hours?|kilowattstunden?|kwh",
    "watt": r"watts?",
    "megawatt": r"megawatts?",
    "gigawatt": r"gigawatts?",
    "euro": r"euros?|eur",
    "us_dollar": r"(?:us[ -]?)?dollars?|us-?\$|usd|dollari|dólares",
    "pound_sterling": r"pounds? sterling|gbp",
    "swiss_franc": r"(?:swiss )?francs?|franken|chf|sfr",
    "factor": r"-?fold|-?fach\w*|times|-?mal|fois|volte|veces",
}  # fmt: skip

_PREFIXES = {"": "", "k": "kilo", "m": "milli", "M": "mega", "G": "giga", "T": "tera", "µ": "micro", "n": "nano"}
_PREFIXED = {
    "g": "gram", "m": "meter", "l": "liter", "L": "liter", "W": "watt", "Wh": "watt_hour", "J": "joule",
    "Pa": "pascal", "Hz": "hertz", "V": "volt", "A": "ampere", "mol": "mole", "s": "second", "eV": "electron_volt",
    "bar": "bar", "cal": "calorie", "B": "byte", "t": "metric_ton", "Sv": "sievert", "Bq": "becquerel",
}  # fmt: skip

#: Symbols of units.
SYMBOLS: dict[str, str] = {
    **{sign + symbol: prefix + name for sign, prefix in _PREFIXES.items() for symbol, name in _PREFIXED.items()},
    "cm": "centimeter", "dm": "decimeter", "cl": "centiliter", "dl": "deciliter", "cL": "centiliter",
    "dL": "deciliter", "hl": "hectoliter", "hPa": "hectopascal", "ug": "microgram", "ha": "hectare",
    "h": "hour", "min": "minute", "d": "day", "a": "year", "K": "kelvin", "°C": "degC", "°F": "degF", "° C": "degC",
    "%": "percent", "‰": "permille", "ppm": "ppm", "ppb": "ppb", "mmHg": "mmHg", "dB": "decibel_level",
    "psu": "practical_salinity", "PSU": "practical_salinity", "IU": "international_unit", "IE": "international_unit",
    "UI": "international_unit", "€": "euro", "$": "us_dollar", "£": "pound_sterling", "¥": "yen", "°": "degree",
}  # fmt: skip
#: As a symbol after a number these are more often a letter or an article than the unit.
for _symbol in ("a", "A", "V", "B", "TB", "mt"):
    SYMBOLS.pop(_symbol, None)
#: Under a fraction bar they are the unit.
UNDER_BAR = {"a": "year", "yr": "year", "an": "year"}

#: Units that pint does not know: each is of its own kind, so that none is taken for another.
OWN_KINDS = (
    "percentage_point", "factor", "euro", "us_dollar", "pound_sterling", "swiss_franc", "yen", "decibel_level",
    "practical_salinity", "international_unit",
)  # fmt: skip
