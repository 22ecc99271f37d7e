"""Whether a text layer is text."""

import re
import unicodedata

#: Characters; of fewer nothing can be said about their letters.
_FEW = 40
#: Of the characters: text has next to no replacement, private or control characters.
_BROKEN_PART = 0.2
#: Of the Latin letters: languages that use them have 35 % and more vowels, shifted letters have few, or nothing else.
_FEWEST_VOWELS = 0.15
_MOST_VOWELS = 0.8
_LATIN = re.compile(r"[A-Za-zÀ-ɏ]")
_VOWELS = frozenset("aeiouyAEIOUY")


def is_readable(text: str, broken: int = 0) -> bool:
    """Whether a text can be read: some characters, few of them without meaning, vowels among the letters.

    Args:
        text: what the extractor gave.
        broken: characters that were deleted because they are controls.
    """
    characters = [char for char in text if not char.isspace()]
    if not any(map(str.isalnum, characters)):
        return False
    bad = broken + sum(char == "\ufffd" or unicodedata.category(char) in ("Co", "Cn", "Cc") for char in characters)
    bad += sum("\u2700" <= char <= "\u27bf" for char in characters)
    if bad > _BROKEN_PART * (len(characters) + broken):
        return False
    letters = [unicodedata.normalize("NFD", char)[0] for char in characters if _LATIN.match(char)]
    if len(letters) < _FEW or len(letters) * 2 < len(characters):
        return True
    vowels = sum(letter in _VOWELS for letter in letters) / len(letters)
    return _FEWEST_VOWELS <= vowels <= _MOST_VOWELS
