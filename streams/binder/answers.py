"""What a batch brought."""

from schemas import BibliographyRow, CardRow, Claim, Failure, Pending, Proposals
from streams.binder.counts import count_proposals
from streams.binder.lost import overtake
from streams.binder.retry import no_answer
from streams.binder.settle import settle
from streams.binder.sources import next_ask
from streams.binder.spending import spend
from streams.binder.trial import on_trial
from streams.binder.waiting import wait_for_turn
from streams.binder.work import Work


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
        _count_answer(work, claim, record_came_again=again)
        _keep(work, claim)
    seen = {claim.source_id for claim in proposals.claims}
    settle(work, run, seen, may_ask=False, batch=seen)
    for failure in proposals.failures:
        _failed(work, proposals, failure)


def _count_answer(work: Work, claim: Claim, *, record_came_again: bool) -> None:
    """Count answers, and those to a question that had one: each key is meant to be paid for once.

    ``call_repeated`` comes of a crash between a call and its commit, and is to be no more than those; ``asked_again``
    is to be none at all. A record that comes a second time cost nothing.
    """
    held = work.row(Claim, claim.run_id, claim.source_id, claim.key)
    if held is None:
        work.count("claims", model=claim.model)
    elif held.batch_id != claim.batch_id:
        work.count("claims_repeated", why="asked_again")
    elif not record_came_again:
        work.count("claims_repeated", why="call_repeated")


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
        work.put(wait_for_turn(pending, ask).model_copy(update={"due": work.now, "tries": 0}))


def _failed(work: Work, proposals: Proposals, failure: Failure) -> None:
    pending = work.row(Pending, proposals.run_id, failure.source_id)
    # any other batch id is that of an earlier try, whose failure was counted then
    if pending and pending.batch_id == proposals.batch_id:
        work.count("provider_failures", reason=failure.reason)
        no_answer(work, pending, failure.reason, sources=len(proposals.claims) + len(proposals.failures))
