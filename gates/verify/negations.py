"""Negations, and the sentence in which a quote stands."""

import re
from functools import lru_cache

from gates.fold import fold
from gates.language import Language, language_of
from schemas import Span

#: Words that turn a sentence round, folded; those of one language only where it is spoken.
_ANYWHERE = frozenset(
    "not no never none nobody nothing nowhere neither nor cannot without hardly scarcely "
    "nicht kein keine keinen keinem keiner keines keinerlei nichts nie niemals niemand niemandem niemanden "
    "nirgends nirgendwo keineswegs keinesfalls mitnichten weder ohne kaum "
    "pas jamais aucun aucune rien sans "
    "nessun nessuno nessuna niente nulla senza "
    "ningun ninguno ninguna nunca jamas nadie tampoco".split()
)
_IN_LANGUAGE: dict[Language, frozenset[str]] = {
    "fr": frozenset(("ni", "non")),
    "it": frozenset(("non", "mai")),
    "es": frozenset(("ni", "sin", "nada")),
}
#: Words that say the same without a "not": they answer for a negation, and ask for none.
_SAY_THE_SAME = frozenset(
    "fail fails failed failing lack lacks lacked lacking absent absence unable unchanged nonsignificant insignificant "
    "unmoglich unverandert fehlt fehlte fehlen fehlten ausgeblieben blieb scheiterte unfahig "
    "absence inchange inchangee incapable echoue mancanza assenza invariato incapace ausencia falta incapaz".split()
)
#: "don't" and its like fold to two words or one, "né" to a pronoun, and "ne ... plus" is none without its "ne".
_AS_WRITTEN = re.compile(
    r"\bné\b|\b(?:ne\s|n['’])(?:(?!que\s)[\w'’]+\s){0,3}(?:plus|guère|point|personne)\b|(?:^|[.,;:]\s|\bque\s)(?:personne|nul|nulle)\s(?:ne\s|n['’])|\b(?:do|does|did|is|are|was|were|has|have|had|ca|could|should|would|wo|must|ai)n['’]?t\b",
    re.IGNORECASE,
)
#: Of an adjective, and the letters that must follow: "nontoxic", "unsafe", "inactive", each beside its opposite.
_PREFIXES = (("non", 4), ("un", 4), ("in", 6), ("im", 6))
#: "no. 5" is a number, "no fewer than" a bound; "not only", "nicht nur" and "or not" negate nothing.
_NOT_NEGATIONS = re.compile(
    r"\bno\.\s?(?:\d|of\b)|\b(?:no|not) (?:less|fewer|more|later|earlier) than\b|\bnicht (?:weniger|mehr|später) als\b"
    r"|\bor not\b|\bnot only\b|\bnicht (?:nur|zuletzt)\b|\b(?:pas|non) seulement\b|\bnon solo\b|\bno s[oó]lo\b",
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
def negations(text: str, other: str) -> frozenset[str]:
    """Return the words by which a text negates something.

    Args:
        text: a sentence.
        other: what it is compared with: a sentence too short to tell its language is taken to be in that one's, and
            "unsafe" negates where "safe" stands.
    """
    language = language_of(text) or language_of(other)
    clean = _NOT_NEGATIONS.sub(" ", text)
    listed = _ANYWHERE | (_IN_LANGUAGE.get(language, frozenset()) if language else frozenset())
    words = frozenset(fold(clean).words)
    written = frozenset(match.lower() for match in _AS_WRITTEN.findall(clean))
    return (listed & words) | written | _opposites(words, frozenset(fold(other).words))


def _opposites(words: frozenset[str], others: frozenset[str]) -> frozenset[str]:
    return frozenset(
        word
        for word in words - others
        for prefix, letters in _PREFIXES
        if word.startswith(prefix) and len(word) - len(prefix) >= letters and word.removeprefix(prefix) in others
    )


def says_the_same(text: str, other: str) -> bool:
    """Say whether a text says a "not" without the word ("failed to", "unverändert") and the other does not say it so.

    "Did not fail" is no "failed": forms of one word begin with the same four letters.
    """
    said, there = ({word[:4] for word in _SAY_THE_SAME.intersection(fold(one).words)} for one in (text, other))
    return not said <= there


def sentences_around(text: str, span: Span) -> str:
    """Return the whole sentences in which a quote stands: what was left out of it may be the "not"."""
    ends = [
        match.end() for match in _SENTENCE_END.finditer(text) if (match["word"] or "").lower() not in _ABBREVIATIONS
    ]
    start = max((end for end in ends if end <= span.start), default=0)
    end = min((end for end in ends if end >= span.end), default=len(text))
    return text[start:end]
