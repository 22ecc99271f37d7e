"""The rules across the proposals of one source."""

from collections.abc import Sequence

from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.rule import find, rule
from gates.sibling import are_duplicates
from schemas import Bibliography, GateResult, Proposal, Ruling, SourceCard


def rule_source(
    proposals: Sequence[Proposal],
    card: SourceCard,
    bibliography: Bibliography,
    view: str | None = None,
    fast: Ruling | None = None,
) -> list[Ruling]:
    """Rule all proposals of a source, in their order; the result of each does not depend on that order.

    A source is the same work as one entry, unless entries are duplicates of each other. Of several that would be
    bound, the one whose title is shown best is; if that cannot be told, none.

    Args:
        proposals: of one source.
        card: the source's card.
        bibliography: today's.
        view: see `gates.rule`.
        fast: the source's ruling on the fast path; if it is bound, it is the source's same work.
    """
    rulings = [rule(proposal, card, bibliography, view) for proposal in proposals]
    same = sorted({ruling.entry_id for ruling in rulings if ruling.bound and ruling.role == "same_work"})
    if fast is not None and fast.bound:
        kept = {fast.entry_id}
    else:
        kept = _best(same, card, bibliography)
    return [_across(ruling, kept, bibliography) for ruling in rulings]


def _best(same: list[str], card: SourceCard, bibliography: Bibliography) -> set[str]:
    """Return the entries whose title is shown best, if they are one work; else none."""
    if len(same) < 2:
        return set(same)
    reading = read_card(card)
    orders = {}
    for entry_id in same:
        entry = bibliography.entry(entry_id)
        finding = find(read_entry(entry), reading, "same_work", bibliography) if entry else None
        if finding is not None and finding.title.match is not None:
            orders[entry_id] = (*finding.title.match.comparison.order, -len(finding.flags))
    top = max(orders.values())
    best = {entry_id for entry_id, order in orders.items() if order == top}
    first = min(best)
    return best if all(_one_work(first, other, bibliography) for other in best) else set()


def _one_work(one: str, other: str, bibliography: Bibliography) -> bool:
    if one == other:
        return True
    first, second = bibliography.entry(one), bibliography.entry(other)
    return first is not None and second is not None and are_duplicates(first, second)


def _across(ruling: Ruling, kept: set[str], bibliography: Bibliography) -> Ruling:
    if not ruling.bound or ruling.role != "same_work":
        return ruling
    if any(_one_work(ruling.entry_id, entry_id, bibliography) for entry_id in kept):
        return ruling
    refused = GateResult(
        gate="source", passed=False, reason="other_same_work",
        detail=f"the source is {', '.join(sorted(kept))}" if kept else "several entries are shown equally well",
    )  # fmt: skip
    return ruling.model_copy(
        update={"bound": False, "flags": (), "reason": "other_same_work", "gates": (*ruling.gates, refused)}
    )
