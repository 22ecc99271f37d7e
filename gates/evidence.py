"""The evidence gate: the quote stands on the card, in a zone that may say what the work is."""

from collections.abc import Sequence

from rapidfuzz import fuzz, process

from gates.card_reading import CardReading, Line
from gates.entry_reading import EntryReading
from gates.fold import Folded
from gates.gap import LINE_END, SPACE
from gates.identifier import quoted_identifiers
from gates.quote import agrees, find_folded, fold_quote, fold_text
from gates.shown import own_identifiers
from gates.thresholds import (
    QUOTE_CHARACTERS,
    QUOTE_MOST_WORDS,
    QUOTE_TELLING_CHARACTERS,
    QUOTE_WORDS,
    STITCHED_SEGMENTS,
)
from schemas import GateResult, Reason, Sighting

_EDGE = SPACE | LINE_END
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
    seen = _in_one_piece(needle, reading) or _stitched(needle, reading)
    if not seen:
        return _refused(*_elsewhere(needle, quote, reading))
    if len(needle.words) < QUOTE_WORDS and not _is_whole(needle, reading):
        return _refused("quote_too_short", quote)
    if not _tells(needle, entry, reading):
        return _refused("quote_proves_nothing", quote)
    if view is not None and not _in_view(needle, view):
        return _refused("quote_not_in_view", quote)
    return GateResult(gate="evidence", passed=True, detail=f"{len(needle.words)} words in {seen[0].zone}", seen=seen)


def _unfit(needle: Folded) -> Reason | None:
    words = needle.words
    if not words or "\ufffd" in needle.text:
        return "quote_empty"
    if len(" ".join(words)) < QUOTE_CHARACTERS:
        return "quote_too_short"
    return "quote_too_long" if len(words) > QUOTE_MOST_WORDS else None


def _in_one_piece(needle: Folded, reading: CardReading) -> tuple[Sighting, ...]:
    sighting = reading.find(needle)
    return (sighting,) if sighting else ()


def _stitched(needle: Folded, reading: CardReading) -> tuple[Sighting, ...]:
    """Return the whole lines of one page, in order, of which the quote is made; one of them is a long run."""
    parts = _segments(needle, reading, 0, -1)
    if not parts or max(len(line.words) for line in parts) < QUOTE_WORDS:
        return ()
    return tuple(line.sighting for line in parts)


def _segments(needle: Folded, reading: CardReading, word: int, last: int) -> list[Line] | None:
    """Cover the quote from its ``word`` on with whole lines after the ``last``; None if that cannot be done."""
    if word == len(needle.words):
        return []
    for index in reading.lines_by_word.get(needle.words[word], ()):
        line = reading.lines[index]
        end = word + len(line.words)
        if index <= last or needle.words[word:end] != line.words or not _agrees(needle, line, word):
            continue
        rest = _segments(needle, reading, end, index)
        together = rest is not None and all(one.region.page == line.region.page for one in rest)
        if rest is not None and together and len(rest) < STITCHED_SEGMENTS:
            return [line, *rest]
    return None


def _agrees(needle: Folded, line: Line, word: int) -> bool:
    """Say whether the line stands in the quote at a word, signs and all."""
    folded, at = fold_text(line.text), needle.word_places[word][0]
    return needle.text.startswith(folded.text, at) and agrees(folded, needle, at)


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


def _in_view(needle: Folded, view: str) -> bool:
    """Say whether a quote stands in the view that was sent, in one piece or as whole lines."""
    if find_folded(needle, fold_text(view), edge=_EDGE) is not None:
        return True
    lines = [fold_text(line) for line in view.splitlines() if line.strip()]
    return _covered(needle, lines, 0)


def _covered(needle: Folded, lines: Sequence[Folded], at: int) -> bool:
    if at == len(needle.text):
        return True
    return any(
        line.text and needle.text.startswith(line.text, at) and agrees(line, needle, at)
        and _covered(needle, lines[index + 1 :], at + len(line.text))
        for index, line in enumerate(lines)
    )  # fmt: skip


def _refused(reason: Reason, quote: str, nearest: str = "") -> GateResult:
    return GateResult(gate="evidence", passed=False, reason=reason, detail=quote[:200], nearest=nearest)
