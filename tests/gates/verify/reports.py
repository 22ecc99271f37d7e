"""Small reports, and results for their pairs."""

from gates import verify
from schemas import (
    Assessment,
    Confidence,
    Evidence,
    PairQuality,
    PairVerdict,
    Report,
    ReportClaim,
    ReportQuality,
    assessment_key,
)

QUOTE = "the mean loss rate was 5 % in the dry season"
EXCERPT = "Across all stations the mean loss rate was 5 % in the dry season. In winter there was none."


def report(
    claims: dict[str, tuple[str, tuple[str, ...]]], evidence: dict[str, str], confidence: Confidence = "high"
) -> Report:
    """Return a report of claims (text and what they cite) and excerpts."""
    return Report(
        run_id="report-7",
        claims=tuple(
            ReportClaim(id=claim_id, text=text, confidence=confidence, evidence_ids=cited)
            for claim_id, (text, cited) in claims.items()
        ),
        evidence=tuple(Evidence(id=evidence_id, excerpt=excerpt) for evidence_id, excerpt in evidence.items()),
    )


def result(
    checked: Report, claim_id: str = "c1", evidence_id: str = "e1", verdict: PairVerdict = "supports", quote: str = ""
) -> Assessment:
    """Return what a model says of a pair, with the fingerprints that the report has."""
    claim = next(claim for claim in checked.claims if claim.id == claim_id)
    evidence = next(evidence for evidence in checked.evidence if evidence.id == evidence_id)
    return Assessment(
        run_id=checked.run_id,
        key=assessment_key(claim.fingerprint, evidence.fingerprint, "verify-1", "a-model"),
        claim_id=claim_id,
        evidence_id=evidence_id,
        claim_sha256=claim.fingerprint,
        evidence_sha256=evidence.fingerprint,
        batch_id="b1",
        prompt_version="verify-1",
        model="a-model",
        verdict=verdict,
        quote=quote,
    )


def one_pair(claim: str = "Five percent was lost in the dry season.", excerpt: str = EXCERPT) -> Report:
    """Return a report of one claim that cites one excerpt."""
    return report({"c1": (claim, ("e1",))}, {"e1": excerpt})


def judged(claim: str, excerpt: str, verdict: PairVerdict = "supports", quote: str = "") -> PairQuality:
    """Return what becomes of one result; without a quote the whole excerpt is quoted."""
    checked = one_pair(claim, excerpt)
    quality = verify(checked, [result(checked, verdict=verdict, quote=quote or excerpt)])
    return pair_of(quality)


def pair_of(quality: ReportQuality) -> PairQuality:
    """Return the only pair."""
    ((pair,),) = [claim.pairs for claim in quality.claims]
    return pair
