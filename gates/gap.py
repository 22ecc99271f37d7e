"""What stands between two words or figures, and what of it counts."""

import re
from functools import lru_cache
from typing import NamedTuple

from gates.characters import ACCENTS, DASHES, fold_character

#: Ways in which two neighbouring characters may belong together. A joint is a set of them: what a line end hides
#: (was the hyphen the word's own?) has two members. Two texts agree if their joints have a member in common.
JOIN, SPACE, HYPHEN = 1, 2, 4
#: Around a sign: "p=5" and "p = 5" are the same.
LOOSE = JOIN | SPACE
#: A space that is most likely none: within letter-spaced words ("T h e"), beside loose accents ("M ¨uller").
LIKELY_JOINED = 8
SPREAD = JOIN | SPACE | LIKELY_JOINED
BESIDE_ACCENT = SPREAD | 32
#: A hyphen at a line end. Whoever copies line by line may start or stop here.
LINE_END = 16

#: After these a hyphen and a space is a word left open ("Vor- und Nachteile"), not a word broken.
_CONJUNCTIONS = frozenset("and or to und oder bzw sowie bis et ou e o u y en of".split())
#: What a hyphen and a space between letters may be, by what `hint` says; before a capital the hyphen is the word's own.
_BROKEN = {
    "": JOIN | HYPHEN,
    "capitals": JOIN | HYPHEN,
    "capital": HYPHEN,
    "open": JOIN | SPACE | HYPHEN,
}
_ACCENTS = frozenset(ACCENTS)
_SEPARATORS = frozenset(".,/:'’·_" + DASHES)
_ELLIPSIS = re.compile(r"\.\s*\.\s*\.[\s.]*|…")
_DASHES = frozenset(DASHES)
_WORD = re.compile(r"[^\W\d_]+")
_WORD_BEFORE = re.compile(r"[^\W\d_]+$")
_VOWEL = re.compile("[aeiouy]", re.IGNORECASE)
_LONGEST_FRAGMENT = 20


class Gap(NamedTuple):
    """What a gap comes to: the joint before its literal characters, these with their place in it, the joint after."""

    before: int
    literal: str = ""
    start: int = 0
    end: int = 0
    after: int = 0


def hint(text: str, start: int, end: int) -> str:
    """Say what a gap needs to know of its neighbours: "open", "capital", "capitals", "fragment" or ""."""
    after = _WORD.match(text, end)
    word = after.group() if after else ""
    if not _ACCENTS.isdisjoint(text[start:end]) and _DASHES.isdisjoint(text[start:end]):
        return "fragment" if word[:1].islower() and _is_fragment(text, start, end) else ""
    if word.casefold() in _CONJUNCTIONS:
        return "open"
    if word[:1].isupper():
        return "capitals" if word[1:2].isupper() and text[start - 1 : start].isupper() else "capital"
    return ""


def _is_fragment(text: str, start: int, end: int) -> bool:
    """Say whether what stands before a loose accent is the start of a word ("Schr ¨odinger", not "der ¨uber")."""
    before = _WORD_BEFORE.search(text, max(0, start - _LONGEST_FRAGMENT), start)
    return before is not None and _VOWEL.search(before.group()) is None and "\n" not in text[start:end]


@lru_cache(maxsize=20_000)
def read_gap(before: str, gap: str, after: str, context: str) -> Gap:
    """Read a gap between two kinds of neighbours.

    Args:
        before: kind of the character in front, "" at the start of the text.
        gap: the characters between, none of which is a letter, digit or sign.
        after: kind of the next character, "" at the end of the text.
        context: what `hint` said.
    """
    ellipsis = _ELLIPSIS.search(gap)
    if ellipsis:
        return Gap(LOOSE, "…", ellipsis.start(), ellipsis.end(), LOOSE)
    clean = "".join(char for char in gap if fold_character(char).kind != "nothing")
    if "sign" in (before, after) or "tight" in (before, after):
        return _beside_sign(before, clean, after, gap)
    if not clean or ("\u00ad" in gap and not clean.strip()):
        return Gap(JOIN)  # also for a soft hyphen at a line end
    if after == "digit":
        return _before_digit(before, clean, gap)
    return _between(before, clean, after, gap, context)


def _beside_sign(before: str, clean: str, after: str, gap: str) -> Gap:
    if after == "digit" and clean and clean[-1] in DASHES + ".":
        return _literal(gap, clean[-1], LOOSE, JOIN)
    if not clean and "tight" in (before, after):
        return Gap(JOIN)
    return Gap(LOOSE) if before and after else Gap(SPACE)


def _before_digit(before: str, clean: str, gap: str) -> Gap:
    """Separators, signs and decimal points in front of a digit stay."""
    close = not any(char.isspace() for char in clean)
    if before == "digit" and close and _SEPARATORS.issuperset(clean):
        return _literal(gap, clean, JOIN, JOIN)
    if clean[-1] in DASHES:  # a sign, or a dash that parts figures
        return _literal(gap, clean[-1], JOIN if len(clean) == 1 and before else LOOSE, JOIN)
    if clean[-1] == "." and (not before or len(clean) > 1):
        return _literal(gap, ".", LOOSE, JOIN)
    head = clean.strip()
    if len(head) == 1 and head in DASHES:
        return _literal(gap, head, *((JOIN, JOIN | LINE_END) if clean[0] == head and before else (LOOSE, LOOSE)))
    return Gap(SPACE)


def _between(before: str, clean: str, after: str, gap: str, context: str) -> Gap:
    head = clean.strip()
    if head and _ACCENTS.issuperset(head) and after == "letter":
        if head == clean:
            return Gap(SPREAD if set(head) & set("´`") else JOIN)
        return Gap(BESIDE_ACCENT if context == "fragment" else LOOSE)
    clean = "".join(char for char in clean if char not in ACCENTS)  # "-ˆe": the accent is the letter's
    head = clean.strip()
    if head and set(head) <= set(DASHES) and before and after:
        return _dash(before, clean, head, gap, context)
    return Gap(SPACE)


def _dash(before: str, clean: str, head: str, gap: str, context: str) -> Gap:
    """A dash between letters, or between a digit and a letter."""
    if clean[0].isspace():
        return _literal(gap, head, LOOSE, LOOSE)
    if before == "digit":
        return _literal(gap, head, JOIN, JOIN)
    if clean == head:
        return Gap(HYPHEN)
    return Gap(LINE_END | _BROKEN[context])


def _literal(gap: str, kept: str, before: int, after: int) -> Gap:
    start = gap.rindex(kept[-1]) if len(kept) == 1 else gap.index(kept[0])
    literal = "".join("-" if char in DASHES else "'" if char == "’" else char for char in kept)
    return Gap(before, re.sub("-+", "-", literal), start, start + len(kept), after)
