"""A thesis of any size, drawn: most sources are the work of an entry, some are none."""

from pathlib import Path

from streams.demo.pages import Line, draw, filler

#: Of eight sources, so many are works that no entry names.
STRANGERS = 2

_NAMES = ("Vega", "Osei", "Holm", "Duarte", "Marsh", "Brandt", "Kindt", "Sauer", "Costa", "Lim")
_THINGS = (
    "Salinity",
    "Sediment",
    "Dredging",
    "Saltmarsh",
    "Plankton",
    "Ripple",
    "Estuary",
    "Dune",
    "Aquifer",
    "Moraine",
)
_VIEWS = (
    "Cycles",
    "Budgets",
    "Costs",
    "Censuses",
    "Models",
    "Maps",
    "Histories",
    "Measurements",
    "Surveys",
    "Theories",
)
_PLACES = ("Northern", "Southern", "Eastern", "Western", "Coastal", "Alpine")


def title(number: int) -> str:
    """The title of the work of that number; no two are alike."""
    parts = _PLACES[number // 100 % 6], _THINGS[number % 10], _VIEWS[number // 10 % 10]
    return " ".join(parts) + (f" of the {number // 600 + 1}th Bay" if number >= 600 else "")


def name(number: int) -> str:
    """Its author's family name."""
    return _NAMES[(number * 7) % 10]


def write(folder: Path, sources: int, entries: int) -> tuple[Path, Path]:
    """Write the bibliography and the PDFs, and return where they lie."""
    papers = folder / "papers"
    papers.mkdir(parents=True)
    library = folder / "library.bib"
    library.write_text("\n".join(map(_entry, range(entries))), encoding="utf-8")
    for place in range(sources):
        stranger = place % 8 < STRANGERS or place >= entries
        (papers / f"{place:03}.pdf").write_bytes(_paper(entries + place if stranger else place))
    return library, papers


def _entry(number: int) -> str:
    return (
        f"@article{{work{number:03},\n  author = {{{name(number)}, Rosa}},\n  title = {{{title(number)}}},\n"
        f"  journal = {{Coastal Notes}}, year = {{{1990 + number % 30}}}, volume = {{{number // 10 + 1}}},\n"
        f"  pages = {{{number}--{number + 9}}},\n}}\n"
    )


def _paper(number: int) -> bytes:
    head = f"Coastal Notes {number // 10 + 1} ({1990 + number % 30})"
    first = [Line(head, 9), Line(title(number), 18, 20), Line(f"Rosa {name(number)}", 11, 10), *filler("en", 30)]
    return draw([first, *[filler("en", 40)] * 3], head=title(number))
