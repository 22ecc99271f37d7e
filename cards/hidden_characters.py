"""Characters that take no place on the page: deleted, and counted."""

import re

#: Zero-width, bidi and tag characters, the other format characters, and controls. A soft hyphen stays: it is printed
#: at line ends. Tabs are spaces to a reader.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e0fff]"
)
_LINE_END = re.compile("[\n\x0b\x0c\r\x85\u2028\u2029]")


def without_hidden_characters(text: str) -> tuple[str, int]:
    """Return the text as it is printed, in one line, and how many characters were deleted."""
    if text.isascii() and text.isprintable():
        return text, 0
    return _UNSEEN.subn("", _LINE_END.sub(" ", text))
