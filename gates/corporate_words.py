"""How the words on a line stand for those of an organisation's name."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from gates.fold import fold
from gates.hay import Line
from gates.words import ELISION

#: A loose accent inside a word, or a hyphen at a line's end, is of the word.
_WORD = re.compile(r"[^\W_]+(?:(?:[´`¨ˆ˜]|[-‐]\n)[^\W_]+)*")
_HYPHENS = ("-", "‐")
#: What an inflected word has more than another: "Kanton Zürich", "des Kantons Zürich".
_INFLECTIONS = frozenset(("e", "n", "s", "en", "es"))
#: Letters of the shorter of two inflected words: fewer make other words ("Bau", "Bauen").
_STEM = 5
#: Letters of an abbreviated word ("Soc.") and of an acronym ("WSL").
_SHORT = 3


class Token(NamedTuple):
    """A word of a line: folded, as it is printed, and where."""

    word: str
    printed: str
    start: int
    end: int


def read_tokens(line: Line) -> tuple[Token, ...]:
    """Return the words of a line in their order, without articles that lean on the next one."""
    plain = ELISION.sub(lambda article: " " * len(article.group()), line.text)
    tokens = [Token(fold(found.group()).text, found.group(), *found.span()) for found in _WORD.finditer(plain)]
    if tokens and plain.rstrip().endswith(_HYPHENS):  # the rest of the word is on the next line
        tokens[-1] = tokens[-1]._replace(word=line.words[-1])
    return tuple(tokens)


def standing(words: tuple[str, ...], tokens: tuple[Token, ...], text: str) -> Mapping[int, frozenset[str]]:
    """Return for which of a name's words each token of a text stands: itself, abbreviated, inflected, as an acronym."""
    found = {at: frozenset(_stands_for(token, words, text)) for at, token in enumerate(tokens)}
    return {at: meant for at, meant in found.items() if meant}


def _stands_for(token: Token, words: tuple[str, ...], text: str) -> Iterator[str]:
    shortened = text[token.end : token.end + 1] == "." and len(token.word) >= _SHORT
    for word in words:
        if token.word == word or _inflected(token.word, word) or (shortened and word.startswith(token.word)):
            yield word
    if len(token.printed) >= _SHORT and is_acronym(token, text):
        yield from _abbreviated(token.word, words)


def is_acronym(token: Token, text: str) -> bool:
    """Say whether a word is one of capitals in a line that is not: in "BUREAU FOR ROADS" none is."""
    line = text[text.rfind("\n", 0, token.start) + 1 :].partition("\n")[0]
    return token.printed.isupper() and not line.isupper()


def _inflected(one: str, other: str) -> bool:
    shorter, longer = sorted((one, other), key=len)
    return len(shorter) >= _STEM and longer.startswith(shorter) and longer[len(shorter) :] in _INFLECTIONS


def _abbreviated(letters: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words in a row that begin with these letters."""
    initials = "".join(word[0] for word in words)
    at = initials.find(letters)
    return words[at : at + len(letters)] if at >= 0 else ()
