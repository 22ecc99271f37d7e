"""Fake quotes: words that do not stand in the text, though nearly all of them may."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from tests.eval.quotes import dress
from tests.eval.quotes.honest import Quote
from tests.eval.quotes.passages import Passages, read
from tests.eval.quotes.presence import Presence

#: What a negation is turned into; "" for taken away.
_NEGATIONS = {
    "nicht": "", "kein": "ein", "keine": "eine", "keinen": "einen", "keinem": "einem", "keineswegs": "durchaus",
    "nie": "stets", "weder": "sowohl", "ohne": "mit", "not": "", "no": "some", "never": "always", "cannot": "can",
    "without": "with", "neither": "both", "nor": "and", "isn’t": "is", "don’t": "do", "pas": "", "jamais": "toujours",
    "aucun": "un", "aucune": "une", "sans": "avec", "ni": "et", "guère": "beaucoup", "ne": "", "n’est": "est",
    "non": "",
}  # fmt: skip
_PLAIN_NEGATIONS = ("nicht", "not", "pas")
_DRESSES = (dress.spaces, dress.decomposed, dress.stripped, dress.ligatures, dress.glyphs, dress.double_s)


class Forger:
    """Makes fakes from a text and another document."""

    def __init__(self, text: str, other: str, random: Random) -> None:
        self.random = random
        self._passages, self._others = Passages(text), Passages(other)
        self._words = sorted({word for word in read(text).split() if word.isalpha() and len(word) > 2})
        common = Counter(read(text).casefold().split())
        self._not = max(_PLAIN_NEGATIONS, key=lambda word: common[word])
        self.kinds: dict[str, Callable[[], str | None]] = {
            "one word swapped": self._one_swapped,
            "stitched": self._stitched,
            "from another document": lambda: self._passage(self._others),
            "negation flipped": self._negation,
            "digit changed": self._digit,
            "words swapped": self._exchanged,
            "heavy edit": self._heavy,
        }

    def _passage(self, passages: Passages) -> str | None:
        passage = passages.anywhere(self.random)
        return read(passages.text[passage.start : passage.end]) if passage else None

    def _taken(self) -> list[str]:
        """Return the words of some passage."""
        while (text := self._passage(self._passages)) is None:
            pass
        return text.split(" ")

    def _one_swapped(self) -> str:
        words = self._taken()
        at = self.random.randrange(len(words))
        words[at] = self._another(words[at])
        return " ".join(words)

    def _another(self, word: str) -> str:
        """Choose another word of the text, every second time one that begins alike."""
        if self.random.random() < 0.5:
            return self.random.choice(self._words)
        near = [other for other in self._words if other[:3] == word[:3] and other != word]
        return self.random.choice(near or self._words)

    def _stitched(self) -> str:
        """Put two places together, or leave some words out between two parts of one; at times with dots."""
        words = self._taken()
        joint = self.random.choice((" ", " ", " ... ", " … ", " [...] ", ", "))
        if self.random.random() < 0.5 or len(words) < 7:
            return " ".join(words) + joint + " ".join(self._taken())
        at, gap = self.random.randint(2, len(words) - 4), self.random.randint(1, 2)
        return " ".join(words[:at]) + joint + " ".join(words[at + gap :])

    def _negation(self) -> str:
        """Turn a negation round; where there is none, put one in."""
        words = self._taken()
        negations = [at for at, word in enumerate(words) if word.casefold() in _NEGATIONS]
        if not negations:
            words.insert(self.random.randrange(1, len(words)), self._not)
            return " ".join(words)
        at = self.random.choice(negations)
        words[at] = _NEGATIONS[words[at].casefold()]
        return " ".join(filter(None, words))

    def _digit(self) -> str | None:
        """Change, drop, add or exchange a digit, or drop a figure's sign or separator."""
        text = " ".join(self._taken())
        digits = [match.start() for match in re.finditer(r"\d", text)]
        if not digits:
            return None
        at, digit = self.random.choice(digits), str(self.random.randrange(10))
        ways = [(at, at + 1, digit), (at, at + 1, ""), (at, at, digit)]
        ways += [(match.start(), match.end(), match[0][::-1]) for match in re.finditer(r"\d\d", text)]
        ways += [(match.start(), match.end(), "") for match in re.finditer(r"−(?=\d)|(?<=\d)[.,](?=\d)", text)]
        start, end, new = self.random.choice(ways)
        return text[:start] + new + text[end:]

    def _exchanged(self) -> str:
        words = self._taken()
        at = self.random.randrange(len(words) - 1)
        other = min(len(words) - 1, at + self.random.choice((1, 1, 2, 3)))
        words[at], words[other] = words[other], words[at]
        return " ".join(words)

    def _heavy(self) -> str:
        """Replace, drop or double a third of the words or more."""
        words: list[str] = []
        for word in self._taken():
            way = self.random.random()
            words += [self._another(word)] if way < 0.25 else [word] * (0 if way < 0.4 else 2 if way < 0.5 else 1)
        return " ".join(words)


def fake_quotes(text: str, other: str, presence: Presence, count: int, random: Random) -> list[Quote]:
    """Make fakes, as many of each kind, half of them in a dress of their own; none of them stands in the text.

    Args:
        text: what the fakes pretend to quote.
        other: another document, of which some of them are honest quotes.
        presence: the text's, which confirms that each fake is one.
        count: how many.
        random: the source of every choice.
    """
    forger = Forger(text, other, random)
    names = list(forger.kinds)
    return [next(_forged(names[number % len(names)], forger, presence)) for number in range(count)]


def _forged(kind: str, forger: Forger, presence: Presence) -> Iterator[Quote]:
    while True:
        fake = forger.kinds[kind]()
        if fake is None or len(fake.split()) < 4 or presence.holds(fake):
            continue
        if forger.random.random() < 0.5:
            fake = forger.random.choice(_DRESSES)(fake, forger.random)
        yield Quote(kind, fake)
