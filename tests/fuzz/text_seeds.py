"""Whole bibliographies that are then broken."""

from collections.abc import Mapping

from cards.bibliography.file import Format
from streams.demo.samples import library
from tests.eval.entries import bibtex, exchange
from tests.eval.entries.library import Library
from tests.eval.entries.plan import plan

#: Characters of a seed: some thirty entries.
LENGTH = 12_000

_STRANGE: Mapping[Format, bytes] = {
    "bibtex": b"""@string{jcn = "Coastal " # "Notes"} @preamble{"\\newcommand{\\x}{y}"} @comment{@book{no,}}
@article{a, author = {{Federal Office} and M\\"uller, {\\'E}mile and others}, title = {{\\TeX} \\emph{on $x^{2}$}},
  journal = jcn, year = 2017, crossref = {b}, pages = {1--9}, doi = {10.5555\\_x}, file = {a:b.pdf:PDF}}
@book{b, editor = "von der Lind, Anna", title = "Salt {\\ss} \\textsuperscript{2}", year = {c. 1990}, xdata = {a}}""",
    "csl": b"""[{"id": "a", "type": "article-journal", "title": "<i>Salt</i> &amp; sand", "DOI": "10.5555/x",
 "author": [{"family": "Vega", "given": "Rosa", "non-dropping-particle": "de"}, {"literal": "Federal Office"}],
 "issued": {"date-parts": [["2017", 3]]}, "page": "1-9", "custom": {"x": [1, null, true]}}, {"id": 7}]""",
    "ris": b"TY  - JOUR\r\nAU  - Vega, Rosa\r\nAU  - Lim, D., Jr.\r\nTI  - Salt and\r\n  sand\r\nPY  - 2017/03//\r\n"
    b"SP  - 1\r\nEP  - 9\r\nDO  - 10.5555/x\r\nL1  - a.pdf\r\nER  - \r\n\r\n"
    b"TY  - CHAP\nA2  - Marsh, H.\nT2  - Tides\nER  -",
}  # fmt: skip


def text_seeds() -> Mapping[Format, Mapping[str, bytes]]:
    """Return seeds by format and name."""
    libraries = plan()[:3]
    return {
        "bibtex": {"strange": _STRANGE["bibtex"], "demo": library()} | _written(bibtex.write, libraries),
        "csl": {"strange": _STRANGE["csl"]} | _written(exchange.csl, libraries),
        "ris": {"strange": _STRANGE["ris"]} | _written(exchange.ris, libraries),
    }


def _written(write: object, libraries: tuple[Library, ...]) -> dict[str, bytes]:
    assert callable(write)
    return {lib.name: str(write(lib)).encode()[:LENGTH] for lib in libraries}
