"""From pairs to claims to the report: conservative, and with everything counted that is missing."""

from collections import Counter
from collections.abc import Iterable

from schemas import (
    PAIR_VERDICTS,
    ClaimQuality,
    Coverage,
    DroppedResult,
    PairQuality,
    PairReason,
    PairState,
    PairVerdict,
    QualityStatus,
    ReportClaim,
    Violation,
)

#: The first of these that a valid pair says is the claim's.
_PRECEDENCE: tuple[PairVerdict, ...] = ("contradicts", "supports", "insufficient", "unverifiable")


def claim_quality(claim: ReportClaim, pairs: tuple[PairQuality, ...]) -> ClaimQuality:
    """Return what a claim's pairs come to; unverifiable if none has a verdict."""
    verdict: PairVerdict = min(
        (pair.verdict for pair in pairs if pair.verdict), key=_PRECEDENCE.index, default="unverifiable"
    )
    decided = next((pair.evidence_id for pair in pairs if pair.verdict == verdict), "")
    return ClaimQuality(
        claim_id=claim.id, confidence=claim.confidence, verdict=verdict, evidence_id=decided, pairs=pairs
    )


def coverage(pairs: Iterable[PairQuality], dropped: Iterable[DroppedResult]) -> Coverage:
    """Count pairs by what became of them, and reasons in the order of their first case."""
    states: Counter[PairState] = Counter()
    silent: Counter[PairReason] = Counter()
    for pair in pairs:
        states[pair.state] += 1
        if pair.state == "unanswered" and pair.reason:
            silent[pair.reason] += 1
    return Coverage(
        expected=states.total(),
        assessed=states["assessed"],
        settled=states["settled"],
        dropped=states["dropped"],
        unanswered=states["unanswered"],
        dropped_by_reason=dict(Counter(result.reason for result in dropped)),
        unanswered_by_reason=dict(silent),
    )


def status(counted: Coverage, violations: tuple[Violation, ...]) -> QualityStatus:
    """Return how far the check came; whatever is missing, it is never ``complete``."""
    if not counted.expected:
        return "unavailable" if violations else "nothing_to_check"
    if not counted.assessed and counted.settled < counted.expected:
        return "unavailable"
    return "partial" if violations or counted.dropped or counted.unanswered else "complete"


def by_verdict(claims: Iterable[ClaimQuality]) -> dict[PairVerdict, int]:
    """Count claims by verdict; each verdict stands there, also with none."""
    counts = Counter(claim.verdict for claim in claims)
    return {verdict: counts[verdict] for verdict in PAIR_VERDICTS}
