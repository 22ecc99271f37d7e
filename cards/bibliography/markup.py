"""HTML in titles, and what is no text in a text."""

import html
import re
import unicodedata

from cards.bibliography.latex_symbols import raised

_FLAGS = re.IGNORECASE | re.DOTALL
_ATTRIBUTES = r"""(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*"""
_SUPERSCRIPT = re.compile(rf"<sup{_ATTRIBUTES}>(.*?)</sup\s*>", _FLAGS)
_BREAK = re.compile(r"<br\s*/?>", _FLAGS)
#: Only tags that occur in titles: "a<b and c>d" is a text.
_TAG = re.compile(
    r"</?(?:i|b|u|em|strong|sub|sup|span|scp|sc|tt|p|small|italic|bold|inline-formula|tex-math|(?:mml|jats):[a-z-]+)"
    rf"{_ATTRIBUTES}/?>",
    _FLAGS,
)
_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});", _FLAGS)
#: A dotless letter under a mark is the letter with its dot: only so does it compose.
_DOTLESS = re.compile("[ıȷ](?=[\u0300-\u036f])")
_INVISIBLE = re.compile("[\u00ad\u200b\u2060\ufeff\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\ud800-\udfff]")


def without_tags(text: str) -> str:
    """Return the text without HTML, JATS and MathML tags and with entities read; ``10<sup>2</sup>`` is 10²."""
    text = _SUPERSCRIPT.sub(lambda match: raised(_TAG.sub("", match[1])), text)
    return _ENTITY.sub(lambda match: html.unescape(match.group()), _TAG.sub("", _BREAK.sub(" ", text)))


def tidy(text: str) -> str:
    """Return the text on one line in composed Unicode; controls, zero widths and lone surrogates go."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    dotted = _DOTLESS.sub(lambda match: "i" if match.group() == "ı" else "j", text)
    return " ".join(_INVISIBLE.sub("", unicodedata.normalize("NFC", dotted)).split())
