"""Whether a line reads like the names of those who wrote a work."""

import re
from collections.abc import Container
from enum import IntEnum
from functools import lru_cache

from cards.name_words import ARTICLES, COUNTRIES, NOT_NAMES, PARTICLES
from cards.words import FIRST_CJK, plain, unspaced, without_spacing_accents, words

_LABEL = re.compile(
    r"^\W*(?:(?:written|edited|compiled|prepared|reviewed) by|by|authors?|editors?|autor(?:en|in|es|a)?|"
    r"autore|autori|auteurs?|"
    r"herausgegeben von|hrsg\. von|herausgeber|rezensiert von|besprochen von|recensione di|rese[nñ]a de|"
    r"compte rendu (?:de|par)|verfasser|vorgelegt von|eingereicht von|submitted by|present[eé]e? par|"
    r"presentata da|presentad[ao] por|von|par|di|por|"
    r"a cura di|editado por|sous la direction de)\b[:.]?\s+(?=\S)",
    re.IGNORECASE,
)
_OTHER_ROLE = re.compile(
    r"\b(?:supervis|advis[oe]r|relator|correlator|betreu|gutacht|directeur|director|tutor|rapporteur|examin|"
    r"foreword|vorwort|preface (?:by|de|par|di)\b|prefacio|prologo|epilogo|prologue|postface|nachwort|"
    r"prefazione|translat|ubersetz|traduct|traduc|traduit|traduzione|tradotto|illustrat|maintain|dedicated|"
    r"thanks|technical editor|typeset|"
    r"satz:|lektorat|contributor|mitwirkende)"
)
_CONTACT = re.compile(
    r"<[^<>]*>|⟨[^⟨⟩]*⟩|\([^()]*\)|\[[^\[\]]*\]|\S+@\S+|https?:\S+|www\.\S+|orcid\S*|\W+e-?mail\b.*$|"
    r",?\s+(?:and|und|et|e|y) (?:others|andere|al|altri|otros|autres)\b\.?|,? ed(?:itor)?s?\.?$",
    re.IGNORECASE,
)
#: A year, a telephone number, a postal code: no mark of an affiliation.
_NUMBER = re.compile(r"[0-9]{3}")
_MARKS = re.compile(r"[\ufffd0-9∗*†‡§¶‖#⋆★✉♦○●◦⊥+^~]+|(?<=\s)[a-j](?:,\s?[a-j])*(?=[\s,]|$)")
#: "R.Vega"
_GLUED = re.compile(r"(?<=[A-Z]\.)(?=[A-Z][a-z])")
_MARKED = re.compile(r"[∗*†‡§¶]|(?<=[a-z])[0-9](?:,[0-9])*\b")
_AND = r"(?:and|und|et|y|e|with|mit|avec|con)\s+"
_SPLIT = re.compile(rf"\s*[,&·•|/]\s*(?:{_AND})?|\s+{_AND}|\s{{3,}}", re.IGNORECASE)
_TITLES = re.compile(
    r"\b(?:Dr|Prof|Professor|Dipl|Ing|Mag|Ph\.? ?D|M\.? ?D|M\.? ?Sc|B\.? ?Sc|MA|Jr|Sr|II|III|rer|nat|phil|"
    r"habil|PD|Priv|Doz)\b\.?(?:-[A-Z]\w+\.?)?"
)
_INITIAL = re.compile(r"(?:[^\W\d_]\.-?){1,4}")
_NAME = re.compile(r"[^\W\d_](?:[^\W\d_]|['’`´¨ˆ˜·.-])*")
_CORPORATE = re.compile(
    r"\b(?:team|group|project|projekt|committee|foundation|consortium|working (?:group|party)|bundesamt\w*|"
    r"\w*ministeri\w*|ministry|ministere|"
    r"agency|agentur|commission|kommission|organi[sz]ation|association|society|gesellschaft|verein|verband|"
    r"council|office|bureau|behorde|"
    r"authority|institut\w*|istituto|agencia|academy|akademie|stiftung|fondation|collaboration|task force|"
    r"developers?|authors|contributors|"
    r"statisti(?:k|sches|cal) \w+|\w*amt|bank|departe?ments?(?= (?:of|for|de|fur))|departamento|dipartimento|"
    r"direktion|dezernat|service|servizio|servicio|direction|ufficio|oficina|federaci\w+|administration)\b"
)
#: Words in lower case that may stand in or beside names, or say that names follow.
_BESIDE = (
    PARTICLES
    | frozenset(
        "rer nat phil habil and und with mit avec con others andere altri otros autres orcid ed eds editor editors "
        "written edited compiled prepared reviewed author authors autor autoren autorin autores autora autore autori "
        "auteur auteurs herausgegeben herausgeber hrsg rezensiert besprochen recensione compte rendu "
        "par por verfasser vorgelegt eingereicht submitted presente presentee presentata presentada presentado cura "
        "editado sous direction".split()
    )
    | {word for country in COUNTRIES for word in country.split()}
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
    #: Initials, family names in capitals, several names, a label or an address beside it.
    STRONG = 2


def likeness(text: str, common: Container[str]) -> Likeness:
    """How much a line reads like names of persons.

    Args:
        text: the line.
        common: words that the document has in lower case as well; names are none of these.
    """
    text = unspaced(text)
    if len(text) > _LONGEST or is_prose(text) or _NUMBER.search(text) or names_another_role(text):
        return Likeness.NONE
    labelled = _LABEL.match(text)
    unmarked = _unmarked(text[labelled.end() if labelled else 0 :])
    persons = _persons(unmarked)
    if not persons or not all(_is_person(person) for person in persons) or _is_known(unmarked, common):
        return Likeness.NONE
    listed = len(persons) > 2 or ";" in unmarked
    strong = labelled or listed or "@" in text or _MARKED.search(text) or any(map(_is_surely_one, persons))
    return Likeness.STRONG if strong else Likeness.WEAK


def are_several(text: str) -> bool:
    """Whether a line that reads like names has more than one."""
    return len(_persons(_unmarked(unspaced(text)))) > 1


def _unmarked(text: str) -> str:
    """Names without titles, addresses and marks of affiliations."""
    bare = _CONTACT.sub(" ", _TITLES.sub(" ", text))
    return _GLUED.sub(" ", _MARKS.sub(" ", bare)).strip(" .,:;")


def is_prose(text: str) -> bool:
    """The cheap test: whether a line has a word in lower case that stands in or beside no name, and no address.

    Whatever follows in the next line, it does not read like names.
    """
    if not (text.isascii() or max(text) < FIRST_CJK) or any(map(text.__contains__, "([<⟨")):
        return False
    beside_none = (
        word
        for word in text.split()
        if len(word) > 2 and word.islower() and word not in _BESIDE and word.isascii() and word.isalpha()
    )
    return any(beside_none) and "mail" not in text.lower()


@lru_cache(maxsize=8192)
def names_another_role(text: str) -> bool:
    """Whether a line names a supervisor, translator or the like: no author."""
    return bool(_OTHER_ROLE.search(plain(text)))


def is_corporate(text: str) -> bool:
    """Whether a line reads like the name of an organisation."""
    ends = text.rstrip().endswith(".")
    return len(text) <= _LONGEST and not ends and bool(_CORPORATE.search(plain(text))) and text.lstrip()[:1].isupper()


def is_labelled(text: str) -> bool:
    """Whether a line says that what follows are authors or editors."""
    return bool(_LABEL.match(text))


def _persons(text: str) -> list[list[str]]:
    """The names of a line in words, given names first; a country at its end left out."""
    if ";" in text:
        return [_turned(person.split(",", 1)) for person in text.split(";") if person.strip()]
    parts = [part.split() for part in _SPLIT.split(text) if part.strip(" .")]
    while len(parts) > 1 and plain(" ".join(parts[-1])).strip(".") in COUNTRIES:
        parts.pop()
    single = any(len(word) == 1 for family in parts[::2] for word in family)
    if len(parts) % 2 == 0 and "," in text and not single and not all(map(_is_person, parts)):
        return [[*given, *family] for family, given in zip(parts[::2], parts[1::2], strict=True)]
    return parts


def _turned(name: list[str]) -> list[str]:
    return [word for part in reversed(name) for word in part.split()]


def _is_surely_one(person: list[str]) -> bool:
    """Whether a name has an initial, or its family name in capitals beside a given one that is not."""
    initial = any(_INITIAL.fullmatch(word) for word in person)
    middle = any(len(word) == 1 and word.isupper() for word in person[1:])
    capitals = [word for word in person if len(word) > 2 and word.isupper()]
    return (
        initial or middle or 0 < len(capitals) < len([word for word in person if len(word) > 2 and word[0].isupper()])
    )


def _is_person(person: list[str]) -> bool:
    if _CJK.search("".join(person)):
        return "".join(person).isalpha() and len("".join(person)) <= 12
    names = [word for word in person if not (word.islower() and plain(word).strip(".'’") in PARTICLES)]
    whole = all(_NAME.fullmatch(word) and word[:1].isupper() for word in names)
    return whole and 2 <= len(names) <= _MOST_WORDS and any(len(word.strip(".")) > 1 for word in names)


def _is_known(text: str, common: Container[str]) -> bool:
    """Whether a line begins with an article, or has words that no name has, or mostly words that the document uses."""
    found = words(without_spacing_accents(text))
    if found and plain(found[0]) in ARTICLES and not text.startswith(f"{found[0]}."):
        return True
    names = [plain(word) for word in found if not (word.islower() and word in PARTICLES)]
    if any(part in NOT_NAMES for name in names for part in name.split("-")):
        return True
    long = [name for name in names if len(name) > 2]
    half = 2 * sum(name in common for name in long)
    return half > len(long) or (0 < half == len(long) and not _is_surely_one(text.split()))
