"""What an operator counts of a report's quality, as it is told."""

from collections import Counter
from collections.abc import Iterator

from schemas import DropReason, PairQuality, ReportQuality
from streams.verifier.work import Work

Ids = tuple[str, str]


def count_told(work: Work, before: ReportQuality | None, now: ReportQuality) -> None:
    """Count what is new of a quality that is told."""
    work.count("reports", status=now.status)
    known = dict(_pairs(before)) if before else {}
    for ids, pair in _pairs(now):
        if known.get(ids) != pair:
            _count_pair(work, pair)
    verdicts = {claim.claim_id: claim.verdict for claim in before.claims} if before else {}
    for claim in now.claims:
        if verdicts.get(claim.claim_id) != claim.verdict:
            work.count("report_claims", verdict=claim.verdict)
    for reason in (_dropped(now) - (_dropped(before) if before else Counter())).elements():
        work.count("assessments_refused", reason=reason)


def _dropped(quality: ReportQuality) -> Counter[DropReason]:
    return Counter(result.reason for result in quality.dropped)


def _pairs(quality: ReportQuality) -> Iterator[tuple[Ids, PairQuality]]:
    for claim in quality.claims:
        for pair in claim.pairs:
            yield (claim.claim_id, pair.evidence_id), pair


def _count_pair(work: Work, pair: PairQuality) -> None:
    if pair.state == "assessed" and pair.verdict:
        work.count("assessments", verdict=pair.verdict, model=pair.model, prompt_version=pair.prompt_version)
        if pair.proposed and pair.reason:
            work.count("assessments_demoted", reason=pair.reason)
