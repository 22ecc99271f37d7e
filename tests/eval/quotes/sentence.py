"""Sentences: phrases of a language put together and their slots filled, the same for the same random numbers."""

from __future__ import annotations

import re
from random import Random

from tests.eval.quotes.language import Language

FAMILIES = (
    "Weiß Strauß Müller Lefèvre Ångström Dvořák Łukasik Núñez Ørsted O’Brien Œuvrard Groß Žižka Griffin Hoffmann Çelik "
    "Štěpánek Sjöberg Fiennes d’Aubigné Müller-Lüdenscheid Gonçalves Saint-Genis Æbelø Weißgerber Schäffler Flückiger "
    "Bäumler Pfeiffer Keßler Lafitte Béranger Castañeda Moffat Þórsson Đorđević Ruffini Stifter Effenberg Möhle"
).split()
_SLOT = re.compile(r"\{(\w+)\}")


def opening(phrase: str) -> str:
    """Return a phrase as a sentence or a title opens with it."""
    return phrase[0].upper() + phrase[1:]


class Writer:
    """Writes sentences of one language."""

    def __init__(self, language: Language, random: Random) -> None:
        self.language = language
        self.random = random
        #: What was said last of each kind is not said again at once.
        self._last: dict[int, str] = {}

    def sentence(self) -> str:
        return opening(self.phrase(self._one(self.language.words.frames)))

    def citation(self, *, bracketed: bool) -> str:
        """Name a work as authors do, in brackets ("Weiß 1987, S. 3") or in the sentence ("Weiß (1987, S. 3)")."""
        random, pages = self.random, self.language.pages
        names = random.choice(("{}", "{}", "{}/{}", "{} et al.")).format(*random.sample(FAMILIES, 2))
        first = random.randint(3, 280)
        place = random.choice(("", "", f", {pages} {first}", f", {pages} {first}–{first + random.randint(2, 30)}"))
        return f"{names} {self._year()}{place}" if bracketed else f"{names} ({self._year()}{place})"

    def figure(self, slot: str) -> str:
        """A figure as the language writes it."""
        random = self.random
        if slot == "y":
            return self._year()
        if slot == "r":
            start = random.randint(1740, 1990)
            return f"{start}–{start + random.randint(2, 19)}"
        if slot == "t":
            return f"{random.randint(1, 99)}{self.language.thousands}{random.randint(0, 999):03}"
        return self._small_figure(slot)

    def _small_figure(self, slot: str) -> str:
        random, decimal = self.random, self.language.decimal
        if slot == "c":
            return f"{random.randint(1, 60)}{decimal}{random.randint(1, 99)}"
        if slot == "neg":
            return f"−0{decimal}{random.randint(1, 99):02}"
        if slot == "k":
            start = random.randint(2, 60)
            return random.choice(("km {}–{}", "km {}-{}")).format(start, start + random.randint(1, 30))
        low, high = {"n": (2, 9), "i": (11, 400), "p": (3, 97), "d": (1, 28)}[slot]
        return str(random.randint(low, high))

    def _year(self) -> str:
        return str(self.random.randint(1740, 2019))

    def phrase(self, template: str) -> str:
        """Fill the slots of a phrase."""
        while slot := _SLOT.search(template):
            template = template[: slot.start()] + self._phrase(slot[1]) + template[slot.end() :]
        return template

    def _phrase(self, slot: str) -> str:
        if slot in ("main", "Main", "inv", "sub", "vp"):
            return self._clause(slot)
        if slot in ("cite", "ref"):
            return self.citation(bracketed=slot == "ref")
        choices = self._choices(slot)
        return self._one(choices) if choices else self.figure(slot)

    def _choices(self, slot: str) -> tuple[str, ...]:
        language = self.language
        if slot in ("s", "o") and self.random.random() < 0.4:
            return (language.subject if slot == "s" else language.object,)
        lists = {"s": language.words.subjects, "o": language.words.objects, "a": language.words.adverbials}
        return {**lists, "noun": language.words.nouns, "adjective": language.words.adjectives}.get(slot, ())

    def _clause(self, order: str) -> str:
        subject = self.phrase("{s}")
        verb, rest = self._one(self.language.words.predicates).split("|")
        if order == "vp":
            return f"{verb} {rest}"
        if order == "inv":
            return f"{verb} {subject} {rest}"
        if order == "sub" and self.language.verb_last:
            return f"{subject} {rest} {verb}"
        if order == "Main":
            subject = opening(subject)
        return f"{subject} {verb} {rest}"

    def _one(self, choices: tuple[str, ...]) -> str:
        """Choose one, another than the last time."""
        chosen = self.random.choice(choices)
        while chosen == self._last.get(id(choices)) and len(choices) > 1:
            chosen = self.random.choice(choices)
        self._last[id(choices)] = chosen
        return chosen
