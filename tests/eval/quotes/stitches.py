"""Quotes stitched from a title page: title line and author line, and what is not to pass for that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.eval.quotes import dress
from tests.eval.quotes.honest import Quote
from tests.eval.quotes.presence import Presence, squeezed
from tests.eval.quotes.sentence import FAMILIES
from tests.eval.quotes.title_page import TitlePage

_JOINTS = (*" " * 4, *"\n" * 4, ", ", " – ", " / ", ". ", "; ", ": ", " | ")
_TRIES = 40
_LINE_LEFT_OUT = "line of running text left out"
_DRESSES = (dress.spaces, dress.decomposed, dress.stripped, dress.ligatures, dress.glyphs, dress.double_s)


class Stitcher:
    """Stitches quotes from the lines of one title page."""

    def __init__(self, page: TitlePage, text: str, random: Random) -> None:
        """Take the page and the text of the whole card as it is read."""
        self.page, self.random = page, random
        self._author_first = page.author < page.main.start
        self._presence = Presence(text)
        self._rows = [squeezed(line) for line, _ in page.lines]
        self._other_lines = [line for line in text.split("\f")[1].splitlines() if len(line.split()) > 3]
        self.fakes: dict[str, Callable[[], Sequence[str]]] = {
            "name from elsewhere": lambda: [self._title(), random.choice(FAMILIES)],
            "line of the body": lambda: [self._title(), random.choice(self._other_lines)],
            "half a title": self._half,
            "author within the title": self._split,
            "other order": lambda: self._ordered()[::-1],
            "word left out": self._left_out,
            "words swapped": self._exchanged,
            "negation put in": self._negated,
            _LINE_LEFT_OUT: self._line_left_out,
        }

    def honest(self) -> Quote:
        """Put title and author together as the card has them, at times with the subtitle or the journal's line."""
        with_subtitle = self.random.random() < 0.3 and bool(self.page.subtitle)
        kind = "title, subtitle and author" if with_subtitle else "title and author"
        parts = self._ordered(subtitle=with_subtitle)
        if self.random.random() < 0.2:
            return Quote(f"journal, {kind}", self._dressed([*self.page.text(0), *parts]))
        return Quote(kind, self._dressed(parts))

    def fake(self, kind: str) -> Quote | None:
        """Stitch a fake that stands nowhere on the card, neither in one piece nor as whole lines in their order.

        None if this page gives no occasion for the kind (of a title of two lines no half is a fake).
        """
        for _ in range(_TRIES):
            parts = self.fakes[kind]()
            text = " ".join(parts)
            lines = kind != _LINE_LEFT_OUT and self._is_lines(squeezed(text))
            if len(text.split()) >= 4 and not lines and not self._presence.holds(text):
                return Quote(kind, self._dressed(parts))
        return None

    def _title(self, *, subtitle: bool = False) -> str:
        page = self.page
        return self.random.choice((" ", "\n")).join(page.text(*page.main, *(page.subtitle if subtitle else ())))

    def _ordered(self, *, subtitle: bool = False) -> list[str]:
        author = self.page.text(self.page.author)
        title = [self._title(subtitle=subtitle)]
        return author + title if self._author_first else title + author

    def _dressed(self, parts: Sequence[str]) -> str:
        text = self.random.choice(_JOINTS).join(parts)
        return self.random.choice(_DRESSES)(text, self.random) if self.random.random() < 0.5 else text

    def _half(self) -> list[str]:
        """Cut words off the title where it meets the author."""
        words, author = self._title().split(), self.page.text(self.page.author)
        at = self.random.randrange(1, len(words))
        return [*author, " ".join(words[at:])] if self._author_first else [" ".join(words[:at]), *author]

    def _split(self) -> list[str]:
        words, author = self._title().split(), self.page.text(self.page.author)
        at = self.random.randrange(1, len(words))
        return [" ".join(words[:at]), *author, " ".join(words[at:])]

    def _left_out(self) -> list[str]:
        def leave_out(words: list[str]) -> list[str]:
            at = self.random.randrange(len(words))
            return words[:at] + words[at + 1 :]

        return self._changed(leave_out)

    def _exchanged(self) -> list[str]:
        def exchange(words: list[str]) -> list[str]:
            at = self.random.randrange(len(words) - 1)
            return [*words[:at], words[at + 1], words[at], *words[at + 2 :]]

        return self._changed(exchange)

    def _negated(self) -> list[str]:
        def negate(words: list[str]) -> list[str]:
            at = self.random.randrange(len(words))
            return [*words[:at], self.random.choice(("nicht", "not", "pas", "kein", "no", "sans")), *words[at:]]

        return self._changed(negate)

    def _changed(self, change: Callable[[list[str]], list[str]]) -> list[str]:
        """Change the words of the title and author, which stay in the card's order."""
        words = " ".join(self._ordered()).split()
        return [" ".join(change(words))]

    def _line_left_out(self) -> list[str]:
        lines = self.page.text(*self.page.abstract)
        at = self.random.randrange(len(lines) - 2)
        return [lines[at], lines[at + 2]]

    def _is_lines(self, quote: str, first: int = 0) -> bool:
        """Say whether the quote is whole lines of the page in their order."""
        if not quote:
            return True
        return any(
            quote.startswith(line) and self._is_lines(quote[len(line) :], number)
            for number, line in enumerate(self._rows[first:], first + 1)
        )
