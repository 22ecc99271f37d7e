"""DOI, arXiv id and ISBN: one normal form each, so that equal things compare equal."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import unquote

from stdnum import isbn as stdnum_isbn

_FLAGS = re.IGNORECASE | re.ASCII

#: What TeX, HTML and typesetting write in place of a DOI's characters. A soft hyphen is the typesetter's, never the
#: DOI's; every other hyphen glyph is the DOI's own.
_GLYPHS: dict[str, str] = {
    **{form.format(sign): sign for sign in "_%&#$" for form in ("{{\\{}}}", "{{{}}}", "\\{}")},
    **{"{\\textless}": "<", "{\\textgreater}": ">", "\\textless{}": "<", "\\textgreater{}": ">"},
    **{"&lt;": "<", "&gt;": ">", "&amp;": "&"},
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
    **dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff", ""),
    **{
        "\ufb00": "ff",
        "\ufb01": "fi",
        "\ufb02": "fl",
        "\ufb03": "ffi",
        "\ufb04": "ffl",
        "\ufb05": "st",
        "\ufb06": "st",
    },
}
_BREAK = r"[ \t]*\r?\n[ \t]*"
_GLYPH = re.compile("|".join([f"\u00ad{_BREAK}", *map(re.escape, sorted(_GLYPHS, key=len, reverse=True))]))
_NEXT_IDENTIFIER = r"(?:https?://|(?:dx\.)?doi\.org/|(?:doi\s*:?\s*)?10\.[0-9]{4,9}/)"
#: A DOI goes on in the next line after a hyphen, an underscore or an open bracket; after a slash if it is the first
#: one or a figure follows; after a full stop only if what follows looks like the inside of a DOI, since a full
#: stop also ends sentences; and when the next line starts with one of these signs.
_JOIN = (
    rf"(?:(?:(?<=[-_(]){_BREAK}(?=[a-z0-9(])"
    rf"|{_BREAK}(?=<[^<>\s]*::[^<>\s]*>)"
    rf"|(?<=>){_BREAK}(?=[0-9]\.[0-9]\.[a-z]{{2}};)"
    rf"|(?<=/){_BREAK}(?=[a-z0-9()._-]*[0-9])"
    rf"|(?<=\.){_BREAK}(?=[a-z]{{1,3}}[0-9]|[0-9]{{3,}}[._][0-9])"
    rf"|{_BREAK}(?=[/_.-][a-z0-9]))(?!{_NEXT_IDENTIFIER}))"
)
#: Angle brackets occur only in the SICI form, as in ``<693::AID-ASI4>``; a line may end behind its signs.
_SIGN = (
    rf"(?:<[^<>\s/]*:(?:[^<>\s]|(?<=[-:]){_BREAK}(?=[a-z0-9]))*>"
    r"|(?!https?://)(?![,;](?:doi:? ?|https?://[^\s/]+/)?10\.[0-9]{4,9}/)"
    r"[!#-;=?-\[\]_a-z~\u00c0-\u024f])"
)
_FIRST_SLASH = rf"(?:/|%2F)(?:{_BREAK}(?=[a-z0-9(])(?!{_NEXT_IDENTIFIER}))?"
_DOI = re.compile(rf"(?<![0-9.])10\.[0-9]{{4,9}}(?:\.[0-9]+)*{_FIRST_SLASH}(?:{_SIGN}|{_JOIN}){{1,500}}", _FLAGS)
_PREFIX = "10."
#: What might stand inside a prefix and is left out.
_UNSEEN = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff]")
_WHOLE_DOI = re.compile(r"10\.[0-9]{4,9}(?:\.[0-9]+)*/\S+", re.ASCII)
#: A URL that holds a DOI has no longer beginning than this.
_URL_LENGTH = 200
_URL_BEFORE = re.compile(r"(?:://|doi\.org/)\S*$", _FLAGS)
_PARTNERS = {")": "(", "]": "["}

_MONTH = "(?:0[1-9]|1[0-2])"
#: Four digits from April 2007 until 2014, five since; before that an archive and seven digits.
_ARXIV_ID = (
    rf"(?:(?P<new>(?:0[7-9]|1[0-4]){_MONTH}\.[0-9]{{4}}|(?:1[5-9]|[2-9][0-9]){_MONTH}\.[0-9]{{5}})"
    r"|(?P<archive>[a-z]+(?:-[a-z]+)?)(?:\.[a-z]{2})?/(?P<old>[0-9]{7}))(?:v[0-9]+)?(?![0-9])"
)
_ARXIV = re.compile(rf"(?:\barxiv[:\s]\s*|\barxiv\.org/[a-z]+/|\b10\.48550/arxiv\.)(?P<id>{_ARXIV_ID})", _FLAGS)
_BARE_ARXIV = re.compile(rf"\s*[(\[]?(?P<id>{_ARXIV_ID})", _FLAGS)
_ARXIV_DOI = "10.48550/arxiv."

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2212", "-") | {"\u00a0": " "})
_ISBN = re.compile(r"(?<![0-9-])(?:97[89](?:-| )?)?(?:[0-9](?:-| )?){9}[0-9X](?![0-9-])", _FLAGS)
#: The cheap test.
_NINE_DIGITS = re.compile(r"[0-9](?:[ -]?[0-9]){8}")
_ISBN_LABEL = re.compile(r"ISBN[^\n]*$", _FLAGS)
#: Between the word and the number stand words such as "(electronic edition)" or another ISBN.
_LABEL_LENGTH = 60


class Found(NamedTuple):
    """An identifier in normal form and its place in the text it was found in, end exclusive."""

    value: str
    start: int
    end: int


def normal_doi(text: str) -> str:
    """Return the first DOI of a field, URL or phrase in normal form, or '' if there is none.

    Lower case (ASCII), without prefix, TeX and percent escapes, ligatures and trailing punctuation. A closing bracket
    goes only if it has no opening partner inside the DOI; a final '+' stays. An arXiv paper's DOI loses its version.
    """
    return next((found.value for found in find_dois(text)), "")


def find_dois(text: str) -> list[Found]:
    """Return the DOIs of a running text, in order, in the form of `normal_doi`.

    A DOI that is broken at a line end after its own hyphen keeps the hyphen and goes on in the next line; the part
    before the break is never taken for the whole.
    """
    return list(_dois(text)) if _PREFIX in text or (not text.isascii() and _UNSEEN.search(text)) else []


def _dois(text: str) -> Iterator[Found]:
    folded, starts = _fold(text)
    for match in _DOI.finditer(folded):
        places = [place for place in range(*match.span()) if not folded[place].isspace()]
        raw = "".join(folded[place] for place in places)
        if _URL_BEFORE.search(folded, max(0, match.start() - _URL_LENGTH), match.start()):
            raw = re.split(r"[?#]", raw, maxsplit=1)[0]
        raw = _trim(raw)
        doi = _lower(unquote(raw))
        if _WHOLE_DOI.fullmatch(doi):
            yield Found(_without_version(doi), starts[match.start()], starts[places[len(raw) - 1] + 1])


def _fold(text: str) -> tuple[str, list[int]]:
    """Return the text with plain glyphs, and for each place of it (and its end) the place in the original."""
    pieces: list[str] = []
    starts: list[int] = []
    last = 0
    for match in _GLYPH.finditer(text):
        plain = _GLYPHS.get(match.group(), "")
        pieces += [text[last : match.start()], plain]
        starts += [*range(last, match.start()), *[match.start()] * len(plain)]
        last = match.end()
    return "".join([*pieces, text[last:]]), [*starts, *range(last, len(text) + 1)]


def _trim(doi: str) -> str:
    while doi and (doi[-1] in ".,;:!?'*([/" or doi.count(doi[-1]) > doi.count(_PARTNERS.get(doi[-1], doi[-1]))):
        doi = doi[:-1]
    return doi


def _lower(text: str) -> str:
    return "".join(char.lower() if char.isascii() else char for char in text)


def _without_version(doi: str) -> str:
    arxiv = normal_arxiv(doi) if doi.startswith(_ARXIV_DOI) else ""
    return _ARXIV_DOI + arxiv if arxiv else doi


def normal_arxiv(text: str) -> str:
    """Return the first arXiv id of a field, URL or DOI, or '' if there is none.

    Without prefix, version and subject class: ``2401.01234``, ``math/0309136``. A bare id counts at the start only.
    """
    for found in find_arxiv(text):
        return found.value
    match = _BARE_ARXIV.match(text)
    return _arxiv(match) if match else ""


def find_arxiv(text: str) -> list[Found]:
    """Return the arXiv ids of a running text, in order; only those that say that they are, by prefix, URL or DOI."""
    if "arxiv" not in text.lower():
        return []
    return [Found(_arxiv(match), *match.span("id")) for match in _ARXIV.finditer(text)]


def _arxiv(match: re.Match[str]) -> str:
    return match["new"] or f"{match['archive'].lower()}/{match['old']}"


def normal_isbn(text: str) -> str:
    """Return the first ISBN of a field as 13 digits, or '' if there is none whose check digit is right."""
    return next((found.value for found in _isbns(text)), "")


def field_isbns(text: str) -> tuple[str, ...]:
    """Return all ISBNs of a field as 13 digits, each once."""
    return tuple(dict.fromkeys(found.value for found in _isbns(text)))


def find_isbns(text: str) -> list[Found]:
    """Return the ISBNs of a running text as 13 digits, in order.

    Ten digits count only behind the word ISBN on the same line: one number in eleven has a right check digit.
    """
    return [
        found
        for found in _isbns(text)
        if text[found.start : found.end].startswith(("978", "979"))
        or _ISBN_LABEL.search(text, max(0, found.start - _LABEL_LENGTH), found.start)
    ]


def _isbns(text: str) -> Iterator[Found]:
    plain = text if text.isascii() else text.translate(_DASHES)
    if not _NINE_DIGITS.search(plain):
        return
    for match in _ISBN.finditer(plain):
        if stdnum_isbn.is_valid(match.group()):
            yield Found(stdnum_isbn.compact(match.group(), convert=True), *match.span())
