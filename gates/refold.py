"""Fold a text of which all but a few lines were folded before."""

import re
from array import array
from bisect import bisect_left
from itertools import chain

from gates.fold import Folded, fold

#: A line end that parts two words of plain letters: what is before it and what is after it fold by themselves.
_SEAM = re.compile(r"[A-Za-z]{2}[.,]?\n(?=[A-Za-z]{2})")
#: Whether other letters are letter-spaced depends on the whole text (see `gates.fold`).
_OTHER_SPACED = re.compile(r"[^\W\d_\x00-\x7f][ \u00a0\u2009\u202f](?=[^\W\d_\x00-\x7f][ \u00a0\u2009\u202f])")


def refold(known: Folded, text: str) -> Folded:
    """Fold a text that is a folded one with other characters in places, no line end; equal to `fold` of the text.

    Only what lies between the first and the last of them is folded, up to where lines fold by themselves: folding is
    most of what a card costs, and few of its lines have a mark.
    """
    if text == known.original:
        return known
    start, end = _differing(known.original, text)
    if (start, end) == (0, len(text)) or _OTHER_SPACED.search(text):
        return fold(text)
    return _spliced(known, text, fold(text[start:end]), start, end)


def _differing(one: str, other: str) -> tuple[int, int]:
    """Return where two texts of one length differ, widened to seams, which lie in what both have."""
    start = end = at = 0
    for ours, theirs in zip(one.split("\n"), other.split("\n"), strict=True):
        if ours != theirs:
            places = [place for place, (a, b) in enumerate(zip(ours, theirs, strict=True), start=at) if a != b]
            start, end = (start if end else places[0]), places[-1] + 1
        at += len(ours) + 1
    before = [seam.end() for seam in _SEAM.finditer(other, 0, start)]
    behind = _SEAM.search(other, end)
    return (before[-1] if before else 0), (behind.end() if behind else len(other))


def _spliced(known: Folded, text: str, new: Folded, start: int, end: int) -> Folded:
    """Put a stretch that was folded by itself in place of what was there."""
    first, last = bisect_left(known.starts, start), bisect_left(known.starts, end)
    bounds = [*known.runs, len(known.text)]
    at, after = bounds[first], bounds[last]
    longer = len(new.text) - (after - at)
    return Folded(
        text,
        f"{known.text[:at]}{new.text}{known.text[after:]}",
        # a stretch within a text starts behind a space, as it did before
        (known.joints[: at + 1] + new.joints[1:-1] if start else new.joints[:-1]) + known.joints[after:],
        array(
            "I", chain(known.runs[:first], (run + at for run in new.runs), (run + longer for run in known.runs[last:]))
        ),
        known.starts[:first] + array("I", (place + start for place in new.starts)) + known.starts[last:],
        known.ends[:first] + array("I", (place + start for place in new.ends)) + known.ends[last:],
        known.removed,
    )
