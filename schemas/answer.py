"""What of a reply may be shown, and what was refused."""

from typing import ClassVar, Literal

from pydantic import Field

from schemas.outcome import OutcomeReason
from schemas.packet import Packet
from schemas.record import Id, Message, Record, Sha256
from schemas.reply import Citation, RelationClaim

#: ``declined``: the packet does not answer the question. ``refused``: the fixed refusal stands in its place, and so it
#: does when ``withdrawn``: it was shown, and the corrected packet no longer bears it. ``failed``: nobody replied.
AnswerState = Literal["answered", "declined", "refused", "withdrawn", "failed"]

#: In the order in which they are asked.
AnswerGate = Literal["claims", "citations", "declined", "links", "leaks"]

#: Why a whole reply is refused.
AnswerReason = Literal[
    "claim_without_ids", "claim_unknown_id", "unknown_relation", "relation_not_in_packet",
    "unknown_citation", "citation_not_listed", "no_such_page",
    "nothing_cited", "declined_with_claims",
    "link_not_in_packet", "link_text_differs",
    "leak_not_removable",
    "empty_text",
]  # fmt: skip


class Answer(Record):
    """What is shown: a reply that every gate let pass, whole, or the fixed refusal. It never says why."""

    state: AnswerState
    text: str
    cited: tuple[Citation, ...] = ()
    claims: tuple[RelationClaim, ...] = ()


class AnswerRefusal(Record):
    """Why a reply is refused, in the words of the gate; what may leak is redacted."""

    gate: AnswerGate
    reason: AnswerReason
    detail: str = ""


class PublishedAnswer(Message):
    """The answer to a question, as it now stands."""

    noun: ClassVar[str] = "answer"

    question_id: Id
    question: str
    answer: Answer
    #: Why nobody replied.
    reason: OutcomeReason | None = None
    #: Who replied; empty if nobody did.
    model: str
    prompt_version: str
    #: Of the packet that it was ruled against, and its revision.
    fingerprint: Sha256
    revision: int = Field(ge=1)
    gates_version: int = Field(ge=1)


class RefusedAnswer(Message):
    """A reply that the gates refused: kept apart, for evaluation; never shown."""

    noun: ClassVar[str] = "answer-refusal"

    question_id: Id
    refusal: AnswerRefusal
    model: str
    prompt_version: str
    fingerprint: Sha256
    revision: int = Field(ge=1)
    gates_version: int = Field(ge=1)


class PacketRow(Message):
    """A run's packet, and which commands made it."""

    noun: ClassVar[str] = "packet-row"

    revision: int = Field(ge=0)
    packet: Packet
    #: The latest command ids, so that a repeat is known.
    event_ids: tuple[str, ...] = ()


class QuestionRow(Message):
    """A question as it was asked, and what was last told of it, so that only changes are told."""

    noun: ClassVar[str] = "question-row"

    question_id: Id
    question: str
    #: The latest commands that asked it, so that a repeat is known.
    event_ids: tuple[str, ...] = ()
    told: PublishedAnswer | None = None
    refused: RefusedAnswer | None = None
