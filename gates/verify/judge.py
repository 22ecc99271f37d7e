"""The judgement of a report: from results that nobody believes to its quality."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from gates.verify.aggregation import by_verdict, claim_quality, coverage, status
from gates.verify.contract import violations
from gates.verify.lacking import what_lacks
from gates.verify.pairs import Pair, expected_pairs, settled
from gates.verify.quotes import Excerpts, place_quote
from gates.verify.results import Bound, bind_results, drop
from schemas import Assessment, DroppedResult, PairQuality, Report, ReportQuality, Span, Unanswered

#: Rises when the same result on the same report may be judged otherwise.
VERIFY_VERSION = 1


def verify(report: Report, results: Iterable[Assessment | Unanswered]) -> ReportQuality:
    """Judge a report by what was said of its pairs. The report is only read; nothing of the result flows into it.

    Args:
        report: as `read_report` gives it.
        results: assessments in any order, believed in nothing; and why pairs have none, as far as that is known.

    Returns:
        The quality, for revision 0: who keeps revisions puts in the one that was checked.
    """
    pairs = expected_pairs(report)
    bound = bind_results(report.run_id, pairs, results)
    dropped = list(bound.dropped)
    judged = _judge_all(report, pairs, bound, dropped)
    claims = tuple(claim_quality(claim, tuple(judged.get(claim.id, ()))) for claim in report.claims)
    breaches = violations(report)
    counted = coverage((pair for claim in claims for pair in claim.pairs), dropped)
    sure = [claim for claim in claims if claim.confidence == "high"]
    return ReportQuality(
        run_id=report.run_id,
        report_sha256=report.sha256,
        status=status(counted, breaches),
        coverage=counted,
        verdicts=by_verdict(claims),
        high_confidence=len(sure),
        high_confidence_unsupported=sum(claim.verdict != "supports" for claim in sure),
        claims=claims,
        violations=breaches,
        dropped=tuple(dropped),
        gates_version=VERIFY_VERSION,
    )


def _judge_all(
    report: Report, pairs: tuple[Pair, ...], bound: Bound, dropped: list[DroppedResult]
) -> Mapping[str, list[PairQuality]]:
    """Return the qualities of all pairs by claim, and add to what was dropped."""
    excerpts = Excerpts(report)
    judged: defaultdict[str, list[PairQuality]] = defaultdict(list)
    for pair in pairs:
        result = bound.answers.get(pair.ids)
        if result is None:
            judged[pair.claim.id].append(_without(pair, bound))
        else:
            judged[pair.claim.id].append(_judge(pair, result, excerpts, dropped))
    return judged


def _without(pair: Pair, bound: Bound) -> PairQuality:
    """Tell of a pair without a result that counts: code settled it, its results were dropped, or there was none."""
    reason = settled(pair)
    if reason:
        return PairQuality(evidence_id=pair.evidence.id, state="settled", verdict="unverifiable", reason=reason)
    lost = bound.lost.get(pair.ids)
    if lost:
        return PairQuality(evidence_id=pair.evidence.id, state="dropped", reason=lost)
    silent = bound.unanswered.get(pair.ids)
    if silent:
        return PairQuality(evidence_id=pair.evidence.id, state="unanswered", reason=silent.reason, detail=silent.detail)
    return PairQuality(evidence_id=pair.evidence.id, state="unanswered", reason="not_answered")


def _judge(pair: Pair, result: Assessment, excerpts: Excerpts, dropped: list[DroppedResult]) -> PairQuality:
    found = PairQuality(
        evidence_id=pair.evidence.id,
        state="assessed",
        verdict=result.verdict,
        detail=result.reason,
        model=result.model,
        prompt_version=result.prompt_version,
    )
    quoted = place_quote(result, excerpts)
    if quoted.reason:
        dropped.append(drop(result, quoted.reason, quoted.detail))
        refused = {"state": "dropped", "verdict": None, "proposed": result.verdict}
        return found.model_copy(update={**refused, "reason": quoted.reason, "detail": quoted.detail})
    return _with_quote(pair, found, quoted.span) if quoted.span else found


def _with_quote(pair: Pair, found: PairQuality, span: Span) -> PairQuality:
    """Put in the words as they stand in the excerpt, and demote a ``supports`` whose claim says more than that."""
    excerpt = pair.evidence.excerpt
    quoted = found.model_copy(update={"span": span, "quote": excerpt[span.start : span.end]})
    lack = what_lacks(pair.claim.text, excerpt, span) if found.verdict == "supports" else None
    if lack is None:
        return quoted
    demoted = {"verdict": "insufficient", "proposed": "supports", "reason": lack.reason, "detail": lack.words}
    return quoted.model_copy(update=demoted)
