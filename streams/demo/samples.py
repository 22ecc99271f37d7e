"""The PDFs of the sample thesis: each a case that a person settles at a glance and a matcher gets wrong."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from streams.demo.pages import Line, draw, filler, locked, scan

JOURNAL_DE = "Zeitschrift für Gewässerkunde 12 (2017)"
JOURNAL_EN = "Coastal Notes"

#: The scan is named in its stamp only; everything else is found on the pages.
STAMPS: Mapping[str, str] = {"manuscript_final.pdf": "10.5555/coastal.2015.15"}


def library() -> bytes:
    """Return the bibliography, as BibTeX."""
    return (files("streams.demo") / "library.bib").read_bytes()


@cache
def samples() -> Mapping[str, bytes]:
    """Return the PDFs by file name."""
    karst = _excerpt()
    return {
        "1-s2.0-moore.pdf": _article("Wasserhaushalt alpiner Moore", "Petra Kindt, Jonas Möller", JOURNAL_DE, "de"),
        "kindt2017a.pdf": _article("Torfbildung in alpinen Mooren", "Petra Kindt, Jonas Möller", JOURNAL_DE, "de"),
        "Teil-2.pdf": _part("Teil 2: Fließende Gewässer"),
        "Teil-3.pdf": _part("Teil 3: Stehende Gewässer"),
        "hale.pdf": _book("A Revised Introduction to Limnology", "Margaret Hale", "2014"),
        "osei_monograph.pdf": _monograph(),
        "uferschutz.pdf": _report(),
        "chapter6.pdf": _chapter(),
        "coastal-systems.pdf": _volume(),
        "scan0001.pdf": scan(karst, text_layer=True),
        "scan0002.pdf": scan(karst, text_layer=False),
        "ponds.pdf": _article("A Census of Brackish Ponds", "David Lim", "Coastal Notes 16 (2020) 40-58", "en", DOI),
        "download (1).pdf": _article("Torfbildung in alpinen Mooren", "Petra Kindt, Jonas Möller", JOURNAL_DE, "de"),
        "manuscript_final.pdf": draw([[Line("Accepted manuscript", 12), *filler("en", 20)]]),
        "locked.pdf": locked(karst),
        "broken.pdf": b"%PDF-1.7\nthis file ends before it has begun",
    }


DOI = "https://doi.org/10.5555/coastal.2020.40"


def _article(title: str, authors: str, journal: str, language: str, foot: str = "") -> bytes:
    first = [Line(journal, 9), Line(title, 18, 20), Line(authors, 11, 10), *filler(language, 24)]
    return draw([first, filler(language, 30), filler(language, 30)], head=title, foot=foot)


def _part(part: str) -> bytes:
    cover = [
        Line("Friedrich Sauer", 13, 60),
        Line("Handbuch der Gewässerkunde", 24, 30),
        Line(part, 16, 12),
        Line("Uferverlag Zürich", 11, 440),
        Line("2004", 11),
    ]
    return draw([cover, filler("de", 30), filler("de", 30)], head=f"Handbuch der Gewässerkunde, {part}")


def _book(title: str, author: str, year: str) -> bytes:
    cover = [Line(author, 13, 60), Line(title, 24, 30), Line("Shoreline Press", 11, 440), Line(year, 11)]
    return draw([cover, filler("en", 30), filler("en", 30)], head=title)


def _monograph() -> bytes:
    """Same author, adjacent topic; it cites both his own article and one by others."""
    references = [
        Line("References", 14, 20),
        Line("Osei, Kwame: Harbour Dredging Costs. Coastal Notes 8 (2012), 77-93."),
        Line("Vega, Rosa, and Lim, David: Lagoon Salinity Cycles. Coastal Notes 12 (2016), 1-9."),
    ]
    cover = [Line("Kwame Osei", 13, 60), Line("Sediment Transport in Harbours", 24, 30), Line("2018", 11, 300)]
    review = [*filler("en", 3), Line("The costs of dredging (Osei 2012) and of salt (Vega and Lim 2016) are known.")]
    return draw([cover, review + filler("en", 20), [*filler("en", 8), *references]], head="Sediment Transport")


def _report() -> bytes:
    cover = [
        Line("Bundesamt für Wasserbau", 13, 40),
        Line("Leitfaden Uferschutz", 24, 60),
        Line("Empfehlungen für Gemeinden", 13, 10),
        Line("2014", 11, 250),
    ]
    return draw([cover, filler("de", 30), filler("de", 30)], foot="Bundesamt für Wasserbau: Leitfaden Uferschutz")


def _chapter() -> bytes:
    first = [
        Line("6", 14, 20),
        Line("Tidal Inlets and Their Barriers", 18),
        Line("Inês Duarte", 11, 10),
        Line("In: H. Marsh (ed.), Coastal Systems. Shoreline Press 2011, pp. 88-112.", 9, 12),
        *filler("en", 20),
    ]
    return draw([first, filler("en", 30), filler("en", 30)], head="Helen Marsh (ed.): Coastal Systems")


def _volume() -> bytes:
    cover = [
        Line("Coastal Systems", 26, 80),
        Line("edited by Helen Marsh", 13, 16),
        Line("Shoreline Press 2011", 11, 300),
    ]
    contents = [
        Line("Contents", 16, 20),
        Line("5 Dunes and Their Vegetation (P. Ortega) . . . . . . 61"),
        Line("6 Tidal Inlets and Their Barriers (Inês Duarte) . . . . . . 88"),
        Line("7 Saltmarsh Creeks (A. Whyte) . . . . . . 113"),
    ]
    return draw([cover, contents, filler("en", 30), filler("en", 30)], head="Coastal Systems")


def _excerpt() -> bytes:
    """A chapter excerpt without a title page: it begins in mid-sentence, and only the running head names the work."""
    page = [Line("und deshalb nur in den Klüften des Gesteins fließt.", 10, 10), *filler("de", 24)]
    lines = [[Line("Werner Brandt: Grundwasser im Karst", 9), *page] for _ in range(3)]
    return draw(lines)
