"""Negations, and the sentence in which a quote stands."""

import re
from functools import lru_cache

from gates.fold import fold
from gates.language import Language, language_of
from schemas import Span

#: Words that turn a sentence round, folded; those of one language only where it is spoken.
_ANYWHERE = frozenset(
    "not no never none nobody nothing nowhere neither nor cannot without "
    "nicht kein keine keinen keinem keiner keines keinerlei nichts nie niemals niemand nirgends weder ohne "
    "pas jamais aucun aucune rien sans "
    "nessun nessuno nessuna niente nulla senza "
    "ningun ninguno ninguna nunca jamas nadie tampoco".split()
)
_IN_LANGUAGE: dict[Language, frozenset[str]] = {
    "fr": frozenset(("ni", "non")),
    "it": frozenset(("non", "ne", "mai")),
    "es": frozenset(("ni", "sin", "nada")),
}
#: Words that say the same without a "not": they answer for a negation, and ask for none.
_SAY_THE_SAME = frozenset(
    "fail fails failed failing lack lacks lacked lacking absent absence unable unchanged nonsignificant insignificant "
    "unmoglich unverandert fehlt fehlte fehlen fehlten ausgeblieben blieb scheiterte unfahig "
    "absence inchange inchangee incapable echoue mancanza assenza invariato incapace ausencia falta incapaz".split()
)
#: "don't" and its like fold to two words or one.
_SHORT = re.compile(
    r"\b(?:do|does|did|is|are|was|were|has|have|had|ca|could|should|would|wo|must)n['’]t\b", re.IGNORECASE
)
#: "no. 5" is a number, "not only", "nicht nur" and "or not" negate nothing.
_NOT_NEGATIONS = re.compile(
    r"\bno\.\s?(?:\d|of\b)|\bor not\b|\bnot only\b|\bnicht (?:nur|zuletzt)\b|\bpas seulement\b|\bnon solo\b"
    r"|\bno s[oó]lo\b",
    re.IGNORECASE,
)
#: A sentence ends before a capital letter or a command of TeX; a paragraph at an empty line. Not after one or two
#: digits: "am 3. Mai".
_SENTENCE_END = re.compile(
    r"(?:(?<![^\W\d_])(?P<word>[^\W\d_]{2,})|\d{3}|[%)\]\"”“»])[.!?][)\"”“»]?\s+(?=[\"„“«(]?[A-ZÄÖÜÀÉÈ\\•])|\n\s*\n"
)
_ABBREVIATIONS = frozenset(
    "approx resp vol fig figs tab abb bzw vgl inkl etc ggf prof nos sog evtl dr mr ms mrs st vs ca nr no al cf eq pp "
    "ed eds co jr sr hr fr bd jh ff sp op art".split()
)


@lru_cache(maxsize=1024)
def negations(text: str) -> frozenset[str]:
    """Return the words by which a text negates something."""
    language = language_of(text)
    clean = _NOT_NEGATIONS.sub(" ", text)
    listed = _ANYWHERE | (_IN_LANGUAGE.get(language, frozenset()) if language else frozenset())
    short = frozenset(match.lower() for match in _SHORT.findall(clean))
    return listed.intersection(fold(clean).words) | short


def says_the_same(text: str) -> bool:
    """Say whether a text says a "not" without the word ("failed to", "unverändert")."""
    return not _SAY_THE_SAME.isdisjoint(fold(text).words)


def sentences_around(text: str, span: Span) -> str:
    """Return the whole sentences in which a quote stands: what was left out of it may be the "not"."""
    ends = [
        match.end() for match in _SENTENCE_END.finditer(text) if (match["word"] or "").lower() not in _ABBREVIATIONS
    ]
    start = max((end for end in ends if end <= span.start), default=0)
    end = min((end for end in ends if end >= span.end), default=len(text))
    return text[start:end]
