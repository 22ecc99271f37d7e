"""Tables of contents."""

import re
from collections.abc import Sequence

from cards.headings import kind_of_heading
from cards.layout import Layout, Line, Page

_LEADERS = re.compile(r"(?:[.·•_…]\s*){4,}\s*(?:[0-9]{1,4}|[ivxlc]{1,7})?\s*$")
_ENTRY = re.compile(
    r"(?:(?:[0-9]+|[A-Z])(?:\.[0-9]+)*\.?\s+)?\S*[^\W\d_]{2}.*[^0-9.,(–-]\s+(?:[0-9]{1,4}|[ivxlc]{1,7})$"
)
#: The cheap test: leaders, or a short line that may be the heading.
_LEADERS_HINT = re.compile(r"\. ?\. ?\. ?\.")
_HEADINGS = (
    "contents", "table of", "list of", "inhalt", "verzeichnis", "abbildungs", "tabellen", "table des", "liste des",
    "sommaire", "índice", "indice", "sommario", "contenido", "tabla", "tavola",
)  # fmt: skip
_HEADING_HINT = re.compile(rf"[^a-z]{{0,12}}(?:{'|'.join(_HEADINGS)})", re.IGNORECASE)
#: Characters.
_LONGEST_HEADING = 40
#: A page of contents has this part of its rows end in page numbers, and at least so many.
_PART = 0.6
_ENTRIES = 5
#: Rows between two entries that are none: the first lines of long entries, headings of parts.
_GAP = 4


def find_contents(layout: Layout) -> set[Line]:
    """Find the lines of tables of contents (and of lists of figures), from their heading to their last entry."""
    found: set[Line] = set()
    goes_on = False
    for page in layout.pages:
        lines = _contents_of(page, goes_on)
        goes_on = bool(lines)
        found |= lines
    return found


def is_entry(text: str) -> bool:
    """Whether a row reads like an entry of a table of contents: leaders, or words with a page number at the end."""
    return bool(_LEADERS.search(text) or _ENTRY.match(text))


def _may_be_contents(text: str) -> bool:
    if _LEADERS_HINT.search(text):
        return True
    return any(len(line) <= _LONGEST_HEADING and _HEADING_HINT.match(line) for line in text.split("\n"))


def _contents_of(page: Page, goes_on: bool) -> set[Line]:
    if not (goes_on or _may_be_contents(page.text)):
        return set()
    texts = page.row_texts
    start = next((index for index, text in enumerate(texts) if kind_of_heading(text) == "contents"), None)
    if start is None and not (goes_on or _is_contents_page(texts)):
        return set()
    end = _last_entry(texts, 0 if start is None else start)
    if end is None:
        return set()
    return {line for row in page.rows[start or 0 : end + 1] for line in row}


def _is_contents_page(texts: Sequence[str]) -> bool:
    entries = sum(bool(_LEADERS.search(text)) for text in texts)
    return entries >= _ENTRIES and entries >= _PART * len(texts)


def _last_entry(texts: Sequence[str], start: int) -> int | None:
    last = None
    for index in range(start, len(texts)):
        if is_entry(texts[index]):
            last = index
        elif index - (start if last is None else last) > _GAP:
            break
    return last
