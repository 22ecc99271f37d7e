"""One person's name: the ways in which a card may print the family name, and whether the given name agrees."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from anyascii import anyascii

from gates.card_reading import CardReading
from gates.fold import Folded, fold
from gates.gap import HYPHEN, SPACE
from gates.hay import Hay
from gates.quote import find_folded, fold_quote
from gates.vocabulary import COMMON_NAMES, HONORIFICS, PARTICLES
from schemas import Name, Sighting, Zone

#: A hyphen in a double name may be a space on the other side.
_PARTED = bytes.maketrans(bytes([SPACE, HYPHEN]), bytes([SPACE | HYPHEN, SPACE | HYPHEN]))
_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"}
_TOKEN = re.compile(r"[^\W\d_][^\W\d_.'’‐-]*(?:[.'’‐-]+[^\W\d_]+)*\.?")
_SEPARATOR = re.compile(r"[,;&•|()\n/<>:@]|\b(?:and|und|et|y|e|by|von|von:|par|por|di|mit|with)\s", re.IGNORECASE)
#: Given names are at most so many words in front of the family name.
_GIVEN_WORDS = 4
#: Families of so many letters stand in any text.
_SHORT = 3
_SIGNED: frozenset[Zone] = frozenset(("byline", "title", "head", "foot"))
_AUTHORSHIP = re.compile(
    r"copyright|\(c\)|©|c⃝|\b(?:authors?|autor(?:en|in|es)?|auteurs?|autor[ei]|written by|verfasst|vorgelegt von|by)\b",
    re.IGNORECASE,
)
_ET_AL = re.compile(r"\s*(?:,\s*)?(?:et\s+al|u\.\s*a\.|and others|et coll)", re.IGNORECASE)
_NICKNAMES = ("bill william", "bob robert", "dick richard", "ted edward theodore", "jim james", "hans johannes",
              "peggy margaret", "jack john", "betty elizabeth", "tony anthony", "kate catherine katherine",
              "sascha alexander", "sasha alexander", "fritz friedrich", "jochen joachim", "pepe jose", "paco francisco",
              "chuck charles", "hank henry", "larry lawrence", "liz elizabeth")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Seen:
    """Where a family name stands on the card, and how."""

    sighting: Sighting
    zone: Zone
    #: In a byline, title or running line, or beside "copyright", "author" and the like.
    signed: bool
    #: "et al." follows: the card does not name all.
    others: bool


@lru_cache(maxsize=20_000)
def needles(name: Name) -> tuple[Folded, ...]:
    """Return the folded spellings of a family name: umlauts as they are and written out, particles left out."""
    family = (name.family or name.literal).strip()
    spellings = [family, "".join(_UMLAUTS.get(char.lower(), char) for char in family)]
    return tuple({needle.text: needle for needle in map(_needle, spellings) if needle.text}.values())


def _needle(family: str) -> Folded:
    words = family.split()
    while len(words) > 1 and fold(words[0].rstrip(".")).text in PARTICLES:
        words = words[1:]
    folded = fold(" ".join(words))
    return Folded(
        folded.original, folded.text, folded.joints.translate(_PARTED), folded.runs, folded.starts, folded.ends
    )


def find_person(name: Name, reading: CardReading) -> Seen | None:
    """Find a person on the identity zones of a card: the family as whole words, no other given name beside it.

    A short family name, or one that is a common word, needs a capital and its given name or initial, or the byline.
    """
    best: Seen | None = None
    for hay, first, last in _places(name, reading):
        start, end = hay.folded.span(first, last)
        line = _line(hay.text, start)
        agrees = given_agrees(hay.text[line[0] : line[1]], start - line[0], end - line[0], name)
        zone = hay.piece(start).region.zone
        if agrees is False or not _plausible(name, hay.text[start:end], zone, bool(agrees)):
            continue
        signed = zone in _SIGNED or bool(_AUTHORSHIP.search(hay.text[line[0] : line[1]]))
        seen = Seen(hay.sighting(first, last), zone, signed, bool(_ET_AL.match(hay.text, end)))
        if zone == "byline":
            return seen
        if best is None or (signed and not best.signed):
            best = seen
    return best


def _places(name: Name, reading: CardReading) -> Iterator[tuple[Hay, int, int]]:
    wanted = needles(name)
    for hay in reading.names(wanted):
        for needle in wanted:
            found = find_folded(needle, hay.folded)
            while found:
                yield hay, *found
                found = find_folded(needle, hay.folded, found[1])


def _line(text: str, at: int) -> tuple[int, int]:
    end = text.find("\n", at)
    return text.rfind("\n", 0, at) + 1, end if end >= 0 else len(text)


def _plausible(name: Name, printed: str, zone: Zone, given: bool) -> bool:
    """Say whether this is a name at all, and not a word of the language."""
    if not any(char.isupper() for char in printed) and printed.lower() != printed.upper():
        return zone == "byline"
    family = needles(name)[0].text
    if len(family) > _SHORT and family not in COMMON_NAMES:
        return True
    return given or zone == "byline"


def given_agrees(line: str, start: int, end: int, name: Name) -> bool | None:
    """Say whether the given name printed beside a family name is this person's; None if none is printed."""
    wanted = _initials_kept(name.given)
    if not wanted:
        return None
    before = _before(_without_particle(line[:start], name))
    if before:
        return _same_given(before, wanted, name.given)
    after = re.match(r"\s*,\s*([^,;&\n]+)", line[end:])
    inverted = [token for token in _TOKEN.findall(after[1])[:_GIVEN_WORDS] if token[0].isupper()] if after else []
    if inverted and (len(inverted[0].strip(".")) <= 2 or len(inverted) == 1):
        return _same_given(inverted, wanted, name.given) or None
    return None


def _without_particle(text: str, name: Name) -> str:
    """Leave out the name's own particle, which may be a word that parts names elsewhere ("edited by", "von")."""
    particle = name.particle.lower()
    text = text.rstrip()
    return text[: -len(particle)] if particle and text.lower().endswith(f" {particle}") else text


def _before(text: str) -> list[str]:
    """Return the capitalised words directly in front of a family name, particles and titles left out."""
    segment = _SEPARATOR.split(text)[-1]
    tokens: list[str] = []
    for token in reversed(_TOKEN.findall(segment)):
        word = fold_quote(token).text
        if word in PARTICLES and token[0].islower():
            continue
        title = word in HONORIFICS and len(word) > 1  # "c" is a copyright's, but "C." is an initial
        if title or not token[0].isupper() or len(tokens) == _GIVEN_WORDS:
            break
        tokens.append(token)
    return tokens


def _same_given(printed: list[str], wanted: frozenset[str], given: str) -> bool:
    initials = frozenset().union(*map(_initials_kept, printed))
    if initials & wanted:
        return True
    words = {fold(token).text for token in [*printed, *given.split()]}
    return any(len(words & set(group.split())) > 1 for group in _NICKNAMES)


def _initials(given: str) -> frozenset[str]:
    letters = {fold(part).text[:1] for part in re.split(r"[\s.‐-]+", given)}
    latin = {anyascii(letter)[:1].lower() for letter in letters if letter}
    return frozenset((letters | latin) - {""})


#: Given names are few, and each is looked for on card after card.
_initials_kept = lru_cache(maxsize=20_000)(_initials)
