"""Does a text hold these words? The bench's own answer, from which its fakes are known to be fakes.

It shares nothing with the gates and errs to one side: what it calls absent is absent, whatever a word boundary is.
"""

from __future__ import annotations

import re
import unicodedata

_DASH = re.compile("[\u2010-\u2015\u2212]")
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "þ": "th", "ð": "d", "ı": "i"})
_RAISED = str.maketrans({"¹": "^1", "²": "^2", "³": "^3"})
#: A word, or a figure with what parts its digits; a sign; a dash in front of a digit.
_TOKEN = re.compile(r"[^\W_]+(?:(?<=\d)[.,:](?=\d)[^\W_]+)*|[%=<>+^§°]|-(?=\d)|(?<=\d)/(?=\d)")


class Presence:
    """The words, figures and signs of a text in one row, and where in it one of them starts and ends."""

    def __init__(self, text: str) -> None:
        self._starts, self._ends = set[int](), set[int]()
        length = 0
        for token in _TOKEN.findall(_plain(text)):
            self._starts.add(length)
            length += len(token)
            self._ends.add(length)
        self._row = squeezed(text)

    def holds(self, quote: str) -> bool:
        """Say whether the quote stands in the text from the start of a word to the end of a word."""
        row = squeezed(quote)
        at = self._row.find(row)
        while at >= 0:
            if at in self._starts and at + len(row) in self._ends:
                return True
            at = self._row.find(row, at + 1)
        return False

    def count(self, quote: str) -> int:
        """Count the places of the quote in the text, at word boundaries or not."""
        return self._row.count(squeezed(quote))


def squeezed(text: str) -> str:
    """Return the words, figures and signs of a text without what parts them."""
    return "".join(_TOKEN.findall(_plain(text)))


def _plain(text: str) -> str:
    text = _DASH.sub("-", text.replace("\u00ad\n", "").replace("\u00ad", "").translate(_RAISED))
    text = re.sub(r"-\s+(?=\d)", "-", text)
    text = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(char for char in text if not unicodedata.combining(char))
