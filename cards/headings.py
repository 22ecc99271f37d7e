"""Words that head the parts of a document, in five languages."""

import re
from functools import lru_cache

from cards.furniture import is_date
from cards.words import plain

_ABSTRACT = (
    "abstract|summary|synopsis|zusammenfassung|kurzfassung|uberblick|resume|sommaire executif|riassunto|"
    "resumen|extracto"
)
_CONTENTS = (
    "(?:table of |brief |short |detailed )?contents|inhalt(?:sverzeichnis|sübersicht|subersicht)?|"
    "verzeichnis|table des matieres|sommaire|"
    "indice(?: general| generale| de contenidos?| de materias)?|sommario|contenidos?|tabla de contenidos?|"
    "tavola dei contenuti|"
    "(?:list of |abbildungs|tabellen)(?:figures|tables|verzeichnis)|liste des (?:figures|tableaux)|"
    "indice de (?:figuras|tablas)"
)
_REFERENCES = (
    "references?(?: and (?:notes|further reading))?|(?:list of |cited )references|references cited|"
    "bibliography|literature(?: cited)?|works cited|"
    "literatur(?:verzeichnis|liste|angaben|hinweise)?|quellen(?:verzeichnis)?|(?:quellen|literatur)-? ?"
    "und (?:quellen|literatur)verzeichnis|"
    "bibliogra(?:ph|f)ie|references bibliographiques|bibliografia|riferimenti(?: bibliografici)?|"
    "referencias(?: bibliograficas)?|"
    "bibliography and references|weiterfuhrende literatur|schrifttum|notes and references"
)
_INTRODUCTION = (
    "introduction|einleitung|einfuhrung|introduzione|introduccion|preface|foreword|vorwort|avant-propos|"
    "prefazione|prefacio|prologo|"
    "overview|motivation|background|preliminaries"
)
_END_MATTER = (
    "appendi(?:x|ces)|anhang|anhange|annexes?|appendice|apendice|anexo|about the authors?|acknowledge?ments?|"
    "danksagung|"
    "remerciements|ringraziamenti|agradecimientos|affiliations?|index|sachregister|glossary|glossar|license|"
    "supplementary material"
)
_KEYWORDS = (
    "key ?words?(?: and phrases)?|schlusselworter|schlagworter|mots[- ]cles?|parole chiave|palabras clave|jel|msc|"
    "jel classification"
)
#: A number, letter or the word for chapter before a heading.
_NUMBER = (
    r"(?:(?:chapter|section|kapitel|abschnitt|chapitre|capitolo|capitulo|part|teil) )?"
    r"(?:[0-9]+(?:\.[0-9]+)*|[ivx]+|[a-z])[.:)]? "
)

_KIND = re.compile(
    rf"(?:{_NUMBER})?(?:(?P<abstract>{_ABSTRACT})|(?P<contents>{_CONTENTS})|(?P<references>{_REFERENCES})|"
    rf"(?P<introduction>{_INTRODUCTION})|(?P<end_matter>{_END_MATTER})|(?P<keywords>{_KEYWORDS}))[.:]?"
)
_APPENDIX = re.compile(r"(?:appendix|anhang|annexe|appendice|apendice|anexo)\b(?: [a-z0-9])?.{0,60}")
_KEYWORDS_LINE = re.compile(rf"(?:{_KEYWORDS})\b")
_NUMBERED = re.compile(r"(?:[0-9]{1,2}(?:\.[0-9]{1,2})*\.?|[IVX]{2,5}\.|[A-Z]\.[0-9]+\.?)\s+[^\W\d_]")
_CHAPTER = re.compile(
    r"(?:chapter|kapitel|chapitre|capitolo|capitulo|part|teil|partie|parte)"
    r"(?: (?:[0-9]{1,3}|[ivxlc]+|[a-z]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|"
    r"twenty))?[.:]?"
)
_SPACED = re.compile(r"[^\W\d_](?: [^\W\d_])+")
#: Headings are short.
_LONGEST = 60


@lru_cache(maxsize=8192)
def kind_of_heading(text: str) -> str:
    """The kind of part that a line heads: abstract, contents, references, introduction, end_matter, keywords, or ''."""
    if len(text) > _LONGEST:
        return ""
    text = plain(text)
    if _SPACED.fullmatch(text):
        text = text.replace(" ", "")
    match = _KIND.fullmatch(text)
    if match:
        return match.lastgroup or ""
    return "end_matter" if _APPENDIX.fullmatch(text) else ""


def is_numbered(text: str) -> bool:
    """Whether a line is numbered like a section: ``2.1 The maxLik function``."""
    return bool(_NUMBERED.match(text.strip())) and not is_date(text)


def is_chapter_label(text: str) -> bool:
    """Whether a line only counts a chapter or part: ``Chapter 5``, ``Kapitel IV``, ``CHAPTER EIGHT``."""
    return bool(_CHAPTER.fullmatch(plain(text)))


def opens_keywords(text: str) -> bool:
    """Whether a line begins a list of keywords."""
    return bool(_KEYWORDS_LINE.match(plain(text)))
