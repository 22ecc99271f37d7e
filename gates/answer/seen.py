"""A text as a reader sees it: without what is hidden, in plain forms, and with the way back to the original."""

import html
import re
import unicodedata
from dataclasses import dataclass
from functools import cache

#: Takes no place, besides all format characters: selectors, joiners and fillers of other categories.
_TAKES_NO_PLACE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
#: Joiners, and marks of direction, that a script needs: between or beside its letters they are no disguise.
_JOINERS = frozenset("\u200c\u200d\u200e\u200f\u061c")
_JOINING_SCRIPTS = re.compile(
    "[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u1800-\u18af\u1b00-\u1b7f\ua840-\ua87f"
    "\ufb1d-\ufdff\ufe70-\ufeff\U00010a00-\U00011fff]"
)
_EMOJI = re.compile(
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2934\u2935\u2b00-\u2bff\u3030\u303d"
    "\u3297\u3299\U0001f000-\U0001faff]"
)
_SELECTORS = frozenset("\ufe0e\ufe0f")
_KEYCAPS = frozenset("0123456789#*")
_KEYCAP = "\u20e3"
#: The three flags that are written with tags: of England, Scotland and Wales.
_TAGGED_FLAGS = re.compile(
    "\U0001f3f4\U000e0067\U000e0062(?:\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074"
    "|\U000e0077\U000e006c\U000e0073)\U000e007f"
)
#: Letters of other scripts that look like Latin ones, and signs that look like a full stop or a hyphen.
_LOOKALIKE_PAIRS = (
    "АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS аa еe оo рp сc уy хx іi јj ѕs ԁd һh ӏl "
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv ıi ɑa ɡg 。. ․. ‧. ∙. ·. \u2010- \u2012- \u2013- \u2014- \u2212-"
)
_LOOKALIKES = str.maketrans({pair[0]: pair[1] for pair in _LOOKALIKE_PAIRS.split()})
#: With its semicolon: a link goes on with "&section=2".
_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_LETTERS = re.compile(r"[^\W_]")


def is_hidden(character: str) -> bool:
    """Say whether a reader sees nothing of a character: zero width, direction, tag, filler, control."""
    return bool(_TAKES_NO_PLACE.match(character)) or (
        unicodedata.category(character) in ("Cf", "Cc", "Co", "Cs") and character not in "\t\n"
    )


def without_hidden(text: str) -> str:
    """Return the text without hidden characters; joiners that emoji, Indic and Arabic script need stay."""
    if text.isascii() and text.isprintable():
        return text
    flags = {place for match in _TAGGED_FLAGS.finditer(text) for place in range(*match.span())}
    return "".join(
        character
        for at, character in enumerate(text)
        if at in flags or not is_hidden(character) or _is_needed(text, at)
    )


def without_entities(text: str) -> str:
    """Return the text as a page shows it that takes it for HTML or Markdown: "&#91;" as a bracket."""
    return _ENTITY.sub(lambda match: html.unescape(match.group()), text)


def _is_needed(text: str, at: int) -> bool:
    before, after = text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if text[at] in _SELECTORS:
        return bool(_EMOJI.match(before)) or (before in _KEYCAPS and after == _KEYCAP)
    if text[at] not in _JOINERS:
        return False
    if _JOINING_SCRIPTS.match(before):
        return True
    joined = before in _SELECTORS or bool(_EMOJI.match(before))
    return text[at] == "\u200d" and joined and bool(_EMOJI.match(after))


@dataclass(frozen=True, slots=True)
class Seen:
    """A text in plain forms; ``places[k]`` is where character ``k`` stands in the original."""

    original: str
    text: str
    places: tuple[int, ...]

    @classmethod
    def of(cls, text: str) -> "Seen":
        """Read a text: hidden characters and marks left out, full-width and other forms made plain."""
        pairs = [(plain, at) for at, character in enumerate(text) for plain in _plain(character)]
        return cls(text, "".join(plain for plain, _ in pairs), tuple(at for _, at in pairs))

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return the place in the original of the characters from ``start`` to ``end`` (exclusive, not empty)."""
        return self.places[start], self.places[end - 1] + 1

    def letters(self) -> "Seen":
        """Return letters and digits alone, without case: what is left of a word however it is broken up."""
        kept = [
            (lower, at) for character, at in zip(self.text, self.places, strict=True) for lower in _letter(character)
        ]
        return Seen(self.original, "".join(lower for lower, _ in kept), tuple(at for _, at in kept))


@cache
def _plain(character: str) -> str:
    if is_hidden(character):
        return ""
    spread = unicodedata.normalize("NFKD", character).translate(_LOOKALIKES)
    return "".join(part for part in spread if unicodedata.category(part) not in ("Mn", "Me"))


def _letter(character: str) -> str:
    return character.casefold() if _LETTERS.match(character) else ""
