"""The journal line of a first page."""

import re
from collections.abc import Iterable

from cards.furniture import is_date, is_journal_line, is_periodical
from cards.layout import Line

#: Words; a longer line is text that mentions a journal.
_MOST_WORDS = 16
#: Words in lower case with which a journal's line may begin; with any other a sentence goes on.
_BEGINS = re.compile(
    r"(?:vol(?:ume)?|no|nr|num|bd|band|jg|pp?|s|pages|seiten|issue|tome|heft|in|dans|en|aus|from|doi|issn)\b"
)
#: In type sizes: the name of a journal and its volume and issue stand so close.
_NEAR = 2.5


def find_journal(lines: Iterable[Line]) -> str:
    """Find the journal's name with volume, issue and pages, as far as they stand together, among lines of a first page.

    Args:
        lines: of heads, feet and the first page's front matter, in order.
    """
    found = [line for line in lines if _is_field(line.text)]
    first = next((line for line in found if is_periodical(line.text)), found[0] if found else None)
    if first is None:
        return ""
    return " ".join(line.text.strip() for line in found if abs(line.middle - first.middle) <= _NEAR * first.size)


def _is_field(text: str) -> bool:
    count = len(text.split())
    sentence = count > _MOST_WORDS / 2 and text.rstrip().endswith(".")
    if count > _MOST_WORDS or sentence or not is_journal_line(text) or is_date(text):
        return False
    begins = text.lstrip()
    return not begins[:1].islower() or bool(_BEGINS.match(begins)) or is_periodical(text)
