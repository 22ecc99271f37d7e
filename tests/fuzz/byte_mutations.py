"""Damage that knows nothing of the format."""

from collections.abc import Callable, Sequence
from random import Random

#: Changes some bytes; the last argument is another whole file.
Mutation = Callable[[Random, bytes, bytes], bytes]


def flip(rng: Random, data: bytes, other: bytes) -> bytes:
    """Change some bits, as a bad disk does."""
    changed = bytearray(data)
    for _ in range(rng.randint(1, 40)):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def truncate(rng: Random, data: bytes, other: bytes) -> bytes:
    """Keep the beginning: a download that broke off."""
    return data[: rng.randrange(len(data)) + 1]


def lose(rng: Random, data: bytes, other: bytes) -> bytes:
    """Take a stretch out of the middle."""
    start, end = _stretch(rng, data)
    return data[:start] + data[end:]


def repeat(rng: Random, data: bytes, other: bytes) -> bytes:
    """Put a stretch in once more, or many times."""
    start, end = _stretch(rng, data)
    return data[:end] + data[start:end] * rng.choice((1, 1, 2, 20)) + data[end:]


def zero(rng: Random, data: bytes, other: bytes) -> bytes:
    """Blank a stretch: a hole in a file that was copied badly."""
    start, end = _stretch(rng, data)
    return data[:start] + bytes(end - start) + data[end:]


def splice(rng: Random, data: bytes, other: bytes) -> bytes:
    """Put a stretch of another file over one of this."""
    start, end = _stretch(rng, data)
    begin = rng.randrange(len(other))
    return data[:start] + other[begin : begin + end - start] + data[end:]


def _stretch(rng: Random, data: bytes) -> tuple[int, int]:
    start = rng.randrange(len(data))
    return start, min(len(data), start + rng.choice((1, 16, 300, 5000)))


BYTE_MUTATIONS: Sequence[Mutation] = (flip, truncate, lose, repeat, zero, splice)
