"""Makes the mutated files: the same seeds and number give the same file."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.eval.entries.seeds import generator
from tests.fuzz.byte_mutations import Mutation

#: So many things go wrong with one file at most.
MOST = 6


class Mutated(NamedTuple):
    """A broken file, and which seed it was made from."""

    number: int
    seed: str
    data: bytes


def mutated(seeds: Mapping[str, bytes], mutations: Sequence[Mutation], run: int, number: int) -> Mutated:
    """Make a file of a run by its number."""
    rng = generator("fuzz", run, number)
    name, other = rng.choice(sorted(seeds)), seeds[rng.choice(sorted(seeds))]
    data = seeds[name]
    for _ in range(rng.randint(1, MOST)):
        data = rng.choice(mutations)(rng, data, other) or data
    return Mutated(number, name, data)
