"""What must not leave besides that which is secret by its form."""

import base64
import codecs
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from gates.answer.seen import Seen
from gates.answer.thresholds import PIECE_LETTERS, PROMPT_LETTERS, VALUE_LETTERS


@dataclass(frozen=True)
class Guarded:
    """Values that must not leave, and the prompt.

    Args:
        values: keys, addresses and paths of the configuration, and ids of the program's own; empty ones are ignored.
        prompt: what the model was told; any eight words of it in a row are a leak.
    """

    values: tuple[str, ...] = ()
    prompt: str = ""

    @cached_property
    def words(self) -> tuple[re.Pattern[str], ...]:
        """Short values, which count only as whole words, in whatever case."""
        short = {Seen.of(value).text.strip() for value in self.values if len(_letters(value)) < VALUE_LETTERS}
        whole = (rf"(?<!\w){re.escape(value)}(?!\w)" for value in sorted(short) if value)
        return tuple(re.compile(pattern, re.IGNORECASE) for pattern in whole)

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """Letters and digits of the long values in every disguise, the longest first."""
        long = [value.strip() for value in self.values if len(_letters(value)) >= VALUE_LETTERS]
        found = {form for value in long for form in _forms(value)} | {
            piece for value in long for piece in _pieces(value)
        }
        return tuple(sorted(found, key=lambda form: (-len(form), form)))

    @cached_property
    def prompt_windows(self) -> frozenset[str]:
        """Every stretch of the prompt's letters and digits that is long enough to be a leak."""
        letters = _letters(self.prompt)
        return frozenset(letters[at : at + PROMPT_LETTERS] for at in range(len(letters) - PROMPT_LETTERS + 1))


NOTHING_GUARDED = Guarded()

_ENCODERS: tuple[Callable[[bytes], str], ...] = (
    bytes.hex,
    lambda data: "".join(f"0x{byte:02x}" for byte in data),
    lambda data: "".join(map(str, data)),
    lambda data: "".join(f"{byte:08b}" for byte in data),
    lambda data: base64.b32encode(data).decode(),
    lambda data: base64.b85encode(data).decode(),
    lambda data: base64.b64encode(base64.b64encode(data)).decode(),
)


def _letters(text: str) -> str:
    return Seen.of(text).letters().text


def _forms(value: str) -> Iterator[str]:
    """The value, backwards, rotated by 13, as the usual encoders write it, and in base64 wherever it begins there."""
    letters, data = _letters(value), value.encode()
    yield from (letters, letters[::-1], codecs.encode(letters, "rot13"))
    yield from (_letters(encode(data)) for encode in _ENCODERS)
    for shift in range(3):
        whole = base64.b64encode(bytes(shift) + data).decode().rstrip("=")
        # the first characters hold bits of what stands before, the last one bits of what follows
        yield _letters(whole[(0, 2, 3)[shift] : -1])


def _pieces(value: str) -> Iterator[str]:
    """Pieces with letters and digits: such a piece of a key is part of the secret, a word of an address is a word."""
    letters = _letters(value)
    for at in range(len(letters) - PIECE_LETTERS + 1):
        piece = letters[at : at + PIECE_LETTERS]
        if not (piece.isalpha() or piece.isdigit()):
            yield piece
