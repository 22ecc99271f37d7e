"""Where a source stands: the state and the reason of its outcome."""

from typing import NamedTuple

from schemas import BibliographyRow, CardRow, OutcomeReason, Pending, Standing, State
from streams.binder.rule import Ruled
from streams.binder.sources import first_of, next_ask
from streams.binder.waiting import begin_to_wait, open_entries
from streams.binder.work import Work


class Where(NamedTuple):
    """A source's state, why, and what a person may read about it."""

    state: State
    reason: OutcomeReason
    detail: str = ""


def where(work: Work, row: CardRow, known: BibliographyRow | None, ruled: Ruled, *, may_ask: bool) -> Where:
    """Return where the source stands; one that may ask and needs to begins to wait for an answer."""
    if row.removed or row.reason or ruled.verdicts or known is None:
        place = _decided(row, ruled)
        if place.state != "pending":
            work.delete(Pending, row.run_id, row.source_id)  # an answer that comes all the same is kept in the cache
    else:
        place = _undecided(work, row, known, ruled, may_ask=may_ask)
    first = first_of(work, row)
    if first != row.source_id and place.state in ("bound", "unbound", "pending"):
        return Where(place.state, "same_bytes_as", first)
    return place


def _decided(row: CardRow, ruled: Ruled) -> Where:
    if row.removed:
        return Where("removed", "source_removed")
    if row.reason:
        return Where("unreadable", row.reason, row.detail)
    if not ruled.verdicts:
        return Where("pending", "no_bibliography")
    by_proposal = all(verdict.method == "proposal" for verdict in ruled.verdicts)
    return Where("bound", "gated_proposal" if by_proposal else "fast_path")


def _undecided(work: Work, row: CardRow, known: BibliographyRow, ruled: Ruled, *, may_ask: bool) -> Where:
    card = work.card(row.run_id, row.source_id)
    if card is not None and card.no_text:
        return Where("unreadable", "no_text")
    first, ask = first_of(work, row), next_ask(work, known, row)
    if may_ask and ruled.claims and ask is None and first == row.source_id:
        work.count("cache_lookups", result="hit")
    if ask is None or not open_entries(work, known):
        work.delete(Pending, row.run_id, first)
    elif may_ask:
        begin_to_wait(work, row.run_id, first, ask)
    pending = work.row(Pending, row.run_id, first)
    return Where("pending", pending.reason) if pending else _unanswered(work, row, known, ruled)


def _unanswered(work: Work, row: CardRow, known: BibliographyRow, ruled: Ruled) -> Where:
    standing = work.row(Standing, row.run_id, first_of(work, row))
    if ruled.claims:
        proposed = any(claim.proposals for claim in ruled.claims)
        return Where("unbound", "all_refused" if proposed else "no_proposals")
    if standing and standing.outcome.state == "failed":
        return Where("failed", standing.outcome.reason, standing.outcome.detail)
    if not open_entries(work, known):
        return Where("unbound", "no_open_entries")
    return Where("unbound", "never_asked")
