"""The answerer's tables, what it tells, and which of its rows belong together."""

from collections.abc import Hashable, Iterator

from schemas import (
    Message,
    PacketRow,
    Pending,
    PublishedAnswer,
    QuestionBatch,
    QuestionRow,
    RefusedAnswer,
    Reply,
    Spending,
)
from streams.job.layout import Layout, Name, Place

_QUESTION = ("run_id", "question_id")
_BATCH = ("run_id", "batch_id")


def _belongs(row: Message) -> Iterator[tuple[Name, Hashable]]:
    match row:
        case QuestionRow():
            yield ("questions", row.run_id), row.question_id
        case Reply():
            yield ("replies", row.run_id, row.question_id), row.key
            yield ("replies of run", row.run_id), (row.question_id, row.key)
            yield ("replied", row.run_id, row.key), row.question_id


LAYOUT = Layout(
    rows={
        PacketRow: Place("packets-table", ("run_id",)),
        QuestionRow: Place("questions-table", _QUESTION),
        Reply: Place("replies-table", (*_QUESTION, "key")),
        Pending: Place("question-pending-table", ("run_id", "source_id")),
        Spending: Place("question-spending-table", _BATCH),
    },
    records={
        PublishedAnswer: Place("answers", _QUESTION),
        RefusedAnswer: Place("answer-refusals", _QUESTION),
        QuestionBatch: Place("question-batches", _BATCH),
    },
    belongs=_belongs,
)
