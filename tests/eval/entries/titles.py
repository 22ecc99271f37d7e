"""Titles and sentences out of the vocabulary, never the same title twice in a bibliography."""

from __future__ import annotations

import random

from tests.eval.entries import words_de, words_en, words_es, words_fr, words_it
from tests.eval.entries.labels import label

WORDS = {"de": words_de, "en": words_en, "fr": words_fr, "it": words_it, "es": words_es}
LANGUAGES = tuple(WORDS)
FIELDS = tuple(words_de.FIELDS)


def inner(language: str, noun: str) -> str:
    """A noun phrase inside a sentence: the article loses its capital, a German or English noun keeps it."""
    return noun if language in {"de", "en"} else noun[:1].lower() + noun[1:]


def capital(text: str) -> str:
    """The first letter as a capital, the rest untouched."""
    return text[:1].upper() + text[1:]


def fill(language: str, pattern: str, nouns: tuple[str, str, str], context: str) -> str:
    """A pattern with its gaps filled, its first letter a capital."""
    a, b, d = (inner(language, noun) for noun in nouns)
    text = pattern.format(a=a, b=b, d=d, c=context)
    for apart, together in (("di il ", "del "), ("di la ", "della "), ("di l'", "dell'"), ("di le ", "delle ")):
        text = text.replace(f" {apart}", f" {together}") if language == "it" else text
    for apart, together in (("de le ", "du "), ("de les ", "des ")):
        text = text.replace(f" {apart}", f" {together}") if language == "fr" else text
    if language == "es":
        text = text.replace(" de el ", " del ")
    return "¿" + capital(text[1:]) if text.startswith("¿") else capital(text)


class Titles:
    """Draws titles of one field; neighbours share no noun, so two works in a row differ in their titles."""

    def __init__(self, rng: random.Random, field: str) -> None:
        self._rng = rng
        self._field = field
        self._used: set[str] = set()
        self._left: dict[tuple[str, str], list[str]] = {}

    def _next(self, what: str, language: str) -> str:
        """The next noun, context, pattern or subtitle; all come once before any comes again."""
        left = self._left.setdefault((what, language), [])
        if not left:
            words = WORDS[language]
            nouns, contexts = words.FIELDS[self._field]
            lists = {"noun": nouns, "context": contexts, "pattern": words.PATTERNS, "subtitle": words.SUBTITLES}
            left.extend(lists[what].split(";"))
            self._rng.shuffle(left)
        return left.pop()

    def noun(self, language: str) -> str:
        """The subject of a work."""
        return self._next("noun", language)

    def context(self, language: str) -> str:
        """A phrase that follows a noun."""
        return self._next("context", language)

    def title(self, language: str, noun: str = "") -> str:
        """A title not given out before; `noun` fixes its subject."""
        while True:
            nouns = (noun or self.noun(language), self.noun(language), self.noun(language))
            text = fill(language, self._next("pattern", language), nouns, self.context(language))
            if text.casefold() not in self._used and len(set(nouns)) == len(nouns):
                self._used.add(text.casefold())
                return text

    def claim(self, title: str) -> None:
        """Keep a title made elsewhere from being drawn."""
        self._used.add(title.casefold())

    def subtitle(self, language: str) -> str:
        """A subtitle; it has nothing to do with the field."""
        city = self._rng.choice(WORDS[language].CITIES.split(";"))
        return self._next("subtitle", language).format(city=city)

    def introduction(self, language: str, *, revised: bool, noun: str) -> str:
        """The title of an introduction to a subject, or of its revision."""
        return label(language, "revised" if revised else "intro", x=inner(language, noun))


def sentence(rng: random.Random, language: str, field: str) -> str:
    """One sentence of running text."""
    words = WORDS[language]
    nouns, contexts = (part.split(";") for part in words.FIELDS[field])
    a, b, d = rng.sample(nouns, 3)
    return fill(language, rng.choice(words.SENTENCES.split(";")), (a, b, d), rng.choice(contexts))
