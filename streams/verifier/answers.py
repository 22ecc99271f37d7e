"""What a batch brought."""

from schemas import Assessment, Assessments, Pending, ReportRow
from streams.at_work import at_item
from streams.job.answers import count_repeated, take_failures
from streams.job.lost import overtake
from streams.job.spending import spend
from streams.verifier.waiting import WAITS
from streams.verifier.work import Work


def on_assessments(work: Work, answers: Assessments) -> None:
    """Keep the assessments, and ask again for the rest; the first answer to a question is the one that counts."""
    row = work.row(ReportRow, answers.run_id)
    if row is None or row.forgotten:
        work.count("forgotten_proposals")
        return
    again = spend(work, answers)
    overtake(work, answers)
    for assessment in answers.assessments:
        with at_item(claim_id=assessment.claim_id, evidence_id=assessment.evidence_id):
            _keep(work, assessment, record_came_again=again)
    take_failures(work, answers, WAITS)
    work.touched.add(answers.run_id)


def _keep(work: Work, assessment: Assessment, *, record_came_again: bool) -> None:
    run, key = assessment.run_id, assessment.key
    held = work.row(Assessment, run, key)
    if held is None:
        work.count("claims", model=assessment.model)
        work.put(assessment.model_copy(update={"stored_at": work.now}))
    else:
        count_repeated(work, held, assessment, record_came_again=record_came_again)
    pending = work.row(Pending, run, key)
    if pending:
        work.measure("answer_wait_seconds", max(work.now - pending.since, 0) / 1000)
        work.delete(Pending, run, key)
