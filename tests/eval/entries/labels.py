"""What a page and a bibliography call things in each language; the wordings stand in labels.tsv."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

#: How a preposition and the article of the noun that follows it melt.
MELT = {
    "fr": (("à le ", "au "), ("à les ", "aux "), ("de le ", "du "), ("de les ", "des ")),
    "it": (
        ("a il ", "al "),
        ("a lo ", "allo "),
        ("a la ", "alla "),
        ("a l'", "all'"),
        ("a i ", "ai "),
        ("a gli ", "agli "),
        ("a le ", "alle "),
    ),
    "es": (("a el ", "al "), ("de el ", "del ")),
}


@cache
def table() -> dict[str, dict[str, str]]:
    """Every wording: name, then language."""
    with (Path(__file__).parent / "labels.tsv").open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["name"]: dict(row) for row in rows}


def label(language: str, name: str, **values: object) -> str:
    """The wording for one thing in one language, filled in."""
    text = table()[name][language].format(**values)
    for apart, together in MELT.get(language, ()):
        text = text.replace(" " + apart, " " + together)
    return text


def labels(language: str, name: str) -> list[str]:
    """The alternatives of a wording that has several."""
    return table()[name][language].split(";")
