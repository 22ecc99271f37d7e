"""LaTeX to plain Unicode text.

The tables of symbols are pylatexenc's. The reading is ours: pylatexenc's own drops the logos, the arguments of macros
that it does not know, the space between two groups and everything behind a bare ``%``, and raises where an argument
is missing.
"""

import re
import unicodedata
from collections.abc import Callable

from cards.bibliography.latex_symbols import ACCENTS, LOGOS, SIGNS, SWITCHES, SYMBOLS, WITH_ARGUMENTS, raised
from cards.bibliography.markup import tidy, without_tags

#: BibTeX itself gives up beyond; deeper braces are dropped unread.
_DEEPEST = 100
#: A stretch that LaTeX and HTML print as it is.
_PLAIN = re.compile(r"[^\\{}$~^_\-`'?!<>&]+")
_BRACE = re.compile(r"[{}]")
_WORD = re.compile(r"([A-Za-z@]+)\*?([ \t\n]*)")
_OPTION = re.compile(r"\s*\[[^\[\]{}]*\](?=\s*\{)")
_FULL_GROUP = re.compile(r"\s*\{(?!\s*\})")
_EMPTY_GROUP = re.compile(r"\{\s*\}")
_VERBATIM = re.compile(r"\s*\{([^{}]*)\}|([^A-Za-z\s])(.*?)\2")
_LIGATURES = {"---": "—", "--": "–", "``": "“", "''": "”", "?`": "¿", "!`": "¡", "<<": "«", ">>": "»", "`": "‘"}
_LIGATURE = re.compile("|".join(map(re.escape, _LIGATURES)))
_DOTLESS = {"ı": "i", "ȷ": "j"}
_PRINTED: dict[str, Callable[[str, str], str]] = {
    "nothing": lambda _first, _second: "",
    "first": lambda first, _second: first,
    "second": lambda _first, second: second,
    "fraction": lambda first, second: f"{first}/{second}",
    "quotes": lambda first, _second: f"“{first}”",
    "root": lambda first, _second: f"√{first}",
    "raised": lambda first, _second: raised(first),
}
_OF_TWO = frozenset({"second", "fraction"})
_FORMULA = re.compile(r"\$[^$]*[\\^_][^$]*\$")


def latex_to_text(source: str) -> str:
    """Return what LaTeX would print, as plain text on one line.

    Braces and fonts go, accents and symbols become letters, a bare ``%`` or ``&`` is itself, figures in superscript
    stay superscript, a macro nobody knows leaves its argument. HTML is read too. Any text is accepted.
    """
    if _PLAIN.fullmatch(source):
        return tidy(source)
    depth = 0
    for brace in _BRACE.findall(source):
        depth += 1 if brace == "{" else -1
        if depth > _DEEPEST:
            return latex_to_text(source.replace("{", "").replace("}", ""))
    return tidy(without_tags(_Reader(source).text()))


def plain_text(text: str) -> str:
    """Return a text from CSL-JSON or RIS on one line: HTML and formulas are read, everything else is what it is."""
    return tidy(without_tags(_FORMULA.sub(lambda match: latex_to_text(match.group()), text)))


class _Reader:
    """Reads a source from left to right; ``position`` is that of the next character."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.position = 0
        self.math = False
        self.arguments = 0

    def text(self) -> str:
        """Return all of the source; a brace that closes nothing is dropped."""
        pieces = []
        while self.position < len(self.source):
            pieces.append(self._group_content())
            self.position += 1
        return "".join(pieces)

    def _group_content(self) -> str:
        pieces = []
        while self.position < len(self.source) and self.source[self.position] != "}":
            plain = _PLAIN.match(self.source, self.position)
            if plain:
                self.position = plain.end()
            pieces.append(plain.group() if plain else self._next())
        return "".join(pieces)

    def _next(self) -> str:
        """Return the text of what comes next, one macro, group or character."""
        char = self.source[self.position]
        ligature = None if self.math else _LIGATURE.match(self.source, self.position)
        if ligature:
            self.position = ligature.end()
            return _LIGATURES[ligature.group()]
        self.position += 1
        if char in _OPENERS:
            return _OPENERS[char](self)
        if self.math and char in "^_":
            text = self._argument()
            return raised(text) if char == "^" else text
        return " " if char == "~" else char

    def _group(self) -> str:
        text = self._group_content()
        self.position += 1
        return text

    def _dollar(self) -> str:
        if not self.math and "$" not in self.source[self.position :]:
            return "$"
        self.position += self.source.startswith("$", self.position)
        self.math = not self.math
        return ""

    def _argument(self) -> str:
        """Return the text of the group, macro or character that comes next."""
        while self.source[self.position : self.position + 1].isspace():
            self.position += 1
        if self.position >= len(self.source) or self.source[self.position] == "}" or self.arguments > _DEEPEST:
            return ""
        self.arguments += 1
        text = self._next()
        self.arguments -= 1
        return text

    def _macro(self) -> str:
        word = _WORD.match(self.source, self.position)
        if word:
            self.position = word.end()
            return self._word(word[1], word[2])
        sign = self.source[self.position : self.position + 1]
        self.position += 1
        if sign in ACCENTS:
            return self._accent(sign)
        if sign in ("(", ")", "[", "]"):
            self.math = sign in ("(", "[")
            return ""
        return SIGNS.get(sign, sign)

    def _accent(self, name: str) -> str:
        letter = self._argument()
        if not letter.strip():
            return name if name in "^~" else ""
        return unicodedata.normalize("NFC", _DOTLESS.get(letter[0], letter[0]) + ACCENTS[name]) + letter[1:]

    def _word(self, name: str, space: str) -> str:
        if name in ACCENTS:
            return self._accent(name)
        if name in LOGOS or name.endswith("TeX"):
            return LOGOS.get(name, name) + self._end_of_name(space)
        if name in SYMBOLS:
            return SYMBOLS[name]
        if name in SWITCHES:
            return ""
        return self._with_arguments(name) if name in WITH_ARGUMENTS else self._unknown(name, space)

    def _with_arguments(self, name: str) -> str:
        printed = WITH_ARGUMENTS[name]
        if printed == "verbatim":
            return self._verbatim()
        self._skip_option()
        if printed == "formula":
            return self._formula()
        first = self._argument()
        return _PRINTED[printed](first, self._argument() if printed in _OF_TWO else "")

    def _skip_option(self) -> None:
        option = _OPTION.match(self.source, self.position)
        self.position = option.end() if option else self.position

    def _formula(self) -> str:
        outside, self.math = self.math, True
        text = self._argument()
        self.math = outside
        return text

    def _verbatim(self) -> str:
        match = _VERBATIM.match(self.source, self.position)
        if not match:
            return ""
        self.position = match.end()
        return match[1] if match[2] is None else match[3]

    def _unknown(self, name: str, space: str) -> str:
        self._skip_option()
        if _FULL_GROUP.match(self.source, self.position):
            return ""
        return (name if not name.islower() else "") + self._end_of_name(space)

    def _end_of_name(self, space: str) -> str:
        empty = _EMPTY_GROUP.match(self.source, self.position)
        self.position = empty.end() if empty else self.position
        return " " if space and not empty else ""


_OPENERS: dict[str, Callable[[_Reader], str]] = {"{": _Reader._group, "\\": _Reader._macro, "$": _Reader._dollar}
