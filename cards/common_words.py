"""The words that a text has in lower case: no names."""

import re
from collections.abc import Container, Iterator
from functools import cached_property

from cards.words import plain

#: No part of an address or of a hyphenated word, in which TeX may draw accents.
_LOWER = re.compile(r"(?<![\w@./<´`¨ˆ˜'’-])[a-zß-öø-ÿ]{3,}(?![\w@/])(?!\.[a-z])")


class CommonWords(Container[str]):
    """The words of a text that occur in lower case, without accents."""

    def __init__(self, text: str = "") -> None:
        """Nothing is looked at before it is asked for."""
        self._raw = text

    def __contains__(self, word: object) -> bool:
        """Whether the text has a word; of plain text only the places of that word are looked at."""
        if not isinstance(word, str) or not self._raw.isascii():
            return word in self._all
        return word in self._raw and any(found == word for found in self._beginning_with(word))

    def _beginning_with(self, word: str) -> Iterator[str]:
        place = self._text.find(word)
        while place >= 0:
            if match := _LOWER.match(self._text, place):
                yield match.group()
            place = self._text.find(word, place + 1)

    @cached_property
    def _all(self) -> frozenset[str]:
        return frozenset(plain(" ".join(_LOWER.findall("\n".join(set(self._text.split()))))).split())

    @cached_property
    def _text(self) -> str:
        text = self._raw
        for spelled in (" at ", "\nat ", " dot "):  # "vega at example dot org" makes no word of vega
            text = text.replace(spelled, "@")
        return text
