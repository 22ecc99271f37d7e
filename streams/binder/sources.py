"""What is known of a source, apart from any ruling."""

from schemas import BibliographyRow, CardRow, Claim, claim_key
from streams.binder.work import Work


def same_bytes(work: Work, run: str, sha256: str | None) -> list[str]:
    """Return the run's sources with these bytes; the first one stands for all."""
    return work.names("bytes", run, sha256) if sha256 else []


def first_of(work: Work, row: CardRow) -> str:
    """Return the source that is asked about on behalf of all with the same bytes."""
    return next(iter(same_bytes(work, row.run_id, row.sha256)), row.source_id)


def question_key(work: Work, bibliography: BibliographyRow, row: CardRow) -> str:
    """Return the key under which an answer to today's question about the source is stored."""
    fingerprint = bibliography.bibliography.fingerprint
    return claim_key(fingerprint, row.sha256 or "", work.asked.prompt_version, work.asked.model)


def claims_of(work: Work, row: CardRow) -> list[Claim]:
    """Return the stored claims about the source's bytes, the latest last."""
    found = []
    for source in same_bytes(work, row.run_id, row.sha256):
        for key in work.names("claims", row.run_id, source):
            claim = work.row(Claim, row.run_id, source, key)
            if claim and claim.sha256 == row.sha256:
                found.append(claim)
    return sorted(found, key=lambda claim: (claim.stored_at, claim.key))


def claim_today(work: Work, bibliography: BibliographyRow, row: CardRow) -> Claim | None:
    """Return the claim to rule: the answer to today's question, else the latest to an earlier one."""
    claims = claims_of(work, row)
    key = question_key(work, bibliography, row)
    exact = [claim for claim in claims if claim.key == key]
    return next(iter(exact or claims[-1:]), None)
