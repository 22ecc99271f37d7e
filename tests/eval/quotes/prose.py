"""Invented documents: 60,000 characters of prose as an extractor returns a typeset text, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

from tests.eval.entries.seeds import generator
from tests.eval.quotes.language import Language
from tests.eval.quotes.prose_de import GERMAN
from tests.eval.quotes.prose_en import ENGLISH
from tests.eval.quotes.prose_fr import FRENCH
from tests.eval.quotes.sentence import FAMILIES, Writer

LANGUAGES = (GERMAN, ENGLISH, FRENCH)
LENGTH = 60_000

_WIDTH = 76
_LINES = 42
_VOWELS = "aeiouyäöüéèêàâîôûïë"
_CONSONANTS = "bdfgklmnprst"
#: A vowel, one consonant or none, and then a consonant with its vowel: a word may be broken in between.
_SYLLABLE = re.compile(
    rf"(?<=[a-zäöüß]{{2}})(?<=[{_VOWELS}])(?:[{_CONSONANTS}](?=[{_CONSONANTS}]))?(?=[{_CONSONANTS}][{_VOWELS}])"
)
_OWN_HYPHEN = re.compile(r"(?<=[^\W_]{2})[-–](?=[^\W_]{2})")


@cache
def document(language: Language, seed: int) -> str:
    """Write a document of `LENGTH` characters: sections, running heads with page numbers, a list of references."""
    writer = Writer(language, generator("prose", language.name, seed))
    lines = list(_wrapped(_references(writer), writer.random))
    room = LENGTH - sum(map(len, lines)) - len(lines) - 1000
    body: list[str] = []
    for line in _wrapped(_sections(writer), writer.random):
        body.append(line)
        room -= len(line) + 1
        if room < 0:
            break
    text = "\n".join(_paged(body + lines, language.running_head))
    return text[: text.rindex("\n", 0, LENGTH)] if len(text) > LENGTH else text


def _sections(writer: Writer) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        yield f"{number}.{writer.random.randint(1, 4)} {writer.random.choice(writer.language.words.headings)}"
        for _ in range(writer.random.randint(2, 4)):
            yield " ".join(writer.sentence() for _ in range(writer.random.randint(3, 8)))


def _references(writer: Writer) -> Iterator[str]:
    random, language = writer.random, writer.language
    yield language.references
    for family in sorted(random.sample(FAMILIES, 36)):
        year, volume, first = writer.figure("y"), random.randint(1, 80), random.randint(1, 400)
        names = f"{family}, {random.choice('ABEGHJKLMPRST')}."
        if random.random() < 0.5:
            names += f"; {random.choice(FAMILIES)}, {random.choice('ABEGHJKLMPRST')}.-{random.choice('CFHM')}."
        title, journal = random.choice(language.words.titles), random.choice(language.words.titles)
        yield (
            f"{names} ({year}): {title}. In: {journal} {volume} "
            f"({random.randint(1, 6)}), {language.pages} {first}–{first + random.randint(5, 30)}. "
            f"doi:10.{random.randint(1000, 9999)}/jn-{random.randint(10, 99)}.{random.randint(1, 999)}"
        )


def _wrapped(paragraphs: Iterator[str], random: Random) -> Iterator[str]:
    for paragraph in paragraphs:
        line = ""
        for word in paragraph.split(" "):
            if len(line) + len(word) < _WIDTH:
                line = f"{line} {word}" if line else word
                continue
            head, tail = _broken(word, _WIDTH - len(line) - 1, random)
            yield f"{line} {head}" if head else line
            line = tail
        yield line


def _broken(word: str, room: int, random: Random) -> tuple[str, str]:
    """Break a word at its own hyphen or between two syllables, if a part of it has room."""
    points = [(match.end(), "") for match in _OWN_HYPHEN.finditer(word) if match.end() <= room]
    points += [(match.end(), "-") for match in _SYLLABLE.finditer(word) if match.end() < room]
    if not points:
        return "", word
    at, hyphen = random.choice(points)
    return word[:at] + hyphen, word[at:]


def _paged(lines: list[str], head: str) -> Iterator[str]:
    """Put the page number and the running head between the lines, as text extraction does."""
    page, room = 16, _LINES
    for line in lines:
        yield line
        room -= 1
        if room <= 0 and line[-1:] not in ("-", "–"):
            page, room = page + 1, _LINES
            yield str(page)
            yield head
