"""What people ask over an evidence packet, what they do to the packet, and how a model is asked."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from schemas.batch import MAX_BATCH
from schemas.command import Command, Forget, Recheck, Regate
from schemas.packet import Packet
from schemas.record import Id, Message, Record, Sha256


class SetPacket(Command):
    """This is the run's whole evidence packet now. Stored replies are ruled against it, without a call."""

    kind: Literal["set_packet"] = "set_packet"
    packet: Packet


class AskPacket(Command):
    """A question over the run's packet; an id that stands already asks that question anew, in these words."""

    kind: Literal["ask"] = "ask"
    question_id: Id
    question: str = Field(min_length=1, max_length=10_000)


AnyQuestionCommand = Annotated[SetPacket | AskPacket | Recheck | Regate | Forget, Field(discriminator="kind")]


class PacketQuestion(Record):
    """One question of a batch."""

    question_id: Id
    question: str
    #: Under which the reply is stored.
    key: Sha256

    @property
    def item(self) -> str:
        """What a reply is for."""
        return self.question_id


class QuestionBatch(Message):
    """What the answerer asks in one call: questions over one packet."""

    noun: ClassVar[str] = "question-batch"

    batch_id: Id
    prompt_version: str
    model: str
    packet: Packet
    questions: tuple[PacketQuestion, ...] = Field(min_length=1, max_length=MAX_BATCH)
