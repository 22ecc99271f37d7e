"""Characters that are not what a reader sees: zero-width ones, and codes of TeX fonts in place of letters."""

import re

#: Zero-width, bidi and tag characters and the other format characters: they take no place on the page.
#: A soft hyphen stays: it is printed at line ends.
_UNSEEN = re.compile(
    "[\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
#: TeX's fonts keep their ligatures where ASCII has controls, the old encoding here, the newer one there; files without
#: a character map give these codes.
_LIGATURES = dict(zip("\x0b\x0c\x0d\x0e\x0f\x1b\x1c\x1d\x1e\x1f", "\ufb00\ufb01\ufb02\ufb03\ufb04" * 2, strict=True))
_LIGATURE = re.compile("(?<=[^\\W\\d_])[\x0b-\x0f\x1b-\x1f]|[\x0b-\x0f\x1b-\x1f](?=[^\\W\\d_])")
_STRANGE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
_SPACE = re.compile("[\t\n\x85\u2028\u2029]")
#: A glyph is there, and nothing says what it means.
_MEANINGLESS = re.compile("[\x00-\x1f\x7f-\x9f]")


def as_printed(text: str) -> tuple[str, int]:
    """Return a line as it is printed, and how many characters were deleted because they take no place."""
    if (text.isascii() and text.isprintable()) or not _STRANGE.search(text):
        return text, 0
    text, unseen = _UNSEEN.subn("", text)
    text = _LIGATURE.sub(lambda match: _LIGATURES[match.group()], text)
    return _MEANINGLESS.sub("\ufffd", _SPACE.sub(" ", text)), unseen
