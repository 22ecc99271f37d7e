"""Whether a text layer is text."""

import re
from string import ascii_lowercase

from cards.words import plain

#: Characters that say nothing: replaced, private, controls; and dingbats, to which some fonts without a map resolve.
_BROKEN = re.compile("[\ufffd\ue000-\uf8ff\u2700-\u27bf\x00-\x08\x0e-\x1f\x7f-\x9f]")
#: Of the characters: text has next to none.
_BROKEN_PART = 0.2
#: Characters that are looked at.
_SAMPLE = 20_000
#: Letters; of fewer nothing can be said.
_FEW = 40
_LETTERS = ascii_lowercase.encode()
_NO_LETTERS = bytes(set(range(256)) - set(_LETTERS))
_SPACE = bytes(code for code in range(128) if chr(code).isspace())
_CONSONANTS = bytes(set(_LETTERS) - set(b"aeiouy"))
#: Of the Latin letters: languages that use them have 35 % and more vowels; letters shifted to others do not.
_FEWEST_VOWELS = 0.2
_MOST_VOWELS = 0.8


def is_readable(text: str) -> bool:
    """Whether a text can be read: some letters or digits, few characters without meaning, vowels among the letters."""
    printed = _without_space(text[:_SAMPLE])
    if _broken(printed) > _BROKEN_PART * len(printed) or not any(map(str.isalnum, printed)):
        return False
    lower = printed.lower() if printed.isascii() else plain(printed)
    letters = lower.encode("ascii", "ignore").translate(None, _NO_LETTERS)
    if len(letters) < _FEW or len(letters) * 2 < len(printed):
        return True
    return _FEWEST_VOWELS <= len(letters.translate(None, _CONSONANTS)) / len(letters) <= _MOST_VOWELS


def _without_space(text: str) -> str:
    return text.encode().translate(None, _SPACE).decode() if text.isascii() else "".join(text.split())


def _broken(printed: str) -> int:
    """How many characters say nothing; none of them is printable ASCII."""
    return 0 if printed.isascii() and printed.isprintable() else len(_BROKEN.findall(printed))
