"""The quote of a result: it stands word for word in exactly that evidence, in one piece."""

from collections.abc import Mapping
from typing import NamedTuple

from gates.fold import Folded
from gates.quote import find_quote, fold_quote, is_long_enough
from schemas import Assessment, DropReason, Span

#: These need a quote; what finds nothing has none to give.
_NEED_A_QUOTE = frozenset(("supports", "contradicts"))
_ELLIPSIS = "…"


class Quoted(NamedTuple):
    """Where a quote stands, or why the result is dropped; neither if there is no quote and none is needed."""

    span: Span | None = None
    reason: DropReason | None = None
    detail: str = ""


def place_quote(result: Assessment, excerpts: Mapping[str, Folded]) -> Quoted:
    """Find a result's quote in its evidence.

    Three dots are no wildcard, and a quote across them would hide what was left out, so it is refused even where the
    excerpt has them.

    Args:
        result: what was said of the pair.
        excerpts: all evidence of the report, by id: a quote that stands in another one is ``misattributed``.
    """
    if not result.quote.strip():
        return Quoted(reason="quote_missing" if result.verdict in _NEED_A_QUOTE else None)
    folded = fold_quote(result.quote)
    if _ELLIPSIS in folded.text:
        return Quoted(reason="quote_over_gap")
    if not is_long_enough(folded):
        return Quoted(reason="quote_too_short")
    span = find_quote(result.quote, excerpts[result.evidence_id])
    return Quoted(span) if span else _elsewhere(result.quote, excerpts)


def _elsewhere(quote: str, excerpts: Mapping[str, Folded]) -> Quoted:
    for evidence_id, excerpt in excerpts.items():
        if find_quote(quote, excerpt):
            return Quoted(reason="misattributed", detail=f"stands in {evidence_id}")
    return Quoted(reason="quote_not_found")
