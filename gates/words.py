"""The words of a title, and where its subtitle starts."""

import re
from dataclasses import dataclass
from functools import lru_cache

from gates.fold import fold
from gates.number import Marks, read_marks, without_marks
from gates.vocabulary import STOP_WORDS

#: Between title and subtitle: a colon, a question mark, a full stop after a word, a dash that parts words, a comma
#: before an article ("TeX by Topic, A TeXnician's Reference").
_SUBTITLE = re.compile(
    r"\s*[:;?!]\s+|\s*[–—―]\s*|\s+-{1,3}\s+|-{2,3}|(?<=[^\W\d_]{3})\.\s+(?=[^\W\d_]{2})"
    r"|,\s+(?=(?:an?|the|eine?|une?|un[ao])\s)",
    re.IGNORECASE,
)
_DASH_BETWEEN = re.compile(r"[–—―]|-{2,3}")
_POSSESSIVE = re.compile(r"['’`]s\b", re.IGNORECASE)
#: French and Italian articles that lean on the next word, and "don't" the other way round.
_ELISION = re.compile(r"\b(?:[ldnsmtcj]|qu|dell|all|nell|sull|dall|un|quest)['’](?=[^\W\d_])", re.IGNORECASE)
_ROMAN = {"ii": "2", "iii": "3", "iv": "4", "vi": "6", "vii": "7", "viii": "8", "ix": "9", "xi": "11", "xii": "12"}
_MARKUP = re.compile(r"</?[a-z]{1,4}/?>|\\[a-zA-Z]+|[{}$]")


@dataclass(frozen=True, slots=True)
class Title:
    """A title as its significant words, in order, without numbering marks (these stand in ``marks``)."""

    text: str
    words: tuple[str, ...]
    #: Words before and after the first subtitle sign; ``rest`` is empty if there is none.
    main: tuple[str, ...]
    rest: tuple[str, ...]
    marks: Marks
    #: Words that are figures ("Report 2019").
    figures: frozenset[str]


@lru_cache(maxsize=8192)
def read_title(text: str, subtitle: str = "") -> Title:
    """Read a title; a subtitle of its own field is never split off elsewhere."""
    plain, below = _MARKUP.sub("", text), _MARKUP.sub("", subtitle)
    marks = read_marks(f"{plain}\n{below}")
    main, rest = (without_marks(plain), without_marks(below)) if below.strip() else _split(without_marks(plain))
    first, second = significant_words(main), significant_words(rest)
    if not first:
        first, second = second, ()
    figures = frozenset(filter(str.isdigit, first + second))
    return Title(" ".join(f"{text} {subtitle}".split()), first + second, first, second, marks, figures)


def _split(text: str) -> tuple[str, str]:
    for match in _SUBTITLE.finditer(text):
        if match.start() and match.end() < len(text):
            return text[: match.start()], text[match.end() :]
    return text, ""


@lru_cache(maxsize=8192)
def significant_words(text: str) -> tuple[str, ...]:
    """Return the folded words that say something, in order; Roman numerals from II on as figures."""
    words = fold(_DASH_BETWEEN.sub(" ", _ELISION.sub("", _POSSESSIVE.sub("", text)))).words
    return tuple(_ROMAN.get(word, word) for word in words if word not in STOP_WORDS)
