"""What a batch brought."""

from schemas import BibliographyRow, CardRow, Claim, Pending, Proposals
from streams.at_work import at_item
from streams.binder.counts import count_proposals
from streams.binder.retry import WAITS
from streams.binder.settle import settle
from streams.binder.sources import next_ask
from streams.binder.trial import on_trial
from streams.binder.work import Work
from streams.job.answers import count_repeated, take_failures
from streams.job.lost import overtake
from streams.job.spending import spend
from streams.job.waits import wait_for_turn


def on_proposals(work: Work, proposals: Proposals) -> None:
    """Keep the claims, rule them, and ask again for the rest; the first answer to a question is the one that counts."""
    run = proposals.run_id
    known = work.row(BibliographyRow, run)
    if known and known.forgotten:
        work.count("forgotten_proposals")
        return
    if proposals.trial:
        on_trial(work, proposals)
        return
    again = spend(work, proposals)
    overtake(work, proposals)
    for claim in proposals.claims:
        with at_item(source_id=claim.source_id):
            _count_answer(work, claim, record_came_again=again)
            _keep(work, claim)
    seen = {claim.source_id for claim in proposals.claims}
    settle(work, run, seen, may_ask=False, batch=seen)
    take_failures(work, proposals, WAITS)


def _count_answer(work: Work, claim: Claim, *, record_came_again: bool) -> None:
    held = work.row(Claim, claim.run_id, claim.source_id, claim.key)
    if held is None:
        work.count("claims", model=claim.model)
    else:
        count_repeated(work, held, claim, record_came_again=record_came_again)


def _keep(work: Work, claim: Claim) -> None:
    run, source = claim.run_id, claim.source_id
    if work.row(Claim, run, source, claim.key) is None:
        count_proposals(work, claim)
        work.put(claim.model_copy(update={"stored_at": work.now}))
    pending = work.row(Pending, run, source)
    if pending and pending.claim_key == claim.key:
        _go_on(work, pending, claim)
    elif pending and pending.batch_id == claim.batch_id:
        # the bibliography has grown since: the answer is kept, and the new question waits for its turn
        work.put(wait_for_turn(pending))


def _go_on(work: Work, pending: Pending, claim: Claim) -> None:
    """Wait for the answer about the next part of the bibliography, if there is one."""
    run, source = claim.run_id, claim.source_id
    known, row = work.row(BibliographyRow, run), work.row(CardRow, run, source)
    ask = None
    if known and row and len(work.parts(known.bibliography)) == claim.parts:
        ask = next_ask(work, known, row, claim.part + 1)
    if ask is None:
        work.measure("answer_wait_seconds", max(work.now - pending.since, 0) / 1000)
        work.delete(Pending, run, source)
    else:
        asked = {"claim_key": ask.key, "part": ask.part.number}
        work.put(wait_for_turn(pending, due=work.now, tries=0, **asked))
