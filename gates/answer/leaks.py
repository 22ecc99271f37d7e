"""Where a text leaks, and the text without it."""

import html
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, get_args
from urllib.parse import unquote

from gates.answer.guarded import Guarded
from gates.answer.secret_forms import EMAIL, PREFIXED, PROGRAM_ID, SECRET
from gates.answer.seen import Seen, without_hidden
from gates.answer.thresholds import PROMPT_LETTERS

#: Stands where a leak stood.
REDACTED = "(redacted)"

#: What a leak is: an e-mail address, a secret by its form, an id of a program, a value that is guarded, the prompt.
LeakKind = Literal["email", "secret", "program_id", "guarded_value", "prompt"]

_KINDS: tuple[LeakKind, ...] = get_args(LeakKind)

_ESCAPE = re.compile(r"\\u\{?([0-9a-fA-F]{4,6})\}?|\\x([0-9a-fA-F]{2})")
#: Escapes of escapes that are undone.
_LAYERS = 3


class _Leak(NamedTuple):
    start: int
    end: int
    kind: LeakKind


class Redacted(NamedTuple):
    """A text that may be shown, and how many stretches were taken out of it, by kind.

    A stretch counts once: where several kinds meet, as the first of them in the order of `LeakKind`.
    """

    text: str
    kinds: Counter[LeakKind]


def redact(text: str, guarded: Guarded, shown: Iterable[str] = ()) -> Redacted:
    """Return the text without leaks and hidden characters; nothing may change it afterwards.

    Leaks are looked for in the text as a reader sees it, and taken out of the text as it stands.

    Args:
        text: what a model wrote.
        guarded: what must not leave besides that which is secret by its form.
        shown: ids and links of the packet, which may be shown though they look like a program's.
    """
    parts, last = [], 0
    leaks = _merged(_leaks(text, guarded, shown))
    for leak in leaks:
        parts += [text[last : leak.start], REDACTED]
        last = leak.end
    return Redacted(without_hidden("".join([*parts, text[last:]])), Counter(leak.kind for leak in leaks))


def leaks_still(texts: Iterable[str], guarded: Guarded, shown: Iterable[str] = ()) -> bool:
    """Say whether redacted fields leak when they are put together, without spaces, or with their escapes undone."""
    joined = "\n".join(texts)
    for _ in range(_LAYERS):
        without_spaces = "".join(Seen.of(joined).text.split())
        if PREFIXED.search(without_spaces) or any(True for _ in _leaks(joined, guarded, shown)):
            return True
        plain = _unescaped(joined)
        if plain == joined:
            return False
        joined = plain
    return True


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(_character, html.unescape(unquote(text)))


def _character(match: re.Match[str]) -> str:
    number = int(match.group(1) or match.group(2), 16)
    return chr(number) if number < 0x110000 else ""


def _leaks(text: str, guarded: Guarded, shown: Iterable[str]) -> Iterator[_Leak]:
    """Yield the places of leaks in the original text."""
    seen = Seen.of(text)
    for kind, match in _matches(seen.text, guarded, shown):
        yield _Leak(*seen.span(*match.span()), kind)
    letters = seen.letters()
    for form in guarded.letters:
        yield from (_Leak(*letters.span(*place), "guarded_value") for place in _places(form, letters.text))
    yield from (_Leak(*letters.span(*place), "prompt") for place in _prompt(letters.text, guarded))


def _matches(text: str, guarded: Guarded, shown: Iterable[str]) -> Iterator[tuple[LeakKind, re.Match[str]]]:
    yield from (("email", match) for match in EMAIL.finditer(text) if match.group())
    yield from (("secret", match) for match in SECRET.finditer(text) if match.group())
    ids = (match for match in PROGRAM_ID.finditer(text) if not any(match.group() in id_ for id_ in shown))
    yield from (("program_id", match) for match in ids)
    yield from (("guarded_value", match) for word in guarded.words for match in word.finditer(text))


def _places(needle: str, text: str) -> Iterator[tuple[int, int]]:
    at = text.find(needle)
    while at >= 0:
        yield at, at + len(needle)
        at = text.find(needle, at + 1)


def _prompt(letters: str, guarded: Guarded) -> Iterator[tuple[int, int]]:
    for at in range(len(letters) - PROMPT_LETTERS + 1 if guarded.prompt_windows else 0):
        if letters[at : at + PROMPT_LETTERS] in guarded.prompt_windows:
            yield at, at + PROMPT_LETTERS


def _merged(leaks: Iterable[_Leak]) -> list[_Leak]:
    merged: list[_Leak] = []
    for leak in sorted(leaks):
        if merged and leak.start <= merged[-1].end:
            before = merged[-1]
            kind = min(before.kind, leak.kind, key=_KINDS.index)
            merged[-1] = _Leak(before.start, max(leak.end, before.end), kind)
        else:
            merged.append(leak)
    return merged
