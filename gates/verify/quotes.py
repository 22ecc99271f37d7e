"""The quote of a result: it stands word for word in exactly that evidence, in one piece."""

from bisect import bisect_right
from itertools import accumulate
from typing import NamedTuple

from gates.fold import fold
from gates.quote import find_quote, fold_quote, is_long_enough
from schemas import Assessment, DropReason, Report, Span

#: These need a quote; what finds nothing has none to give.
_NEED_A_QUOTE = frozenset(("supports", "contradicts"))
_ELLIPSIS = "…"


class Quoted(NamedTuple):
    """Where a quote stands, or why the result is dropped; neither if there is no quote and none is needed."""

    span: Span | None = None
    reason: DropReason | None = None
    detail: str = ""


class Excerpts:
    """The excerpts of a report, folded once."""

    def __init__(self, report: Report) -> None:
        self._folded = {evidence.id: fold(evidence.excerpt) for evidence in report.evidence}
        self._ids = tuple(self._folded)
        texts = [folded.text for folded in self._folded.values()]
        self._together = "\n".join(texts)
        self._ends = tuple(accumulate(len(text) + 1 for text in texts))

    def find(self, quote: str, evidence_id: str) -> Span | None:
        """Find a quote in one excerpt."""
        return find_quote(quote, self._folded[evidence_id])

    def holder(self, quote: str) -> str | None:
        """Return the id of the first evidence in which a quote stands, or None."""
        needle = fold_quote(quote).text
        at = self._together.find(needle)  # one search instead of one an excerpt
        while at >= 0:
            place = bisect_right(self._ends, at)
            if self.find(quote, self._ids[place]):
                return self._ids[place]
            at = self._together.find(needle, self._ends[place])
        return None


def place_quote(result: Assessment, excerpts: Excerpts) -> Quoted:
    """Find a result's quote in its evidence; one that stands in another evidence of the report is ``misattributed``.

    Three dots are no wildcard, and a quote across them would hide what was left out, so it is refused even where the
    excerpt has them.
    """
    if not result.quote.strip():
        return Quoted(reason="quote_missing" if result.verdict in _NEED_A_QUOTE else None)
    folded = fold_quote(result.quote)
    if _ELLIPSIS in folded.text:
        return Quoted(reason="quote_over_gap")
    if not is_long_enough(folded):
        return Quoted(reason="quote_too_short")
    span = excerpts.find(result.quote, result.evidence_id)
    if span:
        return Quoted(span)
    holder = excerpts.holder(result.quote)
    return Quoted(reason="misattributed", detail=f"stands in {holder}") if holder else Quoted(reason="quote_not_found")
