"""Where a text leaks, and the text without it."""

import html
import re
from collections.abc import Iterable, Iterator
from urllib.parse import unquote

from gates.answer.guarded import Guarded
from gates.answer.secret_forms import EMAIL, PREFIXED, PROGRAM_ID, SECRET
from gates.answer.seen import Seen, without_hidden
from gates.answer.thresholds import PROMPT_LETTERS

#: Stands where a leak stood.
REDACTED = "(redacted)"

_ESCAPE = re.compile(r"\\u\{?([0-9a-fA-F]{4,6})\}?|\\x([0-9a-fA-F]{2})")
#: Escapes of escapes that are undone.
_LAYERS = 3


def redact(text: str, guarded: Guarded, shown: Iterable[str] = ()) -> str:
    """Return the text without leaks and hidden characters; nothing may change it afterwards.

    Leaks are looked for in the text as a reader sees it, and taken out of the text as it stands.

    Args:
        text: what a model wrote.
        guarded: what must not leave besides that which is secret by its form.
        shown: ids and links of the packet, which may be shown though they look like a program's.
    """
    parts, last = [], 0
    for start, end in _merged(_leaks(text, guarded, shown)):
        parts += [text[last:start], REDACTED]
        last = end
    return without_hidden("".join([*parts, text[last:]]))


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


def _leaks(text: str, guarded: Guarded, shown: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield the places of leaks in the original text."""
    seen = Seen.of(text)
    for pattern in (EMAIL, SECRET):
        yield from (seen.span(*match.span()) for match in pattern.finditer(seen.text) if match.group())
    ids = (match for match in PROGRAM_ID.finditer(seen.text) if not any(match.group() in id_ for id_ in shown))
    yield from (seen.span(*match.span()) for match in ids)
    yield from (seen.span(*match.span()) for word in guarded.words for match in word.finditer(seen.text))
    letters = seen.letters()
    yield from (letters.span(*place) for form in guarded.letters for place in _places(form, letters.text))
    yield from (letters.span(*place) for place in _prompt(letters.text, guarded))


def _places(needle: str, text: str) -> Iterator[tuple[int, int]]:
    at = text.find(needle)
    while at >= 0:
        yield at, at + len(needle)
        at = text.find(needle, at + 1)


def _prompt(letters: str, guarded: Guarded) -> Iterator[tuple[int, int]]:
    for at in range(len(letters) - PROMPT_LETTERS + 1 if guarded.prompt_windows else 0):
        if letters[at : at + PROMPT_LETTERS] in guarded.prompt_windows:
            yield at, at + PROMPT_LETTERS


def _merged(places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(places):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged
