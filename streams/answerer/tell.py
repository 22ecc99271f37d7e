"""Rule a reply, tell what changed, and remember what was told."""

from collections import Counter

from gates.answer import ANSWER_GATES_VERSION, FAILED, REFUSAL, LeakKind, rule_answer
from schemas import Answer, AnswerRefusal, OutcomeReason, PacketRow, PublishedAnswer, QuestionRow, RefusedAnswer, Reply
from streams.answerer.work import Work


def tell(work: Work, known: PacketRow, row: QuestionRow, reply: Reply) -> None:
    """Publish the answer, and the refusal if there is one, where they differ from what was last told."""
    answer, refusal, redactions = rule_answer(reply.draft, known.packet, work.guarded)
    if refusal and _was_shown(row):
        answer = Answer(state="withdrawn", text=REFUSAL)
    told = _answer(known, row, answer, reply)
    if not _same(row.told, told):
        _count_redactions(work, redactions)
    _tell(work, row, told, _refused(known, row, refusal, reply) if refusal else None)


def _count_redactions(work: Work, redactions: Counter[LeakKind]) -> None:
    for kind in redactions.elements():
        work.count("answer_redactions", kind=kind)


def tell_failed(work: Work, known: PacketRow, row: QuestionRow, reason: OutcomeReason) -> None:
    """Say that nobody replied; an answer that was shown before stays."""
    if not _was_shown(row):
        _tell(work, row, _answer(known, row, Answer(state="failed", text=FAILED), reason=reason), None)


def _was_shown(row: QuestionRow) -> bool:
    """Whether an answer to these words was shown, and perhaps withdrawn."""
    told = row.told
    return told is not None and told.question == row.question and told.answer.state not in ("refused", "failed")


def _answer(
    known: PacketRow,
    row: QuestionRow,
    answer: Answer,
    reply: Reply | None = None,
    reason: OutcomeReason | None = None,
) -> PublishedAnswer:
    return PublishedAnswer(
        run_id=row.run_id,
        question_id=row.question_id,
        question=row.question,
        answer=answer,
        reason=reason,
        model=reply.model if reply else "",
        prompt_version=reply.prompt_version if reply else "",
        fingerprint=known.packet.fingerprint,
        revision=known.revision,
        gates_version=ANSWER_GATES_VERSION,
    )


def _refused(known: PacketRow, row: QuestionRow, refusal: AnswerRefusal, reply: Reply) -> RefusedAnswer:
    return RefusedAnswer(
        run_id=row.run_id,
        question_id=row.question_id,
        refusal=refusal,
        model=reply.model,
        prompt_version=reply.prompt_version,
        fingerprint=known.packet.fingerprint,
        revision=known.revision,
        gates_version=ANSWER_GATES_VERSION,
    )


def _tell(work: Work, row: QuestionRow, told: PublishedAnswer, refused: RefusedAnswer | None) -> None:
    if not _same(row.told, told):
        work.tell(told)
        work.count("answers", result=told.answer.state, reason=refused.refusal.reason if refused else "none")
        row = row.model_copy(update={"told": told})
    if not _same(row.refused, refused):
        if refused:
            work.tell(refused)
        row = row.model_copy(update={"refused": refused})
    work.put(row)


def _same(old: PublishedAnswer | RefusedAnswer | None, new: PublishedAnswer | RefusedAnswer | None) -> bool:
    """Whether nothing is new: another packet alone is no news; what was told says against which it was first ruled."""
    if old is None or new is None:
        return old is new
    return old.model_copy(update={"fingerprint": new.fingerprint, "revision": new.revision}) == new
