"""Tell downstream what changed of a source, and remember what was told."""

from schemas import Bibliography, CardRow, Outcome, Refusal, Standing, Verdict, WithdrawalReason
from streams.binder.counts import count_bound, count_refused
from streams.binder.rule import Ruled
from streams.binder.where import Where
from streams.binder.work import Work


def tell(work: Work, row: CardRow, place: Where, ruled: Ruled, bibliography: Bibliography | None) -> None:
    """Publish the verdicts, refusals and the outcome that differ from what was last told."""
    before = work.row(Standing, row.run_id, row.source_id)
    held = before.verdicts if before else ()
    verdicts = tuple(_as_told(held, verdict) for verdict in ruled.verdicts)
    outcome = _outcome(row, place, bibliography, before)
    _tell_verdicts(work, row, held, verdicts)
    for verdict in held:
        if verdict.entry_id not in {new.entry_id for new in verdicts}:
            _withdraw(work, row, verdict, ruled, bibliography)
    _tell_refusals(work, row, before.refusals if before else (), ruled.refusals)
    if before is None or outcome != before.outcome:
        work.tell(outcome)
        work.count("outcomes", state=outcome.state, reason=outcome.reason)
    told = {*(before.told if before else ()), *(verdict.entry_id for verdict in verdicts)}
    work.put(
        Standing(
            run_id=row.run_id,
            source_id=row.source_id,
            outcome=outcome,
            verdicts=verdicts,
            told=tuple(sorted(told)),
            refusals=tuple(sorted({refusal.digest for refusal in ruled.refusals})),
        )
    )


def _as_told(held: tuple[Verdict, ...], verdict: Verdict) -> Verdict:
    # a revision alone is no news: a verdict says against which bibliography it was first ruled as it stands
    for old in held:
        if old.model_copy(update={"revision": verdict.revision}) == verdict:
            return old
    return verdict


def _tell_verdicts(work: Work, row: CardRow, held: tuple[Verdict, ...], verdicts: tuple[Verdict, ...]) -> None:
    for verdict in verdicts:
        if verdict not in held:
            work.tell(verdict)
            count_bound(work, row, verdict)


def _tell_refusals(work: Work, row: CardRow, told: tuple[str, ...], refusals: tuple[Refusal, ...]) -> None:
    for refusal in refusals:
        if refusal.digest not in told:
            work.tell(refusal)
            count_refused(work, row, refusal)


def _withdraw(work: Work, row: CardRow, verdict: Verdict, ruled: Ruled, bibliography: Bibliography | None) -> None:
    revision = bibliography.revision if bibliography else verdict.revision
    reason = _why(row, verdict, ruled, bibliography)
    work.tell(verdict.model_copy(update={"state": "withdrawn", "reason": reason, "revision": revision}))
    work.count("withdrawals", reason=reason, method=verdict.method, role=verdict.role)


def _why(row: CardRow, verdict: Verdict, ruled: Ruled, bibliography: Bibliography | None) -> WithdrawalReason:
    if row.removed:
        return "source_removed"
    if bibliography is None or bibliography.entry(verdict.entry_id) is None:
        return "entry_removed"
    refused = [refusal.reason for refusal in ruled.refusals if refusal.entry_id == verdict.entry_id]
    return refused[0] if refused else "no_longer_proposed"


def _outcome(row: CardRow, place: Where, bibliography: Bibliography | None, before: Standing | None) -> Outcome:
    outcome = Outcome(
        run_id=row.run_id,
        source_id=row.source_id,
        upload_revision=row.revision,
        sha256=row.sha256,
        state=place.state,
        reason=place.reason,
        detail=place.detail,
        revision=bibliography.revision if bibliography else 0,
    )
    same = before is not None and before.outcome.model_copy(update={"revision": outcome.revision}) == outcome
    return before.outcome if before is not None and same else outcome
