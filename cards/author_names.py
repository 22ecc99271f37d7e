"""Whether a line reads like the names of those who wrote a work."""

import re
from collections.abc import Set
from enum import IntEnum

from cards.words import plain, unspaced, words

_LABEL = re.compile(
    r"^\W*(?:(?:written|edited|compiled|prepared|reviewed) by|rezensiert von|besprochen von|compte rendu (?:de|par)|recensione di|resena de|by|authors?|editors?|autor(?:en|in|es|a)?|autore|autori|auteurs?|herausgegeben von|"
    r"hrsg\. von|herausgeber|verfasser|vorgelegt von|von|par|di|por|a cura di|editado por|sous la direction de)\b[:.]?\s+(?=\S)",
    re.IGNORECASE,
)
_OTHER_ROLE = re.compile(
    r"\b(?:supervis|advis[oe]r|relator|correlator|betreu|gutacht|directeur|director|tutor|rapporteur|examin|foreword|vorwort|preface by|"
    r"prefazione|translat|ubersetz|traduct|traduc|traduit|traduzione|tradotto|illustrat|maintain|dedicated|"
    r"thanks|technical editor|typeset|satz|lektorat|contributor|mitwirkende)"
)
_CONTACT = re.compile(r"<[^<>]*>|⟨[^⟨⟩]*⟩|\([^()]*\)|\[[^\[\]]*\]|\S+@\S+|https?:\S+|www\.\S+|orcid\S*", re.IGNORECASE)
_MARKS = re.compile(r"[\ufffd0-9∗*†‡§¶‖#⋆★✉♦○●◦⊥+^~]+|(?<=\s)[a-j](?:,\s?[a-j])*(?=[\s,]|$)")
_AND = r"(?:and|und|et|y|e|with|mit|avec|con)\s+"
#: A year, a telephone number, a postal code: no mark of an affiliation.
_NUMBER = re.compile(r"[0-9]{3}")
_SPLIT = re.compile(rf"\s*[,;&·•|/]\s*(?:{_AND})?|\s+{_AND}|\s{{3,}}", re.IGNORECASE)
_PARTICLES = {
    "van", "von", "vom", "zu", "zur", "zum", "de", "der", "den", "des", "la", "le", "les", "du", "di", "da", "dos", "das", "do", "del", "della",
    "dello", "degli", "al", "el", "bin", "ibn", "ben", "ter", "ten", "te", "af", "av", "d", "l", "t", "y", "i", "und", "st",
}  # fmt: skip
_TITLES = re.compile(
    r"\b(?:Dr|Prof|Professor|Dipl|Ing|Mag|Ph\.? ?D|M\.? ?D|M\.? ?Sc|B\.? ?Sc|MA|Jr|Sr|II|III|rer|nat|phil|habil|PD|Priv|Doz)\b\.?(?:-[A-Z]\w+\.?)?"
)
_INITIAL = re.compile(r"(?:[^\W\d_]\.?-?){1,4}")
_NAME = re.compile(r"[^\W\d_](?:[^\W\d_]|['’`´¨ˆ˜·.-])*")
#: Words of affiliations, titles, dates and imprints: no line that has one consists of names.
_NOT_NAMES = frozenset(
    "university universitat universite universita universidad universidade universiteit college school institute institut istituto instituto "
    "department departement dipartimento departamento faculty fakultat facolta facultad faculte hochschule laboratory laboratoire academy "
    "centre center zentrum centro research sciences science technology press verlag editor publisher publishing company inc ltd gmbh "
    "the an of for in to on with der die das ein eine fur uber il lo gli un una le les une los las por para sur dans "
    "introduction manual guide handbook reference tutorial version edition release package user users documentation draft report thesis "
    "dissertation diploma master bachelor tesi tesis these lecture notes journal volume issue number series chapter part abstract contents "
    "keywords january february march april may june july august september october november december januar februar marz mai juni juli "
    "oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre gennaio febbraio aprile maggio "
    "giugno luglio settembre ottobre dicembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre "
    "your our my you we pharma ag unit biostatistics book books reviews review editorial letter letters article articles original special news outline copyright license all rights reserved street road avenue corresponding correspondence email received accepted published working paper "
    "technical software statistics library system systems data analysis model models method methods using theory applied".split()
)
_COUNTRIES = frozenset(
    "usa,u.s.a,united states,uk,u.k,united kingdom,england,scotland,ireland,germany,deutschland,france,italy,italia,spain,espana,portugal,austria,"
    "osterreich,switzerland,schweiz,suisse,belgium,the netherlands,netherlands,denmark,sweden,norway,finland,poland,canada,mexico,brazil,"
    "argentina,chile,australia,new zealand,china,japan,india,korea,russia,israel,turkey,greece,czech republic,hungary".split(
        ","
    )
)
_CORPORATE = re.compile(
    r"\b(?:team|group|project|projekt|committee|foundation|consortium|working (?:group|party)|bundesamt\w*|\w*ministeri\w*|ministry|ministere|"
    r"agency|agentur|commission|kommission|organi[sz]ation|association|society|gesellschaft|verein|verband|council|office|bureau|behorde|"
    r"authority|institut\w*|istituto|agencia|academy|akademie|stiftung|fondation|collaboration|task force|developers?|authors|contributors|"
    r"statisti(?:k|sches|cal) \w+|\w+amt|bank)\b"
)
#: Characters; a longer line is a sentence.
_LONGEST = 200
_MOST_WORDS = 6
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


class Likeness(IntEnum):
    """How much a line reads like names."""

    NONE = 0
    #: Capital words and nothing against it; a title may look the same.
    WEAK = 1
    #: Initials, several names, a label or an address beside it.
    STRONG = 2


def likeness(text: str, common: Set[str]) -> Likeness:
    """How much a line reads like names of persons.

    Args:
        text: the line.
        common: words that the document has in lower case as well; names are none of these.
    """
    text = unspaced(text)
    if len(text) > _LONGEST or _NUMBER.search(text) or names_another_role(text):
        return Likeness.NONE
    labelled = _LABEL.match(text)
    bare = _CONTACT.sub(" ", _TITLES.sub(" ", text[labelled.end() if labelled else 0 :]))
    unmarked = _MARKS.sub(" ", bare)
    persons = [person.split() for person in _SPLIT.split(unmarked.strip(" .,:;")) if person.strip(" .")]
    persons = _given_name_last(persons)
    while len(persons) > 1 and plain(" ".join(persons[-1])).strip(".") in _COUNTRIES:
        persons.pop()
    if not persons or not all(_is_person(person) for person in persons):
        return Likeness.NONE
    if _known(unmarked, common):
        return Likeness.NONE
    strong = (
        labelled or len(persons) > 1 or "@" in text or any(_has_initial(person) for person in persons) or _marked(text)
    )
    return Likeness.STRONG if strong else Likeness.WEAK


def names_another_role(text: str) -> bool:
    """Whether a line names a supervisor, translator or the like: no author."""
    return bool(_OTHER_ROLE.search(plain(text)))


def is_corporate(text: str) -> bool:
    """Whether a line reads like the name of an organisation."""
    return (
        len(text) <= _LONGEST
        and not text.rstrip().endswith(".")
        and bool(_CORPORATE.search(plain(text)))
        and text.lstrip()[:1].isupper()
    )


def is_labelled(text: str) -> bool:
    """Whether a line says that what follows are authors or editors."""
    return bool(_LABEL.match(text))


def _given_name_last(persons: list[list[str]]) -> list[list[str]]:
    """Join "Vega, R." and "Vega, Rosa" written family first."""
    if (
        len(persons) % 2 == 0
        and all(len(one) == 1 for one in persons[::2])
        and all(_initials(two) for two in persons[1::2])
    ):
        return [[*two, *one] for one, two in zip(persons[::2], persons[1::2], strict=True)]
    return persons


def _initials(person: list[str]) -> bool:
    return all(_INITIAL.fullmatch(word) and word[:1].isupper() for word in person)


def _has_initial(person: list[str]) -> bool:
    return any(len(word.strip(".-")) == 1 or word.endswith(".") for word in person)


def _is_person(person: list[str]) -> bool:
    if _CJK.search("".join(person)):
        return "".join(person).isalpha() and len("".join(person)) <= 12
    names = [word for word in person if not (word.islower() and plain(word).strip(".'’") in _PARTICLES)]
    whole = all(_NAME.fullmatch(word) and word[:1].isupper() for word in names)
    return whole and 2 <= len(names) <= _MOST_WORDS and any(len(word.strip(".")) > 1 for word in names)


def _known(text: str, common: Set[str]) -> bool:
    found = words(plain(text))
    long = [word for word in found if len(word) > 2]
    return any(part in _NOT_NAMES for word in found for part in word.split("-")) or sum(
        word in common for word in long
    ) * 2 >= max(1, len(long))


def _marked(text: str) -> bool:
    return bool(re.search(r"[∗*†‡§¶]|(?<=[a-z])[0-9](?:,[0-9])*\b", text))
