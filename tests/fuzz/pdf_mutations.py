"""Damage that knows what a PDF is made of."""

import re
from collections.abc import Callable, Sequence
from random import Random

from tests.fuzz.byte_mutations import BYTE_MUTATIONS, Mutation

_OBJECT = re.compile(rb"(?<=\bobj).{1,20000}?(?=\bendobj\b)", re.DOTALL)
_STREAM = re.compile(rb"(?<=stream\n).{2,}?(?=\n?endstream)", re.DOTALL)
_NUMBER = re.compile(rb"(?<![\w.+-])[+-]?[0-9]+(?:\.[0-9]+)?(?![\w.])")
_REFERENCE = re.compile(rb"\b[0-9]+ 0 R\b")
_NAME = re.compile(rb"/[A-Za-z0-9]+")
_XREF = re.compile(rb"[0-9]{10} [0-9]{5} [nf]|startxref\s+[0-9]+|/Root [0-9]+ 0 R|/Size [0-9]+|/Prev [0-9]+")
_KIDS = re.compile(rb"/Kids\s*\[[^\]]*\]")
_STRING = re.compile(rb"\((?:[^()\\]|\\.){1,200}\)")

_NUMBERS = (
    b"0", b"-1", b"1", b"65535", b"2147483647", b"2147483648", b"-2147483648", b"4294967296", b"9223372036854775807",
    b"99999999999999999999", b"1e9", b"0.0000001", b"-0.5", b"3.4e38", b"nan", b"100000",
)  # fmt: skip
_VALUES = (
    b"null", b"true", b"[]", b"<<>>", b"()", b"<FEFF>", b"/", b"<" + b"41" * 3000 + b">", b"[" * 600 + b"]" * 600,
    b"<</A " * 400 + b"1" + b">>" * 400, b"(\xff\xfe\xd8\x00)", b"0 0 R", b"99999 0 R", b"1 0 R", b"2 0 R",
)  # fmt: skip
_OPERATORS = (
    b" q" * 3000, b" Q Q Q ", b" BT BT ", b" ET ", b" 3 Tr ", b" 7 Tr ", b" 0 0 0 0 0 0 cm ", b" 1e9 0 0 1e9 0 0 cm ",
    b" /F1 1e7 Tf ", b" /F1 0 Tf ", b" /F1 -9 Tf ", b" 0 Tz ", b" 1e6 Tc ", b" W n ", b" /X0 Do ", b" BI /W 9 /H 9 ID ",
    b" BMC ", b" EMC ", b" 1 1 1 rg ", b" 0 0 9999 9999 re f ", b" -1 -1 -1 -1 re W n ", b" [(a) -1e9 (b)] TJ ",
)  # fmt: skip


def _one(pattern: re.Pattern[bytes], new: Callable[[Random, bytes, bytes], bytes]) -> Mutation:
    """Replace one place that the pattern finds; all is left as it is if there is none."""

    def mutation(rng: Random, data: bytes, other: bytes) -> bytes:
        found = list(pattern.finditer(data))
        if not found:
            return data
        start, end = (place := rng.choice(found)).span()
        return data[:start] + new(rng, place.group(), other) + data[end:]

    return mutation


def _other(pattern: re.Pattern[bytes], rng: Random, data: bytes) -> bytes:
    found: list[bytes] = pattern.findall(data)
    return rng.choice(found or [b""])


def _swap(pattern: re.Pattern[bytes]) -> Mutation:
    """Let two places change sides: objects take each other's numbers."""

    def mutation(rng: Random, data: bytes, other: bytes) -> bytes:
        found = list(pattern.finditer(data))
        if len(found) < 2:
            return data
        first, second = sorted(rng.sample(found, 2), key=re.Match.start)
        between = data[first.end() : second.start()]
        return data[: first.start()] + second.group() + between + first.group() + data[second.end() :]

    return mutation


def _looped(rng: Random, kids: bytes, other: bytes) -> bytes:
    """A page tree that holds itself, the same page often, or pages that are none."""
    own = re.findall(rb"[0-9]+ 0 R", kids) or [b"1 0 R"]
    more = [rng.choice((*own, b"1 0 R", b"2 0 R", b"%d 0 R" % rng.randint(0, 40))) for _ in range(rng.randint(1, 8))]
    return b"/Kids [" + b" ".join((own + more) * rng.choice((1, 1, 1, 60))) + b"]"


def _scrambled(rng: Random, stream: bytes, other: bytes) -> bytes:
    return rng.choice(BYTE_MUTATIONS)(rng, stream, other)


def _with_operator(rng: Random, stream: bytes, other: bytes) -> bytes:
    at = rng.choice([match.start() for match in re.finditer(rb"[\n ]", stream)] or [0])
    return stream[:at] + rng.choice(_OPERATORS) + stream[at:]


def _strange_text(rng: Random, text: bytes, other: bytes) -> bytes:
    return b"(" + bytes(rng.choice(b"\x00\x0b\x0c\x1f AZaz09.-\x80\xad\xff") for _ in range(rng.randint(0, 400))) + b")"


PDF_MUTATIONS: Sequence[Mutation] = (
    _one(_NUMBER, lambda rng, found, other: rng.choice(_NUMBERS)),
    _one(_NUMBER, lambda rng, found, other: rng.choice(_VALUES)),
    _one(_REFERENCE, lambda rng, found, other: b"%d 0 R" % rng.randint(0, 60)),
    _one(_REFERENCE, lambda rng, found, other: rng.choice(_VALUES)),
    _one(_NAME, lambda rng, found, other: _other(_NAME, rng, other) or found),
    _one(_XREF, lambda rng, found, other: re.sub(rb"[0-9]+", lambda _: rng.choice(_NUMBERS), found, count=1)),
    _one(_KIDS, _looped),
    _one(_STREAM, _scrambled),
    _one(_STREAM, _with_operator),
    _one(_STREAM, lambda rng, found, other: _other(_STREAM, rng, other) or found),
    _one(_STRING, _strange_text),
    _one(_OBJECT, lambda rng, found, other: _other(_OBJECT, rng, other) or found),
    _one(_OBJECT, lambda rng, found, other: b" " + rng.choice(_VALUES) + b" "),
    _swap(_OBJECT),
    _swap(_STREAM),
    _swap(_REFERENCE),
    _swap(_NAME),
)  # fmt: skip
