"""Bring what downstream was told of a report up to date."""

from collections.abc import Iterator

from gates import stages_after_verification, verify
from schemas import Assessment, OnwardReport, Pending, ReportQuality, ReportRow, Unanswered
from streams.verifier.counts import count_told
from streams.verifier.pairs import AskedPair
from streams.verifier.waiting import blocks
from streams.verifier.work import Work


def settle(work: Work, run: str) -> None:
    """Judge a report by today's gates and tell what changed; hand it on, once a revision, as it came.

    A revision is first told when nothing of it waits for its first answer, so that an outage of the provider holds up
    no report for longer than one call; what comes later is told then.
    """
    row = work.row(ReportRow, run)
    if row is None or row.forgotten or (row.onward < row.revision and _is_held_up(work, run)):
        return
    quality = verify(work.report(row), _results(work, row)).model_copy(update={"revision": row.revision})
    if quality != row.told:
        work.tell(quality)
        count_told(work, row.told, quality)
    if row.onward < row.revision:
        work.tell(_onward(row, quality))
    work.put(row.model_copy(update={"told": quality, "onward": row.revision}))


def _is_held_up(work: Work, run: str) -> bool:
    waiting = (work.row(Pending, run, place.source_id) for place in work.members("pending", run))
    return any(blocks(pending, work.now) for pending in waiting if pending)


def _onward(row: ReportRow, quality: ReportQuality) -> OnwardReport:
    return OnwardReport(
        run_id=row.run_id,
        revision=row.revision,
        sha256=quality.report_sha256,
        stages=stages_after_verification(),
        document=row.document,
    )


def _results(work: Work, row: ReportRow) -> Iterator[Assessment | Unanswered]:
    for pair in work.pairs(row):
        ids = {"claim_id": pair.pair.claim.id, "evidence_id": pair.pair.evidence.id}
        answer = work.answer(row.run_id, pair)
        if answer is not None:
            # the same texts may stand under other ids, or stood under other ids when they were asked about
            yield answer.model_copy(update=ids)
        elif silent := _silent(work, row, pair, ids):
            yield silent


def _silent(work: Work, row: ReportRow, pair: AskedPair, ids: dict[str, str]) -> Unanswered | None:
    pending = work.row(Pending, row.run_id, pair.key)
    reason = pending.reason if pending else row.given_up.get(pair.key)
    return Unanswered(**ids, reason=reason) if reason else None
