"""The evidence gate: the quote stands on the card, in a zone that may say what the work is."""

import re

from rapidfuzz import fuzz, process

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.fold import Folded
from gates.gap import LINE_END, SPACE
from gates.identifier import quoted_identifiers
from gates.quote import find_folded, fold_quote, fold_text
from gates.shown import own_identifiers
from gates.stitch import find_stitched
from gates.thresholds import (
    QUOTE_CHARACTERS,
    QUOTE_MOST_WORDS,
    QUOTE_TELLING_CHARACTERS,
    QUOTE_WORDS,
)
from schemas import GateResult, Reason, Sighting

_EDGE = SPACE | LINE_END
#: Between these a fold sees two words: plain letters and white space, or a label of the view.
_BEFORE = re.compile(r"[A-Za-z\]]?[ \n][A-Za-z]")
_AFTER = re.compile(r"[A-Za-z][ \n][A-Za-z\[]?")
#: Lines that are looked through to explain a refusal.
_NEAREST_LINES = 80


def rule_evidence(quote: str, entry: EntryReading, reading: CardReading, view: str | None) -> GateResult:
    """Rule whether a quote is evidence.

    It stands in one piece in the identity zones, whole words, 8 characters and 3 words at least (fewer words only as
    a whole line or field), 40 words at most; or it is put together from whole lines of one page in their order. In a
    view that was sent to the model it must stand in the same way. File name and metadata alone prove nothing.
    """
    needle = fold_quote(quote)
    unfit = _unfit(needle)
    if unfit:
        return _refused(unfit, quote)
    seen = _seen(needle, reading)
    if not seen:
        return _refused(*_elsewhere(needle, quote, reading))
    if _words(needle, seen) < QUOTE_WORDS and not _is_whole(needle, reading):
        return _refused("quote_too_short", quote)
    if not _tells(needle, entry, reading):
        return _refused("quote_proves_nothing", quote)
    if view is not None and not _in_view(seen, view):
        return _refused("quote_not_in_view", quote)
    return GateResult(gate="evidence", passed=True, detail=f"{len(needle.words)} words in {seen[0].zone}", seen=seen)


def _unfit(needle: Folded) -> Reason | None:
    words = needle.words
    if not words or "\ufffd" in needle.text:
        return "quote_empty"
    if len(" ".join(words)) < QUOTE_CHARACTERS:
        return "quote_too_short"
    return "quote_too_long" if len(words) > QUOTE_MOST_WORDS else None


def _words(needle: Folded, seen: tuple[Sighting, ...]) -> int:
    """Count the words of a quote; a letter-spaced one loses its word ends when it is copied, but the card has them."""
    return max(len(needle.words), *(len(fold_quote(sighting.text).words) for sighting in seen))


def _seen(needle: Folded, reading: CardReading) -> tuple[Sighting, ...]:
    """Return where a quote stands, in one piece or in several; one quote is often offered for several entries."""
    held = reading.quotes_found.get(needle.original)
    if held is None:
        sighting = reading.find(needle)
        held = reading.quotes_found[needle.original] = (sighting,) if sighting else find_stitched(needle, reading)
    return held


def _elsewhere(needle: Folded, quote: str, reading: CardReading) -> tuple[Reason, str, str]:
    """Say where a quote stands that is not in the identity zones, or which line comes nearest."""
    if find_folded(needle, reading.named) is not None:
        return "quote_proves_nothing", quote, "stands in the file's name or metadata only"
    if find_folded(needle, reading.whole, edge=_EDGE) is not None:
        return "quote_outside_identity", quote, ""
    texts = [line.text for line in reading.lines[:_NEAREST_LINES]]
    found = process.extractOne(quote, texts, scorer=fuzz.ratio)
    return "quote_not_found", quote, found[0] if found else ""


def _is_whole(needle: Folded, reading: CardReading) -> bool:
    """Say whether a quote is a whole line of the identity zones, or a field of the card."""
    if any(line.words == needle.words for line in reading.lines):
        return True
    if any(field.text == needle.text for field in reading.fields):
        return True
    return not quoted_identifiers(needle.original).isdisjoint(own_identifiers(reading))


def _tells(needle: Folded, entry: EntryReading, reading: CardReading) -> bool:
    """Say whether a short quote carries a word of the entry (title, container, name), or is a whole line or field."""
    if len(needle.text) >= QUOTE_TELLING_CHARACTERS:
        return True
    return not entry.telling_words.isdisjoint(needle.words) or _is_whole(needle, reading)


def _in_view(seen: tuple[Sighting, ...], view: str) -> bool:
    """Say whether what was seen on the card, piece by piece, stands in the view that was sent."""
    return all(_stands_so(one.text, view) or _folded_in(one.text, view) for one in seen)


def _folded_in(text: str, view: str) -> bool:
    return find_folded(fold_quote(text), fold_text(view), edge=_EDGE) is not None


def _stands_so(text: str, view: str) -> bool:
    """Say whether a text stands in a view letter for letter, between letters and white space: no fold parts them."""
    at = view.find(text)
    while at >= 0:
        before, after = view[max(at - 2, 0) : at], view[at + len(text) : at + len(text) + 2]
        if (not before or _BEFORE.fullmatch(before + text[0])) and (not after or _AFTER.fullmatch(text[-1] + after)):
            return True
        at = view.find(text, at + 1)
    return False


def _refused(reason: Reason, quote: str, nearest: str = "") -> GateResult:
    return GateResult(gate="evidence", passed=False, reason=reason, detail=quote[:200], nearest=nearest)
