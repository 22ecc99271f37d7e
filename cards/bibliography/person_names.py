"""Names of people and organisations, from what people write into bibliographies."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from pybtex.bibtex.utils import split_name_list, split_tex_string
from pybtex.database import Person

from cards.bibliography.latex import latex_to_text, plain_text
from schemas import Name

_OTHERS = re.compile(r"(?:and\s+)?(?:others|et\.?\s*al\.?|u\.\s*a\.|e\.\s*a\.)", re.IGNORECASE)
_ET_AL = re.compile(r"[\s,]+(?:et\.?\s*al\.?)$", re.IGNORECASE)
_EDITOR_MARK = re.compile(r"\s*\((?:eds?|hrsg|hg|dirs?|coords?|comps?|a cura di|éds?)\.?\)", re.IGNORECASE)
_AND_AND = re.compile(r" and(?: and)+ ", re.IGNORECASE)
_FAMILY_KEY = re.compile(r"(?:^|,)\s*family\s*=")
_INITIALS = re.compile(r"(?:[^\W\d_]\.?[\s~-]*){1,4}")
_INITIAL = re.compile(r"[a-z]\.?")
_SUFFIXES = frozenset({"jr", "jr.", "sr", "sr.", "ii", "iii", "iv"})
_PARTICLES = frozenset(
    "von van vom zu zum zur der den dem des de del della di da do dos das du d' la le les af av ten ter te".split()
)
#: Words that only organisations have: a name with one of them is not split into given and family name.
_ORGANISATION = frozenset(
    "institute institut institution instituto istituto university université universität universidad università"
    " ministry ministère ministerium ministerio ministero bundesamt bundesministerium landesamt amt department"
    " committee commission council agency agence agentur organization organisation organización organizzazione"
    " foundation fondation stiftung society société gesellschaft sociedad group team workgroup consortium collaboration"
    " federation verband academy akademie corporation gmbh inc inc. ltd ltd. nations centre center zentrum laboratory"
    " network association".split()
)


class Names(NamedTuple):
    """A list of names; ``more``: it ends in "and others"; ``doubts``: where it was not written as it should be."""

    names: tuple[Name, ...]
    more: bool = False
    doubts: tuple[str, ...] = ()


def tex_names(source: str) -> Names:
    """Read a BibTeX field of names, joined by "and"; a name in braces is one organisation, never split."""
    names: list[Name] = []
    doubts: list[str] = []
    more = False
    for part in _parts(source, doubts):
        text = _ET_AL.sub("", part)
        more = more or text != part or is_others(part)
        if not is_others(part):
            names += _tex_name(_EDITOR_MARK.sub("", text), doubts)
    if len(named := [name for name in names if name != Name()]) < len(names):
        doubts.append("an empty name in a list of names")
    return Names(tuple(named), more, tuple(doubts))


def _parts(source: str, doubts: list[str]) -> Iterator[str]:
    for part in split_name_list(_AND_AND.sub(" and { } and ", f" {' '.join(source.split())} ")):
        pieces = [piece for piece in split_tex_string(part, ";") if piece]
        if len(pieces) > 1:
            doubts.append("names are joined by ';' and not by 'and'")
        yield from pieces or [" "]


def _tex_name(part: str, doubts: list[str]) -> list[Name]:
    if is_group(part):
        return [Name(literal=latex_to_text(part))]
    if _FAMILY_KEY.search(part):
        return [_named_parts(part)]
    commas = len(split_tex_string(part, ",")) - 1
    text = latex_to_text(part)
    if commas == 0 and is_organisation(text):
        doubts.append(f"'{text}' is taken for an organisation; write it in braces of its own")
        return [Name(literal=text)]
    if commas > 2:
        doubts.append(f"too many commas in the name '{text}'")
        return _comma_list(part)
    return [_person(Person(part))]


def is_group(part: str) -> bool:
    """Whether one pair of braces holds all of it."""
    depth = 0
    for place, char in enumerate(part):
        depth += (char == "{") - (char == "}")
        if depth <= 0:
            return part.startswith("{") and place == len(part) - 1
    return False


def _named_parts(part: str) -> Name:
    """Read biblatex's own form: ``family=Berg, given=Otto, prefix=van den``."""
    pairs = dict(piece.split("=", 1) for piece in split_tex_string(part, ",") if "=" in piece)
    read = {key.strip(): latex_to_text(value.strip().strip('"')) for key, value in pairs.items()}
    return Name(
        family=read.get("family", ""),
        given=read.get("given", ""),
        particle=read.get("prefix", ""),
        suffix=read.get("suffix", ""),
    )


def _comma_list(part: str) -> list[Name]:
    """Read "Vega, R., Osei, K." as two names; what is not such a list stays one name in one piece."""
    pieces = split_tex_string(part, ",")
    if len(pieces) % 2 == 0 and all(_INITIALS.fullmatch(given) for given in pieces[1::2]):
        return [_person(Person(f"{family}, {given}")) for family, given in zip(pieces[::2], pieces[1::2], strict=True)]
    return [Name(literal=latex_to_text(part))]


def _person(person: Person) -> Name:
    def text(words: list[str]) -> str:
        return latex_to_text(" ".join(words))

    return settled(
        Name(
            family=text(person.last_names),
            given=text(person.bibtex_first_names),
            particle=text(person.prelast_names),
            suffix=text(person.lineage_names),
        )
    )


def settled(name: Name) -> Name:
    """Return the name with each word in the part that it belongs to.

    "Rosa Vega Jr." has a suffix, "Berg, Otto van den" a particle, "Rosa m. Vega" an initial and "Ortega y Gasset" a
    family name of three words, although BibTeX's rules say otherwise.
    """
    family, given, suffix = name.family.split(), name.given.split(), name.suffix
    particle, in_family, initials = _parted(name.particle.split())
    family, given = in_family + family, given + initials
    if not suffix and len(family) + len(given) > 1 and family and family[-1].lower() in _SUFFIXES:
        suffix = family.pop()
        family = family or [given.pop()]
    elif name.given.lower() in _SUFFIXES and suffix:
        given, suffix = suffix.split(), name.given
    start = len(given)
    while start > 1 and given[start - 1] in _PARTICLES:
        start -= 1
    particle, given = given[start:] + particle, given[:start]
    if not family:
        family, given = given, []
    return Name(family=" ".join(family), given=" ".join(given), particle=" ".join(particle), suffix=suffix)


def _parted(words: list[str]) -> tuple[list[str], list[str], list[str]]:
    """Part what stands before the family name: particles, words of the family name, initials in small letters."""
    initials = [word for word in words if _INITIAL.fullmatch(word)] if len(words) == 1 else []
    rest = [] if initials else words
    end = next((place for place, word in enumerate(rest) if not _is_particle(word)), len(rest))
    return rest[:end], rest[end:], initials


def _is_particle(word: str) -> bool:
    return word.lower() in _PARTICLES or word[:1].islower()


def is_organisation(text: str) -> bool:
    """Whether a name of several words is an organisation's beyond doubt."""
    words = text.lower().split()
    return len(words) > 1 and not _ORGANISATION.isdisjoint(words)


def is_others(text: str) -> bool:
    """Whether a name only says that there are more: "et al.", "others"."""
    return _OTHERS.fullmatch(text.strip()) is not None


def plain_name(text: str) -> Name:
    """Read one name as RIS writes it: "Family, Given, Suffix"; "Organisation," with nothing behind its comma."""
    text = _EDITOR_MARK.sub("", plain_text(text))
    parts = [part.strip() for part in text.split(",")]
    if (len(parts) == 1 and is_organisation(text)) or (len(parts) == 2 and not parts[1]):
        return Name(literal=parts[0])
    if len(parts) == 3:
        parts = [parts[0], parts[2], parts[1]]
    if len(parts) > 3:
        return Name(literal=text)
    return _person(Person(", ".join(parts)))
