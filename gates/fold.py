"""Folded text: what is the same to a reader becomes the same characters, with the way back to the original."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, compress, pairwise

from gates.characters import fold_character
from gates.gap import HYPHEN, JOIN, LIKELY_JOINED, LOOSE, SPACE, SPREAD, hint, read_gap

#: Rises when the same text may fold to something else.
FOLD_VERSION = 3

_TOKEN = re.compile(r"[A-Za-z]+|[0-9]+|[%=+<>^$#]|[иИ]\u0306|[^\x00-\x7f]")
#: The same, but longer words that one space parts are one token, and a group tells so.
_TOKENS = re.compile(rf"[A-Za-z]{{2,}}((?: [A-Za-z]{{2,}})+)?|{_TOKEN.pattern}")
_ASCII_KIND = {
    **dict.fromkeys("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "letter"),
    **dict.fromkeys("0123456789", "digit"),
    **dict.fromkeys("%=+<>$#", "sign"),
    "^": "tight",
}
_WORD_KINDS = frozenset(("letter", "digit"))
#: A line that is letter-spaced as a whole, with its figures and signs: every character stands alone.
_SPACED_LINE = re.compile(
    r"^[^\S\n]*(?=(?:\S[^\S\n]+){0,40}?(?:[^\W\d_][^\S\n]){2}[^\W\d_])(?:\S[^\S\n]+){3,}\S[^\S\n]*$", re.MULTILINE
)
_FURTHER_APART = re.compile(r"\s{2}|\n")
_LETTER_SPACED = re.compile(r"(?<!\w)(?:[^\W\d_][ \u00a0\u2009\u202f]){2,}[^\W\d_](?!\w)")
_SINGLE_LETTERS = re.compile(r"(?<=\b[^\W\d_]) (?=[^\W\d_]\b)")
#: Small capitals are often set as a large capital, a space, and smaller capitals: "L AGOON".
_SMALL_CAPITALS = re.compile(r"(?<!\w)[A-Z] (?=[A-Z]{2,}(?!\w))")
#: Between letters these are a space and nothing else.
_PLAIN_GAPS = frozenset((" ", "\n", ", ", ". ", ": ", "; ", " (", ") ", "  ", ",\n", ".\n"))
_SPACE = bytes([SPACE])
#: Of several words: letters become joints, and the gaps between them stay to be seen.
_TO_JOINTS = bytes(code if chr(code) == " " else JOIN for code in range(256))
_GAP_AND_LETTER = b" " + bytes([JOIN])
#: Of joints: 1 where a word starts.
_TO_STARTS = bytes(joint & (SPACE | LIKELY_JOINED) == SPACE for joint in range(256))
_FIRST = [bytes([joint]) for joint in range(64)]
#: No word of a page is longer.
_JOINED = bytes([JOIN]) * 100_000


@dataclass(frozen=True)
class Folded:
    """A folded text: its letters, digits and signs without what parts them.

    ``joints[k]`` says how character ``k`` hangs together with the one before it (see `gates.gap`); there is one more
    for the end. ``span`` leads back to the original text.
    """

    original: str
    text: str
    joints: bytes
    #: Start of each run of characters in ``text``, and where the run lies in the original.
    runs: array[int] = field(repr=False)
    starts: array[int] = field(repr=False)
    ends: array[int] = field(repr=False)
    #: Characters that no reader sees (zero width, direction marks, tags) and that were left out.
    removed: int = 0

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return the place in the original of the characters from ``start`` to ``end`` (exclusive)."""
        first, last = bisect_right(self.runs, start) - 1, bisect_right(self.runs, end - 1) - 1
        return self._place(first, start)[0], self._place(last, end - 1)[1]

    def _place(self, run: int, at: int) -> tuple[int, int]:
        start, end, first = self.starts[run], self.ends[run], self.runs[run]
        last = self.runs[run + 1] if run + 1 < len(self.runs) else len(self.text)
        place = start + at - first
        if last - first != end - start:
            if not self.joints.count(SPACE, first + 1, last):
                return start, end
            place += self.joints.count(SPACE, first + 1, at + 1)  # several words, one space between two
        return place, place + 1

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words in order; a hyphenated word is one, letter-spaced words are put together."""
        return tuple(self.text[start:end] for start, end in self.word_places)

    @cached_property
    def word_places(self) -> tuple[tuple[int, int], ...]:
        """Start and end of each word in ``text``; a lone sign is no word."""
        starts = self.joints.translate(_TO_STARTS)
        bounds = [0, *compress(range(1, len(starts)), starts[1:])]
        return tuple(
            (start, end)
            for start, end in pairwise(bounds)
            if (part := self.text[start:end]).isalnum() or any(map(str.isalnum, part))
        )

    def first_from(self, place: int) -> int:
        """Return the first character that is read at a line's start, or after it; no run goes beyond a line."""
        run = bisect_left(self.starts, place)
        return self.runs[run] if run < len(self.runs) else len(self.text)

    @property
    def spelled(self) -> str:
        """The folded text as one would write it, words parted by a space; folding it again changes nothing.

        Two spaces part single letters that are words of their own, so that they are not taken for a letter-spaced word.
        """
        parts: list[str] = []
        for char, joint in zip(self.text, self.joints, strict=False):
            parts += [_spelling(joint), char]
        return _SINGLE_LETTERS.sub("  ", "".join(parts).strip())


def _spelling(joint: int) -> str:
    if joint & HYPHEN and not joint & JOIN:
        return "-"
    return " " if joint & (SPACE | LIKELY_JOINED) == SPACE else ""


def fold(text: str) -> Folded:
    """Fold a text. The one folding function: quotes, cards, names and titles all go through it.

    Case, marks, ligatures, typographic forms, white space, punctuation, quote and dash glyphs, soft and line-end
    hyphens, TeX's loose accents and invisible characters do not count; figures with their separators and signs,
    superscripts, mathematical signs and an ellipsis do. Two texts that a reader can tell apart stay apart.
    """
    folder = _Folder(text)
    folder.run()
    return folder.result()


class _Folder:
    """The state of one fold: runs of characters with their places, and the joint before each."""

    def __init__(self, text: str) -> None:
        self.original = text
        self.parts: list[str] = []
        self.joints: list[bytes] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.last_end = self.removed = 0
        self.last_kind = ""
        #: There is a letter that stands alone: the text may be letter-spaced.
        self.singles = False
        #: Where letters stand that may be alone.
        self.alone: list[int] = []
        self.spaced_lines = [match.span() for match in _SPACED_LINE.finditer(text)]

    def run(self) -> None:
        """Take all tokens; words of plain letters and digits, which are nearly all, take the short way."""
        text, parts, joints, starts, ends = self.original, self.parts, self.joints, self.starts, self.ends
        for token in (_TOKEN if self.spaced_lines else _TOKENS).finditer(text):
            start, end = token.span()
            part = token.group()
            kind = _ASCII_KIND.get(part[0])
            if kind is None:
                self._take(part, start, end)
                continue
            gap = text[self.last_end : start]
            plain = kind == self.last_kind == "letter" and gap in _PLAIN_GAPS and not self.spaced_lines
            joints.append(_SPACE if plain else _FIRST[self._joint(gap, kind, start)])
            if token.lastindex:
                joints.append(part.encode().translate(_TO_JOINTS).replace(_GAP_AND_LETTER, _SPACE)[1:])
                part = part.replace(" ", "")
            elif end - start > 1:
                joints.append(_JOINED[: end - start - 1])
            else:
                self.singles = True
                self.alone.append(start)
            parts.append(part.lower())
            starts.append(start)
            ends.append(end)
            self.last_kind, self.last_end = kind, end

    def _take(self, char: str, start: int, end: int) -> None:
        """Take a character outside ASCII."""
        folded = fold_character(char)
        if folded.kind == "nothing":
            self.removed += 1
        elif folded.kind != "gap":
            text = self._lowered(char, folded.text, start)
            self._append(text, self._joint(self.original[self.last_end : start], folded.kind, start), start, end)
            self.alone.append(start)
            self.last_kind = "digit" if text[-1].isdigit() else folded.kind
            self.last_end = end

    def _lowered(self, char: str, text: str, start: int) -> str:
        """A lowered digit after a digit stays lowered ("10₂" is not "102"); in "CO₂" it is a plain one."""
        lowered = "\u2080" <= char <= "\u2089" and self.last_kind == "digit" and self.last_end == start
        return "_" + text if lowered else text

    def _joint(self, gap: str, kind: str, start: int) -> int:
        if self.spaced_lines and gap and self._within_spaced_line(start) and not _FURTHER_APART.search(gap):
            if gap.isspace():
                return JOIN if kind == self.last_kind == "digit" else SPREAD
            gap = "".join(gap.split())
        if not gap and kind in _WORD_KINDS and self.last_kind in _WORD_KINDS:
            return JOIN
        context = hint(self.original, self.last_end, start) if len(gap) > 1 and not gap.isspace() else ""
        read = read_gap(self.last_kind, gap, kind, context)
        if not read.literal:
            return read.before
        self._append(read.literal, read.before, self.last_end + read.start, self.last_end + read.end)
        return read.after

    def _within_spaced_line(self, start: int) -> bool:
        return any(first <= self.last_end and start <= last for first, last in self.spaced_lines)

    def _append(self, text: str, joint: int, start: int, end: int) -> None:
        self.parts.append(text)
        self.joints.append(_FIRST[joint])
        self.joints.append(_JOINED[: len(text) - 1])
        self.starts.append(start)
        self.ends.append(end)

    def result(self) -> Folded:
        if self.parts:
            self._joint(self.original[self.last_end :], "", len(self.original))
        joints = bytearray().join(self.joints)
        if joints:
            joints[0] |= SPACE
        joints.append(SPACE)
        runs = list(accumulate(map(len, self.parts), initial=0))
        places = array("I", runs[:-1]), array("I", self.starts), array("I", self.ends)
        if self.singles:
            _spread(self.original, self.alone, joints, *places[:2])
        return Folded(self.original, "".join(self.parts), bytes(joints), *places, self.removed)


def _spread(text: str, alone: list[int], joints: bytearray, runs: array[int], starts: array[int]) -> None:
    """Mark the spaces that letter-spacing and small capitals put into words."""
    for pattern, joint in ((_SMALL_CAPITALS, LOOSE), (_LETTER_SPACED, SPREAD)):
        last = 0
        for at in alone:
            match = pattern.match(text, at) if at >= last else None
            if match is None:
                continue
            last = match.end()
            for run in range(bisect_right(starts, at), bisect_right(starts, last)):
                if joints[runs[run]] == SPACE:
                    joints[runs[run]] = joint
