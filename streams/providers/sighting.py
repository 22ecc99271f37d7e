"""Where a phrase stands in a view, roughly. It finds candidates; it proves nothing."""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rapidfuzz import fuzz

#: A line of the view that software wrote: the name of the part that follows.
_LABEL = re.compile(r"^\[(file name|title|byline|front|running lines|opening text)\]$", re.MULTILINE)
#: A word, also one that is broken at the end of a line; or a whole run of s p a c e d letters, whose words are lost.
_LETTERS = r"(?:[^\W_]|[\u0300-\u036f])+"
_WORD = re.compile(rf"(?<!\S)(?:[^\W_]\s){{5,}}[^\W_](?!\S)|{_LETTERS}(?:[-\u00ad\u2010]\n{_LETTERS})*")
_BREAK = re.compile(r"[-\u00ad\u2010]\n|\s")

#: Of a hundred: a window of as many words as the phrase has is a sighting from here on.
LEAST_LIKE = 80.0
#: The same for a phrase within a run of spaced letters.
_LEAST_LIKE_SPACED = 90.0
#: Part of the phrase, by letters, that the view must hold somewhere, and of its words that must stand in their order.
_LEAST_HELD = 0.6
_LEAST_VOTES = 0.4
#: Evidence has three to fifteen words.
_FEWEST, _MOST = 3, 15


def fold(text: str) -> list[str]:
    """Return the words of a text without case, accents and ligatures."""
    return [_plain(word) for word in _WORD.findall(text)]


def _plain(word: str) -> str:
    if word.isascii():
        return _BREAK.sub("", word).lower()
    marked = unicodedata.normalize("NFKD", _BREAK.sub("", word))
    return "".join(letter for letter in marked if not unicodedata.combining(letter)).casefold()


@dataclass(frozen=True)
class Word:
    """A word of the view, and which part and line it stands in."""

    text: str
    start: int
    end: int
    part: str
    line: int


@dataclass(frozen=True)
class Sighting:
    """Words ``first`` to ``last`` of a sheet (both included) read like the phrase."""

    first: int
    last: int
    like: float


class Sheet:
    """A view as words."""

    def __init__(self, view: str) -> None:
        self.view = view
        self.words = tuple(_words(view))

    @cached_property
    def places(self) -> dict[str, list[int]]:
        """Where each word stands."""
        places: dict[str, list[int]] = defaultdict(list)
        for number, word in enumerate(self.words):
            places[word.text].append(number)
        return dict(places)

    @cached_property
    def runs(self) -> tuple[int, ...]:
        """The words that are runs of spaced letters."""
        return tuple(number for number, word in enumerate(self.words) if word.end - word.start > len(word.text) > 5)

    def sightings(self, phrase: Sequence[str]) -> list[Sighting]:
        """Return where the folded phrase stands inside one part of the view, in the order of the view."""
        if not phrase:
            return []
        spaced = [Sighting(run, run, like) for run in self.runs if (like := self._like_run(phrase, run))]
        if spaced or self._held(phrase) < _LEAST_HELD:
            return spaced
        votes = Counter(place - number for number, word in enumerate(phrase) for place in self.places.get(word, ()))
        starts = sorted(start for start, count in votes.items() if count >= _LEAST_VOTES * len(phrase))
        found = (self._look(phrase, max(start, 0)) for start in starts)
        return [sighting for sighting in found if sighting]

    def quote(self, sighting: Sighting) -> str:
        """Return the words of a sighting as they stand in the view: three to fifteen, or a whole shorter line."""
        first, last = sighting.first, min(sighting.last, sighting.first + _MOST - 1)
        while last - first + 1 < _FEWEST:
            if self._same_line(last, last + 1):
                last += 1
            elif self._same_line(first, first - 1):
                first -= 1
            else:
                break
        return self.view[self.words[first].start : self.words[last].end]

    def before(self, sighting: Sighting, words: int) -> str:
        """Return the text of the same part that stands before a sighting."""
        first = max(0, sighting.first - words)
        while self.words[first].part != self.words[sighting.first].part:
            first += 1
        return self.view[self.words[first].start : self.words[sighting.first].start]

    def after(self, place: int, characters: int) -> set[str]:
        """Return the words that begin within so many characters after a place in the view, in the same part."""
        following = [word for word in self.words if place <= word.start < place + characters]
        return {word.text for word in following if word.part == following[0].part}

    def has(self, part: str) -> bool:
        """Whether the view has such a part."""
        return any(word.part == part for word in self.words)

    def first_of(self, part: str) -> int:
        """Return the number of the first word of a part."""
        return next(number for number, word in enumerate(self.words) if word.part == part)

    def _held(self, phrase: Sequence[str]) -> float:
        return sum(len(word) for word in phrase if word in self.places) / sum(map(len, phrase))

    def _like_run(self, phrase: Sequence[str], run: int) -> float:
        letters = "".join(phrase)
        if len(letters) > len(self.words[run].text):
            return 0.0
        return fuzz.partial_ratio(letters, self.words[run].text, score_cutoff=_LEAST_LIKE_SPACED)

    def _look(self, phrase: Sequence[str], first: int) -> Sighting | None:
        last = min(first + len(phrase), len(self.words)) - 1
        if self.words[first].part != self.words[last].part:
            return None
        window = " ".join(word.text for word in self.words[first : last + 1])
        like = fuzz.ratio(window, " ".join(phrase), score_cutoff=LEAST_LIKE)
        return Sighting(first, last, like) if like else None

    def _same_line(self, number: int, other: int) -> bool:
        return 0 <= other < len(self.words) and self.words[number].line == self.words[other].line


def _words(view: str) -> Iterator[Word]:
    """Yield the words of each part; a word that is broken at a line's end belongs to the line where it begins."""
    for part, start, end in _parts(view):
        line, counted = view.count("\n", 0, start), start
        for match in _WORD.finditer(view, start, end):
            line, counted = line + view.count("\n", counted, match.start()), match.start()
            yield Word(_plain(match.group()), match.start(), match.end(), part, line)


def _parts(view: str) -> Iterator[tuple[str, int, int]]:
    part, start = "opening text", 0
    for label in _LABEL.finditer(view):
        yield part, start, label.start()
        part, start = label.group(1), label.end()
    yield part, start, len(view)
