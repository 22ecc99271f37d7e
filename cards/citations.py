"""Sentences that cite other works, and statements by which a document says what it is itself."""

import itertools
import re
from collections.abc import Iterator

from cards.words import plain

_NAME = r"[A-ZÀ-ÖØ-ÞŁŠŽČ][\w'’´`¨ˆ-]+"
_NAMES = (
    rf"(?:(?:van|von|de|der|den|la|di|del) )*{_NAME}"
    rf"(?:,? (?:(?:and|und|et|y|e|&) )?(?:[A-Z]\. ?)*(?:(?:van|von|de|der|den|la|di|del) )*{_NAME})*"
    r"(?:,? et ?al\.?)?"
)
_YEAR = r"(?:1[5-9]|20)[0-9]{2}[a-z]?(?:[,;–-] ?(?:(?:1[5-9]|20)[0-9]{2}[a-z]?|[a-z]\b))*"
_CITATION = re.compile(
    rf"(?P<textual>{_NAMES})['’]?s?,?\s+[(\[](?:see |cf\. )?{_YEAR}[^()]{{0,30}}[)\]]"
    rf"|[(\[](?:see |see also |e\.g\.,? |cf\. |vgl\. |siehe |z\. ?B\. |voir |"
    rf"ver )?(?P<inner>{_NAMES}(?:[^()\[\]]{{0,200}}?))[,\s]\s*[(\[]?{_YEAR}[^()\[\]]{{0,200}}[)\]]"
    r"|\[[0-9]{1,3}(?:\s?[,;–-]\s?[0-9]{1,3}){0,8}(?:, (?:p|pp|S|chapter|page|pages|chapitre|"
    r"Kapitel)\.? ?[0-9–-]+[^\]]{0,20})?\]"
    r"|\b[Ii]n his (?:book|paper|article)|\bet al\.",
)
#: The cheap test, in pieces that begin with a sign each, since such are looked for fast.
_YEAR_HINT = re.compile(r"(?:1[5-9]|20)(?<!\w..)[0-9]{2}[a-z]?[^\n()\[\]]{0,200}[)\]]")
_NUMBER_HINT = re.compile(r"\[[0-9]")
_WORD_HINTS = ("et al.", "in his ", "In his ")
_DATE = re.compile(
    r"\b(?:jan|feb|mar|mrz|apr|may|mai|maj|jun|jul|aug|sep|oct|okt|nov|dec|dez|janvier|fevrier|mars|avril|"
    r"juin|juillet|aout|gennaio|febbraio|"
    r"marzo|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|enero|febrero|abril|mayo|junio|"
    r"julio|agosto|septiembre|octubre|"
    r"noviembre|diciembre|version|edition|release|revision|draft|copyright|isbn|issn|vol|volume|auflage|"
    r"ausgabe|anno|accademico)"
)
_STATEMENT = re.compile(
    r"\b(?:modified|revised|updated|extended|earlier|previous|preliminary|translated|abridged|corrected|"
    r"expanded|shortened?|longer|adapted)"
    r"(?: and (?:\w+))? (?:version|edition|draft|copy|translation|form)\b"
    r"|\bversion of (?:this|the|a|an)\b.{0,40}\b(?:paper|manuscript|article|document|vignette|chapter|report)\b"
    r"|\b(?:this|the present) (?:document|manual|paper|article|vignette|book|text|version|chapter|report|work|"
    r"translation)\b.{0,60}"
    r"\b(?:based on|version of|translation of|copy of|published (?:in|as|by)|appeared (?:in|as)|reprint|"
    r"adapted from|derived from|revis)"
    r"|\b(?:originally|previously|first) (?:published|appeared|printed|written)\b|\b(?:has|"
    r"have) (?:been published|appeared) (?:in|as)\b"
    r"|\bto appear in\b|\baccepted (?:for publication )?(?:in|by)\b|\btranslat(?:ed|ion) (?:of|from|by)\b|"
    r"\breprinted\b"
    r"|\b(?:please |to |how to )cite (?:this|as|the|it)\b|\bcite this (?:article|paper|document|work)\b"
    r"|uberarbeitete|ubersetzung|ubersetzt|aktualisierte (?:fassung|version)|gekurzte fassung|"
    r"erschien(?:en)? in|erstmals (?:erschienen|veroffentlicht)"
    r"|\btraduction\b|\btraduit|version (?:modifiee|revisee|francaise|corrigee)|\bparue? (?:dans|chez)|adapte de"
    r"|\btraduccion\b|titulo original|version (?:modificada|revisada|original)|\bpublicado en|traducido"
    r"|\btraduzione\b|titolo originale|versione (?:riveduta|modificata|originale)|\bpubblicato (?:in|su)|\btradotto"
    r"|titre original|originaltitel|original title"
)
#: The cheap test: each statement has one of these.
_STEMS = (
    "version", "edition", "draft", "copy", "translat", "appear", "publi", "print", "cite", "accept", "adapt", "revis",
    "based", "bearbeit", "setz", "erschien", "fassung", "tradu", "parue", "paru ", "trado", "original", "written",
    "derived",
)  # fmt: skip
_THIS = re.compile(
    r"\b(?:this|present|current|dieses?|dieser|vorliegenden?|cet|cette|ce|este|esta|questo|"
    r"questa)\b[ \w]{0,20}\b(?:document|manual|paper|article|vignette|"
    r"book|text|chapter|report|manuscript|introduction|guide|dokument|handbuch|artikel|buch|aufsatz|bericht|"
    r"beitrag|manuel|livre|documento|articulo|"
    r"articolo|libro|manuale)"
)
_SENTENCE_END = re.compile(r"[.!?][\"”’»)]*(?=\s+[∗*†‡§¶•0-9]{0,3}\s*[\"“„«(\[]?[^\W\d_a-z])")
_ABBREVIATION = re.compile(
    r"(?:\b[A-Z]|\b(?:al|cf|vgl|e\.g|i\.e|z\.B|vol|no|nr|pp|p|S|bzw|ca|ed|eds|Dr|Prof|St|Fig|Sec|Eq|Bd|Hrsg|"
    r"usw|resp|see))\.$"
)
#: A line shorter than this part of the others ends a paragraph.
_SHORT_LINE = 0.6
#: A line alone with fewer words and no full stop is a field, such as a date, not a sentence that cites.
_FIELD_WORDS = 9


def sentences(text: str) -> Iterator[tuple[int, int]]:
    """The places of the sentences of a text: parted at full stops, and where a short line ends a paragraph."""
    start = 0
    for end in _ends(text):
        if text[start:end].strip():
            lead = len(text[start:end]) - len(text[start:end].lstrip())
            yield start + lead, start + len(text[start:end].rstrip())
        start = end


def _ends(text: str) -> list[int]:
    stops = [
        match.end()
        for match in _SENTENCE_END.finditer(text)
        if not _ABBREVIATION.search(text, max(0, match.start() - 5), match.start() + 1)
    ]
    lines = text.split("\n")
    width = max(map(len, lines), default=0)
    place = 0
    for line, following in itertools.pairwise(lines):
        place += len(line) + 1
        if len(line) < _SHORT_LINE * width and not line.endswith(("-", ",")) and not following[:1].islower():
            stops.append(place)
    return [*sorted(stops), len(text)]


def may_cite(text: str) -> bool:
    """The cheap test: whether some sentence of a text could cite."""
    return any(map(text.__contains__, _WORD_HINTS)) or bool(_NUMBER_HINT.search(text) or _YEAR_HINT.search(text))


def may_state(text: str) -> bool:
    """The cheap test: whether some sentence of a text could say what the document is."""
    return any(map(plain(text).__contains__, _STEMS))


def cites(sentence: str) -> bool:
    """Whether a sentence cites another work. A date, a journal's line or a statement about the document does not."""
    match = _CITATION.search(sentence) if may_cite(sentence) else None
    if not match or is_statement(sentence):
        return False
    if len(sentence.split()) < _FIELD_WORDS and not sentence.rstrip().endswith((".", ";")):
        return False
    named = match.groupdict().get("textual") or match.groupdict().get("inner") or ""
    return not _DATE.search(plain(named))


def is_statement_of_this(sentence: str) -> bool:
    """Whether a statement speaks of "this paper", "this manual" and the like, so that it counts in running text too."""
    return is_statement(sentence) and bool(_THIS.search(plain(sentence)))


def is_statement(sentence: str) -> bool:
    """Whether a sentence says of which work this document is a version, copy or translation, or how to cite it."""
    return may_state(sentence) and bool(_STATEMENT.search(plain(sentence)))
