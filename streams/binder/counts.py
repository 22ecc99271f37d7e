"""What an operator counts of rulings, as they are told."""

from gates.language import language_of
from schemas import CardRow, Claim, Refusal, Verdict
from streams.binder.work import Work
from streams.metrics.labels import NONE
from streams.metrics.metric import OTHER

#: A page tells its language, and with fewer of a language's words it does not.
TELLING_CHARACTERS = 3_000
TELLING_WORDS = 5


def count_bound(work: Work, row: CardRow, verdict: Verdict) -> None:
    """Count a verdict that is told; one that only a model vouches for raises the alarm."""
    flagged = "yes" if verdict.flags else "no"
    work.count("verdicts", method=verdict.method, role=verdict.role, flagged=flagged)
    for flag in verdict.flags:
        work.count("verdict_flags", flag=flag)
    if is_model_only(verdict):
        work.count("model_only_binds")
    _count_ruling(work, row, verdict, result="bound", gate=NONE, reason=NONE)


def count_refused(work: Work, row: CardRow, refusal: Refusal) -> None:
    """Count a refusal that is told, by the first gate that refused."""
    gate = next((result.gate for result in refusal.gates if not result.passed), NONE)
    _count_ruling(work, row, refusal, result="refused", gate=gate, reason=refusal.reason)


def _count_ruling(work: Work, row: CardRow, told: Verdict | Refusal, **labels: str) -> None:
    card = work.card(row.run_id, row.source_id)
    language = language_of(card.text[:TELLING_CHARACTERS], TELLING_WORDS) if card else None
    asked = {"model": told.model or NONE, "prompt_version": told.prompt_version or NONE}
    work.count("rulings", role=told.role, language=language or OTHER, **asked, **labels)


def count_proposals(work: Work, claim: Claim) -> None:
    """Count what a claim proposes."""
    for proposal in claim.proposals:
        work.count("proposals", role=proposal.role, model=claim.model, prompt_version=claim.prompt_version)


def is_model_only(verdict: Verdict) -> bool:
    """Say whether a proposal was bound though a gate refused it, or none saw its evidence on the card.

    The gates see to it that none is; this looks at what is told, whatever made it.
    """
    seen = any(result.gate == "evidence" and result.seen for result in verdict.gates)
    return verdict.method == "proposal" and not (seen and all(result.passed for result in verdict.gates))
