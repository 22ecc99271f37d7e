"""A trial: one text layer, honest quotes of it and fakes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.eval.entries.seeds import generator
from tests.eval.quotes.fakes import fake_quotes
from tests.eval.quotes.honest import Quote, honest_quotes
from tests.eval.quotes.language import Language
from tests.eval.quotes.layers import clean, hostile
from tests.eval.quotes.presence import Presence
from tests.eval.quotes.prose import document

QUOTES = 500
SEEDS = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Trial:
    """A text layer with honest quotes of it and fakes."""

    name: str
    layer: str
    text: str
    honest: tuple[Quote, ...]
    fakes: tuple[Quote, ...]


def trials(name: str, text: str, other: str, seed: int, count: int = QUOTES) -> Iterator[Trial]:
    """Make the two trials of any text: its clean layer and its hostile one. The same seed gives the same trials."""
    presence = Presence(text)
    for layer in (clean(text), hostile(text, generator("layer", name, seed))):
        honest = honest_quotes(text, layer, presence, count, generator("honest", name, seed, layer.name))
        fakes = fake_quotes(text, other, presence, count, generator("fakes", name, seed, layer.name))
        yield Trial(name, layer.name, layer.text, tuple(honest), tuple(fakes))


def written_trials(language: Language, seed: int) -> Iterator[Trial]:
    """Make the trials of an invented document; the other document is one of the same field and language."""
    other = document(language, seed + 1000)
    yield from trials(f"{language.name} {seed}", document(language, seed), other, seed)
