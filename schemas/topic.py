"""Every topic that the program creates and checks."""

from dataclasses import dataclass, field
from typing import Literal, get_args

from schemas.answer import PacketRow, PublishedAnswer, QuestionRow, RefusedAnswer
from schemas.assessment import Assessment, Assessments, PairBatch
from schemas.batch import Batch
from schemas.built_card import BuiltCard
from schemas.claim import Claim, Proposals
from schemas.command import AddEntries, CorrectEntry, Forget, Recheck, Regate, RemoveEntry, SetEntries
from schemas.outcome import Outcome
from schemas.quality import ReportQuality, ReportRow
from schemas.question import AskPacket, QuestionBatch, SetPacket
from schemas.record import Record
from schemas.reply import Replies, Reply
from schemas.report import OnwardReport
from schemas.report_command import CorrectClaim, CorrectEvidence, SubmitReport
from schemas.rows import BibliographyRow, CardRow, Pending, Spending, Standing
from schemas.tick import Tick
from schemas.upload import Removal, Upload
from schemas.verdict import Refusal, Verdict

#: One number for all topics, since everything of a run lies in the partition of its run id. It bounds how many
#: workers can share the load, and cannot be changed without moving every run.
PARTITIONS = 12

#: A batch of 25 views with 1,000 entries stays below 1 MiB, a bibliography of 5,000 entries below 4.
MAX_BYTES = 4 * 1024 * 1024

DAY_MS = 24 * 60 * 60 * 1000

TopicNoun = Literal[
    "uploads", "bibliography", "cards", "batches", "proposals", "ticks", "verdicts", "refusals", "outcomes",
    "dead-letters",
    "claims", "bibliography-table", "cards-table", "pending-table", "spending-table", "standing-table",
    "reports", "pair-batches", "assessments", "report-quality", "reports-onward",
    "reports-table", "assessments-table", "pair-pending-table", "pair-spending-table",
    "questions", "question-batches", "replies", "answers", "answer-refusals",
    "packets-table", "questions-table", "replies-table", "question-pending-table", "question-spending-table",
]  # fmt: skip


#: What the program does, each by workers of its own: they make, check and read the topics of their task only.
Task = Literal["bind", "verify", "answer"]
TASKS: tuple[Task, ...] = get_args(Task)


@dataclass(frozen=True)
class Topic:
    """How one topic is laid out; ``key`` names the parts of its records' keys."""

    noun: TopicNoun
    key: tuple[str, ...]
    records: tuple[type[Record], ...]
    cleanup: Literal["delete", "compact"] = "delete"
    retention_ms: int = 7 * DAY_MS
    partitions: int = PARTITIONS
    table: bool = field(default=False)
    tasks: tuple[Task, ...] = ("bind",)

    def name(self, prefix: str) -> str:
        """Return the name on the wire, such as ``sourcebind.uploads.v1``."""
        return f"{prefix}.{self.noun}.v1"

    def config(self) -> dict[str, str]:
        """Return the broker-side settings that the program checks."""
        kept = {"retention.ms": str(self.retention_ms)} if self.cleanup == "delete" else {}
        return {"cleanup.policy": self.cleanup, "max.message.bytes": str(MAX_BYTES), **kept}


_COMMANDS = (SetEntries, AddEntries, CorrectEntry, RemoveEntry, Recheck, Regate, Forget)
_REPORT_COMMANDS = (SubmitReport, CorrectClaim, CorrectEvidence, Recheck, Regate, Forget)
_QUESTION_COMMANDS = (SetPacket, AskPacket, Recheck, Regate, Forget)

TOPICS: dict[TopicNoun, Topic] = {
    topic.noun: topic
    for topic in (
        Topic("uploads", ("run", "source"), (Upload, Removal)),
        # ten years: commands are the only record of what people said of their bibliography
        Topic("bibliography", ("run",), _COMMANDS, retention_ms=3650 * DAY_MS),
        Topic("cards", ("run",), (BuiltCard,)),
        Topic("batches", ("run", "batch"), (Batch,)),
        Topic("proposals", ("run",), (Proposals,)),
        Topic("ticks", ("tick",), (Tick,), retention_ms=DAY_MS // 24, tasks=TASKS),
        Topic("verdicts", ("run", "source", "entry"), (Verdict,), "compact"),
        Topic("refusals", ("run", "source", "entry"), (Refusal,)),
        Topic("outcomes", ("run", "source"), (Outcome,), "compact"),
        Topic("dead-letters", ("original",), (), tasks=TASKS),
        Topic("claims", ("run", "source", "claim"), (Claim,), "compact", table=True),
        Topic("bibliography-table", ("run",), (BibliographyRow,), "compact", table=True),
        Topic("cards-table", ("run", "source"), (CardRow,), "compact", table=True),
        Topic("pending-table", ("run", "source"), (Pending,), "compact", table=True),
        Topic("spending-table", ("run", "batch"), (Spending,), "compact", table=True),
        Topic("standing-table", ("run", "source"), (Standing,), "compact", table=True),
        # a report is the run of its own verification; kept as long as a bibliography, for the same reason
        Topic("reports", ("run",), _REPORT_COMMANDS, retention_ms=3650 * DAY_MS, tasks=("verify",)),
        Topic("pair-batches", ("run", "batch"), (PairBatch,), tasks=("verify",)),
        Topic("assessments", ("run",), (Assessments,), tasks=("verify",)),
        Topic("report-quality", ("run",), (ReportQuality,), "compact", tasks=("verify",)),
        Topic("reports-onward", ("run",), (OnwardReport,), tasks=("verify",)),
        Topic("reports-table", ("run",), (ReportRow,), "compact", table=True, tasks=("verify",)),
        Topic("assessments-table", ("run", "assessment"), (Assessment,), "compact", table=True, tasks=("verify",)),
        Topic("pair-pending-table", ("run", "assessment"), (Pending,), "compact", table=True, tasks=("verify",)),
        Topic("pair-spending-table", ("run", "batch"), (Spending,), "compact", table=True, tasks=("verify",)),
        # not kept long: packets tell where people were, and what is forgotten is to be gone
        Topic("questions", ("run",), _QUESTION_COMMANDS, tasks=("answer",)),
        Topic("question-batches", ("run", "batch"), (QuestionBatch,), tasks=("answer",)),
        Topic("replies", ("run",), (Replies,), tasks=("answer",)),
        Topic("answers", ("run", "question"), (PublishedAnswer,), "compact", tasks=("answer",)),
        Topic("answer-refusals", ("run", "question"), (RefusedAnswer,), tasks=("answer",)),
        Topic("packets-table", ("run",), (PacketRow,), "compact", table=True, tasks=("answer",)),
        Topic("questions-table", ("run", "question"), (QuestionRow,), "compact", table=True, tasks=("answer",)),
        Topic("replies-table", ("run", "question", "reply"), (Reply,), "compact", table=True, tasks=("answer",)),
        Topic("question-pending-table", ("run", "question"), (Pending,), "compact", table=True, tasks=("answer",)),
        Topic("question-spending-table", ("run", "batch"), (Spending,), "compact", table=True, tasks=("answer",)),
    )
}


def topic_for(kind: type[Record], task: Task) -> Topic:
    """Return the task's topic on which records of a kind are published; no table's.

    Raises:
        KeyError: there is none.
    """
    for topic in TOPICS.values():
        if kind in topic.records and task in topic.tasks and not topic.table:
            return topic
    raise KeyError(kind.__name__)
