"""On what a bound source was ruled: while that is the same, it is not ruled again, nor its card unpacked."""

from collections.abc import Iterable

from gates import siblings
from gates.fast_path import identified
from gates.kept import Kept
from schemas import Bibliography, BibliographyRow, CardRow, Claim, Pending, Verdict
from streams.binder.rule import has_rivals
from streams.binder.sources import claims_today, same_bytes
from streams.binder.state import Basis
from streams.binder.where import count_cache_hit
from streams.binder.work import Work

#: As many as runs are at work on side by side.
_KEPT_BIBLIOGRAPHIES = 50


class _Seen:
    """What the gates look at in a bibliography for an entry's sake, as a number for each entry."""

    def __init__(self, bibliography: Bibliography) -> None:
        self._bibliography = bibliography
        self._numbers: dict[str, int] = {}

    def number(self, entry_id: str) -> int:
        if entry_id not in self._numbers:
            entry = self._bibliography.entry(entry_id)
            # their order counts: the first sibling that is shown is the one that a refusal names
            self._numbers[entry_id] = hash((entry, *siblings(entry, self._bibliography)) if entry else ())
        return self._numbers[entry_id]


_seen: Kept[Bibliography, _Seen] = Kept(_Seen, _KEPT_BIBLIOGRAPHIES)


def still_stands(work: Work, row: CardRow, known: BibliographyRow, *, may_ask: bool) -> bool:
    """Say whether ruling the source again would find and tell what it did the last time.

    Only of a bound source, and of one that waits for nothing: any other is asked about, which is decided elsewhere.
    """
    basis = work.basis(row.run_id, row.source_id)
    if basis is None or basis.told != work.told(row.run_id, row.source_id):
        return False
    claims = claims_today(work, known, row)
    if basis.ruled_on != _ruled_on(work, row, known, claims) or work.row(Pending, row.run_id, row.source_id):
        return False
    if any(has_rivals(work, row, entry) != rivals for entry, rivals in basis.rivals):
        return False
    count_cache_hit(work, row, known, claims, may_ask=may_ask)
    return True


def remember(work: Work, row: CardRow, known: BibliographyRow, verdicts: Iterable[Verdict]) -> None:
    """Remember on what a source was ruled just now, if it is bound."""
    works = tuple(
        (verdict.entry_id, "several_sources" in verdict.flags) for verdict in verdicts if verdict.role == "same_work"
    )
    on = _ruled_on(work, row, known, claims_today(work, known, row))
    work.remember(row.run_id, row.source_id, Basis(on, work.told(row.run_id, row.source_id), works))


def _ruled_on(work: Work, row: CardRow, known: BibliographyRow, claims: tuple[Claim, ...]) -> int:
    seen = _seen(known.bibliography)
    named = tuple(seen.number(proposal.entry_id) for claim in claims for proposal in claim.proposals)
    owned = identified(row.own_dois, row.provenance, known.bibliography)
    return hash((row, *same_bytes(work, row.run_id, row.sha256), None, *claims, None, *named, None, *owned))
