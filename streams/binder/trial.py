"""A shadow trial: another proposer is asked beside the live one, and nothing that it says becomes a verdict."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import replace

from gates import fast_path
from schemas import BibliographyRow, CardRow, Claim, Entry, Proposals, claim_key
from streams.binder.rule import refusal, rule_claims
from streams.binder.seats import Seat, batch_for
from streams.binder.sources import is_answered
from streams.binder.work import Work
from streams.job.spending import reserve, spend
from streams.job.terms import Asked, Trial
from streams.providers.estimate import expected_usd


def send_trial(work: Work, known: BibliographyRow, entries: tuple[Entry, ...], seats: Sequence[Seat]) -> None:
    """Ask the trial's proposer about its share of the sources that the live one is asked about for the first time.

    It is asked once: what it leaves unanswered is a figure of the trial.
    """
    trial = work.terms.trial
    if trial is None or trial.asked == work.asked:
        return  # a proposer that has become the live one is on trial no more
    chosen = list(_chosen(work, known, trial, seats))
    if chosen:
        batch = batch_for(work, known, entries, chosen, trial.asked)
        work.tell(batch)
        reserve(work, batch, expected_usd(batch))
        work.count("batches", kind="trial")


def _chosen(work: Work, known: BibliographyRow, trial: Trial, seats: Sequence[Seat]) -> Iterator[Seat]:
    for seat in seats:
        key = _key(seat, trial.asked)
        row = work.row(CardRow, known.run_id, seat.row.source_id)
        first = row and not seat.row.tries and not is_answered(work, row, key)
        if first and in_share(seat.question.sha256, trial.share):
            yield replace(seat, question=seat.question.model_copy(update={"claim_key": key}))


def _key(seat: Seat, asked: Asked) -> str:
    return claim_key(seat.part.fingerprint, seat.question.sha256, asked.prompt_version, asked.model)


def in_share(sha256: str, share: float) -> bool:
    """Whether a source belongs to a share of all: by its bytes, so the same ones in every run and at every repeat."""
    return int(sha256[:8], 16) < share * 2**32


def on_trial(work: Work, proposals: Proposals) -> None:
    """Keep the claims apart, and tell what the gates refuse of them."""
    known = work.row(BibliographyRow, proposals.run_id)
    if spend(work, proposals):
        return  # a record that came again was worked on before
    seen = {claim.source_id for claim in proposals.claims}
    for claim in proposals.claims:
        work.count("trial_answers", result="answered")
        if work.row(Claim, claim.run_id, claim.source_id, claim.key) is None:
            work.put(claim.model_copy(update={"stored_at": work.now}))
            if known:
                _rule(work, known, claim, seen)
    for failure in proposals.failures:
        work.count("trial_answers", result=failure.reason)


def _rule(work: Work, known: BibliographyRow, claim: Claim, batch: Set[str]) -> None:
    row = work.row(CardRow, claim.run_id, claim.source_id)
    card = work.card(claim.run_id, claim.source_id)
    if row is None or card is None or card.sha256 != claim.sha256:
        return
    fast = fast_path(card, known.bibliography, row.provenance)
    for said in rule_claims((claim,), card, known.bibliography, fast if fast and fast.bound else None):
        if said.ruling.bound:
            work.count("trial_rulings", ruling="bound", role=said.ruling.role)
        else:
            told = refusal(work, row, said, known.bibliography.revision, batch)
            work.tell(told.model_copy(update={"trial": True}))
            work.count("trial_rulings", ruling="refused", role=said.ruling.role)
