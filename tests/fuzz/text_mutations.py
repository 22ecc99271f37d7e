"""Damage that knows what bibliographies are made of."""

from collections.abc import Sequence
from random import Random

from tests.fuzz.byte_mutations import BYTE_MUTATIONS, Mutation

_SIGNS = (
    b"{", b"}", b'"', b",", b"=", b"#", b"@", b"\\", b"%", b"$", b"[", b"]", b":", b"\n", b"\r", b"\t", b"\x00", b"~",
    b"{" * 2000, b"}" * 50, b"[" * 2000, b'{"a":' * 2000, b"\\'" * 300, b"@article{", b"TY  - ", b"ER  - ", b"  - ",
    b"null", b"1e999", b"-9" * 300, b'"\\ud800"', b"\xef\xbb\xbf", b"\xff\xfe", b" and " * 500, b"\\begin{",
    b"\\verb|", b"\\char", b"\\newcommand", b"A" * 20_000, b"\xe2\x80\xae", b"\xf0\x9f\xa6\xa0", b"\xed\xa0\x80",
)  # fmt: skip


def insert(rng: Random, data: bytes, other: bytes) -> bytes:
    """Put a sign of the format, or of another one, somewhere."""
    at = rng.randrange(len(data))
    return data[:at] + rng.choice(_SIGNS) + data[at:]


def replace_sign(rng: Random, data: bytes, other: bytes) -> bytes:
    """Put one sign in the place of another."""
    places = [at for at, byte in enumerate(data) if byte in b'{}",=#@\\%$[]:\n']
    at = rng.choice(places or [0])
    return data[:at] + rng.choice(_SIGNS) + data[at + 1 :]


def swap_lines(rng: Random, data: bytes, other: bytes) -> bytes:
    """Let two lines change places."""
    lines = data.split(b"\n")
    one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"\n".join(lines)


TEXT_MUTATIONS: Sequence[Mutation] = (*BYTE_MUTATIONS, insert, insert, insert, replace_sign, replace_sign, swap_lines)
