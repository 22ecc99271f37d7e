"""Is this quote in that text, word for word? One exact rule; similarity has no say."""

from functools import lru_cache

from gates.characters import ACCENTS, fold_character
from gates.fold import Folded, fold
from gates.gap import BESIDE_ACCENT, LINE_END, SPACE
from gates.thresholds import QUOTE_CHARACTERS, QUOTE_WORDS
from schemas import Span

#: A character that the extractor could not read is like no other, not even like itself.
_UNREADABLE = "\ufffd"

#: Quotes, and lines of a title block, come again for every role, entry and re-check.
fold_quote = lru_cache(maxsize=4096)(fold)
#: A caller without a folded text asks several quotes of one text.
fold_text = lru_cache(maxsize=16)(fold)


def find_quote(quote: str, text: str | Folded) -> Span | None:
    """Find a quote in a text: one continuous run of whole words, equal after folding, to its last character.

    Args:
        quote: the words that are said to stand in the text. At least 8 characters and 3 words after folding.
        text: the text, or the folded text that a card holds; of plain texts the last folds are kept.

    Returns:
        Where it stands first, in characters of the original text; None if it does not stand there or is too short.
    """
    needle = fold_quote(quote)
    if not is_long_enough(needle) or _UNREADABLE in needle.text:
        return None
    hay = text if isinstance(text, Folded) else fold_text(text)
    found = find_folded(needle, hay, edge=SPACE | LINE_END)
    return original_span(hay, *found) if found else None


def is_long_enough(quote: Folded) -> bool:
    """Say whether a folded quote has 8 characters (spaces between its words counted) and 3 words."""
    if len(quote.text) >= QUOTE_CHARACTERS and quote.joints.count(SPACE, 1, -1) >= QUOTE_WORDS - 1:
        return True  # the short way: certain spaces part words only, never signs
    words = len(quote.words) + quote.joints.count(BESIDE_ACCENT)
    return words >= QUOTE_WORDS and len(quote.text) + words - 1 >= QUOTE_CHARACTERS


def find_folded(needle: Folded, hay: Folded, start: int = 0, edge: int = SPACE) -> tuple[int, int] | None:
    """Find whole words in a folded text, at or after ``start``, with no floor; None also for an empty needle.

    ``edge``: the joints at which what is found may start and stop.
    """
    length = len(needle.text)
    at = hay.text.find(needle.text, start) if length else -1
    while at >= 0:
        if agrees(needle, hay, at, edge):
            return at, at + length
        at = hay.text.find(needle.text, at + 1)
    return None


def agrees(needle: Folded, hay: Folded, at: int, edge: int = SPACE) -> bool:
    """Say whether equal characters at ``at`` are parted into words in the same way, between two edges."""
    end = at + len(needle.text)
    if not (hay.joints[at] & edge and hay.joints[end] & edge):
        return False
    ours, theirs = needle.joints[1 : len(needle.text)], hay.joints[at + 1 : end]
    return ours == theirs or all(a & b for a, b in zip(ours, theirs, strict=True))


def original_span(hay: Folded, start: int, end: int) -> Span:
    """Return the place in the original text of folded characters, with the marks of the first and the last letter."""
    first, last = hay.span(start, end)
    if first and hay.original[first - 1] in ACCENTS and not hay.original[max(0, first - 2) : first - 1].isalpha():
        first -= 1
    while last < len(hay.original) and fold_character(hay.original[last]).kind == "nothing":
        last += 1
    return Span(start=first, end=last)
