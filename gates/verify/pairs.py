"""The pairs of claim and evidence that a report itself names: nobody can add one."""

import re
from typing import NamedTuple

from gates.verify.contract import is_empty, repeated_ids
from gates.verify.thresholds import PAIR_CHARACTERS
from schemas import Evidence, Report, ReportClaim, SettledReason

#: An ellipsis at an end of the excerpt, with or without brackets: somebody cut it there.
_CUT = re.compile(r"^\W{0,2}(?:…|\.\s?\.\s?\.)|(?:…|\.\s?\.\s?\.)\W{0,2}$")


class Pair(NamedTuple):
    """A claim and one piece of evidence that it cites."""

    claim: ReportClaim
    evidence: Evidence

    @property
    def ids(self) -> tuple[str, str]:
        """The ids of both."""
        return self.claim.id, self.evidence.id


def expected_pairs(report: Report) -> tuple[Pair, ...]:
    """Return every pair that may have a result, each once, in the report's order.

    Left out, and named as a breach of the contract: evidence that was not admitted, ids that stand for more than one
    text, claims that say nothing.
    """
    twice = repeated_ids(evidence.id for evidence in report.evidence)
    admitted = {evidence.id: evidence for evidence in report.evidence if evidence.id not in twice}
    unclear = repeated_ids(claim.id for claim in report.claims)
    return tuple(
        Pair(claim, admitted[evidence_id])
        for claim in report.claims
        if claim.id not in unclear and not is_empty(claim.text)
        for evidence_id in dict.fromkeys(claim.evidence_ids)
        if evidence_id in admitted
    )


def settled(pair: Pair) -> SettledReason | None:
    """Return why a pair is unverifiable whatever is said of it: empty or cut evidence, or more than can be asked."""
    if is_empty(pair.evidence.excerpt):
        return "evidence_empty"
    if len(pair.claim.text) + len(pair.evidence.excerpt) > PAIR_CHARACTERS:
        return "pair_too_long"
    return "evidence_cut" if pair.evidence.cut or _CUT.search(pair.evidence.excerpt.strip()) else None


def pairs_to_ask(report: Report) -> tuple[Pair, ...]:
    """Return the expected pairs that code has not settled."""
    return tuple(pair for pair in expected_pairs(report) if settled(pair) is None)
