"""The best quotes that can be copied from a text for an entry, whether it is that entry's or not."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

#: A word, together with accents that a text layer left loose before or behind a letter.
WORD = re.compile(r"[\w\u00a8\u00b4`\u02c6]+")

#: A model is asked for fifteen words at most.
MOST_WORDS = 15

#: Where a frequent word stands is followed up at this many places from either end of the text.
PLACES = 30


@lru_cache(maxsize=100_000)
def plain(word: str) -> str:
    """A word without case and marks."""
    return "".join(c for c in unicodedata.normalize("NFKD", word).casefold() if c.isalnum())


@dataclass(frozen=True)
class Target:
    """What an adversary knows of an entry."""

    key: str
    title: str
    families: tuple[str, ...]
    container: str
    doi: str


class Text:
    """A card's text, ready to be searched for words of many entries."""

    def __init__(self, text: str, filename: str) -> None:
        self._text = text = text.replace("\f", "\n")  # a page's last line and the next one's first are two lines
        self._stem = filename.rsplit(".", 1)[0]
        found = [(plain(match.group()), match.span()) for match in WORD.finditer(text)]
        self._words = [word for word, _ in found]
        self._spans = [span for _, span in found]
        self._places: dict[str, list[int]] = {}
        for place, word in enumerate(self._words):
            self._places.setdefault(word, []).append(place)
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        self._opening = lines[:40]
        self._first = [line for line in self._opening if len(line.split()) >= 3][:2]
        counts = Counter(re.sub(r"\d+", "", line).strip() for line in lines)
        repeated = {line for line, count in counts.items() if count >= 2 and len(line) >= 8}
        heads = [line for line in dict.fromkeys(lines) if re.sub(r"\d+", "", line).strip() in repeated]
        self._heads = [(head, {plain(word) for word in WORD.findall(head)}) for head in heads]

    def run(self, wanted: str, *, last: bool = False) -> str:
        """The longest piece of the wanted words that stands in the text, at its first or last place."""
        words = [word for match in WORD.finditer(wanted) if (word := plain(match.group()))]
        best, at = 0, 0
        for start in range(len(words)):
            if len(words) - start <= best:
                break
            places = self._places.get(words[start], [])
            near = places if len(places) <= 2 * PLACES else places[:PLACES] + places[-PLACES:]
            for place in reversed(near) if last else near:
                length = 1
                while start + length < len(words) and self._words[place + length : place + length + 1] == [
                    words[start + length]
                ]:
                    length += 1
                if length > best:
                    best, at = length, place
        return self._piece(at, at + min(best, MOST_WORDS)) if best else ""

    def line(self, name: str, *, last: bool = False) -> str:
        """The line in which a name stands, cut to fifteen words around it."""
        words = [word for match in WORD.finditer(name) if (word := plain(match.group()))]
        places = self._places.get(words[-1], []) if words else []
        if not places:
            return ""
        place = places[-1 if last else 0]
        start, end = self._spans[place]
        left = self._text.rfind("\n", 0, start) + 1
        right = self._text.find("\n", end)
        line = self._text[left : right if right >= 0 else len(self._text)].split()
        before = len(self._text[left:start].split())
        first = max(0, min(before - 3, len(line) - MOST_WORDS))
        return " ".join(line[first : first + MOST_WORDS])

    def spelled(self, wanted: str) -> str:
        """A line near the start that spells a part of the wanted words with its letters set apart."""
        letters = "".join(plain(word) for word in WORD.findall(wanted))
        for line in self._opening:
            joined = "".join(plain(word) for word in WORD.findall(line))
            if len(joined) >= 8 and joined in letters and len(line) > 1.5 * len(joined):
                return line
        return ""

    def head(self, target: Target) -> str:
        """A line that stands on several pages, one with words of the entry before others."""
        words = {plain(word) for word in WORD.findall(f"{target.title} {' '.join(target.families)}")} - {""}
        shared = [(len(words & of_head), head) for head, of_head in self._heads]
        return max(shared, key=lambda pair: pair[0])[1] if shared else ""

    def _piece(self, first: int, after: int) -> str:
        return self._text[self._spans[first][0] : self._spans[after - 1][1]]

    def quotes(self, target: Target) -> list[str]:
        """What an adversary offers for the entry, the most convincing first."""
        title, names = self.run(target.title), [self.line(family) for family in target.families[:1]]
        offered = [
            title,
            *self._first,
            *names,
            *(f"{title} {name}" for name in names if title and name),
            self.head(target),
            self.run(target.title, last=True),
            *(self.line(family, last=True) for family in target.families[:1]),
            target.doi if target.doi and target.doi in self._text else "",
            self._stem,
        ]
        return cut(offered)

    def honest(self, target: Target) -> list[str]:
        """What an honest reader would quote: the title, the names, the volume, the running head."""
        title, volume = self.run(target.title), self.run(target.container)
        names = [self.line(family) for family in target.families[:1]]
        spelled = self.spelled(target.title)  # its letters are no words
        return [*cut([title, *names, volume, self.head(target)]), *([spelled] if spelled else [])]


def cut(quotes: list[str]) -> list[str]:
    """Each quote once, fifteen words at most, none shorter than eight characters."""
    short = (" ".join(quote.split()[:MOST_WORDS]) for quote in quotes)
    return [quote for quote in dict.fromkeys(short) if len(quote) >= 8]
