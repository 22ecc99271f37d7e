"""The contract of a finished report: what breaks it is named, and never checked silently."""

from collections import Counter
from collections.abc import Iterator

from schemas import Report, Violation


def violations(report: Report) -> tuple[Violation, ...]:
    """Return every breach: unreadable parts, repeated ids, empty texts, evidence cited that was not admitted."""
    return (*report.problems, *_of_ids(report), *_of_texts(report), *_of_citations(report))


def repeated_ids(ids: Iterator[str]) -> frozenset[str]:
    """Return the ids that stand more than once."""
    return frozenset(one for one, times in Counter(ids).items() if times > 1)


def is_empty(text: str) -> bool:
    """Say whether a text has nothing to read: no letter and no digit."""
    return not any(map(str.isalnum, text))


def _of_ids(report: Report) -> Iterator[Violation]:
    for claim_id in sorted(repeated_ids(claim.id for claim in report.claims)):
        yield Violation(reason="claim_id_repeated", claim_id=claim_id)
    for evidence_id in sorted(repeated_ids(evidence.id for evidence in report.evidence)):
        yield Violation(reason="evidence_id_repeated", evidence_id=evidence_id)


def _of_texts(report: Report) -> Iterator[Violation]:
    for claim in report.claims:
        if is_empty(claim.text):
            yield Violation(reason="claim_empty", claim_id=claim.id)
    for evidence in report.evidence:
        if is_empty(evidence.excerpt):
            yield Violation(reason="evidence_empty", evidence_id=evidence.id)


def _of_citations(report: Report) -> Iterator[Violation]:
    admitted = {evidence.id for evidence in report.evidence}
    for claim in report.claims:
        for evidence_id in dict.fromkeys(claim.evidence_ids):
            if evidence_id not in admitted:
                yield Violation(reason="evidence_not_admitted", claim_id=claim.id, evidence_id=evidence_id)
